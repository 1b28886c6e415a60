// SPDX-License-Identifier: Apache-2.0
// What every test of a rule needs and takes long to compile: all rules, offers and checks, once.
#include "games/king_thief_minister/scene_test.h"

namespace fg::ktm {

Scene::Scene(int players, const Options& options) : Scene(players, options, Content{}) {}
Scene::Scene(int players, const Options& options, const Content& content)
    : rules(make_rules(players, options, content)) {
    NamedChance chance(source);
    state = Game::setup(rules, chance, notes);
    while (state.table.question == Question::initial_look)
        Game::apply(rules, state, state.round.owing.lowest(), Choice{.act = Act::decline}, chance, notes);
    to_move(0);
    cards("KTMESP");
    notes.told.clear();
}

Scene& Scene::cards(std::string_view letters) {
    state.table.known = Knowledge::all();
    for (Seat seat : EachSeat{rules.players}) state.own[seat].knowledge = Knowledge::all();
    for (int spot = 0; spot < spots; ++spot) {
        state.table.card_at[spot] = static_cast<u8>(spot);
        state.hidden.face[spot] = character_at(
            static_cast<int>(std::string_view("KTMESP").find(letters[static_cast<std::size_t>(spot)])));
    }
    return *this;
}
Scene& Scene::purses(std::initializer_list<int> coins) {
    int left = rules.coins_in_play();
    int i = 0;
    for (int purse : coins) {
        state.table.purse[seat_of(i++)] = static_cast<u8>(purse);
        left -= purse;
    }
    state.table.treasury = static_cast<u8>(left);
    return *this;
}
Scene& Scene::to_move(int player) {
    state.table.mover = p(player);
    // Whoever began the game, it has come to this player by now (KTM-036).
    state.table.start_player =
        clockwise(p(player), -static_cast<int>(state.table.turns) % rules.players, rules.players);
    state.round.open(SeatSet::only(p(player)));
    return *this;
}
Scene& Scene::has_seen(int player, int spot) {
    state.own[p(player)].knowledge.learn_is(state.table.card_at[spot], face_at(spot));
    return *this;
}
void Scene::does(int player, const Choice& choice) {
    ASSERT_TRUE(state.round.owing.has(p(player))) << "p" << player << " is not asked";
    ASSERT_TRUE(offers(player, choice)) << "p" << player << " may not do that";
    NamedChance chance(source);
    Game::apply(rules, state, p(player), choice, chance, notes);
    const Complaint complaint = Game::check(rules, state);
    ASSERT_EQ(complaint, nullptr) << complaint;
}
void Scene::window(std::initializer_list<int> yes) {
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
void Scene::expires(int player) { does(player, Game::timeout(rules, seen(player))); }
void Scene::windows_expire() {
    const Question question = state.table.question;
    for (Seat seat : state.round.asked)
        if (state.table.question == question) expires(player_at(seat));
}
bool Scene::offers(int player, const Choice& choice) const {
    Offers list;
    Game::offer(rules, seen(player), list);
    return list.has(choice);
}
int Scene::offer_count(int player) const {
    Offers list;
    Game::offer(rules, seen(player), list);
    return list.size();
}
std::string Scene::letters() const {
    std::string text;
    for (int spot = 0; spot < spots; ++spot) text += "KTMESP"[index_of(face_at(spot))];
    return text;
}
std::vector<int> Scene::coins() const {
    std::vector<int> list;
    for (Seat seat : EachSeat{rules.players}) list.push_back(state.table.purse[seat]);
    return list;
}
std::vector<int> Scene::winners() const {
    std::vector<int> list;
    for (Seat seat : Game::result(rules, state.table).winners) list.push_back(player_at(seat));
    return list;
}
std::vector<int> Scene::sizes() const {
    std::vector<int> list;
    for (Seat seat : EachSeat{rules.players}) list.push_back(state.own[seat].knowledge.size());
    return list;
}
std::vector<EventKind> Scene::since_last(EventKind kind) const {
    std::vector<EventKind> list;
    for (auto told = notes.told.rbegin(); told != notes.told.rend(); ++told) {
        list.insert(list.begin(), told->event.kind);
        if (told->event.kind == kind) break;
    }
    return list;
}
const Told& Scene::last(EventKind kind) const {
    for (auto told = notes.told.rbegin(); told != notes.told.rend(); ++told)
        if (told->event.kind == kind) return *told;
    ADD_FAILURE() << "it never happened: " << name_of(kind);
    return notes.told.front();
}
std::vector<std::string> Scene::sights(int player) const {
    std::vector<std::string> list;
    for (const Told& told : notes.told)
        if (told.event.kind == EventKind::saw && told.audience.includes(p(player)))
            list.push_back("spot " + std::to_string(index_of(told.event.spot)) + " " +
                           "KTMESP"[index_of(told.event.character)]);
    return list;
}
std::vector<int> Scene::movers_of(EventKind kind, Reason reason) const {
    std::vector<int> list;
    for (const Told& told : notes.told)
        if (told.event.kind == kind && told.event.reason == reason)
            list.push_back(player_at(told.event.seat));
    return list;
}

Scene standing(int players, Character character) {
    Scene scene(players);
    scene.claims(0, character);
    scene.window({});
    return scene;
}
std::string log_of(const Scene& scene, Seat viewer) {
    std::string log;
    for (const Told& told : scene.notes.told)
        if (told.audience.includes(viewer))
            log += Text::sentence(scene.rules, told.event, viewer, player_names) + "\n";
    return log;
}

}  // namespace fg::ktm
