// SPDX-License-Identifier: Apache-2.0
#include "server/stage.h"

#include <algorithm>

#include "common/text.h"
#include "common/utf8.h"
#include "match/message_write.h"

namespace fg::server {
namespace {

constexpr int longest_text = 1000;
constexpr std::size_t most_lines = 30;
constexpr int most_ink = 4, widest_pen = 3;
// Of what a performer changes, and of what those who look on send to whoever is on camera.
constexpr double changes_per_second = 10, changes_at_once = 40;
constexpr double signals_per_second = 30, signals_at_once = 200;

wire::Stroke shown(const std::vector<u16>& points, int ink, int width) {
    return {.points = {points.begin(), points.end()}, .ink = ink, .width = width};
}

}  // namespace

// A new act wipes what is not judged together with it. Whose camera was on is asked for nothing once the curtain has fallen.
void Stage::follow(const StageNow& now, u32 round, u64 draw) {
    performers_ = now.performers;
    if (!performers_.is_empty() && act_ != round) {
        act_ = round;
        word_ = now.words.empty() ? "" : now.words[draw % now.words.size()];
        std::erase_if(
            shows_, [&](const Show& show) { return !now.kept.has(show.seat) || performers_.has(show.seat); });
        for (Seat seat : performers_) shows_.push_back({.seat = seat});
        news_.clear();
        for (const Message& message : whole()) news_.push_back(message);
        return;
    }
    for (Show& show : shows_)
        if (!performers_.has(show.seat)) forget(std::string(show.camera));
    if (!now.kept.is_empty() || shows_.empty()) return;
    shows_.clear();
    word_.clear();
    tell({.table = table_, .act = act_});
}

void Stage::tell(const wire::StagePush& push) { news_.push_back(message_of(message_json(push))); }

Or<Stage::Show*> Stage::own_show(Seat seat, Millis now) {
    const auto found = std::ranges::find(shows_, seat, &Show::seat);
    if (seat == no_seat || !performers_.has(seat) || found == shows_.end())
        return refused(Code::not_asked, "you are not on the stage");
    if (!found->changes.take(changes_per_second, changes_at_once, now))
        return refused(Code::too_fast, "that is too much at once");
    return &*found;
}
wire::StagePush Stage::push_of(const Show& show) const {
    wire::StagePush push{.table = table_, .act = act_, .seat = show.seat};
    if (!show.camera.empty()) push.camera = {show.camera};
    return push;
}

Or<Done> Stage::write(Seat seat, std::string_view text, Millis now) {
    const Or<Show*> show = own_show(seat, now);
    if (!show) return show.refusal();
    const std::vector<std::string> lines = split(std::string(text), '\n');
    const bool is_plain = std::ranges::none_of(
        lines, [](const std::string& line) { return has_hidden_characters(line, Hidden::but_emoji); });
    if (count_characters(text).value_or(longest_text + 1) > longest_text || lines.size() > most_lines)
        return refused(Code::bad_message, "an act has at most 1000 characters in 30 lines");
    if (!is_plain) return refused(Code::bad_message, "an act is lines of plain text");
    (*show)->text = text;
    wire::StagePush push = push_of(**show);
    push.text = (*show)->text;
    tell(push);
    return Done{};
}
Or<Done> Stage::draw(Seat seat, const std::vector<int>& points, int ink, int width, Millis now) {
    const Or<Show*> own = own_show(seat, now);
    if (!own) return own.refusal();
    Show& show = **own;
    const std::size_t count = points.size() / 2;
    const bool is_fitting = points.size() % 2 == 0 && count >= 2 && count <= most_points &&
                            std::ranges::all_of(points, [](int at) { return at >= 0 && at <= widest; }) &&
                            ink >= 0 && ink <= most_ink && width >= 1 && width <= widest_pen;
    if (!is_fitting) return refused(Code::bad_message, "a stroke has 2 to 200 points, an ink and a width");
    if (show.strokes.size() >= most_strokes || show.points + count > most_in_all)
        return refused(Code::full, "the sketch pad is full");
    show.strokes.push_back({.points = {}, .ink = static_cast<u8>(ink), .width = static_cast<u8>(width)});
    for (const int at : points) show.strokes.back().points.push_back(static_cast<u16>(at));
    show.points += count;
    wire::StagePush push = push_of(show);
    push.stroke = {.points = points, .ink = ink, .width = width};
    tell(push);
    return Done{};
}
// Points that were drawn stay used up: else a pen that is taken back and put down again would never come to an end.
Or<Done> Stage::undo(Seat seat, Millis now) {
    const Or<Show*> show = own_show(seat, now);
    if (!show) return show.refusal();
    if ((*show)->strokes.empty()) return Done{};
    (*show)->strokes.pop_back();
    wire::StagePush push = push_of(**show);
    push.undo.emplace();
    tell(push);
    return Done{};
}
Or<Done> Stage::wipe(Seat seat, Millis now) {
    const Or<Show*> show = own_show(seat, now);
    if (!show) return show.refusal();
    (*show)->strokes.clear();
    wire::StagePush push = push_of(**show);
    push.strokes.emplace();
    tell(push);
    return Done{};
}

// One connection of a performer at a time; the last one that says so.
Or<Done> Stage::set_camera(Seat seat, const std::string& peer, bool sees, Millis now) {
    const Or<Show*> show = own_show(seat, now);
    if (!show) return show.refusal();
    std::string& camera = (*show)->camera;
    if (!sees && camera != peer) return Done{};
    const std::string wanted = sees ? peer : "";
    if (camera == wanted) return Done{};
    camera = wanted;
    tell(push_of(**show));
    return Done{};
}
bool Stage::is_on_camera(std::string_view peer) const {
    return std::ranges::any_of(shows_, [&](const Show& show) {
        return performers_.has(show.seat) && !show.camera.empty() && show.camera == peer;
    });
}
Or<Done> Stage::may_pass(std::string_view to, Seat from, Millis now) {
    const auto found = std::ranges::find(shows_, to, &Show::camera);
    if (from != no_seat || found == shows_.end() ||
        found->onlookers.take(signals_per_second, signals_at_once, now))
        return Done{};
    return refused(Code::too_fast, "too many want to see that");
}
void Stage::forget(std::string_view peer) {
    if (peer.empty()) return;
    for (Show& show : shows_)
        if (show.camera == peer) {
            show.camera.clear();
            tell(push_of(show));
        }
}

Message Stage::whole_of(const Show& show) const {
    wire::StagePush push = push_of(show);
    if (!word_.empty()) push.word = word_;
    push.text = show.text;
    push.strokes.emplace();
    for (const Stroke& stroke : show.strokes)
        push.strokes->push_back(shown(stroke.points, stroke.ink, stroke.width));
    return message_of(message_json(push));
}
// Who performs now comes last.
std::vector<Message> Stage::whole() const {
    std::vector<Message> list;
    for (const bool is_now : {false, true})
        for (const Show& show : shows_)
            if (performers_.has(show.seat) == is_now) list.push_back(whole_of(show));
    return list;
}

}  // namespace fg::server
