// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/replay.h"

#include "base/numbers.h"
#include "records/seated_bot.h"
#include "registry/registry.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hilltop {
namespace {

/// The fault the record lists for the seat at this step, if any.
const RecordFault* listed_fault(const Record& record, int step, Seat seat, bool told) {
    for (const RecordFault& fault : record.faults) {
        if (fault.step == step && fault.seat == seat && fault.told == told) return &fault;
    }
    return nullptr;
}

/// Whether no questions are left.
bool rest_to_the_end(const Table& now) {
    const auto table = now.copy();
    while (!table->over() && table->resting())
        table->step();
    return table->over();
}

/// "points 3, 1, winners 0"
std::string result_text(const std::optional<RecordResult>& result) {
    if (!result) return "open, the match is not over";
    return fmt::format("points {}, second {}, {}", fmt::join(result->points, " "), fmt::join(result->second, " "),
                       result->winners.empty() ? "no winner"
                                               : fmt::format("winners {}", fmt::join(result->winners, " ")));
}

} // namespace

Result<Replay> Replay::make(Record record, Asking asking) {
    Replay replay;
    replay.m_game = TRY(require_game(record.game));
    replay.m_record = std::make_unique<Record>(std::move(record));
    if (const auto played = replay.play(); !played) return replay.with_version(played.error());
    if (const auto played = replay.play_branches(); !played) return replay.with_version(played.error());
    if (asking == Asking::Now) replay.ask_again();
    return replay;
}

/// The reason is named where the match was played by another version of the game.
Error Replay::with_version(const Error& error) const {
    const int now = m_game->info().version;
    if (m_record->game_version == now) return error;
    return failure("records", "the match was played by version {} of {}, but this is version {}: {}",
                   m_record->game_version, m_record->game, now, error);
}

Result<> Replay::play_step(Table& table, const RecordStep& step, bool faults) {
    const auto wrong = [&](const Error& error) { return failure("records", "step {}: {}", table.steps() + 1, error); };
    if (static_cast<int>(step.size()) != table.asked().size())
        return wrong(failure("records", "it has {} answers, but needs {}", step.size(), table.asked().size()));
    std::size_t i = 0;
    for (Seat seat : table.asked()) {
        const auto& answer = step[i++];
        const RecordFault* fault = faults ? listed_fault(*m_record, table.steps(), seat, false) : nullptr;
        if (fault != nullptr) {
            ++m_faults;
            table.fail(seat, fault->fault);
            if (table.answer_of(seat) != answer)
                return wrong(
                    failure("records", "the fault of seat {} is not answered as the rules require", seat.index() + 1));
        } else if (answer) {
            if (const auto accepted = table.answer(seat, *answer); !accepted) return wrong(accepted.error());
        } else if (table.need(seat) == Need::May) {
            table.silence(seat);
        } else {
            return wrong(failure("records", "seat {} has to answer", seat.index() + 1));
        }
    }
    table.step();
    return {};
}

void Replay::play_rest(Table& table) {
    for (Seat seat : table.asked()) {
        const RecordFault* fault = listed_fault(*m_record, table.steps(), seat, true);
        if (fault == nullptr) continue;
        ++m_faults;
        table.fail(seat, fault->fault);
    }
    table.step();
}

Result<> Replay::play() {
    auto first = TRY(first_table(*m_game, *m_record));
    m_tables.push_back(std::move(first));
    const int steps = static_cast<int>(m_record->steps.size());
    for (;;) {
        const Table& now = *m_tables.back();
        if (now.script_failed())
            return failure("records",
                           "cards.{}: there is a card that the deck does not have, or not so often, or there are more "
                           "cards than are dealt (step {})",
                           now.script_part(), now.steps() + 1);
        if (now.over()) {
            if (now.steps() < steps) return failure("records", "step {}: the match is already over", now.steps() + 1);
            break;
        }
        // A rest behind the last answer is shown, and left to a continued match; where no questions are left, the
        // match has gone through it.
        const bool rests = now.resting();
        if (now.steps() == steps && !(rests && rest_to_the_end(now))) break;
        auto table = now.copy();
        if (rests) {
            play_rest(*table);
        } else {
            m_decisions.add(now.asked());
            const RecordStep& step = m_record->steps[at(now.steps())];
            if (const auto played = play_step(*table, step, true); !played) return played;
        }
        m_tables.push_back(std::move(table));
    }
    if (m_faults != m_record->faults.size())
        return failure("records", "faults: a fault is listed twice, or its seat has nothing to decide at that step");
    return {};
}

