// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_form.h"
#include "engine/game.h"

#include <span>

namespace hilltop {

/// A game whose positions can be set up: it reads what G::describe() writes, of a moment at which a seat decides.
/// Fields that are missing have a default or follow from others. kSetFields names those that follow from no others, as
/// paths of the view's schema: "turn", "seats.wins". The caller checks that the rest agrees (check_written()).
template <class G>
concept SetUp = Resampled<G> && requires(const Json& view) {
    { G::view_from(view) } -> std::same_as<Result<InfoState<G>>>;
    { G::kSetFields } -> std::convertible_to<std::span<const char* const>>;
};

/// Whether all fields of a position as somebody wrote it are those of the position that was read from them. Null is as
/// good as missing. An error names the first field that differs, or that there is none of that name.
Result<> check_written(const Json& written, const Json& read);

/// One object of a position that somebody has written as a game's view. Members that are missing or null have the
/// value that is given; an error names the member.
class ViewReader {
public:
    /// An error where it is no object. The reader refers to both.
    static Result<ViewReader> of(const Json& json, const Path& at);

    Result<int> whole(const char* name, int min, int max, int missing) const;
    Result<bool> truth(const char* name, bool missing = false) const;
    /// The index of one of these words.
    Result<int> word(const char* name, std::span<const char* const> words, int missing) const;
    Result<std::vector<int>> wholes(const char* name, int min, int max) const;
    /// The member "rules", for a table of `seats`; those that are missing have their default.
    template <Game G>
    Result<typename G::Rules> rules(int seats) const {
        static const std::vector<RuleInfo> infos = rule_infos(G::rules());
        const RuleValues values = TRY(rule_values(infos));
        const auto rules = TRY(make_rules<typename G::Rules>(G::rules(), values));
        TRY(G::check(rules, seats));
        return rules;
    }
    /// The objects of a list; `count`: how many there must be, -1: any number.
    Result<std::vector<ViewReader>> objects(const char* name, int count = -1) const;
    /// The texts of a list.
    Result<std::vector<std::string>> texts(const char* name) const;
    /// Null: missing.
    const Json* find(const char* name) const;
    /// "seats[1].total: is missing"; without a name of the object itself.
    Error error(const char* name, const Error& problem) const;

private:
    Result<RuleValues> rule_values(std::span<const RuleInfo> infos) const;

    ViewReader(const Json& json, std::string at)
        : m_json(&json)
        , m_at(std::move(at)) {}

    const Json* m_json;
    std::string m_at;
};

} // namespace hilltop
