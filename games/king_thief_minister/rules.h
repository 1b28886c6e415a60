// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// How a game begins and what every answer does. Each step is one small function that says what comes next;
// the loop in `run` goes on until somebody must be asked or the game is over.
#pragma once

#include "engine/game.h"
#include "games/king_thief_minister/choices.h"

namespace fg::ktm {

enum class Go : u8 {
    ask,         // somebody has to answer, or the game is over
    claim_made,  // the claim and its choices are public
    stands,      // nobody challenged, or the verdict was "true" and has been paid for
    act,         // the choices of the act are made
    turn_over,
    treasury_empty,
};

template <class C, class T>
struct Play {
    const Rules& rules;
    State& state;
    Table& table;
    Hidden& hidden;
    C& chance;
    T& tell;

    Play(const Rules& r, State& s, C& c, T& t)
        : rules(r), state(s), table(s.table), hidden(s.hidden), chance(c), tell(t) {}

    void answer(Seat seat, const Choice& choice) { run(taken(seat, choice)); }

    void run(Go go) {
        while (go != Go::ask) switch (go) {
                case Go::ask: return;
                case Go::claim_made: go = claim_made(); break;
                case Go::stands: go = stands(); break;
                case Go::act: go = act(); break;
                case Go::turn_over: go = turn_over(); break;
                case Go::treasury_empty: go = finish(Ending::empty_treasury); break;
            }
    }

    Go taken(Seat seat, const Choice& choice) {
        switch (table.question) {
            case Question::initial_look: return initial_look(seat, choice);
            case Question::main: return action(choice);
            case Question::challenge:
            case Question::challenge_answer: return challenge_or_not(seat, choice);
            case Question::execute:
            case Question::pay_two:
            case Question::shuffle: return planned(choice);
            case Question::answer: return answer_or_not(seat, choice);
            case Question::name: return named(choice);
            case Question::none: break;
        }
        return Go::ask;
    }

    // ---- small words ----

    void say(const Event& event) { tell(Audience::all(), event); }
    void whisper(Seat seat, const Event& event) { tell(Audience::only(seat), event); }

    Go ask(Question question, SeatSet seats) {
        table.question = question;
        table.round = seats;
        hidden.owing = seats;
        return Go::ask;
    }
    SeatSet others(Seat seat) const { return everybody(rules).without(seat); }
    int card_of(Seat seat) const { return table.card_at[rules.spot_of[seat]]; }

    void all_learn_is(int card, Character face) {
        table.known.learn_is(card, face);
        for (int i = 0; i < rules.players; ++i) state.own[seat_of(i)].knowledge.learn_is(card, face);
    }
    void all_learn_is_not(int card, Character face) {
        table.known.learn_is_not(card, face);
        for (int i = 0; i < rules.players; ++i) state.own[seat_of(i)].knowledge.learn_is_not(card, face);
    }
    // A private look: only this seat learns the face (KTM-148).
    Character see(Seat seat, int spot) {
        const int card = table.card_at[spot];
        const Character face = hidden.face[card];
        state.own[seat].knowledge.learn_is(card, face);
        whisper(
            seat,
            {.happening = Happening::saw, .seat = seat, .character = face, .spot = static_cast<u8>(spot)});
        return face;
    }

    // ---- coins (section 9); each of these is false when the treasury has just run dry (KTM-158) ----

    bool take(Seat seat, int coins, Reason reason) {
        const int taken = coins < table.treasury ? coins : table.treasury;
        table.treasury = static_cast<u8>(table.treasury - taken);
        table.purse[seat] = static_cast<u8>(table.purse[seat] + taken);
        say({.happening = Happening::took, .seat = seat, .coins = static_cast<u8>(taken), .reason = reason});
        return table.treasury != 0;
    }
    void put(Seat seat, int coins, Reason reason) {
        table.treasury = static_cast<u8>(table.treasury + coins);
        table.purse[seat] = static_cast<u8>(table.purse[seat] - coins);
        if (coins > 0)
            say({.happening = Happening::paid,
                 .seat = seat,
                 .coins = static_cast<u8>(coins),
                 .reason = reason});
    }
    // KTM-132: first what he has, then a shortfall round for each missing coin.
    bool pay(Seat seat, int owed, Reason reason) {
        const int paid = owed < table.purse[seat] ? owed : table.purse[seat];
        put(seat, paid, reason);
        for (int missing = owed - paid; missing > 0; --missing)
            for (Seat other : OnRight{seat, rules.players})  // KTM-130, KTM-133
                if (!take(other, 1, Reason::shortfall)) return false;
        return true;
    }

