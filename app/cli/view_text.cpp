// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/view_text.h"

#include "base/text_table.h"
#include "registry/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <map>

namespace hilltop::cli {
namespace {

constexpr const char* kYes = "yes";

std::string small(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
}

class ViewWords {
public:
    ViewWords(const GameEntry& game, const Table& table, const SeatNames& names)
        : m_game(game)
        , m_info(game.info())
        , m_names(names)
        , m_seats(table.seats()) {
        for (const ShownCard& card : table.shown(SeatSet::all(m_seats)))
            if (card.face != kHidden) m_faces.emplace(card_text(m_info, card.face.kind, card.face.value), card.face);
    }

    /// `of`: the part of the view that has the field, "seats.".
    std::string field(const std::string& id, std::string_view of = {}) const {
        const auto set = m_game.set_fields(); // the words are those of fields that people set
        const bool known = std::any_of(set.begin(), set.end(),
                                       [path = std::string(of) + id](const char* field) { return path == field; });
        return small(word_of(m_info, known ? Word::Field : Word::Table, id).text());
    }
    /// Of a list its items in order, of an object names and words, of a list of objects nothing.
    std::string value(const std::string& id, const Json& json) const {
        if (json.is_boolean()) return json.get<bool>() ? kYes : "";
        if (json.is_string()) return text(json.get<std::string>());
        if (json.is_number_integer()) return number(id, json.get<int>());
        if (json.is_number()) return json.dump();
        if (json.is_null()) return {};
        std::vector<std::string> words;
        for (const auto& [key, item] : json.items()) {
            if (json.is_array() && item.is_structured()) return {};
            if (json.is_array())
                words.push_back(value(id, item));
            else if (const std::string named = with_value(key, item); !named.empty())
                words.push_back(named);
        }
        return fmt::format("{}", fmt::join(words, json.is_array() ? " " : ", "));
    }
    /// "trump clubs"; of what is true its name, of what is not nothing.
    std::string with_value(const std::string& id, const Json& json) const {
        const std::string word = value(id, json);
        if (word.empty()) return {};
        return json.is_boolean() ? field(id) : fmt::format("{} {}", field(id), word);
    }

private:
    std::string number(const std::string& id, int value) const {
        switch (meaning_of(m_info, id)) {
        case Means::Number:
            break;
        case Means::Kind:
            return card_name(m_info, value, -1).text();
        case Means::Seat:
            return m_names.of(value);
        case Means::Side: {
            std::vector<std::string> side;
            for (const Seat seat : SeatSet::all(m_seats))
                if (seat.index() % 2 == value) side.push_back(m_names.of(seat.index()));
            return fmt::format("{}", fmt::join(side, " and "));
        }
        }
        return std::to_string(value);
    }
    /// "jh" and "ch", cards and suits as views spell them; another text is a word.
    std::string text(const std::string& spelt) const {
        if (const auto card = m_faces.find(spelt); card != m_faces.end())
            return card_sign(m_info, card->second.kind, card->second.value).text();
        std::vector<std::string> kinds;
        for (std::size_t at = 0; m_info.card_text != nullptr && at < spelt.size();) {
            int kind = 0;
            const int count = static_cast<int>(m_info.card_kinds.size());
            while (kind < count && !spelt.substr(at).starts_with(card_text(m_info, kind, -1)))
                ++kind;
            if (kind == count) break;
            const std::size_t length = card_text(m_info, kind, -1).size();
            if (length == 0) break;
            kinds.push_back(card_name(m_info, kind, -1).text());
            at += length;
            if (at == spelt.size()) return fmt::format("{}", fmt::join(kinds, ", "));
        }
        return readable_id(spelt).text();
    }

    const GameEntry& m_game;
    const Info& m_info;
    const SeatNames& m_names;
    int m_seats;
    std::map<std::string, Face> m_faces; ///< of the cards that lie open to anyone, by their spelling
};

/// A row a seat; fields of which there is nothing to say have no column.
std::string seats_text(const Json& seats, const Record& record, const ViewWords& words) {
    std::vector<std::vector<std::string>> columns(1, {"   seat"});
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        columns[0].push_back(fmt::format("   {} {}", seat + 1, seat_name(record.seats[seat])));
    for (const auto& [key, first] : seats.front().items()) {
        std::vector<std::string> column{words.field(key, "seats.")};
        for (const Json& seat : seats)
            column.push_back(seat.contains(key) ? words.value(key, seat[key]) : std::string());
        if (std::any_of(column.begin() + 1, column.end(), [](const std::string& cell) { return !cell.empty(); }))
            columns.push_back(std::move(column));
    }
    TextTable table{columns.size()};
    for (std::size_t row = 0; row < columns[0].size(); ++row) {
        std::vector<std::string> cells;
        for (const auto& column : columns)
            cells.push_back(column[row]);
        table.add(std::move(cells));
    }
    return table.text();
}

} // namespace

std::string view_text(const Replay& replay, const Table& table, SeatSet viewers, const SeatNames& names) {
    std::vector<Json> views;
    for (const Seat seat : viewers)
        views.push_back(table.described(seat));
    const ViewWords words(replay.game(), table, names);
    std::vector<std::string> facts;
    for (const auto& [key, value] : views.front().items()) {
        if (key == "rules" || key == "me" || value.is_structured()) continue; // cards lie above
        const bool agreed = std::all_of(views.begin(), views.end(), [&, &k = key, &v = value](const Json& view) {
            return view.contains(k) && view[k] == v;
        });
        const std::string fact = agreed ? words.with_value(key, value) : std::string();
        if (!fact.empty()) facts.push_back(fact);
    }
    std::string text;
    if (!facts.empty()) {
        text = fmt::format("{}\n", fmt::join(facts, ", "));
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    }
    const auto seats = views.front().find("seats");
    if (seats == views.front().end() || !seats->is_array() || seats->empty()) return text;
    return text + seats_text(*seats, replay.record(), words);
}

} // namespace hilltop::cli
