// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// The rules: how a game begins, and what every answer, expired clock and report does. Each step does one thing, cites its rules
// and says what comes next; `run` goes on until somebody has to be asked. Their bodies stand in steps/.
//
// A matter that can begin in several places (a window, a fight, a mob check, an attack) is called: `call(Step::fight,
// Step::visit_fight_over)` begins it, and when it ends with `return done()` the rules go on with what was named. What it
// needs meanwhile stands in a frame of its own in the table (Turn, Trip, Fight, Attack, Fair), since none of them can be under
// way twice.
#pragma once

#include "games/monster_faire/offers.h"
#include "games/monster_faire/result.h"

namespace fg::mon {

template <class C, class T>
struct Play {
    const Rules& rules;
    State& state;
    C& chance;
    T& tell;
    Table& table = state.table;
    Turn& turn = state.table.turn;
    Cards& cards = state.veiled.cards;

    void answer(Seat seat, const Choice& choice) { run(taken(seat, choice)); }
    void expire(Seat seat) { run(expired(seat)); }
    void report(const Report& report) { run(reported(report)); }
    // MON-336: whoever wants to leave is answered for until what is going on is over.
    void run(Step step) {
        for (;;) {
            while (step != Step::ask) step = take_step(step);
            const SeatSet leavers = state.round.owing & table.leaving;
            if (leavers.is_empty()) return;
            step = expired(leavers.lowest());
        }
    }
    Step take_step(Step step);
    Step taken(Seat seat, const Choice& choice);

    // Small words.
    Step ask(Question question, SeatSet seats) {
        state.round.close();
        table.question = question;
        state.round.open(seats);
        return Step::ask;
    }
    Step ask(Question question, Seat seat) { return ask(question, SeatSet::only(seat)); }
    Step seal(Seat seat, const Choice& choice, Step when_all_are_in) {
        return state.round.seal(seat, choice) ? when_all_are_in : Step::ask;
    }
    Step call(Step step, Step then) {
        table.then.push_back(then);
        return step;
    }
    Step done() { return table.then.pop_back(); }
    void say(const Event& event) { tell(Audience::all(), event); }
    void whisper(SeatSet seats, const Event& event) { tell(Audience::some(seats), event); }
    void whisper(Seat seat, const Event& event) { whisper(SeatSet::only(seat), event); }
    SeatSet all() const { return everybody(rules); }
    SeatSet players() const { return present(rules, table); }
    Seat active() const { return table.active; }
    // The next of `turn.to_ask` in play order after the active player, taken out of it.
    Seat next_to_ask() {
        const Seat seat = first_after(table, table.active, turn.to_ask);
        turn.to_ask.remove(seat);
        return seat;
    }
    int hand_size(Seat seat) const { return cards.size(hand_of(seat)); }
    int worth(Card card) const { return rules.worth[card]; }
    int value(Card card) const { return rules.value[card]; }
    int up_igor(Seat seat) const { return mon::up_igor(rules, table, cards, seat); }
    Card igor_card(Seat seat, int place) const { return cards.card(igors_of(seat), place); }
    Crowd crowd(At at) const { return crowd_at(rules, table, cards, at); }
    int force_total() const { return mon::force_total(rules, table, cards); }

    // steps/decks.h: drawing, discarding, Town, Graveyard (MON-284 to MON-292)
    bool ready(Deck deck);  // a card can be drawn, after a reshuffle if need be
    bool refill(Deck deck);
    void empty_hands();  // MON-288
    u32 decks() const { return open_decks(rules, table, cards); }
    Card draw(Deck deck, At to);       // ready(deck) must have said yes
    Card draw_free(Deck deck, At to);  // MON-289: or from the other one; none if there is no card
    void draw_to_hand(Seat seat, Deck deck, Reason reason);  // a free draw
    void tell_drawn(Seat seat, Card card, Reason reason);
    void discard(Card card, Reason reason, Seat seat = no_seat, Pile pile = Pile::none);
    u8 place_in_laboratory(Seat seat, Card card) const;          // to be told
    void discard_pile(At at, Reason reason);                     // from the top
    void arrive(Card card, Reason reason, Seat seat = no_seat);  // in Town (MON-183)
    void tell_arrival(Card card, Reason reason, Seat seat);
    bool embolden(Reason reason, Seat seat = no_seat);  // a V card goes to Town
    void bury(Reason reason, Seat seat = no_seat);      // a B card goes to the Graveyard
    void say_blind(const Event& news, Card card, SeatSet seeing, At from = deck_at(Deck::villagers));
    void glimpse(Seat holder, Seat who);        // `who` has looked at a card of `holder`
    void pass_on_glimpses(Seat from, Seat to);  // a card has gone from hand to hand, unseen by others
    Step after_action(Step then);               // MON-182: the check that an arrival brings about