    // ---- setup (KTM-005) ----

    void begin() {
        for (int i = 0; i < rules.players; ++i) {
            table.purse[seat_of(i)] = rules.content.starting_purse;  // KTM-009
            state.own[seat_of(i)].knowledge = Knowledge::all();
        }
        table.known = Knowledge::all();
        table.treasury =
            static_cast<u8>(rules.coins_in_play() - rules.content.starting_purse * rules.players);
        table.start_player = table.mover = chance.seat(everybody(rules));  // KTM-013
        say({.happening = Happening::started, .seat = table.mover});
        lay_out();
        ask(Question::initial_look, everybody(rules));
    }
    void lay_out() {  // KTM-014, KTM-015
        Bag<Character> box;
        for (int c = 0; c < characters; ++c) box.add(character_at(c));
        for (int spot = 0; spot < spots; ++spot) {
            const Character face = chance.card(box);
            box.remove(face);
            hidden.face[spot] = face;
            table.card_at[spot] = static_cast<u8>(spot);
            table.face_up[spot] = Character::none;
        }
    }
    // KTM-018: nothing is told before the last choice is in.
    Go initial_look(Seat seat, const Choice& choice) {
        state.own[seat].sealed = choice;
        hidden.owing.remove(seat);
        if (!hidden.owing.is_empty()) return Go::ask;
        for (Seat looker : SeatsFrom{table.start_player, rules.players}) {
            const u8 spot = state.own[looker].sealed.spot;
            state.own[looker].sealed = {};
            const auto happening = spot == no_spot ? Happening::declined : Happening::peeked;
            say({.happening = happening, .seat = looker, .spot = spot});
            if (spot != no_spot) see(looker, spot);
        }
        return main_question();
    }

    // ---- turn (section 4) ----

    Go main_question() {
        say({.happening = Happening::turn, .seat = table.mover});
        return ask(Question::main, SeatSet::only(table.mover));
    }
    Go turn_over() {
        state.own[table.mover].secret = Shuffle::none;
        table.claim = Character::none;
        table.pretender = no_seat;
        table.plan = {};
        if (++table.turns == rules.last_turn) return finish(Ending::round_cap);  // KTM-164
        table.mover = left_of(rules, table.mover);                               // KTM-035, KTM-036
        return main_question();
    }
    Go action(const Choice& choice) {
        if (choice.act == Act::claim) return claim(choice.character);
        if (choice.act == Act::look) return look();
        return move(choice.act);
    }
    Go look() {  // KTM-043: payment first
        const Seat me = table.mover;
        if (!pay(me, rules.content.look_price, Reason::look)) return Go::treasury_empty;
        say({.happening = Happening::looked, .seat = me});
        see(me, rules.spot_of[me]);
        return Go::turn_over;
    }
    // KTM-051. The faces stay with the cards, so nobody's knowledge changes.
    Go move(Act direction) {
        const int step = direction == Act::move_right ? 1 : direction == Act::move_left ? 5 : 3;
        const Row<u8, spots> old = table.card_at;
        for (int to = 0, from = step; to < spots; ++to, from = from == 5 ? 0 : from + 1)
            table.card_at[to] = old[from];
        say({.happening = Happening::moved, .seat = table.mover, .direction = direction});
        return Go::turn_over;
    }

    // ---- claims and challenges (section 7) ----

    Go claim(Character character) {
        table.claim = character;
        table.pretender = table.mover;
        say({.happening = Happening::claimed, .seat = table.mover, .character = character});
        if (character == Character::peasant) return show_peasant();
        if (rules.is_with_claim() && has_plan(character)) return ask_plan();  // KTM-167
        return Go::claim_made;
    }
    static constexpr bool has_plan(Character character) {
        return character == Character::minister || character == Character::executioner ||
               character == Character::sheriff;
    }
    Go ask_plan() {
        const Question question = table.claim == Character::executioner ? Question::execute
                                  : table.claim == Character::sheriff   ? Question::pay_two
                                                                        : Question::shuffle;
        return ask(question, SeatSet::only(table.mover));
    }
    Go claim_made() { return ask(Question::challenge, others(table.pretender)); }

