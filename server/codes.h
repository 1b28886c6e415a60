// SPDX-License-Identifier: Apache-2.0
// Why the server refuses something. Every code that may leave it is in this list, with its status over HTTP and what it
// stands for; docs/wire.md and the client's types are written from here.
#pragma once

#include <string>
#include <string_view>

#include "common/refusal.h"
#include "engine/macros.h"
#include "engine/names.h"

#define FG_CODE_ENUMERATOR(unused, entry) FG_FIRST entry,
#define FG_CODE_WORD(unused, entry) FG_CODE_WORD_OF entry,
#define FG_CODE_WORD_OF(code, status, when) #code
#define FG_CODE_MEANING(unused, entry) FG_CODE_MEANING_OF entry,
#define FG_CODE_MEANING_OF(code, status, when) {status, when}

#define FG_CODES(Name, ...)                                                        \
    enum class Name : ::fg::u8 { FG_FOR_EACH(FG_CODE_ENUMERATOR, , __VA_ARGS__) }; \
    constexpr auto names_of(Name) {                                                \
        return ::fg::detail::words_of({FG_FOR_EACH(FG_CODE_WORD, , __VA_ARGS__)}); \
    }                                                                              \
    inline constexpr Meaning meanings_of_codes[] = {FG_FOR_EACH(FG_CODE_MEANING, , __VA_ARGS__)};

namespace fg::server {

struct Meaning {
    int status;
    std::string_view when;
};

// clang-format off
FG_CODES(Code,
    (bad_message, 400, "not JSON, not an object, a field missing or of another type, nothing of that name to do (403 if a POST is not declared as JSON)"),
    (bad_option, 400, "a game, option, clock, bot or combination that is not to be had"),
    (bad_content, 400, "a designer's changes that cannot be played, with the entry and the reason"),
    (bad_choice, 400, "a choice that cannot be read at all"),
    (too_big, 413, "a longer message or body than allowed (431 for headers)"),
    (too_fast, 429, "more messages, requests, new guests or words at once than allowed"),
    (not_signed_in, 401, "no known cookie"),
    (bad_origin, 403, "not from the server's own pages"),
    (not_found, 404, "no such address, game or rule"),
    (no_table, 404, "no such table, or by invitation and not invited"),
    (no_seat, 400, "no such seat, or none of one's own"),
    (not_host, 400, "for the host only"),
    (not_ready, 400, "a seat is empty, somebody is not ready, the game is not over"),
    (not_yet, 403, "only when the game is over"),
    (seat_taken, 400, "somebody sits there, or one has a seat already"),
    (chair_kept, 400, "this chair does not change hands now: by the table's setting, because one has seen another hand, because nobody is there to agree or somebody said no, or before a minute is over"),
    (over, 400, "too late: the game has begun, or is over"),
    (stale, 400, "not the question that is open: a late or doubled answer"),
    (not_asked, 400, "no question for this seat"),
    (not_offered, 400, "not one of the offers; with the reason, if it is one that players wonder about, and the rule"),
    (measured, 400, "an answer that only comes of playing the game of skill; dice may be chosen instead"),
    (impossible, 400, "nobody can have been that fast, or it has not begun; nothing has changed"),
    (no_undo, 400, "nothing that may be taken back"),
    (full, 400, "more tables hosted or watched than allowed"),
    (damaged, 500, "what is stored of this table cannot be read any more; it was put aside"),
    (busy, 503, "could not be stored or read, or too much waits. Nobody has seen such a move, and it may be sent again"))
// clang-format on

constexpr Meaning meaning_of(Code code) { return meanings_of_codes[static_cast<std::size_t>(code)]; }

inline Refusal refused(Code code, std::string message, std::string rule = "") {
    return {std::string(name_of(code)), std::move(message), std::move(rule)};
}
// What the inner parts of the server complain about is no business of a client's: it is busy then.
inline Code code_of(const Refusal& refusal) {
    Code code{};
    return find_name(refusal.code, code) ? code : Code::busy;
}

}  // namespace fg::server
