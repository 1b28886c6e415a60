// SPDX-License-Identifier: Apache-2.0
#include "match/story.h"

#include <algorithm>

#include "common/text.h"

namespace fg {

// Adds the marks up, one after the other.
class StoryMarks::Teller {
  public:
    Teller(const StoryWords& words, int players)
        : words_(words), now_(static_cast<std::size_t>(players)), story_{.measure = words.measure} {}

    void take(const Mark& mark) {
        switch (mark.kind) {
            case Mark::Kind::turn: story_.curve.push_back(now_); break;
            case Mark::Kind::gain: gain(mark); break;
            case Mark::Kind::stand: now_[static_cast<std::size_t>(mark.seat)] = mark.amount; break;
            case Mark::Kind::attempt: ++entry(mark).times; break;
            case Mark::Kind::hold: ++entry(mark).held; break;
            case Mark::Kind::caught: ++entry(mark).caught; break;
        }
    }
    Story finish() && {
        story_.curve.push_back(now_);
        if (!words_.counts.empty()) story_.counts = words_.counts;
        if (!words_.ledger.empty()) {
            story_.ledger = StoryLedger{.title = words_.ledger,
                                        .tried = words_.tried,
                                        .held = words_.held,
                                        .caught = {},
                                        .passed = words_.passed,
                                        .entries = {}};
            if (!words_.caught.empty()) story_.ledger->caught = words_.caught;
            // By seat; what somebody tried first comes first.
            for (Seat seat : SeatSet::first(max_seats))
                std::ranges::copy_if(entries_, std::back_inserter(story_.ledger->entries),
                                     [&](const StoryEntry& e) { return e.seat.seat == seat; });
        }
        return std::move(story_);
    }

  private:
    void gain(const Mark& mark) {
        auto found = std::ranges::find(story_.sources, mark.what, &StorySource::name);
        if (found == story_.sources.end())
            found = story_.sources.insert(found, {mark.what, std::vector<int>(now_.size())});
        found->amounts[static_cast<std::size_t>(mark.seat)] += mark.amount;
        now_[static_cast<std::size_t>(mark.seat)] += mark.amount;
    }
    StoryEntry& entry(const Mark& mark) {
        const auto is_it = [&](const StoryEntry& e) {
            return e.seat.seat == mark.seat && e.what == mark.what;
        };
        const auto found = std::ranges::find_if(entries_, is_it);
        if (found != entries_.end()) return *found;
        return entries_.emplace_back(StoryEntry{.seat = {mark.seat}, .what = mark.what});
    }
    StoryWords words_;
    std::vector<int> now_;
    std::vector<StoryEntry> entries_;
    Story story_;
};

Story StoryMarks::told(const StoryWords& words, int players) const {
    Teller teller(words, players);
    for (const Mark& mark : marks_) teller.take(mark);
    return std::move(teller).finish();
}

namespace {

std::string with_sign(int amount) { return (amount > 0 ? "+" : "\u2212") + std::to_string(std::abs(amount)); }
std::string times(int count) { return std::to_string(count) + "\u00d7"; }

std::string score_of(const Story& story, std::size_t seat) {
    if (story.counts) return std::to_string(story.curve.back()[seat]);
    std::vector<std::string> parts;
    for (const StorySource& source : story.sources)
        if (source.amounts[seat] != 0)
            parts.push_back(std::string(source.name) + ' ' + with_sign(source.amounts[seat]));
    return parts.empty() ? "nothing" : joined(parts);
}
std::string in_words(const StoryLedger& ledger, const StoryEntry& entry) {
    std::string text = std::string(entry.what) + ' ' + times(entry.times) + " (" + std::string(ledger.held) +
                       ' ' + times(entry.held);
    if (ledger.caught && entry.caught > 0)
        text += ", " + std::string(*ledger.caught) + ' ' + times(entry.caught);
    return text + ')';
}

}  // namespace

std::vector<std::string> story_lines(const Story& story, Names names) {
    std::vector<std::string> lines;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        lines.push_back(names[seat] + ", " + std::string(story.measure) + ": " + score_of(story, seat) + '.');
        if (!story.ledger) continue;
        std::vector<std::string> tried;
        for (const StoryEntry& entry : story.ledger->entries)
            if (static_cast<std::size_t>(entry.seat.seat) == seat)
                tried.push_back(in_words(*story.ledger, entry));
        if (!tried.empty())
            lines.push_back("  " + std::string(story.ledger->tried) + ": " + joined(tried) + '.');
    }
    return lines;
}

}  // namespace fg
