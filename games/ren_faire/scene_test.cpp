// SPDX-License-Identifier: Apache-2.0
// What every test of a rule needs and takes long to compile: all rules, offers and checks, once.
#include "games/ren_faire/scene_test.h"

#include "match/json_write.h"

namespace fg::ren {

template struct Play<ScriptedChance, Log>;

std::ostream& operator<<(std::ostream& out, const Choice& choice) { return out << to_json(choice); }

Words words(const std::string& text) {
    Words list;
    std::istringstream in(text);
    for (std::string word; in >> word;) list.push_back(word);
    return list;
}
Performance performance(const std::string& id) {
    return static_cast<Performance>(std::stoi(id.substr(1)) - 1);
}
Costume costume(const std::string& id) { return static_cast<Costume>(std::stoi(id.substr(1)) - 1); }
std::string number_text(char letter, int number) {
    return letter + std::string(number < 10 ? "0" : "") + std::to_string(number);
}

Event Log::last(EventKind kind) const {
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry)
        if (entry->event.kind == kind) return entry->event;
    ADD_FAILURE() << "it never happened: " << name_of(kind);
    return {};
}

Scene::Scene(int players, const Options& options) : Scene(players, options, Content{}) {}
Scene::Scene(int players, const Options& options, const Content& content)
    : rules(make_rules(players, options, content)) {
    EXPECT_EQ(complaint(players, options, content), nullptr);
    table().judging = options.judging;
    table().first = table().active = A;
    table().actions_left = rules.content.actions;
    for (Seat seat : EachSeat{players}) {
        table().coins[seat] = 2;
        table().characters[seat] = static_cast<Character>(index_of(seat));
    }
}

Scene& Scene::hand(Seat seat, const std::string& cards) {
    for (const std::string& id : words(cards)) scripts().move(performance(id), hand_of(seat));
    described_.add(seat);
    return *this;
}
Scene& Scene::stack(Seat seat, const std::string& cards) {
    for (const std::string& id : words(cards)) garb().move(costume(id), stack_of(seat));
    return *this;
}
Scene& Scene::window(const std::string& cards) {
    int place = 0;
    for (const std::string& id : words(cards)) {
        if (id != "-") garb().move(costume(id), window_at(place));
        ++place;
    }
    has_window_ = true;
    return *this;
}
Scene& Scene::garb_deck_is(const std::string& cards) {
    for (const std::string& id : words(cards)) chance.garb.push_back(costume(id));
    return *this;
}
Scene& Scene::script_deck_is(const std::string& cards) {
    for (const std::string& id : words(cards)) chance.scripts.push_back(performance(id));
    return *this;
}
Scene& Scene::garb_discards(const std::string& cards) {
    for (const std::string& id : words(cards)) garb().move(costume(id), garb_out);
    return *this;
}
Scene& Scene::script_discards(const std::string& cards) {
    for (const std::string& id : words(cards)) scripts().move(performance(id), scripts_out);
    return *this;
}
Scene& Scene::heap(Seat seat, const std::string& deck) {
    const Words top = words("C43 C45 C47 C55 C53"), left = words(deck);
    const auto is_in = [](const Words& list, const std::string& id) {
        for (const std::string& one : list)
            if (one == id) return true;
        return false;
    };
    for (int i = 0; i < costume_count; ++i) {
        const Costume card = static_cast<Costume>(i);
        if (garb().is_in(card, garb_deck) && !is_in(left, id_of(card)) && !is_in(top, id_of(card)))
            garb().move(card, stack_of(seat));
    }
    for (const std::string& id : top) garb().move(costume(id), stack_of(seat));
    return *this;
}
Scene& Scene::laid(const std::string& id, Seat you, int counters, int coins) {
    const Performance card = performance(id);
    scripts().move(card, in_play);
    table().extended.push_back({.card = card,
                                .you = you,
                                .holder = you,
                                .counters = static_cast<u8>(counters),
                                .coins = static_cast<u8>(coins)});
    if (rules.lay[card].lasting == Lasting::colours) table().extended.back().icon = Icon::lady;
    table().extended.back().was_live = table().live.has(you);
    return *this;
}
Scene& Scene::ready() {
    fill_window();
    fill_hands();
    if (has_whole_)
        for (int i = 0; i < performance_count; ++i)
            if (const auto card = static_cast<Performance>(i);
                scripts().is_in(card, script_deck) && !is_whole(card))
                scripts().move(card, scripts_out);
    for (Seat seat : EachSeat{rules.players}) table().outfits[seat] = outfit_of(rules, garb(), seat);
    state.round.open(SeatSet::only(table().active));
    expect_sound();
    return *this;
}

