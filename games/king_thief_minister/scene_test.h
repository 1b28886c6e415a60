// SPDX-License-Identifier: Apache-2.0
// For tests: a table set up in the catalogue's own notation. Players are named by their spots, as there: p3
// owns spot 3. Unless told otherwise everybody declined the first look, has 3 coins, and p0 is to move on
// KTMESP.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include "games/king_thief_minister/game.h"
#include "games/king_thief_minister/text.h"
#include "match/chance_sources.h"

namespace fg::ktm {

inline constexpr Character K = Character::king, T = Character::thief, M = Character::minister,
                           E = Character::executioner, S = Character::sheriff, P = Character::peasant;

inline Choice peek(int spot) { return {.act = Act::peek, .spot = spot_at(spot)}; }
inline Choice claim(Character character) { return {.act = Act::claim, .character = character}; }
inline Choice name_card(int spot, Character character) {
    return {.act = Act::name, .character = character, .spot = spot_at(spot)};
}
inline Choice shuffle(int first, int second, Shuffle how) {
    return {.act = Act::shuffle, .spot = spot_at(first), .other_spot = spot_at(second), .shuffle = how};
}

struct Told {
    Audience audience;
    Event event;
};

struct Notebook {
    static constexpr bool listens = true;
    std::vector<Told> told;
    void operator()(Audience audience, const Event& event) { told.push_back({audience, event}); }
};

class Scene {
  public:
    // The printed content is made in one place: it is long, and a default argument would be compiled into every test.
    explicit Scene(int players, const Options& options = {});
    Scene(int players, const Options& options, const Content& content);

    // Also makes everybody forget what they knew: say it before `has_seen`.
    Scene& cards(std::string_view letters);
    // Of the players in clockwise order; what is left of 5N is the treasury.
    Scene& purses(std::initializer_list<int> coins);
    Scene& to_move(int player);
    // As if that player had looked there before the first turn.
    Scene& has_seen(int player, int spot);

    // One answer; it must be asked for and offered, and leave a sound state.
    void does(int player, const Choice& choice);
    void does(int player, Act act) { does(player, Choice{.act = act}); }
    void claims(int player, Character character) { does(player, ktm::claim(character)); }
    // Everybody who owes an answer to the open window gives it: these say yes, all others no. The noes come
    // first, then the yeses from the lowest priority up, so that every wish is really made before the window
    // closes (KTM-071).
    void window(std::initializer_list<int> yes);
    void expires(int player);
    void windows_expire();

    Seat p(int player) const { return rules.seat_at[player]; }
    int player_at(Seat seat) const { return index_of(rules.spot_of[seat]); }
    Seen seen(int player) const { return seen_by<Game>(state, p(player)); }
    View view(int player) const { return view_for<Game>(state, p(player)); }
    bool offers(int player, const Choice& choice) const;
    bool offers(int player, Act act) const { return offers(player, Choice{.act = act}); }
    int offer_count(int player) const;
    Character face_at(int spot) const { return state.hidden.face[state.table.card_at[spot]]; }
    std::string letters() const;
    int purse(int player) const { return state.table.purse[p(player)]; }
    std::vector<int> coins() const;
    int treasury() const { return state.table.treasury; }
    int mover() const { return player_at(state.table.mover); }
    Question question() const { return state.table.question; }
    bool is_over() const { return Game::is_over(state.table); }
    std::vector<int> winners() const;
    const Knowledge& knowledge(int player) const { return state.own[p(player)].knowledge; }
    int size(int player) const { return knowledge(player).size(); }
    std::vector<int> sizes() const;
    int public_size() const { return state.table.known.size(); }
    // What that player is certain of at a spot, or none.
    Character knows(int player, int spot) const {
        return knowledge(player).certain_face(state.table.card_at[spot]);
    }
    Character everybody_knows(int spot) const {
        return state.table.known.certain_face(state.table.card_at[spot]);
    }
    bool thinks_possible(int player, int spot, Character face) const {
        return knowledge(player).allows(state.table.card_at[spot], face);
    }

    // What happened from the last event of that kind on, in order, whoever was told.
    std::vector<EventKind> since_last(EventKind kind) const;
    int count(EventKind kind) const {
        int total = 0;
        for (const Told& told : notes.told) total += told.event.kind == kind;
        return total;
    }
    const Told& last(EventKind kind) const;
    // The players who took treasury coins for that reason, in order.
    std::vector<int> takers(Reason reason) const { return movers_of(EventKind::took, reason); }
    std::vector<int> payers(Reason reason) const { return movers_of(EventKind::paid, reason); }
    // What that player was told of faces: "spot 5 P" for each.
    std::vector<std::string> sights(int player) const;

    Rules rules;
    State state;
    FastSource source{7};
    Notebook notes;

  private:
    std::vector<int> movers_of(EventKind kind, Reason reason) const;
};

using Ints = std::vector<int>;

// Every way to deal: the state, its probability and what was told.
template <class Visit>
void each_deal(const Rules& rules, Visit visit) {
    EnumeratingSource all;
    do {
        all.restart();
        NamedChance chance(all);
        Notebook notes;
        const State state = Game::setup(rules, chance, notes);
        visit(state, all.probability(), notes);
    } while (all.next());
}

// p0's claim stands unchallenged.
Scene standing(int players, Character character);
inline Choice execute(const Scene& scene, int player, Character guess) {
    return {.act = Act::execute, .character = guess, .target = scene.p(player)};
}

inline const std::vector<std::string> player_names{"Ann", "Ben", "Cat", "Dan", "Eva", "Fay"};

// What happened so far, as that viewer reads it.
std::string log_of(const Scene& scene, Seat viewer);
inline bool says(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace fg::ktm