    // steps/setup.h: MON-016 to MON-027, MON-407
    void set_up();
    Step find_first();
    SeatSet can_be_first() const;
    Step count_cackles();
    Step most_voted(const PerSeat<u8, max_players>& votes);
    Step draw_for_first(SeatSet tied);
    Step begin_with(Seat first);
    Step choose_direction(Seat seat, bool is_clockwise);
    void deal(Seat seat);
    void deal_from(Deck deck, Seat seat);
    void deal_late_cards();
    Step deal_hands();
    Step open_town();

    // steps/turn.h: MON-028 to MON-044, MON-325 to MON-334, MON-344
    Step next_turn();
    Step begin_turn();
    void wake_igors(Seat seat);
    Step draw_phase(Seat seat, const Choice& choice);
    Step announce();
    Step skip(Seat seat, int phases);
    Step extra_draws();
    Step extra_draw(Seat seat, const Choice& choice);
    Step drawn();
    void leave_out(Phase phase);
    void lose_phase(Phase phase);  // MON-263
    bool is_left_out(Phase phase) const { return turn.left_out.has(phase); }
    Step with_window(int window, Step then);
    bool must_stop();
    bool is_walkover() const;  // MON-044, MON-336: at the head of each step of a turn
    Step igor_phase();
    Step igor_begin();
    Step laboratory_phase();
    Step laboratory_action();
    Step monster_step();
    Step monster_phase();
    Step monster_over();
    Step housekeeping();
    Step turn_over();
    Step checks();
    Step alone();
    bool is_last_of_round() const;
    bool has_intact_manor() const;
    Step end(Ending ending, SeatSet winners);

    // steps/errands.h: MON-045 to MON-074, MON-340
    Step igor_action();
    Step act_with_igor(Seat seat, const Choice& choice);
    void employ(Seat seat, Card igor, bool calls);  // MON-046, MON-351, MON-367
    Step send(Errand errand, Seat host = no_seat);
    Step in_town();
    Step recruit(Seat seat, const Choice& choice);
    Step at_graveyard();
    Step next_to_drive_off();
    Step drive_off(Seat seat, bool is_driven);
    Step dig_up();
    Step look_for_part();
    Step dig(Card part);
    Step way_home();
    Step is_caught();
    Step caught(Seat seat, bool is_kept);
    void bring_home(Card part);
    Step burgle(Seat from);
    Step home_empty();
    Card traveller() const;
    Step errand_over();
    Step igor_done();

    // steps/visit.h: MON-075 to MON-087
    Step load(Seat seat, const Choice& choice);
    Step request(Seat seat, Request request);
    Step answer_door(Seat host, const Choice& choice);
    Step receive();
    Step answer_visit(Seat host, const Choice& choice);
    Step offer_card(Seat host, Card card);
    Step settle_trade(Seat visitor, bool accepts);
    void forget_recruit(Card card);
    Step attack_visitor(Seat host, Brawl brawl);
    Step visit_fight_over();
    Step beaten_by_igor();
    void leave_cargo(Seat host);
    Step killed_by_monster();
    bool can_spoil(Seat host) const;
    Step take_spoils(Seat seat, Act act);
    void spoil(Seat host, Act act);
    Step visit_over();

