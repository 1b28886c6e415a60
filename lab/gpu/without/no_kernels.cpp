// SPDX-License-Identifier: Apache-2.0
// For a program that is built without clang-19.
#include "lab/gpu/kernels.h"

std::span<const fg::lab::gpu::PackedKernels> fg::lab::gpu::packed_kernels() { return {}; }
