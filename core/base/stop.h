// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <concepts>
#include <functional>
#include <utility>

namespace hilltop {

/// Whether work is to end early: asked at least every 20 ms, and the result is then thrown away. Empty: never.
class Stop {
public:
    Stop() = default;
    template <std::predicate Asked>
    requires(!std::same_as<std::remove_cvref_t<Asked>, Stop>) Stop(Asked&& asked)
        : m_asked(std::forward<Asked>(asked)) {}
    /// Once the flag is set, which outlives all copies.
    explicit Stop(const std::atomic<bool>& flag)
        : m_asked([&flag] { return flag.load(std::memory_order_relaxed); }) {}

    bool operator()() const { return m_asked && m_asked(); }

private:
    std::function<bool()> m_asked;
};

} // namespace hilltop
