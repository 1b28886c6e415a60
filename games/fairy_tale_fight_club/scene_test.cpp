// SPDX-License-Identifier: Apache-2.0
// What every test of a rule needs and takes long to compile: all rules, offers and checks, once.
#include "games/fairy_tale_fight_club/scene_test.h"

#include "match/json_write.h"

namespace fg::ftf {

template struct Play<ScriptedChance, Log>;
template struct Play<FastChance, Log>;
template struct Play<FastChance, Silence>;

std::ostream& operator<<(std::ostream& out, const Choice& choice) { return out << to_json(choice); }

Creatures bag(const std::string& values) {
    Creatures creatures;
    std::istringstream in(values);
    for (int value = 0; in >> value;) creatures.add(creature_of(value));
    return creatures;
}
std::string text(const Creatures& creatures) {
    std::string values;
    for (int i = 0; i < creatures.size(); ++i)
        values += (i > 0 ? " " : "") + std::to_string(value_of(creatures.nth(i)));
    return values;
}
Contract contract(const std::string& id) {
    Contract found = Contract::none;
    EXPECT_TRUE(find_name(id, found)) << id;
    return found;
}

Log::Entry Log::last(EventKind kind) const {
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry)
        if (entry->event.kind == kind) return *entry;
    ADD_FAILURE() << "it never happened: " << name_of(kind);
    return {};
}

Scene::Scene(int players, const Options& options) : Scene(players, options, Content{}) {}
Scene::Scene(int players, const Options& options, const Content& content)
    : rules(make_rules(players, options, content)) {
    EXPECT_EQ(complaint(players, options, content), nullptr);
    Table& t = table();
    t.first = t.active = A;
    t.actions_left = rules.content.actions;
    for (Seat seat : EachSeat{players}) t.owned[seat].add(WB);
    t.layers = rules.layers;
    t.layers[Layer::cover] = {};
}
Scene& Scene::ready() {
    fill_area();
    fill_gold();
    fill_creatures();
    fill_used_cards();
    state.round.open(SeatSet::only(table().active));
    expect_sound();
    return *this;
}
void Scene::set_up() {
    state = State{};
    playing().set_up();
    expect_sound();
}
void Scene::does(Seat seat, const Steps& steps) {
    for (const Choice& choice : steps) {
        ASSERT_TRUE(state.round.owing.has(seat)) << "seat " << index_of(seat) << " is not asked";
        ASSERT_TRUE(offers(seat, choice)) << choice << " is not offered to seat " << index_of(seat);
        playing().answer(seat, choice);
        expect_sound();
    }
}
bool Scene::can(Seat seat, const Steps& steps) const {
    Scene copy = *this;
    for (const Choice& choice : steps) {
        if (!copy.state.round.owing.has(seat) || !copy.offers(seat, choice)) return false;
        copy.playing().answer(seat, choice);
    }
    return true;
}
void Scene::turn_up(int number, const char* id) {
    if (in_play() == 4 + table().carted.size()) remove_one_of_area();
    chance.event(number);
    if (id != nullptr) chance.contracts({id});
    playing().run(Next::refill);
    expect_sound();
}
void Scene::expires(Seat seat) {
    fg::expire<Game>(rules, state, seat, chance, log);
    expect_sound();
}
void Scene::run(Next next) {
    playing().run(next);
    expect_sound();
}
std::vector<Choice> Scene::offers(Seat seat) const {
    Offers list;
    offer(rules, seen(seat), list);
    return {list.begin(), list.end()};
}
bool Scene::offers(Seat seat, const Choice& choice) const {
    Offers list;
    offer(rules, seen(seat), list);
    return list.has(choice);
}
Words Scene::area() const {
    Words ids;
    for (const Posted& posted : table().area)
        if (posted.contract != Contract::none) ids.emplace_back(name_of(posted.contract));
    std::sort(ids.begin(), ids.end());
    return ids;
}
int Scene::gold_on(const char* id) const { return table().area[place_in_area(table(), contract(id))].gold; }
Words Scene::completed(Seat seat) const {
    Words ids;
    for (const Contract done : table().completed[seat]) ids.emplace_back(name_of(done));
    return ids;
}
Result Scene::result() const { return Game::result(rules, table()); }

