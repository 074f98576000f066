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
    const Error& error() const {
        assert(m_failed);
        return m_error;
    }

private:
    Error m_error;
    bool m_failed = false;
};

} // namespace hilltop