void Scene::set_up() {
    state = State{};
    playing().set_up();
    expect_sound();
}
void Scene::expires(Seat seat) {
    state.round.drop_group(seat);
    playing().expire(seat);
    expect_sound();
}
void Scene::reports(ReportKind kind, Seat seat) {
    const Report report{.kind = kind, .seat = seat};
    ASSERT_TRUE(accepts(rules, table(), report));
    playing().report(report);
    expect_sound();
}
void Scene::idle_until(Seat seat) {
    for (int i = 0; i < 20 && (question() != Question::action || table().active != seat ||
                               table().actions_left != rules.content.actions);
         ++i)
        idle();
}
void Scene::idle() {
    ASSERT_EQ(question(), Question::action);
    expires(table().active);
}
std::vector<Choice> Scene::offers(Seat seat) const {
    Offers list;
    offer(rules, seen_by<Game>(state, seat), list);
    return {list.begin(), list.end()};
}
bool Scene::offers(Seat seat, const Choice& choice) const {
    Offers list;
    offer(rules, seen_by<Game>(state, seat), list);
    return state.round.owing.has(seat) && list.has(choice);
}
std::string Scene::window() const {
    std::string text;
    for (int place = 0; place < window_places; ++place)
        text += (place > 0 ? " " : "") +
                (garb().is_empty(window_at(place)) ? "-" : id_of(garb().top(window_at(place))));
    return text;
}
void Scene::expect_sound() const {
    const Complaint found = check(rules, state);
    EXPECT_EQ(found, nullptr) << found;
}

void Scene::answer(Seat seat, const Choice& choice) {
    ASSERT_TRUE(state.round.owing.has(seat))
        << "seat " << index_of(seat) << " is not asked, but " << name_of(question());
    ASSERT_TRUE(offers(seat, choice))
        << choice << " is not offered to seat " << index_of(seat) << " at " << name_of(question());
    playing().answer(seat, choice);
    expect_sound();
}
bool Scene::is_whole(Performance card) const {
    for (const std::string& id : whole_scripts_)
        if (performance(id) == card) return true;
    return false;
}
bool Scene::is_coming(Costume card) const {
    for (Costume next : chance.garb)
        if (next == card) return true;
    return false;
}
bool Scene::is_coming(Performance card) const {
    for (Performance next : chance.scripts)
        if (next == card) return true;
    return is_whole(card);
}
void Scene::fill_window() {
    for (int place = 0; place < window_places && !has_window_; ++place)
        for (int i = 0; i < costume_count && garb().is_empty(window_at(place)); ++i)
            if (const auto card = static_cast<Costume>(i); garb().is_in(card, garb_deck) && !is_coming(card))
                garb().move(card, window_at(place));
}
void Scene::fill_hands() {
    for (Seat seat : EachSeat{rules.players})
        for (int i = performance_count - 1;
             i >= 0 && !described_.has(seat) && cards(seat) < rules.content.hand; --i)
            if (const auto card = static_cast<Performance>(i);
                scripts().is_in(card, script_deck) && !is_coming(card))
                scripts().move(card, hand_of(seat));
}

}  // namespace fg::ren
