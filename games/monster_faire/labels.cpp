// SPDX-License-Identifier: Apache-2.0
// What each answer means: a head, and what it leads to.
#include "games/monster_faire/speaker.h"
#include "games/monster_faire/text.h"

namespace fg::mon {
namespace {

constexpr std::size_t longest_label = 64;

// The answer that does nothing, and the one that agrees, by question.
struct Said {
    Question question;
    std::string_view text;
};
constexpr Said passes[]{
    {Question::cackle, "Stay silent"},
    {Question::vote, "Abstain"},
    {Question::draw, "Draw nothing"},
    {Question::extra_draw, "Stop drawing"},
    {Question::visit_card, "Play no card"},
    {Question::counter, "Do not counter: it takes effect"},
    {Question::recruit, "Recruit nobody"},
    {Question::drive_off, "Let Igor dig"},
    {Question::cargo, "Carry nothing"},
    {Question::accept, "Refuse: keep your own card"},
    {Question::fight_queen, "Let them fight"},
    {Question::fight_king, "Fight without a butler"},
    {Question::prowl, "Stay hidden"},
    {Question::defender, "Go on: use no Defender"},
    {Question::help, "Give no help"},
    {Question::emergency, "Let it lie: they pass it by"},
    {Question::defend, "Stop: each villager left breaks one Equipment"},
    {Question::invite, "Invite nobody"},
    {Question::invitation, "Decline"},
    {Question::critique, "Say nothing"},
    {Question::brawl, "Keep the peace"},
    {Question::faire_card, "Leave Igor at home"},
    {Question::favour, "Favour nobody"},
    {Question::brain, "Announce nothing"},
    {Question::brain_igor, "Keep the card in your hand"},
    {Question::attach, "Leave the Brain apart"},
    {Question::defend_brain, "Do not defend the Brain"},
    {Question::renfrew_card, "One card is enough"},
    {Question::berk, "Do not call"},
    {Question::further_igor, "No further Igor"},
    {Question::further_fighter, "No further Igor"},
    {Question::turn_igor, "Play nothing"},
    {Question::scholar, "Decline it: be dealt two hands, keep one"},
    {Question::snoop, "Do not snoop"},
    {Question::cellar, "Keep the Cellar covered"},
    {Question::ply, "Pour no wine"},
    {Question::guest_card, "Put up nothing"},
};
constexpr Said agreements[]{
    {Question::drive_off, "Drive Igor off: Igor goes home with nothing"},
    {Question::accept, "Accept: trade the two cards"},
    {Question::emergency, "Wake it: draw one Equipment to help"},
    {Question::invitation, "Accept: dine, and give up a phase for it"},
    {Question::faire_answer, "Accept: fight them"},
    {Question::brawl, "Attack: the host draws two cards, keeps the higher"},
    {Question::attach, "Attach it: head and Equipment go to their piles"},
    {Question::renfrew_card, "Turn up one more"},
    {Question::berk, "Call Berk: draw a Body Parts card"},
    {Question::scholar, "Take it: see all cards and deal them as you like"},
    {Question::cellar, "Show the Cellar: only a higher card still looks"},
    {Question::ply, "Pour wine: a drunk guest shows you all cards"},
};

class Labeller {
  public:
    Labeller(const Rules& rules, const Seen& seen, const Choice& choice, Names names)
        : rules_(rules),
          seen_(seen),
          table_(seen.table),
          choice_(choice),
          question_(question(seen.table, seen.me)),
          cards_(cards_seen(seen)),
          say_{seen.me, names} {}