void Scene::post(Posted& place, const char* id) {
    place = {.contract = contract(id), .gold = rules.card(contract(id)).gold};
}
bool Scene::is_used(Contract wanted) const {
    for (const Posted& posted : table().area)
        if (posted.contract == wanted) return true;
    for (Seat seat : EachSeat{rules.players}) {
        if (table().reserved[seat].contract == wanted) return true;
        for (const Contract done : table().completed[seat])
            if (done == wanted) return true;
    }
    for (const Contract out : table().contract_discards)
        if (out == wanted) return true;
    for (const auto& card : chance.coming())
        if (card.contract == wanted) return true;
    return false;
}
// The last of a level that nobody mentions, without gold.
Contract Scene::unused(DeckCard level) const {
    for (int i = contract_count - 1; i >= 0; --i) {
        const Contract one = static_cast<Contract>(i);
        if (level_of(one) == level && rules.card(one).gold == 0 && !is_used(one)) return one;
    }
    for (int i = contract_count - 1; i >= 0; --i)
        if (const Contract one = static_cast<Contract>(i); level_of(one) == level && !is_used(one))
            return one;
    return Contract::none;
}
void Scene::remove_one_of_area() {
    int place = most_in_area - 1;
    while (table().area[place].contract == Contract::none) --place;
    table().contract_discards.push_back(table().area[place].contract);
    table().supply = static_cast<u8>(table().supply + table().area[place].gold);
    table().area[place] = {};
}
void Scene::fill_area() {
    if (has_area_) return;
    for (int i = 0; i < area_size_; ++i) table().area[i] = {.contract = unused(DeckCard::level_1)};
}
void Scene::fill_gold() {
    int coins = rules.content.gold;
    for (const Posted& posted : table().area) coins -= posted.gold;
    for (Seat seat : EachSeat{rules.players}) coins -= table().gold[seat] + table().reserved[seat].gold;
    table().supply = static_cast<u8>(supply_ < 0 ? coins : supply_);
    if (supply_ < 0 || supply_ == coins) return;
    // Somewhere out of the way: on a contract of the area.
    for (Posted& posted : table().area)
        if (posted.contract != Contract::none)
            return static_cast<void>(posted.gold = static_cast<u8>(posted.gold + coins - supply_));
}
void Scene::fill_creatures() {
    Creatures rest = rules.deck;
    rest.remove_all(table().market);
    for (Seat seat : EachSeat{rules.players}) {
        rest.remove_all(state.own[seat].hand);
        for (const Creatures& creatures : table().cargo[seat]) rest.remove_all(creatures);
        table().hand_size[seat] = static_cast<u8>(state.own[seat].hand.size());
    }
    if (has_whole_deck_) {
        rest.remove_all(whole_deck_);
        table().discards = rest;
        rest = whole_deck_;
    }
    state.hidden.deck = rest;
    table().deck_size = static_cast<u8>(rest.size());
}
// What came out of the Contract Deck and is nowhere else is out of the game.
void Scene::fill_used_cards() {
    for (const DeckCard level : {DeckCard::level_1, DeckCard::level_2, DeckCard::level_3}) {
        int out = detail::count_in(rules.layers, level) - detail::count_in(table().layers, level);
        for (int i = 0; i < contract_count; ++i)
            if (level_of(static_cast<Contract>(i)) == level && is_out(static_cast<Contract>(i))) --out;
        // More are out than the layers say: they came from the top.
        for (; out < 0 && table().layers[Layer::top][level] > 0; ++out) --table().layers[Layer::top][level];
        EXPECT_GE(out, 0) << "more of " << name_of(level) << " are out than the deck had";
        for (; out > 0; --out) table().contract_discards.push_back(unused(level));
    }
    int events =
        detail::count_in(rules.layers, DeckCard::event) - detail::count_in(table().layers, DeckCard::event);
    for (int number = 24; events > 0; --number)
        if (!is_coming(ev(number))) table().event_discards.push_back(ev(number)), --events;
}
bool Scene::is_out(Contract one) const {
    for (const auto& card : chance.coming())
        if (card.contract == one) return false;
    return is_used(one);
}
bool Scene::is_coming(EventCard event) const {
    for (const auto& card : chance.coming())
        if (card.event == event) return true;
    return false;
}
void Scene::expect_sound() const {
    const Complaint complaint = check(rules, state);
    EXPECT_EQ(complaint, nullptr) << complaint;
}

}  // namespace fg::ftf