    // KTM-071: closes as soon as the outcome is fixed.
    Go challenge_or_not(Seat seat, const Choice& choice) {
        state.own[seat].sealed = choice;
        hidden.owing.remove(seat);
        if (choice.act == Act::challenge) hidden.willing.add(seat);
        const SeatSet undecided = hidden.willing | hidden.owing;
        if (undecided.is_empty()) return nobody_challenges();
        const Seat first = first_on_right(undecided, table.pretender);  // KTM-060, KTM-061
        return hidden.willing.has(first) ? challenge(first) : Go::ask;
    }
    void close_round() {
        for (Seat seat : table.round) state.own[seat].sealed = {};
        hidden.willing = hidden.owing = {};
    }
    Go nobody_challenges() {  // KTM-069
        close_round();
        say({.happening = Happening::unchallenged, .seat = table.pretender, .character = table.claim});
        return Go::stands;
    }
    Go challenge(Seat challenger) {
        close_round();
        const Seat pretender = table.pretender;
        say({.happening = Happening::challenged,
             .seat = pretender,
             .target = challenger,
             .character = table.claim});
        const Character face = see(challenger, rules.spot_of[pretender]);             // KTM-063
        if (!judge(pretender, table.claim, face)) return Go::turn_over;               // KTM-068, KTM-083
        return pay(challenger, rules.content.lost_challenge, Reason::lost_challenge)  // KTM-066
                   ? Go::stands                                                       // KTM-067
                   : Go::treasury_empty;
    }
    // KTM-065: the verdict is public, the face only if the claim was true.
    bool judge(Seat pretender, Character claimed, Character face) {
        const bool is_true = face == claimed;
        is_true ? all_learn_is(card_of(pretender), claimed) : all_learn_is_not(card_of(pretender), claimed);
        say({.happening = Happening::verdict,
             .seat = pretender,
             .character = claimed,
             .verdict = is_true ? Verdict::right : Verdict::wrong});
        return is_true;
    }

    // ---- acts (section 8) ----

    Go stands() {
        if (table.question == Question::challenge_answer) return pay_answer(table.pretender);
        if (!has_plan(table.claim)) return table.claim == Character::king ? king() : thief();
        return rules.is_with_claim() ? Go::act : ask_plan();
    }
    // D4, D5, D6: published at once, except exchange or keep (KTM-146).
    Go planned(const Choice& choice) {
        table.plan = choice;
        if (choice.shuffle == Shuffle::exchange || choice.shuffle == Shuffle::keep) {
            table.plan.shuffle = Shuffle::hidden;
            state.own[table.mover].secret = choice.shuffle;
            whisper(table.mover,
                    {.happening = Happening::sealed, .seat = table.mover, .shuffle = choice.shuffle});
        }
        say_plan();
        return rules.is_with_claim() ? Go::claim_made : Go::act;
    }
    void say_plan() {
        const Choice& plan = table.plan;
        const Seat me = table.mover;
        if (plan.act == Act::execute)
            say({.happening = Happening::aimed,
                 .seat = me,
                 .target = plan.target,
                 .character = plan.character});
        if (plan.act == Act::pay_two)
            say({.happening = Happening::chose_payer, .seat = me, .target = plan.target});
        if (plan.act == Act::shuffle && rules.is_with_claim())
            say({.happening = Happening::chose_pair,
                 .seat = me,
                 .spot = plan.spot,
                 .other_spot = plan.other_spot,
                 .shuffle = plan.shuffle});
    }
    Go act() {
        if (table.claim == Character::executioner) return execute();
        return table.claim == Character::sheriff ? tax() : shuffle();
    }

