// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_form.h"

#include <algorithm>
#include <utility>

namespace hilltop {

/// Fields of an object that a program does not know, kept as they are: name and JSON text.
using OtherFields = std::vector<std::pair<std::string, std::string>>;

/// The fields of `object` that `known` does not name. What is no UTF-8 is replaced.
OtherFields other_fields(const Json& object, const std::vector<std::string_view>& known);
void add_fields(Json& object, const OtherFields& fields);

/// The fields of a T in JSON, in the order in which they are written: declared once, read, written, checked and
/// described from there. A member is a pointer to it, or a lambda that returns a reference to it.
template <class T>
class FieldTable {
public:
    using Check = std::function<Result<>(T& value, const Path& at)>;

    /// It has to be there.
    template <class V, class Member>
    FieldTable& required(const char* name, Member member, const Form<V>& form, const char* told = nullptr) {
        return add(name, member, form, told, true);
    }
    /// It is always written, but others and earlier versions may leave it out.
    template <class V, class Member>
    FieldTable& written(const char* name, Member member, const Form<V>& form, const char* told = nullptr) {
        return add(name, member, form, told, false);
    }
    /// It is left out where the value is empty, or as V{}.
    template <class V, class Member>
    FieldTable& optional(const char* name, Member member, const Form<V>& form, const char* told = nullptr) {
        add(name, member, form, told, false);
        m_fields.back().write = [name, member, write = form.write](const T& value, Json& object) {
            const V& held = std::invoke(member, value);
            bool nothing;
            if constexpr (requires { held.empty(); })
                nothing = held.empty();
            else
                nothing = held == V{};
            if (!nothing) object[name] = write(held);
        };
        return *this;
    }
    /// It is the same in all, and has to be there.
    template <class V>
    FieldTable& constant(const char* name, const V& same, const Form<V>& form, const char* told = nullptr) {
        return add({name, true,
                    [read = form.read](const Json& json, const Path& at, T&) {
                        V value{};
                        return read(json, at, value);
                    },
                    [name, written = form.write(same)](const T&, Json& object) { object[name] = written; },
                    described(form.schema, told)});
    }
    /// It follows from others: written, and not read.
    template <class V, class Get>
    FieldTable& computed(const char* name, Get get, const Form<V>& form, const char* told = nullptr) {
        return add({name,
                    true,
                    {},
                    [name, get, write = form.write](const T& value, Json& object) {
                        object[name] = write(V(std::invoke(get, value)));
                    },
                    described(form.schema, told)});
    }
    /// `get` returns what is written; what was read goes to `taker`: a member, or a function (T&, V) that may return
    /// what is wrong with it.
    template <class V, class Get, class Taker>
    FieldTable& made(const char* name, Get get, Taker taker, const Form<V>& form, const char* told = nullptr) {
        computed(name, get, form, told);
        m_fields.back().required = false;
        m_fields.back().read = [read = form.read, taker](const Json& json, const Path& at, T& value) -> Result<> {
            V made{};
            TRY(read(json, at, made));
            if constexpr (!std::is_invocable_v<Taker, T&, V&>) {
                std::invoke(taker, value) = made;
            } else if constexpr (std::is_void_v<std::invoke_result_t<Taker, T&, V&>>) {
                taker(value, made);
            } else if (const Result<> taken = taker(value, made); !taken) {
                return at.error(taken.error());
            }
            return {};
        };
        return *this;
    }
    /// A field in the file that is no single member of T; one that is written as null is left out.
    FieldTable& part(const char* name, const Form<T>& form, const char* told = nullptr) {
        return add({name, false, form.read,
                    [name, write = form.write](const T& value, Json& object) {
                        if (Json json = write(value); !json.is_null()) object[name] = std::move(json);
                    },
                    described(form.schema, told)});
    }
    /// The field before is there in all that the program writes, and the schema says so.
    FieldTable& promised(bool always = true) {
        m_fields.back().promised = always;
        return *this;
    }
    /// The field before follows from others: it is not read.
    FieldTable& unread() {
        m_fields.back().read = {};
        return *this;
    }
    /// The field before is a number from one to another that follow from the fields before it.
    FieldTable& within(std::function<std::pair<int, int>(const T& value)> range) {
        m_fields.back().read = [read = std::move(m_fields.back().read),
                                range = std::move(range)](const Json& json, const Path& at, T& value) -> Result<> {
            const auto [min, max] = range(value);
            if (json.is_number_integer()) TRY(form::whole_from_json(json, at, min, max));
            return read(json, at, value);
        };
        return *this;
    }
    /// The field before is missing in early files.
    FieldTable& came_later() { return promised(false); }
    /// A field of which others know; here it is one of rest().
    FieldTable& beside(const char* name, Json schema, const char* told = nullptr) {
        m_beside.push_back({name, false, {}, {}, described(std::move(schema), told)});
        return *this;
    }
    /// Fields that are not named are kept; without it they are left out.
    FieldTable& rest(OtherFields T::*member) {
        m_rest = [member](const T& value) -> const OtherFields& { return value.*member; };
        m_keep_rest = [member](T& value, OtherFields rest) { value.*member = std::move(rest); };
        return *this;
    }
    /// Fields that are not named are an error.
    FieldTable& no_others(Error problem) {
        m_unknown = std::move(problem);
        return *this;
    }
    /// Null is as good as missing, in all fields.
    FieldTable& null_is_missing() {
        m_null_is_missing = true;
        return *this;
    }
    /// Every field is there in all that the program writes.
    FieldTable& all_promised() {
        m_all_promised = true;
        return *this;
    }
    /// Asked when all fields have been read; it may fill in what was missing.
    FieldTable& check(Check check) {
        m_checks.push_back(std::move(check));
        return *this;
    }

