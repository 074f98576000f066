// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/schema.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hilltop {

/// Where something is in a document, "seats[1].bot". It refers to the path it was made from.
class Path {
public:
    /// The document itself, by a name that may be empty.
    explicit Path(const char* name = "")
        : m_name(name) {}

    Path field(std::string_view name) const { return {this, name, kNoItem}; }
    Path item(std::size_t index) const { return {this, {}, index}; }
    std::string text() const;
    /// "seats[1].bot: is missing".
    Error error(const Error& problem) const;

private:
    static constexpr std::size_t kNoItem = std::numeric_limits<std::size_t>::max();

    Path(const Path* in, std::string_view name, std::size_t item)
        : m_in(in)
        , m_name(name)
        , m_item(item) {}

    const Path* m_in = nullptr;
    std::string_view m_name;
    std::size_t m_item = kNoItem;
};

/// How a value is written in JSON: read, written and described in one place. `read` overwrites `value`;
/// its error names the path.
template <class V>
struct Form {
    std::function<Result<>(const Json& json, const Path& at, V& value)> read;
    std::function<Json(const V& value)> write;
    Json schema;
};

namespace form {

Form<std::string> text(Json schema = schema::text());
Form<bool> truth();
Form<double> number();
/// An integer of 64 bits as decimal text; a number from 0 is accepted as well.
Form<std::uint64_t> decimal(std::uint64_t max = std::numeric_limits<std::uint64_t>::max());

Error out_of_range(std::int64_t value, std::int64_t min, std::int64_t max);
Result<std::int64_t> whole_from_json(const Json& json, const Path& at, std::int64_t min, std::int64_t max);

template <class Number = int>
Form<Number> whole(std::type_identity_t<Number> min = 0,
                   std::type_identity_t<Number> max = std::numeric_limits<Number>::max()) {
    const bool open = max == std::numeric_limits<Number>::max();
    // JSON's own integers end there.
    const std::int64_t least = static_cast<std::int64_t>(min);
    const std::int64_t most =
        std::in_range<std::int64_t>(max) ? static_cast<std::int64_t>(max) : std::numeric_limits<std::int64_t>::max();
    return {[least, most](const Json& json, const Path& at, Number& value) -> Result<> {
                value = static_cast<Number>(TRY(whole_from_json(json, at, least, most)));
                return {};
            },
            [](const Number& value) { return Json(value); },
            open ? schema::at_least(static_cast<int>(min)) : schema::whole(+min, +max)};
}

/// The same value described as the definition of that name.
template <class V>
Form<V> named(const char* definition, Form<V> form) {
    form.schema = schema::reference(definition);
    return form;
}

template <class V>
Form<std::vector<V>> list(const Form<V>& item) {
    return {[read = item.read](const Json& json, const Path& at, std::vector<V>& list) -> Result<> {
                if (!json.is_array()) return at.error(failure("base", "this must be a list"));
                list.clear();
                list.reserve(json.size());
                for (const Json& one : json) {
                    const std::size_t index = list.size();
                    TRY(read(one, at.item(index), list.emplace_back()));
                }
                return {};
            },
            [write = item.write](const std::vector<V>& list) {
                Json json = Json::array();
                for (const V& one : list)
                    json.push_back(write(one));
                return json;
            },
            schema::list(item.schema)};
}

/// An empty value is written as null. Use FieldTable::optional to leave the field out instead.
template <class V>
Form<std::optional<V>> maybe(const Form<V>& form) {
    return {[read = form.read](const Json& json, const Path& at, std::optional<V>& value) {
                return read(json, at, value.emplace());
            },
            [write = form.write](const std::optional<V>& value) { return value ? write(*value) : Json(); },
            form.schema};
}
template <class V>
Form<std::optional<V>> or_null(const Form<V>& form) {
    return {[read = form.read](const Json& json, const Path& at, std::optional<V>& value) -> Result<> {
                if (!json.is_null()) return read(json, at, value.emplace());
                value.reset();
                return {};
            },
            [write = form.write](const std::optional<V>& value) { return value ? write(*value) : Json(); },
            schema::or_null(form.schema)};
}

/// A value that is written as another type: `from` makes it, or an error, and `to` is the reverse.
template <class V, class Written, class From, class To>
Form<V> as(const Form<Written>& form, From from, To to) {
    return {[read = form.read, from](const Json& json, const Path& at, V& value) -> Result<> {
                Written written{};
                TRY(read(json, at, written));
                if constexpr (std::is_convertible_v<std::invoke_result_t<From, const Written&>, V>) {
                    value = from(written);
                } else {
                    auto made = from(written);
                    if (!made) return at.error(made.error());
                    value = made.take();
                }
                return {};
            },
            [write = form.write, to](const V& value) { return write(Written(to(value))); }, form.schema};
}

/// A time as a count of its unit, from 0.
template <class Time>
Form<Time> time(std::int64_t max = std::numeric_limits<std::int64_t>::max()) {
    return as<Time>(
        whole<std::int64_t>(0, max), [](std::int64_t count) { return Time(count); },
        [](Time span) { return span.count(); });
}

} // namespace form
} // namespace hilltop
