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
        switch (event.kind) {
            case EventKind::saw:
            case EventKind::turned_up:
                if (!is_over_) keep(index_of(event.spot), event.character, true);
                break;
            case EventKind::moved: move(event.direction); break;
            case EventKind::verdict:
                keep(index_of(rules_.spot_of[event.seat]), event.character, event.verdict == Verdict::right);
                break;
            case EventKind::guessed:
                keep(index_of(rules_.spot_of[event.target]), event.character,
                     event.verdict == Verdict::right);
                break;
            case EventKind::sealed: secret_ = event.shuffle; break;
            case EventKind::shuffled: shuffle(event); break;
            case EventKind::turn: secret_ = Shuffle::none; break;
            case EventKind::ended: is_over_ = true; break;
            case EventKind::started:
            case EventKind::peeked:
            case EventKind::declined:
            case EventKind::looked:
            case EventKind::claimed:
            case EventKind::unchallenged:
            case EventKind::challenged:
            case EventKind::paid:
            case EventKind::fell_short:
            case EventKind::took:
            case EventKind::stole:
            case EventKind::answered:
            case EventKind::compared:
            case EventKind::aimed:
            case EventKind::chose_payer:
            case EventKind::chose_pair:
            case EventKind::named:
            case EventKind::turned_down:
            case EventKind::none: break;
        }
    }

    std::size_t size() const { return possible_.size(); }
    // Whether the set is exactly this one, given which card lies where.
    bool agrees(const Knowledge& knowledge, const PerSpot<u8>& card_at) const {
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
            std::swap(arrangement[static_cast<std::size_t>(event.spot)],
                      arrangement[static_cast<std::size_t>(event.other_spot)]);
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
