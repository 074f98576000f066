// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/view_table.h"

#include <nlohmann/json.hpp>

namespace hilltop {
namespace {

Result<> check_at(const Path& at, const Json& written, const Json& read) {
    if (written.is_null()) return {};
    if (written.is_object() && read.is_object()) {
        for (const auto& [name, value] : written.items()) {
            const auto found = read.find(name);
            if (found == read.end()) return at.field(name).error(failure("engine", "there is no field of this name"));
            TRY(check_at(at.field(name), value, *found));
        }
        return {};
    }
    if (written.is_array() && read.is_array() && written.size() == read.size()) {
        for (std::size_t i = 0; i < written.size(); ++i)
            TRY(check_at(at.item(i), written[i], read[i]));
        return {};
    }
    if (written == read) return {};
    return at.error(failure("engine", "the value is {}, but {} follows from the rest", written.dump(), read.dump()));
}

} // namespace

Result<> check_written(const Json& written, const Json& read) {
    return check_at(Path(), written, read);
}

Result<int> seats_written(const Json& view, const Info& game) {
    const Path at;
    if (!view.is_object()) return at.error(failure("engine", "this must be a JSON object"));
    const auto seats = view.find("seats");
    const bool none = seats == view.end() || seats->is_null();
    if (!none && !seats->is_array()) return at.field("seats").error(failure("engine", "this must be a list"));
    const int count = none ? 0 : static_cast<int>(seats->size());
    const bool fixed = game.min_seats == game.max_seats, fits = count >= game.min_seats && count <= game.max_seats;
    if (fixed && !fits)
        return at.field("seats").error(
            failure("engine", "the list has {} entries, but it must have {}", count, game.max_seats));
    for (std::size_t i = 0; !none && i < seats->size(); ++i)
        if (!(*seats)[i].is_object())
            return at.field("seats").item(i).error(failure("engine", "this must be a JSON object"));
    if (!fits) return at.field("seats").error(form::out_of_range(count, game.min_seats, game.max_seats));
    return count;
}

Error seat_error(Seat seat, const char* field, const Error& problem) {
    return Path("seats").item(static_cast<std::size_t>(seat.index())).field(field).error(problem);
}

namespace form {

Result<int> figure_from_json(const Json& json, const Path& at, int min, int max) {
    if (!json.is_number_integer()) return at.error(failure("engine", "this must be a whole number"));
    return static_cast<int>(TRY(whole_from_json(json, at, min, max)));
}

Result<int> word_from_json(const Json& json, const Path& at, std::span<const char* const> words) {
    std::string all;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (json.is_string() && json == words[i]) return static_cast<int>(i);
        all += (all.empty() ? "" : ", ") + std::string(words[i]);
    }
    return at.error(words.size() == 1 ? failure("engine", "the value must be {}", all)
                                      : failure("engine", "the value must be one of {}", all));
}

Form<int> later(Form<int> figure) {
    using Limits = std::numeric_limits<int>;
    figure.read = form::figure(Limits::min(), Limits::max()).read;
    return figure;
}

Form<Seat> view_seat(int seats) {
    return as<Seat>(
        figure(0, seats - 1), [](int index) { return Seat(index); }, [](Seat seat) { return seat.index(); });
}

} // namespace form
} // namespace hilltop