    std::string label() const {
        switch (choice_.act) {
            case Act::pass: return pass();
            case Act::yes: return yes();
            case Act::cackle: return std::string(name_of(choice_.sound));
            case Act::name: return name();
            case Act::clockwise:
            case Act::anticlockwise: return direction();
            case Act::draw: return draw();
            case Act::skip: return skip();
            case Act::play: return play();
            case Act::use: return opened(std::string(deed(choice_.use)));
            case Act::counter:
                return "Counter with " + the_card() +
                       (is_numbered(choice_.card) ? ": both are discarded" : ": it stays until your turn");
            case Act::stake: return "Give Igor to the stake: Igor dies instead";
            case Act::hire:
            case Act::claim: return employ();
            case Act::to_town: return to_town();
            case Act::to_graveyard: return "Send Igor to the Graveyard: bring home a part";
            case Act::visit: return fitting("Visit " + their_name(), ": offer a card, at Igor's own risk");
            case Act::burgle:
                return fitting("Burgle " + say_.whose(choice_.seat) + " Laboratory", ": take its top card");
            case Act::recruit: return "Recruit " + villager(choice_.card) + ": " + use_of(choice_.card);
            case Act::dig: return "Take " + the_card() + ": " + service_of(choice_.card);
            case Act::drop: return "Drop the part: part and villager are discarded";
            case Act::keep: return "Keep the part: the villager goes to Town";
            case Act::carry: return "Carry " + the_card();
            case Act::request: return opened(word(choice_.request));
            case Act::turn_away: return "Turn Igor away";
            case Act::attack_igor: return attack_igor();
            case Act::attack_monster:
                return "Attack with the Monster: " + text_of(my_total()) + " against " + visitor_side();
            case Act::receive: return "Let Igor in: see what Igor brings";
            case Act::ply: return "Pour wine: your Cellar must beat Igor's " + text_of(visitor_worth());
            case Act::dismiss: return "Send Igor home: no trade";
            case Act::offer: return "Offer " + the_card();
            case Act::defend: return defend();
            case Act::victim:
                return (is_led_astray() ? "Lead astray " : "Kill ") + the_villager(choice_.card);
            case Act::knock_out: return "Knock out their Igor: no errands until it wakes";
            case Act::trash: return "Trash the top card of their Laboratory";
            case Act::lay: return lay();
            case Act::repair: return repair();
            case Act::give_life: return "Bring it to life: the Laboratory turns face up";
            case Act::rampage: return rampage();
            case Act::fight:
                return fitting("Fight " + say_.whose(choice_.seat) + " Monster", ": one bout in Town");
            case Act::show: return show();
            case Act::assist: return "Send Igor along: " + text_of(my_total() + igor_worth()) + " and a card";
            case Act::help: return help();
            case Act::discard: return discard();
            case Act::stay: return "Stay: lose your hand, kill them all or die";
            case Act::run: return "Run away: lose your hand, come back next turn";
            case Act::forgo: return "Give up " + word(choice_.phase);
            case Act::critique: return "Criticise " + word(choice_.pile) + " with " + the_card();
            case Act::sit_out: return "Sit out: pay a card, fight nobody this round";
            case Act::favour: return "Favour with " + the_card();
            case Act::announce: return "Announce the Brain with " + the_card();
            case Act::equip: return "Keep it alive with " + the_card();
            case Act::employ: return choice_.calls ? "Employ Condo and call Berk" : "Employ Condo at once";
            case Act::eat: return "Eat " + the_card();
            case Act::assign: return "Deal " + the_card();
            case Act::hand: return keep_hand();
            case Act::snoop: return "Card " + text_of(choice_.place + 1) + " of " + word(choice_.pile);
            case Act::take: return "Take " + the_card();
            case Act::none: break;
        }
        return {};
    }