    /// Over what `value` has. The error names the path.
    Result<> read(const Json& json, const Path& at, T& value) const;
    Result<T> read(const Json& json, const Path& at = Path()) const {
        T value{};
        TRY(read(json, at, value));
        return value;
    }
    Json write(const T& value) const { return write(value, Json::object()); }
    /// Over the fields of `object`, of which others stay.
    Json write(const T& value, Json object) const {
        for (const Field& field : m_fields)
            field.write(value, object);
        if (m_rest) add_fields(object, m_rest(value));
        return object;
    }
    Json schema() const;
    Form<T> form() const {
        return {[*this](const Json& json, const Path& at, T& value) { return read(json, at, value); },
                [*this](const T& value) { return write(value); }, schema()};
    }

    /// The same without names: a list of the values, in order.
    Form<T> row() const {
        return {[*this](const Json& json, const Path& at, T& value) -> Result<> {
                    if (!json.is_array() || json.size() != m_fields.size())
                        return at.error(failure("base", "this must be a list of {}", m_fields.size()));
                    for (std::size_t i = 0; i < m_fields.size(); ++i)
                        TRY(m_fields[i].read(json[i], at.item(i), value));
                    return {};
                },
                [*this](const T& value) {
                    Json list = Json::array();
                    const Json object = write(value);
                    for (const Json& field : object)
                        list.push_back(field);
                    return list;
                },
                schema::list({})};
    }

private:
    struct Field {
        const char* name;
        bool required;
        std::function<Result<>(const Json&, const Path&, T&)> read; ///< none: the field is computed
        std::function<void(const T&, Json& object)> write;
        Json schema;
        bool promised = required;
    };

    static Json described(Json schema, const char* told) {
        return told == nullptr ? std::move(schema) : schema::told(told, std::move(schema));
    }
    FieldTable& add(Field field) {
        m_fields.push_back(std::move(field));
        return *this;
    }
    template <class V, class Member>
    FieldTable& add(const char* name, Member member, const Form<V>& form, const char* told, bool required) {
        return add({name, required,
                    [member, read = form.read](const Json& json, const Path& at, T& value) {
                        return read(json, at, std::invoke(member, value));
                    },
                    [name, member, write = form.write](const T& value, Json& object) {
                        object[name] = write(std::invoke(member, value));
                    },
                    described(form.schema, told)});
    }
    std::vector<std::string_view> names() const {
        std::vector<std::string_view> names;
        for (const Field& field : m_fields)
            names.emplace_back(field.name);
        return names;
    }

    std::vector<Field> m_fields, m_beside;
    std::vector<Check> m_checks;
    std::function<const OtherFields&(const T&)> m_rest;
    std::function<void(T&, OtherFields)> m_keep_rest;
    std::optional<Error> m_unknown;
    bool m_null_is_missing = false, m_all_promised = false;
};

template <class T>
Result<> FieldTable<T>::read(const Json& json, const Path& at, T& value) const {
    if (!json.is_object()) return at.error(failure("base", "this must be a JSON object"));
    for (const Field& field : m_fields) {
        const auto found = json.find(field.name);
        if (found == json.end() || (m_null_is_missing && found->is_null())) {
            if (field.required && field.read)
                return at.field(field.name).error(failure("base", "this field is missing"));
        } else if (field.read) {
            TRY(field.read(*found, at.field(field.name), value));
        }
    }
    for (const Check& check : m_checks)
        TRY(check(value, at));
    if (m_keep_rest) m_keep_rest(value, other_fields(json, names()));
    if (!m_unknown) return {};
    const OtherFields others = other_fields(json, names());
    return others.empty() ? Result<>() : at.field(others.front().first).error(*m_unknown);
}

template <class T>
Json FieldTable<T>::schema() const {
    Json properties = Json::object();
    Json required = Json::array();
    for (const auto* fields : {&m_fields, &m_beside}) {
        for (const Field& field : *fields) {
            properties[field.name] = field.schema;
            if (field.promised || m_all_promised) required.push_back(field.name);
        }
    }
    return {{"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)}};
}

} // namespace hilltop
