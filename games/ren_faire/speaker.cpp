// SPDX-License-Identifier: Apache-2.0
#include "games/ren_faire/speaker.h"

#include <vector>

#include "games/ren_faire/prompts.h"

namespace fg::ren {
namespace {

std::string listed(const std::vector<std::string>& items) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i)
        text += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + items[i];
    return text;
}

// Who does something: inside a sentence.
std::string who_text(Who who) {
    switch (who) {
        case Who::you: return "you";
        case Who::chosen: return "the chosen player";
        case Who::both: return "each of the two";
        case Who::everyone: return "each player";
        case Who::others: return "each other player";
        case Who::penniless: return "each other player without coins";
        case Who::shabbiest: return "everybody with the fewest filled slots";
        case Who::succeeded: return "whoever succeeds";
        case Who::failed: return "whoever fails";
        case Who::tied: return "everybody in a tie";
        case Who::holder: return "the holder";
        case Who::placer: return "that player";
        case Who::none: break;
    }
    return "nobody";
}
std::string does(Who who, const std::string& of_you, const std::string& of_others) {
    return who_text(who) + " " + (who == Who::you ? of_you : of_others);
}
std::string own(Who who) { return who == Who::you ? "your" : "their"; }
std::string in_seconds(const Operation& step) { return text_of(step.seconds) + " seconds"; }

