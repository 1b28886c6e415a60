// SPDX-License-Identifier: Apache-2.0
// A player, a file or a message asked for something that is not allowed: a code for programs, a sentence for
// people, the rule behind it where there is one. Nothing was changed.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace fg {

struct Refusal {
    std::string code;
    std::string message;
    std::string rule;
};

// A value, or the reason why there is none.
template <class T>
class Or {
  public:
    Or(T value) : held_(std::in_place_index<0>, std::move(value)) {}
    Or(Refusal refusal) : held_(std::in_place_index<1>, std::move(refusal)) {}

    explicit operator bool() const { return held_.index() == 0; }
    T& operator*() { return std::get<0>(held_); }
    const T& operator*() const { return std::get<0>(held_); }
    T* operator->() { return &std::get<0>(held_); }
    const T* operator->() const { return &std::get<0>(held_); }
    const Refusal& refusal() const { return std::get<1>(held_); }

  private:
    std::variant<T, Refusal> held_;
};

// For functions that only do or refuse.
struct Done {};

}  // namespace fg
