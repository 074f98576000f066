// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/fields.h"
#include "engine/game.h"
#include "engine/schema.h"

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

/// How many seats a position has that was written for that game.
Result<int> seats_written(const Json& view, const Info& game);
/// "seats[1].total: is missing".
Error seat_error(Seat seat, const char* field, const Error& problem);

/// A part of `of`, HELD(of.open.phase), and what follows from it, TOLD(of.open.round + 1).
#define HELD(...)                                                                                                      \
    [](auto& of) -> auto& {                                                                                            \
        return __VA_ARGS__;                                                                                            \
    }
#define TOLD(...) [](const auto& of) { return __VA_ARGS__; }

/// One of the parts of a view that have the same fields: a seat, a pile.
template <class T>
struct PartOf {
    T& all;
    int index;

    Seat seat() const { return Seat(index); }
};

/// The fields of a game's view, or of a part of it, in the order in which they are written. T is an InfoState, or has
/// one and what is written that is no part of it. All fields are always there; to read them, all but the required ones
/// may be missing or null.
template <class T>
class ViewTable : public FieldTable<T> {
public:
    using Count = int (*)(const T&);

    ViewTable() { this->null_is_missing().all_promised(); }

    /// The list of the seats; how many there are is known before they are read, by seats_written().
    void seats(const ViewTable<PartOf<T>>& each, Count count) {
        this->written("seats", std::identity(), list(each, count));
    }
    /// A list that follows from others.
    void parts(const char* name, const ViewTable<PartOf<T>>& each, Count count, const char* told = nullptr) {
        this->written(name, std::identity(), list(each, count), told).unread();
    }

private:
    static Form<T> list(const ViewTable<PartOf<T>>& each, Count count) {
        return {[each, count](const Json& json, const Path& at, T& value) -> Result<> {
                    for (int i = 0; i < count(value); ++i) {
                        const auto index = static_cast<std::size_t>(i);
                        PartOf<T> part{value, i};
                        TRY(each.read(json[index], at.item(index), part));
                    }
                    return {};
                },
                [each, count](const T& value) {
                    Json list = Json::array();
                    for (int i = 0; i < count(value); ++i) // writing changes nothing
                        list.push_back(each.write(PartOf<T>{const_cast<T&>(value), i}));
                    return list;
                },
                schema::list(each.schema())};
    }
};

/// A value, or null.
template <class V>
std::optional<V> where(bool there, V value) {
    return there ? std::optional<V>(std::move(value)) : std::nullopt;
}

namespace form {

Result<int> figure_from_json(const Json& json, const Path& at, int min, int max);
Result<int> word_from_json(const Json& json, const Path& at, std::span<const char* const> words);

/// A whole number of a view.
template <class Number = int>
Form<Number> figure(int min, int max) {
    return {[min, max](const Json& json, const Path& at, Number& value) -> Result<> {
                value = static_cast<Number>(TRY(figure_from_json(json, at, min, max)));
                return {};
            },
            [](const Number& value) { return Json(value); }, schema::whole(min, max)};
}
/// Where the most depends on the rules.
template <class Number = int>
Form<Number> figure(int min = 0) {
    auto form = figure<Number>(min, std::numeric_limits<int>::max());
    form.schema = schema::at_least(min);
    return form;
}
/// The same where the range of what is read is known only later, when all has been.
Form<int> later(Form<int> figure);
Form<Seat> view_seat(int seats);
/// One of these words, the first of which is E(0); only the first `read` of them are read.
template <class E>
Form<E> word(std::span<const char* const> words, std::size_t read) {
    return {[words = words.first(read)](const Json& json, const Path& at, E& value) -> Result<> {
                value = static_cast<E>(TRY(word_from_json(json, at, words)));
                return {};
            },
            [words](const E& value) { return Json(words[static_cast<std::size_t>(value)]); }, schema::one_of(words)};
}
template <class E>
Form<E> word(std::span<const char* const> words) {
    return word<E>(words, words.size());
}
/// Where `there` does not hold it is null, and not read.
template <class V, class There>
Form<V> or_null(const Form<V>& form, There there) {
    return {[read = form.read, there](const Json& json, const Path& at, V& value) {
                return there(value) ? read(json, at, value) : Result<>();
            },
            [write = form.write, there](const V& value) { return there(value) ? write(value) : Json(); },
            schema::or_null(form.schema)};
}
/// All rules of a game; whether they fit together is to be checked.
template <class G>
Form<typename G::Rules> rules_of() {
    static const std::vector<RuleInfo> infos = rule_infos(G::rules());
    return as<typename G::Rules>(
        rules(infos), [](const RuleValues& values) { return make_rules(G::rules(), values); },
        [](const typename G::Rules& rules) { return rule_values(G::rules(), rules); });
}

/// The list as a FixedList or a vector. An error about an item that is no object names the list: it is one field to
/// people. `too_many`: it holds no more.
template <class List>
Form<List> row(const Form<typename List::value_type>& item, const Error& too_many = {}) {
    const bool objects = item.schema.contains("properties"), numbers = item.schema.value("type", "") == "integer";
    return {[read = item.read, objects, numbers, too_many](const Json& json, const Path& at, List& list) -> Result<> {
                if (!json.is_array()) return at.error(failure("engine", "this must be a list"));
                std::size_t most = json.size();
                if constexpr (requires { List::kCapacity; }) most = List::kCapacity;
                list.clear();
                for (std::size_t i = 0; i < json.size(); ++i) {
                    if (!objects && numbers && !json[i].is_number_integer())
                        return at.error(failure("engine", "this must be a list of whole numbers"));
                    if (!objects && !numbers && !json[i].is_string())
                        return at.error(failure("engine", "this must be a list of texts"));
                    typename List::value_type value{};
                    TRY(read(json[i], objects ? at.item(i) : at, value));
                    if (i < most) list.push_back(value);
                }
                if (json.size() > most) return at.error(too_many);
                return {};
            },
            [write = item.write](const List& list) {
                Json json = Json::array();
                for (const auto& value : list)
                    json.push_back(write(value));
                return json;
            },
            schema::list(item.schema)};
}

} // namespace form
} // namespace hilltop
