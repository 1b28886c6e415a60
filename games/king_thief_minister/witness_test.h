// SPDX-License-Identifier: Apache-2.0
// For tests: somebody who keeps exact knowledge the slow way, as a list of arrangements of the six spots,
// from nothing but the events told to one seat (or to spectators). KTM-148 line by line.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "games/king_thief_minister/state.h"

namespace fg::ktm {

class Witness {
  public:
    Witness(const Rules& rules, Seat me) : rules_(rules), me_(me) {
        std::string arrangement = "012345";
        do possible_.push_back(arrangement);
        while (std::next_permutation(arrangement.begin(), arrangement.end()));
    }

    void hear(const Event& event) {
        switch (event.happening) {
            case Happening::saw:
            case Happening::turned_up:
                if (!is_over_) keep(event.spot, event.character, true);
                break;
            case Happening::moved: move(event.direction); break;
            case Happening::verdict:
                keep(rules_.spot_of[event.seat], event.character, event.verdict == Verdict::right);
                break;
            case Happening::guessed:
                keep(rules_.spot_of[event.target], event.character, event.verdict == Verdict::right);
                break;
            case Happening::sealed: secret_ = event.shuffle; break;
            case Happening::shuffled: shuffle(event); break;
            case Happening::turn: secret_ = Shuffle::none; break;
            case Happening::ended: is_over_ = true; break;
            case Happening::started:
            case Happening::peeked:
            case Happening::declined:
            case Happening::looked:
            case Happening::claimed:
            case Happening::unchallenged:
            case Happening::challenged:
            case Happening::paid:
            case Happening::took:
            case Happening::stole:
            case Happening::answered:
            case Happening::compared:
            case Happening::aimed:
            case Happening::chose_payer:
            case Happening::chose_pair:
            case Happening::named:
            case Happening::turned_down:
            case Happening::none: break;
        }
    }

    std::size_t size() const { return possible_.size(); }
    // Whether the set is exactly this one, given which card lies where.
    bool agrees(const Knowledge& knowledge, const Row<u8, spots>& card_at) const {
        if (knowledge.size() != static_cast<int>(possible_.size())) return false;
        for (const std::string& arrangement : possible_) {
            Faces faces;
            for (int spot = 0; spot < spots; ++spot)
                faces[card_at[spot]] = character_at(arrangement[static_cast<std::size_t>(spot)] - '0');
            if (!knowledge.has(world_of(faces))) return false;
        }
        return true;
    }

  private:
    void keep(int spot, Character face, bool is_that) {
        std::erase_if(possible_, [&](const std::string& arrangement) {
            return (arrangement[static_cast<std::size_t>(spot)] - '0' == index_of(face)) != is_that;
        });
    }
    void move(Act direction) {
        const std::size_t step = direction == Act::move_right ? 1 : direction == Act::move_left ? 5 : 3;
        for (std::string& arrangement : possible_) {
            const std::string old = arrangement;
            for (std::size_t i = 0; i < 6; ++i) arrangement[i] = old[(i + step) % 6];
        }
    }
    void shuffle(const Event& event) {
        if (event.seat == me_ && secret_ == Shuffle::keep) return;
        std::vector<std::string> images = possible_;
        for (std::string& arrangement : images)
            std::swap(arrangement[event.spot], arrangement[event.other_spot]);
        const bool is_known =
            event.shuffle == Shuffle::open || (event.seat == me_ && secret_ == Shuffle::exchange);
        if (!is_known) images.insert(images.end(), possible_.begin(), possible_.end());
        std::sort(images.begin(), images.end());
        images.erase(std::unique(images.begin(), images.end()), images.end());
        possible_ = images;
    }

    const Rules& rules_;
    Seat me_;
    Shuffle secret_ = Shuffle::none;
    bool is_over_ = false;
    std::vector<std::string> possible_;
};

}  // namespace fg::ktm
