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
    explicit Scene(int players, const Options& options = {}, const Content& content = {})
        : rules(make_rules(players, options, content)) {
        NamedChance chance(source);
        state = Game::setup(rules, chance, notes);
        while (state.table.question == Question::initial_look)
            Game::apply(rules, state, state.round.owing.lowest(), Choice{.act = Act::decline}, chance, notes);
        to_move(0);
        cards("KTMESP");
        notes.told.clear();
    }

    // Also makes everybody forget what they knew: say it before `has_seen`.
    Scene& cards(std::string_view letters) {
        state.table.known = Knowledge::all();
        for (Seat seat : EachSeat{rules.players}) state.own[seat].knowledge = Knowledge::all();
        for (int spot = 0; spot < spots; ++spot) {
            state.table.card_at[spot] = static_cast<u8>(spot);
            state.hidden.face[spot] = character_at(
                static_cast<int>(std::string_view("KTMESP").find(letters[static_cast<std::size_t>(spot)])));
        }
        return *this;
    }
    // Of the players in clockwise order; what is left of 5N is the treasury.
    Scene& purses(std::initializer_list<int> coins) {
        int left = rules.coins_in_play();
        int i = 0;
        for (int purse : coins) {
            state.table.purse[seat_of(i++)] = static_cast<u8>(purse);
            left -= purse;
        }
        state.table.treasury = static_cast<u8>(left);
        return *this;
    }
    Scene& to_move(int player) {
        state.table.mover = p(player);
        // Whoever began the game, it has come to this player by now (KTM-036).
        state.table.start_player =
            clockwise(p(player), -static_cast<int>(state.table.turns) % rules.players, rules.players);
        state.round.open(SeatSet::only(p(player)));
        return *this;
    }
    // As if that player had looked there before the first turn.
    Scene& has_seen(int player, int spot) {
        state.own[p(player)].knowledge.learn_is(state.table.card_at[spot], face_at(spot));
        return *this;
    }

    // One answer; it must be asked for and offered, and leave a sound state.
    void does(int player, const Choice& choice) {
        ASSERT_TRUE(state.round.owing.has(p(player))) << "p" << player << " is not asked";
        ASSERT_TRUE(offers(player, choice)) << "p" << player << " may not do that";
        NamedChance chance(source);
        Game::apply(rules, state, p(player), choice, chance, notes);
        const Complaint complaint = Game::check(rules, state);
        ASSERT_EQ(complaint, nullptr) << complaint;
    }
    void does(int player, Act act) { does(player, Choice{.act = act}); }
    void claims(int player, Character character) { does(player, ktm::claim(character)); }
    // Everybody who owes an answer to the open window gives it: these say yes, all others no. The noes come
    // first, then the yeses from the lowest priority up, so that every wish is really made before the window
    // closes (KTM-071).
    void window(std::initializer_list<int> yes) {
        const Question question = state.table.question;
        ASSERT_TRUE(is_window(question) || question == Question::answer);
        const bool is_answer = question == Question::answer;
        const Seat lowest = clockwise(state.table.pretender, 1, rules.players);
        const SeatSet asked = state.round.asked;
        for (bool is_yes_turn : {false, true})
            for (Seat seat : SeatsFrom{lowest, rules.players}) {
                const int player = player_at(seat);
                const bool is_yes = std::find(yes.begin(), yes.end(), player) != yes.end();
                if (is_yes != is_yes_turn || !asked.has(seat)) continue;
                does(player,
                     is_answer ? (is_yes ? Act::answer : Act::silent) : (is_yes ? Act::challenge : Act::no));
            }
    }
    void expires(int player) { does(player, Game::timeout(rules, seen(player))); }
    void windows_expire() {
        const Question question = state.table.question;
        for (Seat seat : state.round.asked)
            if (state.table.question == question) expires(player_at(seat));
    }

    Seat p(int player) const { return rules.seat_at[player]; }
    int player_at(Seat seat) const { return index_of(rules.spot_of[seat]); }
    Seen seen(int player) const { return seen_by<Game>(state, p(player)); }
    View view(int player) const { return view_for<Game>(state, p(player)); }
    bool offers(int player, const Choice& choice) const {
        Offers list;
        Game::offer(rules, seen(player), list);
        return list.has(choice);
    }
    bool offers(int player, Act act) const { return offers(player, Choice{.act = act}); }
    int offer_count(int player) const {
        Offers list;
        Game::offer(rules, seen(player), list);
        return list.size();
    }
    Character face_at(int spot) const { return state.hidden.face[state.table.card_at[spot]]; }
    std::string letters() const {
        std::string text;
        for (int spot = 0; spot < spots; ++spot) text += "KTMESP"[index_of(face_at(spot))];
        return text;
    }
    int purse(int player) const { return state.table.purse[p(player)]; }
    std::vector<int> coins() const {
        std::vector<int> list;
        for (Seat seat : EachSeat{rules.players}) list.push_back(state.table.purse[seat]);
        return list;
    }
    int treasury() const { return state.table.treasury; }
    int mover() const { return player_at(state.table.mover); }
    Question question() const { return state.table.question; }
    bool is_over() const { return Game::is_over(state.table); }
    std::vector<int> winners() const {
        std::vector<int> list;
        for (Seat seat : Game::result(rules, state.table).winners) list.push_back(player_at(seat));
        return list;
    }
    const Knowledge& knowledge(int player) const { return state.own[p(player)].knowledge; }
    int size(int player) const { return knowledge(player).size(); }
    std::vector<int> sizes() const {
        std::vector<int> list;
        for (Seat seat : EachSeat{rules.players}) list.push_back(state.own[seat].knowledge.size());
        return list;
    }
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
    std::vector<EventKind> since_last(EventKind kind) const {
        std::vector<EventKind> list;
        for (auto told = notes.told.rbegin(); told != notes.told.rend(); ++told) {
            list.insert(list.begin(), told->event.kind);
            if (told->event.kind == kind) break;
        }
        return list;
    }
    int count(EventKind kind) const {
        int total = 0;
        for (const Told& told : notes.told) total += told.event.kind == kind;
        return total;
    }
    const Told& last(EventKind kind) const {
        for (auto told = notes.told.rbegin(); told != notes.told.rend(); ++told)
            if (told->event.kind == kind) return *told;
        ADD_FAILURE() << "it never happened: " << name_of(kind);
        return notes.told.front();
    }
    // The players who took treasury coins for that reason, in order.
    std::vector<int> takers(Reason reason) const { return movers_of(EventKind::took, reason); }
    std::vector<int> payers(Reason reason) const { return movers_of(EventKind::paid, reason); }
    // What that player was told of faces: "spot 5 P" for each.
    std::vector<std::string> sights(int player) const {
        std::vector<std::string> list;
        for (const Told& told : notes.told)
            if (told.event.kind == EventKind::saw && told.audience.includes(p(player)))
                list.push_back("spot " + std::to_string(index_of(told.event.spot)) + " " +
                               "KTMESP"[index_of(told.event.character)]);
        return list;
    }

    Rules rules;
    State state;
    FastSource source{7};
    Notebook notes;

  private:
    std::vector<int> movers_of(EventKind kind, Reason reason) const {
        std::vector<int> list;
        for (const Told& told : notes.told)
            if (told.event.kind == kind && told.event.reason == reason)
                list.push_back(player_at(told.event.seat));
        return list;
    }
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
inline Scene standing(int players, Character character) {
    Scene scene(players);
    scene.claims(0, character);
    scene.window({});
    return scene;
}
inline Choice execute(const Scene& scene, int player, Character guess) {
    return {.act = Act::execute, .character = guess, .target = scene.p(player)};
}

inline const std::vector<std::string> player_names{"Ann", "Ben", "Cat", "Dan", "Eva", "Fay"};

// What happened so far, as that viewer reads it.
inline std::string log_of(const Scene& scene, Seat viewer) {
    std::string log;
    for (const Told& told : scene.notes.told)
        if (told.audience.includes(viewer))
            log += Text::sentence(scene.rules, told.event, viewer, player_names) + "\n";
    return log;
}
inline bool says(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace fg::ktm