    Go king() {  // KTM-073 to KTM-075
        if (!take(table.mover, rules.content.king_takes, Reason::king)) return Go::treasury_empty;
        return ask(Question::answer, others(table.mover));  // KTM-077
    }
    Go answer_or_not(Seat seat, const Choice& choice) {  // KTM-079, KTM-080
        state.own[seat].sealed = choice;
        hidden.owing.remove(seat);
        if (choice.act == Act::answer) hidden.willing.add(seat);
        return hidden.owing.is_empty() ? answers_given() : Go::ask;
    }
    Go answers_given() {
        const SeatSet answerers = hidden.willing;
        close_round();
        say({.happening = Happening::answered, .seat = table.mover, .seats = answerers});
        if (answerers.is_empty()) return Go::turn_over;  // KTM-081
        if (answerers.size() > 1) return mutual_challenge(answerers);
        table.claim = Character::minister;  // KTM-082
        table.pretender = answerers.lowest();
        return ask(Question::challenge_answer, others(table.pretender));
    }
    Go pay_answer(Seat minister) {  // KTM-076, KTM-078
        return take(minister, rules.content.answer_takes, Reason::answer) ? Go::turn_over
                                                                          : Go::treasury_empty;
    }
    // KTM-084 to KTM-088: all looks and verdicts, then the penalties, last the true Minister's coin.
    Go mutual_challenge(SeatSet answerers) {
        say({.happening = Happening::compared, .seat = table.mover, .seats = answerers});
        for (Seat looker : answerers)
            for (Seat other : answerers.without(looker)) see(looker, rules.spot_of[other]);
        Seat minister = no_seat;
        for (Seat seat : OnRight{table.mover, rules.players})
            if (answerers.has(seat) && judge(seat, Character::minister, hidden.face[card_of(seat)]))
                minister = seat;
        for (Seat seat : OnRight{table.mover, rules.players})
            if (answerers.has(seat) && seat != minister &&
                !pay(seat, rules.content.false_answer, Reason::false_answer))
                return Go::treasury_empty;
        return minister == no_seat ? Go::turn_over : pay_answer(minister);
    }

    // KTM-098 to KTM-101: the neighbours' coins move first, then what the treasury owes.
    Go thief() {
        const int owed = steal(right_of(rules, table.mover)) + steal(left_of(rules, table.mover));
        if (owed > 0 && !take(table.mover, owed, Reason::theft)) return Go::treasury_empty;
        return Go::turn_over;
    }
    // Returns what the neighbour did not have.
    int steal(Seat neighbour) {
        const int coins =
            rules.content.theft < table.purse[neighbour] ? rules.content.theft : table.purse[neighbour];
        hand_over(neighbour, coins);
        if (coins > 0)
            say({.happening = Happening::stole,
                 .seat = table.mover,
                 .target = neighbour,
                 .coins = static_cast<u8>(coins)});
        return rules.content.theft - coins;
    }
    void hand_over(Seat from, int coins) {
        table.purse[from] = static_cast<u8>(table.purse[from] - coins);
        table.purse[table.mover] = static_cast<u8>(table.purse[table.mover] + coins);
    }

    Go execute() {  // KTM-102 to KTM-109
        const Seat target = table.plan.target;
        const Character guess = table.plan.character;
        const int card = card_of(target);
        const bool is_right = see(target, rules.spot_of[target]) == guess;  // KTM-103, KTM-108
        is_right ? all_learn_is(card, guess) : all_learn_is_not(card, guess);
        const u8 coins = is_right ? table.purse[target] : u8{0};
        hand_over(target, coins);
        say({.happening = Happening::guessed,
             .seat = table.mover,
             .target = target,
             .character = guess,
             .verdict = is_right ? Verdict::right : Verdict::wrong,
             .coins = coins});
        return Go::turn_over;
    }

    Go tax() {  // KTM-110 to KTM-114: nobody owes what he does not have
        for (Seat seat : OnRight{table.mover, rules.players}) {
            const int due = seat == table.plan.target ? rules.content.chosen_tax : rules.content.tax;
            put(seat, due < table.purse[seat] ? due : table.purse[seat], Reason::tax);
        }
        return Go::turn_over;
    }

    Go shuffle() {  // KTM-089 to KTM-096
        const Choice& plan = table.plan;
        say({.happening = Happening::shuffled,
             .seat = table.mover,
             .spot = plan.spot,
             .other_spot = plan.other_spot,
             .shuffle = plan.shuffle});
        if (plan.shuffle == Shuffle::open)
            std::swap(table.card_at[plan.spot], table.card_at[plan.other_spot]);  // KTM-092
        else
            shuffle_hidden(table.card_at[plan.spot], table.card_at[plan.other_spot]);
        return Go::turn_over;
    }
    // The two cards keep their numbers and may change faces: nobody but the shuffler can follow them
    // (KTM-093).
    void shuffle_hidden(int first, int second) {
        const bool is_blind = rules.is_blind_shuffle();
        Own& mover = state.own[table.mover];
        const bool is_exchanged = is_blind ? chance.flip() : mover.secret == Shuffle::exchange;  // KTM-155
        if (is_exchanged) std::swap(hidden.face[first], hidden.face[second]);
        const Knowledge before = table.known, swapped = before.swapped(first, second);
        for (int i = 0; i < rules.players; ++i) {
            Knowledge& known = state.own[seat_of(i)].knowledge;
            if (!is_blind && seat_of(i) == table.mover) continue;
            known.add_all(known == before ? swapped : known.swapped(first, second));
        }
        if (!is_blind && is_exchanged) mover.knowledge = mover.knowledge.swapped(first, second);
        table.known.add_all(swapped);
    }

