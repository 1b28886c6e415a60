// SPDX-License-Identifier: Apache-2.0
// What every test of a rule needs and takes long to compile: all rules, offers and checks, once.
#include "games/huzzah/scene_test.h"

#include "engine/playout.h"

namespace fg::huzzah {

template struct Play<ScriptedChance, Log>;

State dealt(const Rules& rules, FastChance& chance) {
    Silence silence;
    return Game::setup(rules, chance, silence);
}
int answer_at_random(const Rules& rules, State& state, Seat seat, FastChance& chance) {
    return fg::answer_at_random<Game>(rules, state, seat, chance);
}

std::ostream& operator<<(std::ostream& out, const Choice& choice) {
    out << name_of(choice.act);
    if (choice.stage != Stage::none) out << ' ' << name_of(choice.stage);
    if (choice.steps != 255) out << ' ' << int{choice.steps};
    if (choice.step != no_step) out << " on " << int{choice.step};
    if (choice.card != Card::none) out << ' ' << name_of(choice.card);
    if (choice.other != Card::none) out << " and " << name_of(choice.other);
    return out;
}

Card card_named(const std::string& name) {
    Card card = Card::none;
    EXPECT_TRUE(find_name(name, card)) << name;
    return card;
}
std::vector<Card> cards_named(const std::string& text) {
    std::vector<Card> cards;
    std::istringstream words(text);
    for (std::string word; words >> word;) cards.push_back(card_named(word));
    return cards;
}
Bag<Card> bag_of(const std::string& text) {
    Bag<Card> bag;
    for (Card card : cards_named(text)) bag.add(card);
    return bag;
}
Place place_named(const std::string& text) {
    if (text[0] == 'S') return Place::on_stage(stage_of(std::stoi(text.substr(1)) - 1));
    return Place::on_step(std::stoi(text));
}
Choice discard(const std::string& cards) {
    const std::vector<Card> named = cards_named(cards);
    return {.act = Act::discard,
            .card = named.size() > 0 ? named[0] : Card::none,
            .other = named.size() > 1 ? named[1] : Card::none};
}

Scene::Scene(int players, const Options& options) : Scene(players, options, Content{}) {}
Scene::Scene(int players, const Options& options, const Content& content)
    : rules(make_rules(players, options, content)), given_(static_cast<std::size_t>(players), false) {
    EXPECT_EQ(complaint(players, options, content), nullptr);
    table().turn = 1;
    table().richard = 0;
}

Scene& Scene::pawns(const std::string& text) {
    std::istringstream words(text);
    int seat = 0;
    for (std::string word; words >> word;) table().place[seat_of(seat++)] = place_named(word);
    EXPECT_EQ(seat, rules.players);
    return *this;
}
Scene& Scene::counters(const std::string& text) {
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const std::size_t colon = word.find(':');
        table().counters[std::stoi(word)] = static_cast<u8>(std::stoi(word.substr(colon + 1)));
    }
    return *this;
}
Scene& Scene::hand(Seat seat, const std::string& cards) {
    state.own[seat].hand = bag_of(cards);
    given_[static_cast<std::size_t>(seat)] = true;
    return *this;
}
Scene& Scene::plays(Seat seat, const std::string& card) {
    state.own[seat].face_down = card_named(card);
    const Place here = table().place[seat];
    table().show_at[seat] = here.is_stage() ? here.stage() : stage_beside(rules, table(), seat);
    return *this;
}
Scene& Scene::deck(const std::string& cards) {
    deck_ = bag_of(cards);
    has_deck_ = true;
    return *this;
}
void Scene::set_up() {
    state = State{};
    playing().set_up();
    expect_sound();
}
void Scene::begin(Next next) {
    if (next == Next::move_richard || next == Next::richard_rests || next == Next::reveal)
        for (Seat s : seats_on_stages(rules, table()))
            if (state.own[s].face_down == Card::none) plays(s, "2-Crowd");
    fill();
    playing().run(next);
    expect_sound();
}
void Scene::answer(Seat seat, const Choice& choice) {
    ASSERT_TRUE(owing().has(seat)) << "seat " << index_of(seat) << " is not asked";
    Offers offers;
    offer(rules, seen(seat), offers);
    ASSERT_TRUE(offers.has(choice)) << choice << " is not offered to seat " << index_of(seat);
    playing().answer(seat, choice);
    expect_sound();
}
void Scene::bump(SeatSet seats) {
    ASSERT_TRUE(is_window(phase())) << "no window is open";
    for (Seat s : owing()) answer(s, seats.has(s) ? bump_choice : pass_choice);
}
void Scene::time_out() {
    for (Seat s : owing()) answer(s, timeout(rules, seen(s)));
}
void Scene::end_turn() {
    ASSERT_EQ(phase(), Phase::clear_up);
    const int turn = table().turn;
    while (phase() == Phase::clear_up && table().turn == turn) time_out();
}
std::vector<Choice> Scene::offers(Seat seat) {
    Offers list;
    offer(rules, seen(seat), list);
    return {list.begin(), list.end()};
}
std::string Scene::crowd() {
    std::string text;
    for (int s = 0; s < path_steps; ++s)
        if (at(s) != 0) text += (text.empty() ? "" : " ") + std::to_string(s) + ":" + std::to_string(at(s));
    return text;
}
Result Scene::result() { return Game::result(rules, table()); }

void Scene::fill() {
    Bag<Card> rest = rules.deck;
    for (Seat s : all_seats(rules)) {
        Own& own = state.own[s];
        if (!given_[static_cast<std::size_t>(s)]) own.hand = bag_of("2-Crowd 3-Crowd Finale");
        rest.remove_all(own.hand);
        if (own.face_down != Card::none) rest.remove(own.face_down);
        table().hand_size[s] = static_cast<u8>(own.hand.size());
    }
    Bag<Card>& deck = state.hidden.deck;
    if (has_deck_) deck = deck_;
    if (!has_deck_ && deck_size_ < 0) deck = rest;
    rest.remove_all(deck);
    while (deck.size() < deck_size_) {
        const Card card = rest.nth(0);
        rest.remove(card);
        deck.add(card);
    }
    table().discards = rest;
    table().deck_size = static_cast<u8>(deck.size());
}
void Scene::expect_sound() {
    const Complaint complaint = check(rules, state);
    EXPECT_EQ(complaint, nullptr) << complaint;
}

}  // namespace fg::huzzah
