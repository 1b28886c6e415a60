// SPDX-License-Identifier: Apache-2.0
// Something to call, by reference: for functions that take a lambda and are compiled once. Never outlives what it calls.
#pragma once

#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>

namespace fg {

template <class Signature>
class FunctionRef;

template <class Result, class... Args>
class FunctionRef<Result(Args...)> {
  public:
    template <class Callable>
        requires(!std::same_as<std::remove_cvref_t<Callable>, FunctionRef> &&
                 std::is_invocable_r_v<Result, Callable&, Args...>)
    FunctionRef(Callable&& callable)
        : target_(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
          call_([](void* target, Args... args) -> Result {
              return (*static_cast<std::remove_reference_t<Callable>*>(target))(std::forward<Args>(args)...);
          }) {}
    Result operator()(Args... args) const { return call_(target_, std::forward<Args>(args)...); }

  private:
    void* target_;
    Result (*call_)(void*, Args...);
};

}  // namespace fg