Result<> Replay::play_branches() {
    int number = 0;
    for (const RecordBranch& branch : m_record->branches) {
        const auto wrong = [&](const Error& error) { return failure("records", "branches[{}]: {}", number, error); };
        const auto table = this->table(position_of_step(branch.step)).copy();
        for (const RecordStep& step : branch.steps) {
            while (!table->over() && table->resting())
                table->step();
            if (table->over())
                return wrong(failure("records", "step {}: the match is already over", table->steps() + 1));
            if (const auto played = play_step(*table, step, false); !played) return wrong(played.error());
        }
        ++number;
    }
    return {};
}

std::vector<Replay::Act> Replay::acts(int position) const {
    std::vector<Act> acts;
    if (position + 1 >= positions()) return acts;
    const Table& now = table(position);
    const bool told = now.resting();
    std::size_t i = 0;
    for (Seat seat : now.asked()) {
        const RecordFault* fault = listed_fault(*m_record, now.steps(), seat, told);
        if (told && fault == nullptr) continue;
        Act act{seat, {}, {}};
        if (fault != nullptr) act.fault = fault->fault;
        if (!told) act.word = m_record->steps[at(now.steps())][i++];
        acts.push_back(std::move(act));
    }
    return acts;
}

int Replay::position_of_step(int step) const {
    for (int i = 0; i < positions(); ++i) {
        if (table(i).steps() >= step && !table(i).resting()) return i;
    }
    return positions() - 1;
}

void Replay::ask_again(const Stop& stop) {
    const Record& record = *m_record;
    std::vector<std::string> names;
    for (const RecordSeat& seat : record.seats)
        names.push_back(seat.bot);
    std::vector<SeatedBot> bots(record.seats.size());
    m_checks.assign(record.seats.size(), {});
    for (Seat seat : SeatSet::all(last().seats())) {
        const auto index = static_cast<std::size_t>(seat.index());
        const BotTraits* traits = m_game->find_bot(names[index]);
        if (traits == nullptr || record.seats[index].version == 0) continue;
        m_checks[index].outcome = SeatCheck::Outcome::OtherVersion;
        if (traits->version != record.seats[index].version) continue;
        m_checks[index].outcome = SeatCheck::Outcome::Same;
        bots[index] = SeatedBot(*m_game, record, seat);
    }
    for (const auto& table : m_tables) {
        if (table->over() || table->steps() >= static_cast<int>(record.steps.size())) break;
        if (stop()) return m_checks.clear();
        std::size_t i = 0;
        for (Seat seat : table->asked()) {
            const auto index = static_cast<std::size_t>(seat.index());
            const SeatedBot& bot = bots[index];
            if (table->resting()) {
                bot.notice(*table, seat);
                continue;
            }
            const auto& recorded = record.steps[at(table->steps())][i++];
            SeatCheck& check = m_checks[index];
            if (check.outcome != SeatCheck::Outcome::Same) continue;
            if (listed_fault(record, table->steps(), seat, false) != nullptr) continue;
            if (bot.answer(*table, seat, record.source).word != recorded)
                check = {SeatCheck::Outcome::Differs, table->decision_of(seat)};
        }
    }
}

int Replay::differs_at() const {
    int first = -1;
    for (const SeatCheck& check : m_checks) {
        if (check.decision >= 0 && (first < 0 || check.decision < first)) first = check.decision;
    }
    return first;
}

bool Replay::asked_again() const {
    return std::any_of(m_checks.begin(), m_checks.end(), [](const SeatCheck& check) { return check.asked(); });
}

std::optional<RecordResult> Replay::found_result() const {
    if (!finished()) return {};
    return record_result(last().result(), last().seats());
}

Error Replay::claim_error() const {
    const auto result = [&] {
        return failure("records", "result: the record says {}, but played again it is {}",
                       result_text(m_record->result), result_text(found_result()));
    };
    const auto digest = [&] {
        return failure("records", "digest: the record says {}, but by its answers it is {}",
                       m_record->digest.value_or(0), found_digest());
    };
    if (result_fits()) return with_version(digest());
    return with_version(digest_fits() ? result() : failure("records", "{}; {}", result(), digest()));
}

} // namespace hilltop
