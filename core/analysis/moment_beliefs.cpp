// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/moment_beliefs.h"

#include "base/text_table.h"
#include "judging/any_judge.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

/// Cards went back to where all lie before a deal.
bool dealt_anew(const Table& table) {
    return std::any_of(table.events().begin(), table.events().end(), [](const Event& event) {
        const bool goes = event.kind == Event::Kind::Move || event.kind == Event::Kind::Gather;
        return goes && event.to.zone == 0 && event.to.seat == kCommon;
    });
}

std::string place_text(const CardBeliefs::Place& place, const Info& info, const std::vector<std::string>& names) {
    const std::string zone = info.zones[place.zone].id;
    const std::string where = place.seat == kCommon ? zone : fmt::format("{}, {}", names[place.seat], zone);
    return place.next ? fmt::format("{}, next", where) : fmt::format("{} ({})", where, place.cards);
}

/// "31.2 ±1.4 +5.0": percent; without an error it is exact.
std::string cell_text(const MomentBeliefs& beliefs, Face face, const CardBeliefs::Place& place,
                      const CardBeliefs::Cell& cell) {
    std::string text = cell.chance.how == How::Exact
                           ? fmt::format("{:.1f}", 100 * cell.chance.value)
                           : fmt::format("{:.1f} ±{:.1f}", 100 * cell.chance.value, 100 * cell.chance.error);
    if (beliefs.before) {
        const auto change = clear_change(beliefs, face, place);
        text += change ? fmt::format(" {:>+6.1f}", 100 * change->value) : std::string(7, ' ');
    }
    return text;
}

} // namespace

std::unique_ptr<CardBeliever> make_believer(const GameEntry& game) {
    auto judge = game.make_judge();
    auto* believer = dynamic_cast<CardBeliever*>(judge.get());
    if (believer != nullptr) (void)judge.release();
    return std::unique_ptr<CardBeliever>(believer);
}

std::optional<MomentBeliefs> beliefs_between(const Table* before, const Table& now, Seat seat,
                                             const SearchBudget& budget, CardBeliever& believer, const Stop& stop) {
    auto found = believer.beliefs(now, seat, budget, stop);
    if (!found) return {};
    MomentBeliefs beliefs{std::move(*found), {}};
    if (before == nullptr || dealt_anew(now)) return beliefs;
    beliefs.before = believer.beliefs(*before, seat, budget, stop);
    if (!beliefs.before) return {};
    return beliefs;
}

std::optional<MomentBeliefs> beliefs_at(const Replay& replay, int position, Seat seat, const SearchBudget& budget,
                                        CardBeliever& believer, const Stop& stop) {
    return beliefs_between(position > 0 ? &replay.table(position - 1) : nullptr, replay.table(position), seat, budget,
                           believer, stop);
}

std::optional<Estimate> clear_change(const MomentBeliefs& beliefs, Face face, const CardBeliefs::Place& place) {
    if (!beliefs.before) return {};
    const auto change = change_of(*beliefs.before, beliefs.now, face, place);
    constexpr double kRounding = 1e-9;
    if (!change || std::abs(change->value) <= std::max(2 * change->error, kRounding)) return {};
    return change;
}

std::string beliefs_text(const MomentBeliefs& beliefs, const Info& info, const std::vector<std::string>& names) {
    TextTable table;
    std::vector<std::string> head{"card"};
    for (const auto& place : beliefs.now.places)
        head.push_back(place_text(place, info, names));
    table.add(std::move(head));
    for (const auto& line : beliefs.now.lines) {
        std::vector<std::string> row{card_text(info, line.face.kind, line.face.value)};
        for (std::size_t i = 0; i < line.cells.size(); ++i)
            row.push_back(cell_text(beliefs, line.face, beliefs.now.places[i], line.cells[i]));
        table.add(std::move(row));
    }
    return table.text();
}

Json beliefs_json(const MomentBeliefs& beliefs, const Info& info) {
    Json places = Json::array(), cards = Json::array();
    for (const auto& place : beliefs.now.places)
        places.push_back({{"zone", info.zones[place.zone].id},
                          {"seat", place.seat == kCommon ? Json() : Json(place.seat)},
                          {"cards", place.cards},
                          {"next", place.next}});
    for (const auto& line : beliefs.now.lines) {
        Json cells = Json::array();
        for (std::size_t i = 0; i < line.cells.size(); ++i) {
            const auto& cell = line.cells[i];
            Json told{{"chance", cell.chance.value}, {"error", cell.chance.error}, {"count", cell.count.value}};
            const auto change = beliefs.before
                                    ? change_of(*beliefs.before, beliefs.now, line.face, beliefs.now.places[i])
                                    : std::nullopt;
            if (change) told["change"] = change->value;
            cells.push_back(std::move(told));
        }
        cards.push_back({{"card", card_text(info, line.face.kind, line.face.value)}, {"cells", std::move(cells)}});
    }
    return {{"worlds", beliefs.now.worlds}, {"places", std::move(places)}, {"cards", std::move(cards)}};
}

} // namespace hilltop