    // steps/igor_fight.h: MON-088 to MON-104, MON-130, MON-131
    Step begin_fight(Brawl brawl, Seat visitor, Seat host, Step then);
    Step fight();
    int fighter(Seat seat) const;
    Step use_queen(Seat host, const Choice& choice);
    Step visitor_draws();
    Step host_begins();
    Step use_king(Seat host, const Choice& choice);
    Step host_draws();
    Step draw_for_fight(Seat seat, Deck deck);
    Step visitor_drew(Card card);
    Step host_drew(Card card);
    Step compare();
    void use_defender(Seat seat, Card card);              // told and discarded (MON-125)
    void knock_out(Seat seat, int place);                 // MON-096
    void kill_igor(Seat seat, int place, Reason reason);  // discarded; MON-103 is the caller's
    Card take_igor(Seat seat, int place, At to);          // out of play, with his marks

    // steps/laboratory.h: MON-105 to MON-119, MON-152, MON-157
    Step act_in_laboratory(Seat seat, const Choice& choice, Step then);
    void lay(Seat seat, Card card);
    FixedVec<Card, most_igors> recruits_known_still(Seat seat, Card card) const;
    void lay_in_laboratory(Seat seat, Card card);
    void lay_part(Seat seat, Card card);
    void move_from_hand(Seat seat, Card card, At to, bool is_open);
    void repair(Seat seat, int place);
    void mend(Seat seat, int place);
    void lose_from_laboratory(Seat seat, Card card, Reason reason);  // discarded
    void left_laboratory(Seat seat);  // after a card has gone: MON-119, MON-151
    void equipment_came(Seat seat);   // MON-152
    void judge_parts(Seat seat, const Capacities& capacity, bool may_fail);
    void mark(Seat seat, int place, bool is_useless);
    void turn_up_pile(At at);

    // steps/monster.h: MON-143 to MON-176
    Step act_with_monster(Seat seat, const Choice& choice);
    void bring_to_life(Seat seat, const Capacities& capacity);
    void reveal(Seat seat);
    void terrorise(Seat seat, bool has_loot);
    int scare(Seat seat, At at);  // MON-162, also of a force (MON-216)
    Card scared_by(Card part, At at) const;
    Step prowl();
    Step answer_prowl(Seat seat, bool is_going);
    Step send_to_town(Seat seat);
    Step drive_into_hiding(Seat seat, Step then);  // MON-220, MON-221
    Step hide(Seat seat, Deck deck);
    Step hide_in(Seat seat, Pile pile);
    int top_sound_part(Seat seat) const;  // the topmost uninjured one, or -1
    void injure(Seat seat, int place);
    void lose_top_part(Seat seat, Reason reason);
    bool bury_dead_monster(Seat seat, Reason reason);  // MON-159, MON-160: true if it is no more
    void destroy_monster(Seat seat, Reason reason);
    Step retaliation();

    // steps/town_fight.h: MON-173
    Step town_fight();
    SeatSet town_fighters() const;
    Step town_cards();
    void take_pledges();  // into Own, until all is known (MON-307)
    Step town_draws();
    Step draw_for_town(Seat seat, Deck deck);
    Step town_blows();
    int blow_of(Seat seat);

    // steps/town.h: MON-177 to MON-197
    Step mob_check();
    int strength(Card card) const;  // of a card drawn against villagers
    Step form_mob(Card card);
    void gather();  // Town's villagers become the force
    void join(Card card, Reason reason);
    bool may_spread() const;
    Step spread();
    Step sweep_over();
    void go_home();
    void send_home(At at);

    // steps/attack.h: MON-126 to MON-128, MON-198 to MON-205, MON-409
    Step attack();
    Step defenders();
    Step begin_stage();
    bool is_mob() const;
    Step stage_over();
    bool has_swept() const;
    Step swept();
    Step attack_over();
    void kill_villager(Card card);
    void drive_off_below(int limit);
    Step hold();
    Step use_against_force(Seat seat, const Choice& choice);
    Step pick_victim(Seat seat, Card card);
    Step take_victim(Card victim);
    Step answer_attack(Seat seat, const Choice& choice);  // D25 to D31, D45, D46