std::string skill_text(Skill skill) {
    switch (skill) {
        case Skill::tongue: return "type a phrase";
        case Skill::pattern: return "enter a pattern from memory";
        case Skill::banner: return "press when the banner rises";
        case Skill::none: break;
    }
    return {};
}
std::string lasting_text(Lasting lasting) {
    switch (lasting) {
        case Lasting::toll:
            return " As long as it lies there, others who buy a Costume pay 1 coin more, onto it.";
        case Lasting::truce:
            return " As long as it lies there, nobody places a Costume with a null on another player.";
        case Lasting::bargain: return " As long as it lies there, every Costume bought costs 1 coin less.";
        case Lasting::colours:
        case Lasting::none: break;
    }
    return {};
}
std::string lay_text(const Operation& step) {
    const std::string whose = step.to == Who::you ? "your" : "the holder's";
    std::string text = "the card stays near " + who_text(step.who);
    if (step.coins != 0) text += ", with " + coins_text(step.coins) + " on it,";
    if (step.n == step.last) return text + " until " + whose + " next turn";
    text += " with " + counted(step.n, "counter") + "; at the start of " + whose + " turns one is ";
    return text + (step.n < step.last ? "added" : "removed") + ", until there are " +
           (step.last == 0 ? "none" : text_of(step.last));
}
std::string gain_text(const Operation& step) {
    std::string text = does(step.who, "gain ", "gains ") + coins_text(step.n);
    if (step.you != 0) text += " (you: " + text_of(step.you) + ")";
    if (step.below != 0) text += " if fewer than " + text_of(step.below) + " were paid";
    return text;
}
std::string stack_text(const Operation& step) {
    const std::string theirs = own(step.who);
    if (step.op == Op::bottom_up) return does(step.who, "put ", "puts ") + theirs + " bottom Costume on top";
    if (step.op == Op::top_down)
        return does(step.who, "put ", "puts ") + theirs + " top Costume at the bottom";
    if (step.op == Op::shed) return does(step.who, "discard ", "discards ") + theirs + " top Costume";
    if (step.op == Op::lift)
        return who_text(step.who) + " may lift one of " + theirs + " Costumes to the top";
    if (step.op == Op::launder) return who_text(step.who) + " may discard one of " + theirs + " Costumes";
    return does(step.who, "put ", "puts ") + theirs + " Costumes in any order";
}
std::string plain_text(const Operation& step) {
    const std::string n = text_of(step.n);
    switch (step.op) {
        case Op::gain: return gain_text(step);
        case Op::gain_shown: return does(step.who, "gain ", "gains ") + "as many coins as shown";
        case Op::lose:
            return does(step.who, "lose ", "loses ") + coins_text(step.n) +
                   (step.shown == 0 ? "" : " if " + text_of(step.shown) + " or more were shown");
        case Op::pay: return does(step.who, "pay ", "pays ") + who_text(step.to) + " " + coins_text(step.n);
        case Op::draw: return does(step.who, "draw ", "draws ") + counted(step.n, "card");
        case Op::toss: return does(step.who, "discard ", "discards ") + counted(step.n, "card");
        case Op::pass_hands: return "every hand passes to the left";
        case Op::bottom_up:
        case Op::top_down:
        case Op::shed:
        case Op::lift:
        case Op::launder:
        case Op::reorder: return stack_text(step);
        case Op::pass_tops: return "every top Costume passes to the left, all at once";
        case Op::decree: return who_text(step.who) + " may discard any one Costume of any stack";
        case Op::mud:
            return does(step.who, "lose ", "loses ") + coins_text(step.n) + " or " + own(step.who) +
                   " top Costume";
        case Op::spoils:
            return does(step.who, "take ", "takes ") + "the loser's top Costume, or " + coins_text(step.n);
        case Op::restock: return "the Window is cleared and filled anew";
        case Op::buy:
            return who_text(step.who) + " may buy from the Window, " + coins_text(step.n) + " cheaper";
        case Op::peek:
            return does(step.who, "look ", "looks ") + "at the next " + counted(step.n, "Costume") +
                   " and may take one for " + coins_text(step.price) +
                   ", to place it; the others go under the deck";
        case Op::auction:
            return "everybody bids up to " + n +
                   " for the leftmost Costume in the Window; whoever bids most, at least 1, pays that and "
                   "places it; "
                   "a tie is yours if you are in it, and nobody's otherwise";
        case Op::choose_player: return "you choose a player";
        case Op::choose_other: return "you choose another player";
        case Op::name_icon: return "you name an icon";
        case Op::lay: return lay_text(step);
        case Op::leave: return "the card is discarded";
        case Op::pass_on: return "the holder may pay " + coins_text(step.n) + " to pass it to another player";
        case Op::take_coins: return does(step.who, "take ", "takes ") + "the coins on the card";
        case Op::stake: return "everybody stakes up to " + coins_text(step.n) + " in secret";
        case Op::payout:
            return "a die decides the stakes: lost on 1, returned on 2 to 4, doubled on 5, tripled on 6";
        case Op::perform:
            return does(step.who, "perform", "performs") + " for " + in_seconds(step) + " (" +
                   std::string(name_of(step.difficulty)) + ")";
        case Op::perform_together:
            return "you and the chosen player perform together for " + in_seconds(step) + " (" +
                   std::string(name_of(step.difficulty)) + ")";
        case Op::duel:
            return "you and the chosen player perform against each other, " + in_seconds(step) +
                   " each; if both decline, nothing comes of it";
        case Op::hold:
            return who_text(step.who) + (step.who == Who::you ? " are judged (" : " is judged (") +
                   std::string(name_of(step.difficulty)) + ")";
        case Op::joust:
            return "you and the chosen player ride up to " + text_of(step.last) +
                   " passes: lance beats feint, feint beats shield, shield beats lance; whoever first wins " +
                   n + ", or has won more in the end, succeeds";
        case Op::odds:
            return "you call odd or even, both show up to " + n + " fingers, and a right call succeeds";
        case Op::tallest:
            return "everybody shows 1 to " + n +
                   " fingers, and the highest number shown once succeeds; if there is none, all tie";
        case Op::thimbles:
            return "you hide a pea under one of three thimbles; the chosen player succeeds by finding it, "
                   "and you "
                   "if they do not";
        case Op::nerve:
            return "you and the chosen player pick 1 to " + n + " in secret, and the higher succeeds";
        case Op::share:
            return "you and the chosen player share or snatch: one who snatches alone succeeds, two fail, "
                   "none tie";
        case Op::ribbon:
            return "everybody votes for another player, and whoever has more votes than any other succeeds";
        case Op::name_slots:
            return "you name two slots, the others one; the next Costume is shown, who named a slot of it "
                   "succeeds, and it goes under the deck";
        case Op::race: return "you and the chosen player race to " + skill_text(step.skill);
        case Op::par: return "everybody tries to " + skill_text(step.skill);
        case Op::none: break;
    }
    return {};
}
std::string when_text(When when) {
    switch (when) {
        case When::always: break;
        case When::success: return "on success ";
        case When::failure: return "on failure ";
        case When::tie: return "in a tie ";
    }
    return {};
}
std::string part_text(Part part) {
    switch (part) {
        case Part::tick: return " Each of these times: ";
        case Part::last: return " At the end: ";
        case Part::trigger: return " Whoever places that icon on themselves sets it off: ";
        case Part::now:
        case Part::none: break;
    }
    return {};
}
bool is_stunt(const Rules& rules, Performance card) {
    for (int part = 0; part < name_count<Part>; ++part)
        for (const Operation& step : rules.program(card, static_cast<Part>(part)))
            if (is_any(step.op, Op::perform, Op::perform_together, Op::duel, Op::hold)) return true;
    return false;
}
std::string program_text(const Rules::Range& program) {
    std::string text;
    for (const Operation& step : program) {
        text += (text.empty() ? "" : " ") + opened(step_text(step)) + ".";
        if (step.op == Op::lay) text += lasting_text(step.lasting);
    }
    return text;
}

