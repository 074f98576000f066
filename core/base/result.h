// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <cassert>
#include <utility>
#include <variant>

namespace hilltop {

/// A value or the reason why there is none.
template <class T = void>
class [[nodiscard]] Result {
public:
    Result(T value)
        : m_content(std::move(value)) {}
    Result(Error error)
        : m_content(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    T& value() {
        assert(*this);
        return *std::get_if<T>(&m_content);
    }
    const T& value() const {
        assert(*this);
        return *std::get_if<T>(&m_content);
    }
    /// The value, moved out.
    T take() { return std::move(value()); }
    const Error& error() const {
        assert(!*this);
        return *std::get_if<Error>(&m_content);
    }

private:
    std::variant<T, Error> m_content;
};

template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error)
        : m_error(std::move(error))
        , m_failed(true) {}

    explicit operator bool() const { return !m_failed; }
    void take() {}
    const Error& error() const {
        assert(m_failed);
        return m_error;
    }

private:
    Error m_error;
    bool m_failed = false;
};

} // namespace hilltop

/// The value of a Result; where there is none, the function around it returns the error. A statement in an expression,
/// as GCC and Clang have it.
#define TRY(...)                                                                                                       \
    __extension__({                                                                                                    \
        auto tried_result = (__VA_ARGS__);                                                                             \
        if (!tried_result) return tried_result.error();                                                                \
        tried_result.take();                                                                                           \
    })