    // steps/stages.h: MON-206 to MON-239
    Step stage_igor();
    Step igor_stands();
    int igor_worth(bool is_sum) const;
    Step help_igor(Seat seat, const Choice& choice);
    Step igor_resists(int help);
    bool is_beaten(int total);
    Step emergency();
    Step answer_emergency(Seat seat, bool is_tried);
    Step monster_fights();
    void terrify(Seat seat);
    Step injure_twice(Seat seat);
    Step draw_injury(Seat seat, Deck deck);
    Step monster_fought();
    Step stage_laboratory();
    Step defend_laboratory(Seat seat, const Choice& choice);
    Step destruction();
    bool lose_top_equipment(Seat seat, Reason reason);  // false: there is none
    Step after_laboratory();
    Step pay_penalty(Seat seat, Card card);
    Step stay(Seat seat);
    Card strongest_villager() const;
    Step draw_last(Seat seat, Deck deck);
    Step last_stand();
    Step run_away(Seat seat);

    // steps/windows.h: MON-240 to MON-268
    Step window();
    Step next_in_window();
    Step play_visit_card(Seat seat, const Choice& choice);  // D6
    Step name_use(Seat seat, Use use);                      // D6, its second half
    Step begin_use();
    Step counter(Seat seat, const Choice& choice);  // D7
    Step countered_by(Card card);
    Step burn_igor(Seat seat);
    Step resolve();
    void lecture();
    void steal();
    void move_to_thief(Card card, Seat victim, Seat thief);
    Step incite();
    void dismantle_laboratory(Seat seat);
    Step visit_card_over();

    // steps/dinner.h: MON-269 to MON-283
    Step invite(Seat seat, const Choice& choice);         // D32
    Step answer_invitation(Seat seat, bool is_accepted);  // D32
    void dinner_lapses(Seat guest);                       // MON-274
    Step dinner();
    Step forgo(Seat guest, Phase phase);
    Step dinner_wine();
    Step critique();
    Step answer_critique(Seat guest, const Choice& choice);
    void lose_to_critique(Seat host, const Choice& choice);
    Step brawl();
    Step answer_brawl(Seat guest, bool is_ordered);
    Step brawl_over();
    Step free_action();
    Step answer_free_action(Seat host, const Choice& choice);
    Step dinner_over();
    Step answer_dinner(Seat seat, const Choice& choice);  // D33

    // steps/faire.h: MON-293 to MON-324
    bool is_faire_due() const;  // MON-293
    Step faire();
    Step faire_round();
    Step faire_match();
    Step answer_pick(Seat seat, const Choice& choice);  // D34, D35
    Step pay_at_faire(Seat seat, Card card);            // D36
    Step challenge(Seat picker, Seat picked);
    Step match(Seat one, Seat other);
    void sit_out(Seat seat);
    Step faire_cards();
    Step answer_favour(Seat seat, const Choice& choice);  // D38
    Step faire_draws();
    Step draw_at_faire(Seat seat, Deck deck);
    Step faire_blows();
    Card show_at_faire(Seat seat);
    void show_favours(PerSeat<u16, max_players>& totals, SeatSet& helped);
    SeatSet faire_losers(const PerSeat<u16, max_players>& totals, SeatSet helped);
    void lose_at_faire(Seat seat, bool has_igor);
    Step faire_fallen(SeatSet stood);
    Step answer_faire(Seat seat, const Choice& choice);  // D34 to D38

    // steps/leaving.h: MON-239, MON-327 to MON-343, clocks
    Step expired(Seat seat);
    Step reported(const Report& report);
    void depart();  // whoever wants to leave goes now
    void leave(Seat seat);
    void count_out(Seat seat);
    void withdraw(Seat seat);
    void go_rogue(Seat seat);
    void free_igors(Seat seat);
    void lapse_dinners(Seat seat);          // MON-274: as a host, and as a guest
    void go_out(Seat seat, Reason reason);  // killed or in despair: everything is discarded
    void move_rogue(Seat seat);
    Step leaver_turn();
    bool has_leaver_turn(Seat seat) const;
    bool despairs(Seat seat) const;