  private:
    std::string pass() const {
        if (question_ == Question::igor)
            return has_igor(cards_, seen_.me) ? "Leave Igor at home" : "Hire nobody";
        return found(passes, "Do nothing");
    }
    std::string yes() const { return question_ == Question::prowl ? rampage() : found(agreements, "Yes"); }
    template <std::size_t N>
    std::string found(const Said (&list)[N], std::string_view otherwise) const {
        for (const Said& said : list)
            if (said.question == question_) return std::string(said.text);
        return std::string(otherwise);
    }
    std::string name() const {
        if (question_ == Question::vote) return "Vote for " + their_name();
        if (question_ == Question::invite)
            return fitting("Invite " + their_name(), ": you gain a free action");
        if (question_ == Question::faire_answer)
            return fitting("Fight " + their_name() + " instead", ": pay a card");
        return fitting((question_ == Question::favour ? "Favour " : "Fight ") + their_name(),
                       ": " + their_total());
    }
    std::string their_total() const { return "a Monster of " + text_of(seen_total(choice_.seat)); }
    std::string direction() const {
        const bool is_clockwise = choice_.act == Act::clockwise;
        Table turned;
        turned.is_clockwise = is_clockwise;
        const Seat next = first_after(turned, seen_.me, everybody(rules_));
        return fitting(is_clockwise ? "Clockwise" : "Anticlockwise", ": " + say_.name(next) + " comes next");
    }
    std::string draw() const {
        const bool is_town = choice_.deck == Deck::villagers;
        const std::string head = std::string(name_of(choice_.deck)) + " deck";
        if (question_ == Question::hiding_deck)
            return head + (is_town ? ": hide in Town" : ": hide in the Graveyard");
        const bool is_for_hand = question_ == Question::draw || question_ == Question::extra_draw ||
                                 question_ == Question::brain_deck;
        if (!is_for_hand) return head;
        return head + (is_town ? ": Equipment and Igors" : ": body parts and Igors");
    }
    std::string skip() const {
        const int phases = choice_.count;
        if (phases == 0) return "Skip nothing: play every phase";
        if (phases == 1) return "Skip Monster: 1 extra card";
        return phases == 2 ? "Skip Laboratory and Monster: up to 2 extra cards"
                           : "Skip Igor, Laboratory and Monster: up to 3 cards";
    }
    // The head alone must say at what the card is aimed.
    std::string play() const {
        const std::string number = text_of(rules_.value[choice_.card]);
        switch (choice_.use) {
            case Use::none: return "Play " + the_card();
            case Use::lecture:
                return "Lecture with " + word(choice_.card) + ": they lose Equipment below " + number;
            case Use::befriend_igor: return word(choice_.card) + " at Igor: no Igor phase";
            case Use::befriend_monster:
            case Use::distract_monster: return word(choice_.card) + " at the Monster: no Monster phase";
            case Use::distract_laboratory:
                return word(choice_.card) + " at the Laboratory: no Laboratory phase";
            case Use::dismantle_laboratory: return word(choice_.card) + " at the Laboratory: dismantle it";
            case Use::dismantle_monster: return word(choice_.card) + " at the Monster: dismantle it";
            case Use::steal:
            case Use::incite:
            case Use::attack_brain:
            case Use::lure:
            case Use::sabotage:
            case Use::stir_equipment:
            case Use::stir_part:
            case Use::stir: break;
        }
        return "Play " + the_card() + ": " + std::string(deed(choice_.use));
    }
    // MON-388: the second hand lies beside the first.
    std::string keep_hand() const {
        const At at = choice_.place == 0 ? hand_of(seen_.me) : dealing;
        std::string held;
        for (int i = 0; i < cards_.size(at); ++i)
            held += (i == 0 ? ": " : ", ") + word(cards_.entry(at, i).card);
        return fitting(choice_.place == 0 ? "Keep the first hand" : "Keep the second hand", held);
    }
    std::string employ() const {
        const std::string worth = ": an Igor worth " + text_of(rules_.worth[choice_.card]);
        if (choice_.calls) return (is_hired() ? "Hire " : "Claim ") + the_card() + " and call Berk" + worth;
        if (is_hired()) return "Hire " + the_card() + worth;
        const bool is_in_town = cards_.sees(choice_.card, town);
        return "Claim " + the_card() + (is_in_town ? " in Town" : " in the Graveyard") + worth;
    }
    bool is_hired() const { return choice_.act == Act::hire; }
    // Who is there already tells whether Igor will be taunted (MON-055); the card that comes may change it for the worse only.
    std::string to_town() const {
        const std::string head = "Send Igor to Town: ";
        const int place = sendable_igor(rules_, table_, cards_, seen_.me);
        const Card igor = card_at(cards_, igors_of(seen_.me), place);
        const bool is_renfrew = rules_.has_renfrew() && rank_of(igor) == Rank::red_joker;
        const Crowd crowd = crowd_at(rules_, table_, cards_, town);
        const bool is_taunted = !is_renfrew && (crowd.suits & suits_of_igor(rules_, igor)) != 0;
        const bool is_blocked = is_taunted && (rules_.options.taunt_blocks == TauntBlocks::always ||
                                               crowd.highest > rules_.worth[igor]);
        return head + (is_blocked ? "will be taunted, for one more villager" : "bring home a villager");
    }
    // What a villager is good for at home.
    std::string use_of(Card card) const {
        if (is_igor(card)) return "an Igor card for your hand";
        return "serves " + parts_of(suit_of(card)) + " up to " + text_of(number_of(card));
    }
    // "heads", "arms"
    static std::string parts_of(Suit suit) {
        const bool is_plural = suit == Suit::clubs || suit == Suit::spades;
        return std::string(part_word(suit)) + (is_plural ? "" : "s");
    }
    // How well the own Laboratory serves a part.
    std::string service_of(Card part) const {
        const Suit suit = suit_of(part);
        const int capacity = suit == Suit::none ? 0 : capacities(cards_, seen_.me)[suit];
        const std::string equipment(equipment_word(suit));
        if (capacity == 0) return "you have no " + equipment + " yet";
        return "your " + equipment +
               (capacity >= number_of(part) ? " will do" : " can serve " + text_of(capacity) + " at most");
    }
    std::string lay() const {
        const std::string head = "Lay " + the_card() + ": ";
        if (is_part(choice_.card)) return head + service_of(choice_.card);
        if (is_igor(choice_.card)) return head + defender_deed();
        const Suit suit = suit_of(choice_.card);
        const int capacity = suit == Suit::none ? 0 : capacities(cards_, seen_.me)[suit];
        if (capacity >= number_of(choice_.card)) return head + "a spare, you have " + text_of(capacity);
        return head + use_of(choice_.card);
    }
    std::string defender_deed() const {
        switch (rank_of(choice_.card)) {
            case Rank::jack: return "guard dog, kills one attacker";
            case Rank::queen: return "maid, leads one attacker astray";
            case Rank::king: return "butler, fights like an Igor of " + text_of(rules_.worth[choice_.card]);
            case Rank::red_joker: return "patron, sends attackers home";
            case Rank::black_joker: return "patron, kills all attackers";
            case Rank::none: break;
        }
        return {};
    }
    std::string defend() const {
        if (question_ == Question::defend)
            return "Play " + the_card() + ": kill a villager of " + text_of(rules_.value[choice_.card]) +
                   " or less";
        if (question_ == Question::fight_queen || question_ == Question::cellar)
            return "Use " + the_card() + ": it is called off";
        return "Use " + the_card() + ": " + defender_deed();
    }
    std::string repair() const {
        if (rules_.options.repair_rate == RepairRate::all) return "Repair all that can be repaired";
        return "Repair " + the(card_at(cards_, monster_of(seen_.me), choice_.place));
    }
    std::string help() const {
        if (question_ == Question::defend_brain) return "Defend with " + worth_of(rules_, choice_.card);
        const int total = force_total(rules_, table_, cards_);
        return "Help with " + worth_of(rules_, choice_.card) + ": they make " + text_of(total);
    }
    std::string discard() const {
        if (question_ == Question::penalty) return "Lose " + the_card();
        if (question_ == Question::faire_payment) return "Pay with " + the_card();
        if (question_ == Question::guest_card) return "Put up " + worth_of(rules_, choice_.card);
        const bool is_played = question_ == Question::snoop || question_ == Question::turn_igor;
        return is_played ? "Play " + worth_of(rules_, choice_.card) : "Discard " + the_card();
    }
    std::string show() const {
        const int total = my_total() + rules_.value[choice_.card];
        if (choice_.assists) return "Add " + the_card() + " and Igor: makes " + text_of(total + igor_worth());
        return "Add " + the_card() + ": makes " + text_of(total);
    }
    // MON-163: how many would flee, worked out as the rules do.
    std::string rampage() const {
        bool is_gone[card_count]{};
        int fled = 0;
        const int parts = cards_.size(monster_of(seen_.me));
        const u64 working = working_parts(table_, seen_.me, parts);
        for (int place = parts - 1; place >= 0; --place) {
            if ((working >> place & 1u) == 0) continue;
            const Card part = card_at(cards_, monster_of(seen_.me), place);
            Card best = Card::none;
            each_card(cards_, town, [&](Card card, int) {
                const bool can_flee = !is_gone[index_of(card)] && is_villager(rules_, table_, card) &&
                                      suit_of(card) == suit_of(part) && rules_.worth[card] < number_of(part);
                if (can_flee && (best == Card::none || rules_.worth[card] >= rules_.worth[best])) best = card;
            });
            if (best == Card::none) continue;
            is_gone[index_of(best)] = true;
            ++fled;
        }
        const int all = crowd_at(rules_, table_, cards_, town).count;
        return "Rampage in Town: " + text_of(fled) + " of " + counted(all, "villager") +
               (all == 1 ? " flees" : " flee");
    }
    std::string attack_igor() const {
        const int igor = up_igor(rules_, table_, cards_, seen_.me);
        if (igor < 0) return "Attack with the butler: against " + visitor_side();
        const int worth = rules_.worth[card_at(cards_, igors_of(seen_.me), igor)];
        return "Attack with Igor: " + text_of(worth) + " and a card against " + visitor_side();
    }
    std::string visitor_side() const { return text_of(visitor_worth()) + " and a card"; }
    int visitor_worth() const {
        return rules_.worth[card_at(cards_, igors_of(table_.active), table_.trip.igor)];
    }
    int my_total() const { return total_of(rules_, table_, cards_, seen_.me); }
    int igor_worth() const {
        const int place = up_igor(rules_, table_, cards_, seen_.me);
        return place < 0 ? 0 : rules_.worth[card_at(cards_, igors_of(seen_.me), place)];
    }
    int seen_total(Seat seat) const { return revealed_total(rules_, table_, cards_, seat); }
    bool is_led_astray() const {  // MON-128; one thrown from the hand kills (MON-226)
        return rank_of(table_.attack.chosen) == Rank::queen && !table_.attack.is_thrown;
    }

