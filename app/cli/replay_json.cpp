// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/replay_json.h"

#include "analysis/contract.h"
#include "records/record_fields.h"
#include "records/record_text.h"

#include <nlohmann/json.hpp>

namespace hilltop::cli {
namespace {

constexpr const char* need_word(Need need) {
    return need == Need::Must ? "must" : need == Need::May ? "may" : "told";
}

/// One word, or one for each asked seat where they differ.
Json need_json(const Table& table) {
    if (table.over()) return "over";
    const int decide = table.deciding().size();
    if (decide == 0 || decide == table.asked().size()) return need_word(table.need(*table.asked().begin()));
    Json words = Json::array();
    for (Seat seat : table.asked())
        words.push_back(need_word(table.need(seat)));
    return words;
}

/// What each asked seat among the viewers could answer.
Json menus_json(const Table& table, SeatSet viewers) {
    Json menus = Json::array();
    for (Seat seat : table.asked()) {
        if (table.resting() || !viewers.contains(seat)) continue;
        Json choices = Json::array();
        for (const Choice& choice : table.menu(seat))
            choices.push_back(
                {{"answer", choice.word}, {"objection", choice.reason.empty() ? Json() : Json(choice.reason)}});
        menus.push_back({{"seat", seat.index()}, {"choices", std::move(choices)}});
    }
    return menus;
}

Json position_json(const Table& table, SeatSet viewers) {
    Json asked = Json::array();
    Json decisions = Json::array();
    for (Seat seat : table.asked()) {
        asked.push_back(seat.index());
        if (!table.resting()) decisions.push_back(table.decision_of(seat));
    }
    Json views = Json::array();
    for (Seat seat : viewers)
        views.push_back(table.described(seat));
    return {{"step", table.steps()},
            {"need", need_json(table)},
            {"asked", std::move(asked)},
            {"decisions", std::move(decisions)},
            {"menus", menus_json(table, viewers)},
            {"views", std::move(views)}};
}

Json positions_json(const Replay& replay, std::span<const int> positions, SeatSet viewers) {
    Json list = Json::array();
    for (const int position : positions)
        list.push_back(position_json(replay.table(position), viewers));
    return list;
}

Json check_json(const SeatCheck& check, int seat) {
    using Outcome = SeatCheck::Outcome;
    const char* const word = check.outcome == Outcome::Same           ? "same"
                             : check.outcome == Outcome::Differs      ? "differs"
                             : check.outcome == Outcome::OtherVersion ? "other-version"
                                                                      : "no-bot";
    return {{"seat", seat},
            {"asked_again", check.asked()},
            {"outcome", word},
            {"differs_at", check.decision < 0 ? Json(nullptr) : Json(check.decision)}};
}

/// What the record says and its answers do not give.
Json false_claims(const Replay& replay) {
    Json claims = Json::object();
    if (!replay.result_fits()) claims["result"] = result_fields(replay.game().info()).write(*replay.record().result);
    if (!replay.digest_fits()) claims["digest"] = std::to_string(*replay.record().digest);
    return claims;
}

/// What the seat answered before position `end`.
Json own_answers(const Replay& replay, Seat seat, int end) {
    Json answers = Json::array();
    for (int position = 0; position < end; ++position) {
        const Table& table = replay.table(position);
        if (table.resting() || !table.asked().contains(seat)) continue;
        const int decision = table.decision_of(seat);
        const auto place = static_cast<std::size_t>(decision - replay.decisions().first_of(table.steps()));
        const auto& answer = replay.record().steps[static_cast<std::size_t>(table.steps())][place];
        answers.push_back(
            {{"step", table.steps()}, {"decision", decision}, {"answer", answer ? Json(*answer) : Json(nullptr)}});
    }
    return answers;
}

} // namespace

Json replay_json(const Replay& replay, std::span<const int> positions) {
    Record record = replay.record();
    if (!replay.result_fits()) record.result = replay.found_result();
    if (!replay.digest_fits()) record.digest = replay.found_digest();
    Json json{{"format", kContractFormat},
              {"record", record_to_json(record)},
              {"reproduced", replay.reproduced()},
              {"differs_at", replay.differs_at() < 0 ? Json(nullptr) : Json(replay.differs_at())}};
    if (!replay.claims_fit()) json["false_claims"] = false_claims(replay);
    json["seats"] = Json::array();
    for (const SeatCheck& check : replay.checks())
        json["seats"].push_back(check_json(check, static_cast<int>(json["seats"].size())));
    json["positions"] = positions_json(replay, positions, SeatSet::all(replay.last().seats()));
    return json;
}

Json seat_json(const Replay& replay, std::span<const int> positions, Seat seat) {
    const Record& record = replay.record();
    const int end = positions.back();
    const Table& last = replay.table(end);
    const Json whole = record_to_json(record);
    Json known{{"format", whole["format"]}, {"game", whole["game"]}, {"rules", whole["rules"]}};
    // The others are revealed where all play together (and so to their bots), nowhere else.
    Json seats = Json::array();
    for (Seat other : SeatSet::all(last.seats()))
        seats.push_back(other == seat || replay.game().info().cooperative
                            ? whole["seats"][static_cast<std::size_t>(other.index())]
                            : Json::object());
    known["seats"] = std::move(seats);
    known["answers"] = own_answers(replay, seat, end);
    if (last.over())
        known["result"] = result_fields(replay.game().info()).write(record_result(last.result(), last.seats()));
    // A fault is announced to all seats after the step in which it was made.
    std::vector<RecordFault> faults;
    for (const RecordFault& fault : record.faults) {
        if (fault.step < last.steps()) faults.push_back(fault);
    }
    known["faults"] = form::list(record_fault_fields(last.seats()).form()).write(faults);
    return {{"format", kContractFormat},
            {"record", std::move(known)},
            {"reproduced", nullptr},
            {"differs_at", nullptr},
            {"positions", positions_json(replay, positions, seat)}};
}

} // namespace hilltop::cli
