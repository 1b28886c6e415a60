// SPDX-License-Identifier: Apache-2.0
#include "lab/gpu/driver.h"

#include <dlfcn.h>

namespace fg::lab::gpu {
namespace {

constexpr const char* library_name = "libcuda.so.1";

template <class F>
bool find(void* library, const char* name, F& function) {
    function = reinterpret_cast<F>(dlsym(library, name));
    return function != nullptr;
}

// The names are those of the driver's binary interface, "_v2" where it has changed since.
bool find_all(void* library, Driver& all) {
    return find(library, "cuInit", all.init) && find(library, "cuDriverGetVersion", all.version) &&
           find(library, "cuGetErrorString", all.describe) &&
           find(library, "cuDeviceGetCount", all.card_count) && find(library, "cuDeviceGet", all.card) &&
           find(library, "cuDeviceGetName", all.card_name) &&
           find(library, "cuDeviceGetAttribute", all.card_attribute) &&
           find(library, "cuDevicePrimaryCtxRetain", all.retain_context) &&
           find(library, "cuDevicePrimaryCtxRelease_v2", all.release_context) &&
           find(library, "cuCtxSetCurrent", all.use_context) &&
           find(library, "cuCtxSetLimit", all.set_limit) &&
           find(library, "cuModuleLoadDataEx", all.load_module) &&
           find(library, "cuModuleUnload", all.unload_module) &&
           find(library, "cuModuleGetFunction", all.function) &&
           find(library, "cuFuncGetAttribute", all.function_attribute) &&
           find(library, "cuFuncSetAttribute", all.set_function_attribute) &&
           find(library, "cuOccupancyMaxActiveBlocksPerMultiprocessor", all.blocks_at_once) &&
           find(library, "cuStreamCreate", all.make_stream) &&
           find(library, "cuStreamDestroy_v2", all.free_stream) &&
           find(library, "cuMemAlloc_v2", all.allocate) && find(library, "cuMemFree_v2", all.free) &&
           find(library, "cuMemsetD8_v2", all.clear) && find(library, "cuMemcpyHtoD_v2", all.copy_in) &&
           find(library, "cuMemcpyDtoH_v2", all.copy_out) && find(library, "cuLaunchKernel", all.launch) &&
           find(library, "cuCtxSynchronize", all.wait);
}

Refusal failed(std::string why) { return {gpu_failed, std::move(why), ""}; }

}  // namespace

std::string Driver::words(Status status) const {
    const char* text = nullptr;
    if (describe(status, &text) != 0 || text == nullptr) return "error " + std::to_string(status);
    return text;
}

Or<Driver> open_driver(const char* name) {
    // Never closed: the driver keeps threads of its own.
    void* library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
        return Refusal{no_gpu, std::string("There is no NVIDIA driver on this machine (") + name + ").", ""};
    Driver driver;
    if (!find_all(library, driver)) return failed("NVIDIA's driver is too old for this program.");
    if (const Status status = driver.init(0))
        return failed("NVIDIA's driver does not start: " + driver.words(status) + ".");
    int count = 0;
    if (driver.card_count(&count) != 0 || count == 0) return failed("NVIDIA's driver finds no card.");
    return driver;
}

Or<const Driver*> driver() {
    static const Or<Driver> once = open_driver(library_name);
    if (!once) return once.refusal();
    return &*once;
}

}  // namespace fg::lab::gpu