    // steps/morbius.h, renfrew.h, berk.h, many_cooks.h, revenge.h, prometheus.h, wine.h: MON-347 to MON-399
    Step brain();  // D40, after the Draw phase of a first turn
    Step announce_brain(Seat seat, const Choice& choice);
    Step equip_brain(Seat seat, Card equipment);
    Step draw_for_brain(Seat seat, Deck deck);
    Step employ_condo(Seat seat, const Choice& choice);
    Step ask_attach(Seat seat, Step then);  // D41
    Step attach_brain(Seat seat, bool is_attached);
    Step brain_stands();  // MON-355
    Step brain_resists(int total);
    Step defend_brain(Seat seat, const Choice& choice);  // D42
    void lose_brain(Seat seat);
    void lure_condo(Seat to);  // MON-360
    void sabotage(Seat seat);
    Step answer_brain(Seat seat, const Choice& choice);  // D40 to D42
    bool is_renfrew(Card igor) const { return rules.has_renfrew() && rank_of(igor) == Rank::red_joker; }
    Step answer_renfrew(Seat seat, const Choice& choice);  // D43
    Step renfrew_meal();
    Step eat(Card part);
    Step berk_card();  // D44
    Step answer_berk(Seat seat, bool is_called);
    Step further_igors();  // D45 in the Igor phase
    Step answer_further_igor(Seat seat, const Choice& choice);
    Step muster();  // D45 in an attack
    int next_fighter(Seat seat) const;
    Step add_fighter(Seat seat, const Choice& choice);
    void stir_igor(Use use);  // MON-379 to MON-381
    Step turn_igors();        // D46
    Step next_to_turn();
    Step try_to_turn(Seat seat, const Choice& choice);
    Step offer_first_turn(Seat seat, bool is_taken);
    Step scholar_deals();
    void lay_out(Deck deck);
    Step assign(Card card);
    void hand_out(Card card);
    Step deal_rest();
    Step second_hand();  // MON-388
    Step keep_hand(Seat seat, int hand);
    Step answer_scholar(Seat seat, const Choice& choice);  // D47
    Step lay_cellars();                                    // MON-391
    int open_cellar(Seat host);                            // its value
    Step ply_igor(Seat host);
    Step wine();  // at dinner
    Step ply_guest(Seat host, bool is_plied);
    Step put_up(Seat guest, const Choice& choice);
    Step drink(int card);
    Step take_from_guest(Seat host, Card card);
    Step snoop();
    Step play_for_look(Seat seat, const Choice& choice);
    Step name_card(Seat seat, const Choice& choice);
    Step look_or_not(Seat host, const Choice& choice);
    Step answer_wine(Seat seat, const Choice& choice);  // D48
};

template <class C, class T>
Step Play<C, T>::take_step(Step step) {
    switch (step) {
        case Step::find_first: return find_first();
        case Step::count_cackles: return count_cackles();
        case Step::choose_direction: return ask(Question::direction, table.first);
        case Step::deal_hands: return deal_hands();
        case Step::lay_cellars: return lay_cellars();
        case Step::open_town: return open_town();
        case Step::next_turn: return next_turn();
        case Step::begin_turn: return begin_turn();
        case Step::berk_card: return berk_card();
        case Step::announce: return announce();
        case Step::extra_draws: return extra_draws();
        case Step::drawn: return drawn();
        case Step::first_window: return with_window(1, Step::igor_phase);
        case Step::igor_phase: return igor_phase();
        case Step::igor_begin: return igor_begin();
        case Step::igor_phase_over: return with_window(2, Step::laboratory_phase);
        case Step::laboratory_phase: return laboratory_phase();
        case Step::laboratory_action: return laboratory_action();
        case Step::laboratory_over: return with_window(3, Step::monster_step);
        case Step::monster_step: return monster_step();
        case Step::monster_phase: return monster_phase();
        case Step::monster_over: return monster_over();
        case Step::housekeeping: return housekeeping();
        case Step::turn_over: return turn_over();
        case Step::checks: return checks();
        case Step::igor_action: return igor_action();
        case Step::in_town: return in_town();
        case Step::at_graveyard: return at_graveyard();
        case Step::drive_off: return next_to_drive_off();
        case Step::dig_up: return dig_up();
        case Step::look_for_part: return look_for_part();
        case Step::way_home: return way_home();
        case Step::errand_over: return errand_over();
        case Step::igor_done: return igor_done();
        case Step::at_door: return ask(Question::door, table.trip.host);
        case Step::reply: return ask(Question::reply, table.trip.host);
        case Step::visit_fight_over: return visit_fight_over();
        case Step::visit_over: return visit_over();
        case Step::fight: return fight();
        case Step::visitor_draws: return visitor_draws();
        case Step::host_begins: return host_begins();
        case Step::host_draws: return host_draws();
        case Step::compare: return compare();
        case Step::prowl: return prowl();
        case Step::town_fight: return town_fight();
        case Step::town_cards: return town_cards();
        case Step::town_draws: return town_draws();
        case Step::town_blows: return town_blows();
        case Step::retaliation: return retaliation();
        case Step::mob_check: return mob_check();
        case Step::sweep_over: return sweep_over();
        case Step::attack: return attack();
        case Step::defenders: return defenders();
        case Step::stage_over: return stage_over();
        case Step::attack_over: return attack_over();
        case Step::muster: return muster();
        case Step::igor_stands: return igor_stands();
        case Step::emergency: return emergency();
        case Step::monster_fights: return monster_fights();
        case Step::monster_fought: return monster_fought();
        case Step::brain_stands: return brain_stands();
        case Step::destruction: return destruction();
        case Step::last_stand: return last_stand();
        case Step::window: return window();
        case Step::next_in_window: return next_in_window();
        case Step::resolve: return resolve();
        case Step::visit_card_over: return visit_card_over();
        case Step::dinner: return dinner();
        case Step::dinner_wine: return dinner_wine();
        case Step::critique: return critique();
        case Step::brawl: return brawl();
        case Step::brawl_over: return brawl_over();
        case Step::free_action: return free_action();
        case Step::dinner_over: return dinner_over();
        case Step::faire: return faire();
        case Step::faire_round: return faire_round();
        case Step::faire_match: return faire_match();
        case Step::faire_cards: return faire_cards();
        case Step::faire_pledged: take_pledges(); return Step::faire_draws;
        case Step::faire_draws: return faire_draws();
        case Step::faire_blows: return faire_blows();
        case Step::leaver_turn: return leaver_turn();
        case Step::brain: return brain();
        case Step::renfrew_meal: return renfrew_meal();
        case Step::scholar_deals: return scholar_deals();
        case Step::snoop: return snoop();
        case Step::wine: return wine();
        case Step::further_igors: return further_igors();
        case Step::turn_igor: return next_to_turn();
        case Step::ask:
        case Step::none: break;
    }
    return Step::ask;
}

template <class C, class T>
Step Play<C, T>::taken(Seat seat, const Choice& choice) {
    const bool agrees = choice.act == Act::yes;
    switch (table.question) {
        case Question::cackle:
        case Question::vote: return seal(seat, choice, Step::count_cackles);
        case Question::direction: return choose_direction(seat, choice.act == Act::clockwise);
        case Question::draw: return draw_phase(seat, choice);
        case Question::skip: return skip(seat, choice.count);
        case Question::extra_draw: return extra_draw(seat, choice);
        case Question::visit_card: return play_visit_card(seat, choice);
        case Question::visit_use: return name_use(seat, choice.use);
        case Question::counter: return counter(seat, choice);
        case Question::igor: return act_with_igor(seat, choice);
        case Question::recruit: return recruit(seat, choice);
        case Question::dig: return dig(choice.card);
        case Question::caught: return caught(seat, choice.act == Act::keep);
        case Question::drive_off: return drive_off(seat, agrees);
        case Question::cargo: return load(seat, choice);
        case Question::request: return request(seat, choice.request);
        case Question::door: return answer_door(seat, choice);
        case Question::reply: return answer_visit(seat, choice);
        case Question::accept: return settle_trade(seat, agrees);
        case Question::fight_deck: return draw_for_fight(seat, choice.deck);
        case Question::fight_queen: return use_queen(seat, choice);
        case Question::fight_king: return use_king(seat, choice);
        case Question::spoils: return take_spoils(seat, choice.act);
        case Question::laboratory: return act_in_laboratory(seat, choice, Step::laboratory_over);
        case Question::monster: return act_with_monster(seat, choice);
        case Question::prowl: return answer_prowl(seat, agrees);
        case Question::town_card: return seal(seat, choice, Step::town_cards);
        case Question::town_deck: return draw_for_town(seat, choice.deck);
        case Question::hiding_deck: return hide(seat, choice.deck);
        case Question::injury_deck:
        case Question::defender:
        case Question::victim:
        case Question::help:
        case Question::emergency:
        case Question::defend:
        case Question::penalty:
        case Question::stand:
        case Question::last_deck:
        case Question::further_fighter:
        case Question::turn_igor: return answer_attack(seat, choice);
        case Question::invite: return invite(seat, choice);
        case Question::invitation: return answer_invitation(seat, agrees);
        case Question::forgo:
        case Question::critique:
        case Question::brawl:
        case Question::free_action: return answer_dinner(seat, choice);
        case Question::faire_pick:
        case Question::faire_answer:
        case Question::faire_payment:
        case Question::faire_card:
        case Question::faire_deck:
        case Question::favour: return answer_faire(seat, choice);
        case Question::brain:
        case Question::brain_equipment:
        case Question::brain_deck:
        case Question::brain_igor:
        case Question::attach:
        case Question::defend_brain: return answer_brain(seat, choice);
        case Question::renfrew_card:
        case Question::renfrew_meal: return answer_renfrew(seat, choice);
        case Question::berk: return answer_berk(seat, agrees);
        case Question::further_igor: return answer_further_igor(seat, choice);
        case Question::scholar:
        case Question::scholar_deal:
        case Question::scholar_hand: return answer_scholar(seat, choice);
        case Question::snoop:
        case Question::snoop_at:
        case Question::cellar:
        case Question::ply:
        case Question::guest_card:
        case Question::take_card: return answer_wine(seat, choice);
    }
    return Step::ask;
}

// MON-335, MON-337: a seat played by a bot is no matter of the rules; some tables let one play on for whoever leaves.
constexpr bool accepts(const Rules& rules, const Table& table, const Report& report) {
    return report.kind == ReportKind::left && rules.options.leavers == Leavers::flee &&
           table.ending == Ending::none && index_of(report.seat) < rules.players &&
           !table.out.has(report.seat) && !table.leaving.has(report.seat);
}

}  // namespace fg::mon

#include "games/monster_faire/steps/attack.h"
#include "games/monster_faire/steps/berk.h"
#include "games/monster_faire/steps/decks.h"
#include "games/monster_faire/steps/dinner.h"
#include "games/monster_faire/steps/errands.h"
#include "games/monster_faire/steps/faire.h"
#include "games/monster_faire/steps/igor_fight.h"
#include "games/monster_faire/steps/laboratory.h"
#include "games/monster_faire/steps/leaving.h"
#include "games/monster_faire/steps/many_cooks.h"
#include "games/monster_faire/steps/monster.h"
#include "games/monster_faire/steps/morbius.h"
#include "games/monster_faire/steps/prometheus.h"
#include "games/monster_faire/steps/renfrew.h"
#include "games/monster_faire/steps/revenge.h"
#include "games/monster_faire/steps/setup.h"
#include "games/monster_faire/steps/stages.h"
#include "games/monster_faire/steps/town.h"
#include "games/monster_faire/steps/town_fight.h"
#include "games/monster_faire/steps/turn.h"
#include "games/monster_faire/steps/visit.h"
#include "games/monster_faire/steps/windows.h"
#include "games/monster_faire/steps/wine.h"