    // ---- Peasant (section 8.6) ----

    Character turn_up(int spot) {
        const int card = table.card_at[spot];
        const Character face = hidden.face[card];
        table.face_up[spot] = face;
        all_learn_is(card, face);
        say({.happening = Happening::turned_up, .character = face, .spot = static_cast<u8>(spot)});
        return face;
    }
    Go show_peasant() {  // KTM-115, KTM-116
        if (turn_up(rules.spot_of[table.mover]) != Character::peasant) return mistake();
        return ask(Question::name, SeatSet::only(table.mover));
    }
    Go named(const Choice& choice) {  // KTM-117 to KTM-122
        say({.happening = Happening::named,
             .seat = table.mover,
             .character = choice.character,
             .spot = choice.spot});
        if (turn_up(choice.spot) != choice.character) return mistake();
        const u32 left = spots_to_name(rules, table);
        if (left != 0 && count_bits(unshown_characters(table)) > 1)
            return ask(Question::name, SeatSet::only(table.mover));
        if (left != 0) turn_up(lowest_bit(left));  // KTM-121: the last one is certain
        take(table.mover, table.treasury, Reason::peasant);
        return Go::treasury_empty;
    }
    Go mistake() {  // KTM-123 to KTM-128
        if (!pay(table.mover, rules.content.peasant_mistake, Reason::mistake)) return Go::treasury_empty;
        for (Character& face : table.face_up) face = Character::none;
        say({.happening = Happening::turned_down});
        return Go::turn_over;
    }

    // ---- end ----

    Go finish(Ending ending) {
        table.ending = ending;
        table.question = Question::none;
        table.round = hidden.owing = {};
        table.claim = Character::none;
        table.pretender = no_seat;
        table.plan = {};
        state.own[table.mover].secret = Shuffle::none;  // KTM-167: dropped unpublished
        say({.happening = Happening::ended, .ending = ending});
        for (int spot = 0; spot < spots; ++spot) {  // KTM-143; the knowledge sets stay as they are
            if (table.face_up[spot] != Character::none) continue;
            table.face_up[spot] = hidden.face[table.card_at[spot]];
            say({.happening = Happening::turned_up,
                 .character = table.face_up[spot],
                 .spot = static_cast<u8>(spot)});
        }
        return Go::ask;
    }
};

template <class C, class T>
State setup(const Rules& rules, C& chance, T& tell) {
    State state;
    Play<C, T>(rules, state, chance, tell).begin();
    return state;
}

template <class C, class T>
void apply(const Rules& rules, State& state, Seat seat, const Choice& choice, C& chance, T& tell) {
    Play<C, T>(rules, state, chance, tell).answer(seat, choice);
}

// KTM-159, KTM-160, KTM-168.
constexpr Result result(const Rules& rules, const Table& table) {
    Result result;
    result.is_over = table.ending != Ending::none;
    for (int i = 0; i < rules.players; ++i) {
        const Seat seat = seat_of(i);
        int richer = 0;
        for (int k = 0; k < rules.players; ++k) richer += table.purse.at[k] > table.purse[seat];
        result.score[seat] = table.purse[seat];
        result.place[seat] = static_cast<u8>(richer + 1);
        if (result.is_over && richer == 0) result.winners.add(seat);
    }
    return result;
}

// KTM-165: everybody's first look, then the longest turn of KTM-144 every time.
constexpr u32 longest(const Rules& rules) {
    if (rules.options.round_cap == 0) return 0xffffffffu;  // KTM-164: no bound exists
    const u32 players = rules.players;
    return players + rules.last_turn * (1 + 3 * (players - 1));
}

}  // namespace fg::ktm
