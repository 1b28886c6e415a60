// SPDX-License-Identifier: Apache-2.0
// NVIDIA's driver, opened when it is asked for: nothing of it is needed to build or to start the program. These are the few
// of its functions that the lab calls, under its own names for them (the CUDA driver API).
#pragma once

#include <cstddef>
#include <string>

#include "common/refusal.h"

namespace fg::lab::gpu {

using Status = int;  // 0: done
using Card = int;
using Address = unsigned long long;
using Context = struct ContextTag*;
using Module = struct ModuleTag*;
using Function = struct FunctionTag*;
using Stream = struct StreamTag*;  // what is launched into one goes on beside the others

struct Driver {
    Status (*init)(unsigned flags);
    Status (*version)(int* version);
    Status (*describe)(Status status, const char** text);
    Status (*card_count)(int* count);
    Status (*card)(Card* card, int number);
    Status (*card_name)(char* name, int room, Card card);
    Status (*card_attribute)(int* value, int attribute, Card card);
    Status (*retain_context)(Context* context, Card card);
    Status (*release_context)(Card card);
    Status (*use_context)(Context context);
    Status (*set_limit)(int limit, std::size_t value);
    Status (*load_module)(Module* module, const void* image, unsigned count, int* options, void** values);
    Status (*unload_module)(Module module);
    Status (*function)(Function* function, Module module, const char* name);
    Status (*function_attribute)(int* value, int attribute, Function function);
    Status (*set_function_attribute)(Function function, int attribute, int value);
    Status (*blocks_at_once)(int* blocks, Function function, int threads, std::size_t block_memory);
    Status (*make_stream)(Stream* stream, unsigned flags);
    Status (*free_stream)(Stream stream);
    Status (*allocate)(Address* address, std::size_t size);
    Status (*free)(Address address);
    Status (*clear)(Address address, unsigned char value, std::size_t size);
    Status (*copy_in)(Address to, const void* from, std::size_t size);
    Status (*copy_out)(void* to, Address from, std::size_t size);
    Status (*launch)(Function function, unsigned blocks, unsigned, unsigned, unsigned threads, unsigned,
                     unsigned, unsigned block_memory, Stream stream, void** arguments, void** extra);
    Status (*wait)();

    // What a status means, in the driver's words.
    std::string words(Status status) const;
};

// The code of a refusal where nobody expects a card: the machine has no driver, or the program no kernels.
inline constexpr const char* no_gpu = "no_gpu";
// That of all others.
inline constexpr const char* gpu_failed = "gpu_failed";

// The driver in a library, ready to be used. Refused: there is none, it is too old, or it finds no card.
Or<Driver> open_driver(const char* library);
// That of this machine, opened once.
Or<const Driver*> driver();

}  // namespace fg::lab::gpu
