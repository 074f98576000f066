// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace hilltop {

/// Whose fault an error is; the command line turns it into its exit code (DESIGN section 6).
enum class ErrorKind {
    Work,  ///< the work failed: a broken file, a full disk
    Usage, ///< what was asked for makes no sense: unknown bot, rule out of range
    Write, ///< the work failed, as a file cannot be written
};

/// One clear sentence that names what, where and what to do, still in two parts: `id`, which is also its English
/// pattern with a `{}` or `{0}` for each argument, and the arguments. `english` puts them together for the command
/// line; the window takes the translation of (`room`, `id`) and fills that.
struct Error {
    /// A word, a number, a path; or another error, nested in this one ("line 3: {}").
    struct Argument;

    const char* room = ""; ///< the folder that reports it: the context of its translation
    const char* id = "{}";
    std::vector<Argument> arguments;
    ErrorKind kind = ErrorKind::Work;
};

struct Error::Argument {
    std::string text;
    std::vector<Error> inner{}; ///< at most one; `text` is empty then
};

/// The sentence in English.
std::string english(const Error& error);

/// Fills a pattern as `english` does, with arguments that are sentences by now; for translated patterns.
std::string filled(std::string_view pattern, const std::vector<std::string>& arguments);

namespace detail {

template <class T>
Error::Argument error_argument(T&& value) {
    if constexpr (std::is_same_v<std::remove_cvref_t<T>, Error>)
        return {{}, {std::forward<T>(value)}};
    else if constexpr (std::is_arithmetic_v<std::remove_cvref_t<T>>)
        return {std::to_string(value)};
    else
        return {std::string(std::forward<T>(value))};
}

template <class... T>
Error make_error(ErrorKind kind, const char* room, const char* id, T&&... arguments) {
    Error error{room, id, {}, kind};
    error.arguments.reserve(sizeof...(arguments));
    (error.arguments.push_back(error_argument(std::forward<T>(arguments))), ...);
    return error;
}

} // namespace detail

/// An error of the work: `failure("base", "{} is a folder, not a tournament file", path)`. Room and id are literals,
/// so that translations/update.sh finds them. Numbers are written whole; format others before.
template <class... T>
Error failure(const char* room, const char* id, T&&... arguments) {
    return detail::make_error(ErrorKind::Work, room, id, std::forward<T>(arguments)...);
}

/// The same, because a file cannot be written.
inline Error unwritten(Error error) {
    error.kind = ErrorKind::Write;
    return error;
}

/// An error of what was asked for.
template <class... T>
Error misuse(const char* room, const char* id, T&&... arguments) {
    return detail::make_error(ErrorKind::Usage, room, id, std::forward<T>(arguments)...);
}

} // namespace hilltop