// A step in a word or two; nothing if it is not worth one.
std::string short_text(const Operation& step) {
    const std::string n = text_of(step.n);
    switch (step.op) {
        case Op::gain:
            return is_any(step.who, Who::you, Who::succeeded)
                       ? "gain " + (step.you != 0 ? text_of(step.you) : n)
                       : "";
        case Op::lose: return step.shown == 0 ? "or lose " + n : "";
        case Op::pay: return step.to == Who::you ? "get " + n : "";
        case Op::draw: return "draw " + n;
        case Op::toss: return "or discard " + n;
        case Op::perform:
        case Op::perform_together: return "perform";
        case Op::duel: return "duel";
        case Op::bottom_up: return step.who == Who::failed ? "" : "stacks turn up";
        case Op::top_down: return "stacks turn down";
        case Op::shed: return step.who == Who::failed ? "or shed" : "";
        case Op::pass_tops: return "tops move left";
        case Op::pass_hands: return "hands move left";
        case Op::lift: return "all may lift";
        case Op::launder: return "all may discard one";
        case Op::decree: return "discard any Costume";
        case Op::reorder: return "reorder your stack";
        case Op::mud: return "others lose " + n + " or shed";
        case Op::spoils: return "take a Costume or " + n;
        case Op::restock: return "new Window";
        case Op::buy: return "buy cheaper";
        case Op::peek: return "see " + counted(step.n, "Costume");
        case Op::auction: return "auction";
        case Op::name_icon: return "name an icon";
        case Op::lay: return "Extended";
        case Op::stake: return "stakes up to " + n;
        case Op::joust: return "joust";
        case Op::odds: return "odds or evens";
        case Op::tallest: return "tallest alone";
        case Op::thimbles: return "hide a pea";
        case Op::nerve: return "pick 1 to " + n;
        case Op::share: return "share or snatch";
        case Op::ribbon: return "vote";
        case Op::name_slots: return "name two slots";
        case Op::race:
        case Op::par: return "mini-game";
        case Op::gain_shown:
        case Op::choose_player:
        case Op::choose_other:
        case Op::leave:
        case Op::pass_on:
        case Op::take_coins:
        case Op::payout:
        case Op::hold:
        case Op::none: break;
    }
    return {};
}

}  // namespace

std::string spaces_text(const Rules& rules, Costume costume) {
    std::vector<std::string> spaces;
    for (int s = 0; s < slot_count; ++s) {
        const Space space = rules.content.costumes[costume].spaces.at[s];
        if (space == Space::none) continue;
        spaces.push_back((is_icon(space) ? word(icon_of(space)) : "null") + " " + word(static_cast<Slot>(s)));
    }
    return listed(spaces);
}
std::string costume_text(const Rules& rules, Costume costume) {
    return word(costume) + " (" + spaces_text(rules, costume) + ")";
}
std::string cards_text(const Cards& cards) {
    std::vector<std::string> names;
    for (const Performance card : cards) names.push_back(word(card));
    return listed(names);
}
std::string step_text(const Operation& step) { return when_text(step.when) + plain_text(step); }
std::string card_text(const Rules& rules, Performance card) {
    std::string text;
    for (int p = 0; p < name_count<Part>; ++p) {
        const Part part = static_cast<Part>(p);
        const Rules::Range program = rules.program(card, part);
        if (!program.is_empty()) text += part_text(part) + program_text(program);
    }
    return text;
}
std::string stunt_text(const Rules& rules, Performance card) {
    if (!is_stunt(rules, card)) return {};
    const StuntPrompt prompt = prompt_of(card);
    const bool is_typed = rules.options.stunt_medium == StuntMedium::typed && !prompt.typed.empty();
    const std::string_view task = is_typed ? prompt.typed : prompt.spoken;
    return task.empty() ? "Do what the card says." : std::string(task);
}
std::string gist_of(const Rules& rules, Performance card, std::size_t room) {
    std::string gist;
    for (const Operation& step : rules.program(card, Part::now)) {
        const std::string more = short_text(step);
        if (more.empty() || gist.size() + more.size() + 2 > room) continue;
        gist += (gist.empty() ? "" : ", ") + more;
    }
    return gist;
}

}  // namespace fg::ren
