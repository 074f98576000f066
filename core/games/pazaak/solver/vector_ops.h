// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstring>

namespace hilltop::pazaak {

/// Eight numbers at once. The order of every sum is written down, so results do not depend on the machine.
struct Eight {
    using Lanes __attribute__((vector_size(32))) = float;
    Lanes lanes;

    static Eight load(const float* from) {
        Eight eight;
        std::memcpy(&eight.lanes, from, sizeof eight.lanes);
        return eight;
    }
    static Eight all(float value) { return {Lanes{} + value}; }
    void store(float* to) const { std::memcpy(to, &lanes, sizeof lanes); }
    float sum() const {
        return ((lanes[0] + lanes[4]) + (lanes[2] + lanes[6])) + ((lanes[1] + lanes[5]) + (lanes[3] + lanes[7]));
    }
};

// All sizes are multiples of eight.

/// out += factor * from
inline void add_scaled(float* out, const float* from, float factor, int size) {
    for (int i = 0; i < size; i += 8)
        Eight{Eight::load(out + i).lanes + factor * Eight::load(from + i).lanes}.store(out + i);
}
/// out = factor * from
inline void scale_to(float* out, const float* from, float factor, int size) {
    for (int i = 0; i < size; i += 8)
        Eight{factor * Eight::load(from + i).lanes}.store(out + i);
}
/// out += factors * from, one by one
inline void add_product(float* out, const float* factors, const float* from, int size) {
    for (int i = 0; i < size; i += 8)
        Eight{Eight::load(out + i).lanes + Eight::load(factors + i).lanes * Eight::load(from + i).lanes}.store(out + i);
}
/// out = a + b
inline void add_to(float* out, const float* a, const float* b, int size) {
    for (int i = 0; i < size; i += 8)
        Eight{Eight::load(a + i).lanes + Eight::load(b + i).lanes}.store(out + i);
}
/// out += factor * (a - b)
inline void add_difference(float* out, const float* a, const float* b, float factor, int size) {
    for (int i = 0; i < size; i += 8)
        Eight{Eight::load(out + i).lanes + factor * (Eight::load(a + i).lanes - Eight::load(b + i).lanes)}.store(out +
                                                                                                                 i);
}
inline float dot(const float* a, const float* b, int size) {
    Eight sum = Eight::all(0);
    for (int i = 0; i < size; i += 8)
        sum.lanes += Eight::load(a + i).lanes * Eight::load(b + i).lanes;
    return sum.sum();
}

} // namespace hilltop::pazaak
