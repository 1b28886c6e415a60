// SPDX-License-Identifier: Apache-2.0
// Rules' path: freestanding.
// FG_FOR_EACH(macro, data, a, b, c) expands to macro(data, a) macro(data, b) macro(data, c), for up to some
// three hundred arguments. The lists of fields (fields.h) and of names (names.h) are built on it.
#pragma once

#define FG_PARENS ()
#define FG_EXPAND(...) FG_EXPAND4(FG_EXPAND4(FG_EXPAND4(FG_EXPAND4(__VA_ARGS__))))
#define FG_EXPAND4(...) FG_EXPAND3(FG_EXPAND3(FG_EXPAND3(FG_EXPAND3(__VA_ARGS__))))
#define FG_EXPAND3(...) FG_EXPAND2(FG_EXPAND2(FG_EXPAND2(FG_EXPAND2(__VA_ARGS__))))
#define FG_EXPAND2(...) FG_EXPAND1(FG_EXPAND1(FG_EXPAND1(FG_EXPAND1(__VA_ARGS__))))
#define FG_EXPAND1(...) __VA_ARGS__

#define FG_FOR_EACH(macro, data, ...) __VA_OPT__(FG_EXPAND(FG_FOR_ONE(macro, data, __VA_ARGS__)))
#define FG_FOR_ONE(macro, data, first, ...) \
    macro(data, first) __VA_OPT__(FG_FOR_NEXT FG_PARENS(macro, data, __VA_ARGS__))
#define FG_FOR_NEXT() FG_FOR_ONE

// Of a list in parentheses, such as (walked, seat, from, to): its first entry, and the others as one text.
#define FG_FIRST(...) FG_FIRST_OF(__VA_ARGS__)
#define FG_FIRST_OF(first, ...) first
#define FG_REST_TEXT(...) FG_REST_TEXT_OF(__VA_ARGS__, )
#define FG_REST_TEXT_OF(first, ...) #__VA_ARGS__
