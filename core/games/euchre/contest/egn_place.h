// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "games/euchre/euchre.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace hilltop::euchre {

inline constexpr int kLowestEgnRank = 9; ///< a deck of 24

/// What is wrong at a place of the file, such as "deals[2].phases[1].tricks[0]".
inline Error at_egn_place(const std::string& path, Error error) {
    return failure("euchre", "{}: {}", path, std::move(error));
}
/// The place of such an error; nothing for all others.
inline std::optional<std::string> egn_place_of(const Error& error) {
    if (std::string_view(error.id) != "{}: {}" || error.arguments.size() != 2) return {};
    return error.arguments[0].text;
}

/// A value of the JSON of an EGN file and the way to it. The first thing that is wrong is kept; from then on every
/// question is answered by something harmless, so that a reader asks on and looks once at the end.
class EgnPlace {
public:
    EgnPlace(const Json& json, std::string path, std::optional<Error>& error)
        : m_json(&json)
        , m_path(std::move(path))
        , m_error(&error) {}

    const std::string& path() const { return m_path; }
    bool failed() const { return m_error->has_value(); }
    bool is_text() const { return m_json->is_string(); }
    bool is_object() const { return m_json->is_object(); }

    /// What is wrong here; reported with the path.
    void refuse(Error error) const {
        if (failed()) return;
        *m_error = m_path.empty() ? std::move(error) : at_egn_place(m_path, std::move(error));
    }

    /// Refuses fields of other names: they could mean anything.
    void knows(std::initializer_list<std::string_view> names) const {
        if (!m_json->is_object()) return refuse(failure("euchre", "this must be a JSON object"));
        for (const auto& [name, value] : m_json->items()) {
            if (std::find(names.begin(), names.end(), name) == names.end())
                return EgnPlace(value, within(name), *m_error)
                    .refuse(failure("euchre", "\"{}\" is not a field of the notation", name));
        }
    }
    std::optional<EgnPlace> find(const char* name) const {
        if (failed() || !m_json->is_object()) return {};
        const auto found = m_json->find(name);
        if (found == m_json->end()) return {};
        return EgnPlace(*found, within(name), *m_error);
    }
    EgnPlace needs(const char* name) const {
        if (auto found = find(name)) return *found;
        refuse(failure("euchre", "\"{}\" is missing", name));
        return nothing();
    }

    /// Elements of a list.
    int size() const {
        if (failed()) return 0;
        if (m_json->is_array()) return static_cast<int>(m_json->size());
        refuse(failure("euchre", "this must be a list"));
        return 0;
    }
    EgnPlace at(int index) const {
        return {(*m_json)[static_cast<std::size_t>(index)], fmt::format("{}[{}]", m_path, index), *m_error};
    }

    std::string text() const {
        if (m_json->is_string()) return m_json->get<std::string>();
        refuse(failure("euchre", "this must be text in quotation marks"));
        return {};
    }
    bool truth() const {
        if (m_json->is_boolean()) return m_json->get<bool>();
        refuse(failure("euchre", "this must be true or false"));
        return false;
    }
    int number(int low, int high) const {
        const auto value = m_json->is_number_integer() ? m_json->get<std::int64_t>() : std::int64_t{low} - 1;
        if (value >= low && value <= high) return static_cast<int>(value);
        refuse(failure("euchre", "this must be a whole number from {} to {}", low, high));
        return low;
    }

private:
    std::string within(const std::string& name) const { return m_path.empty() ? name : m_path + "." + name; }
    EgnPlace nothing() const {
        static const Json kNothing;
        return {kNothing, m_path, *m_error};
    }

    const Json* m_json;
    std::string m_path;
    std::optional<Error>* m_error;
};

} // namespace hilltop::euchre
