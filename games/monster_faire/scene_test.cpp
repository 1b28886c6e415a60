// SPDX-License-Identifier: Apache-2.0
// What every test of a rule needs and takes long to compile: all rules, offers and checks, once.
#include "games/monster_faire/scene_test.h"

#include "match/json_write.h"

namespace fg::mon {

template struct Play<ScriptedChance, Log>;

std::ostream& operator<<(std::ostream& out, const Choice& choice) { return out << to_json(choice); }

Scene::Scene(int players, const Options& options) : Scene(players, options, Content{}) {}
Scene::Scene(int players, const Options& options, const Content& content)
    : rules(make_rules(players, options, content)) {
    EXPECT_EQ(complaint(players, options, content), nullptr);
    const bool has_extras = options.rule_many_hands == Toggle::on;
    for (int i = pack_size; i < card_count; ++i) {
        const Card card = static_cast<Card>(i);
        cards.move(card, is_extra(card) && !has_extras ? box : deck_at(Deck::parts));
    }
    table.first = table.active = A;
    table.round = 1;
    table.begun = everybody(rules);
    state.round.open(SeatSet::only(A));
}

void Scene::start(Step step) {
    state.round.close();
    play().run(step);
    look();
}
void Scene::answer(Seat seat, const Choice& choice) {
    const std::vector<Choice> offers = offers_of(seat);
    ASSERT_TRUE(state.round.owing.has(seat)) << "seat " << index_of(seat) << " owes nothing: " << question();
    ASSERT_TRUE(std::find(offers.begin(), offers.end(), choice) != offers.end())
        << choice << " is not offered: " << question();
    play().answer(seat, choice);
    look();
}
void Scene::expire(Seat seat) {
    fg::expire<Game>(rules, state, seat, chance, log);
    look();
}
void Scene::leave(Seat seat) {
    const Report report{.kind = ReportKind::left, .seat = seat};
    ASSERT_TRUE(accepts(rules, table, report));
    play().report(report);
    look();
}
std::vector<Choice> Scene::offers_of(Seat seat) const {
    Offers offers;
    offer(rules, seen_of(state, seat), offers);
    return {offers.begin(), offers.end()};
}
void Scene::look() const { EXPECT_EQ(check(rules, state), nullptr) << question(); }

}  // namespace fg::mon