    std::string the_card() const { return the(choice_.card); }
    std::string their_name() const { return say_.name(choice_.seat); }
    // Names may be long; what is clear by itself stands alone then.
    static std::string fitting(const std::string& head, const std::string& rest) {
        return head.size() + rest.size() <= longest_label ? head + rest : head;
    }

    const Rules& rules_;
    const Seen& seen_;
    const Table& table_;
    const Choice& choice_;
    Question question_;
    CardsSeen cards_;
    Speaker say_;
};

std::string_view rule_of_use(Use use) {
    switch (use) {
        case Use::lecture: return "MON-248";
        case Use::steal: return "MON-251";
        case Use::befriend_igor:
        case Use::befriend_monster: return "MON-254";
        case Use::distract_laboratory:
        case Use::distract_monster: return "MON-256";
        case Use::incite: return "MON-258";
        case Use::dismantle_laboratory:
        case Use::dismantle_monster: return "MON-260";
        case Use::attack_brain: return "MON-356";
        case Use::lure:
        case Use::sabotage: return "MON-360";
        case Use::stir_equipment:
        case Use::stir_part:
        case Use::stir: return "MON-381";
        case Use::none: break;
    }
    return "MON-240";
}
std::string_view rule_of_defender(Rank rank) {
    switch (rank) {
        case Rank::jack: return "MON-120";
        case Rank::queen: return "MON-121";
        case Rank::king: return "MON-122";
        case Rank::red_joker: return "MON-123";
        case Rank::black_joker: return "MON-124";
        case Rank::none: break;
    }
    return "MON-226";
}

struct RuleOf {
    Act act;
    std::string_view number;
};
constexpr RuleOf rules_of_acts[]{
    {Act::hire, "MON-046"},        {Act::claim, "MON-050"},
    {Act::to_town, "MON-054"},     {Act::to_graveyard, "MON-065"},
    {Act::visit, "MON-075"},       {Act::burgle, "MON-340"},
    {Act::attack_igor, "MON-088"}, {Act::attack_monster, "MON-098"},
    {Act::ply, "MON-396"},         {Act::stake, "MON-260"},
    {Act::repair, "MON-157"},      {Act::give_life, "MON-143"},
    {Act::rampage, "MON-162"},     {Act::fight, "MON-173"},
    {Act::assist, "MON-310"},      {Act::stay, "MON-234"},
    {Act::run, "MON-236"},         {Act::sit_out, "MON-298"},
};

}  // namespace

std::string Text::label(const Rules& rules, const Seen& seen, const Choice& choice, Names names) {
    return Labeller(rules, seen, choice, names).label();
}

std::string_view Text::rule_of_choice(const Seen& seen, const Choice& choice) {
    if (choice.act == Act::play || choice.act == Act::use) return rule_of_use(choice.use);
    if (choice.act == Act::defend) return rule_of_defender(rank_of(choice.card));
    if (choice.act == Act::lay)
        return is_part(choice.card) ? "MON-105" : is_equipment(choice.card) ? "MON-110" : "MON-115";
    for (const RuleOf& rule : rules_of_acts)
        if (rule.act == choice.act) return rule.number;
    return rule_of_question(question(seen.table, seen.me));
}

}  // namespace fg::mon
