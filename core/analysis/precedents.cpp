// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/precedents.h"

#include <algorithm>

namespace hilltop {
namespace {

constexpr const char* kSilent = "silence";

/// The position at which a step's question is open; behind the step before there may be rests.
bool asks(const Table& table) {
    return !table.over() && !table.resting();
}

} // namespace

Result<PositionQuestion> PositionQuestion::make(const Replay& replay, int number, std::string player) {
    PositionQuestion question;
    question.m_game = likeness_of(replay.game());
    if (question.m_game == nullptr)
        return failure("analysis", "Hilltop cannot find similar positions of {}", replay.game().info().title);
    const Decisions& decisions = replay.decisions();
    if (const auto decision = decisions.find(number)) {
        question.m_decision = *decision;
        question.m_position = replay.position_of_step(decision->step);
    } else {
        const Table& last = replay.last();
        const int open = number - decisions.count(); // of the seats that the match breaks off at
        if (open < 0 || !asks(last) || open >= last.asked().size())
            return failure("analysis", "the match has no decision {}; its last one is {}", number + 1,
                           decisions.count());
        question.m_decision = {number, last.steps(), Seat(0)};
        int before = 0;
        for (const Seat seat : last.asked())
            if (before++ == open) question.m_decision.seat = seat;
        question.m_position = replay.positions() - 1;
    }
    question.m_replay = &replay;
    question.m_player = std::move(player);
    question.m_seen = replay.table(question.m_position).seen(question.m_decision.seat);
    question.m_likeness = question.m_game->of(*question.m_seen);
    return question;
}

std::optional<Replay::Act> PositionQuestion::act() const {
    for (const Replay::Act& act : m_replay->acts(m_position))
        if (act.seat == m_decision.seat) return act;
    return {};
}

std::string PositionQuestion::like_of(const std::optional<std::string>& word) const {
    return word ? m_game->answer(*m_seen, *word) : kSilent;
}

bool PositionQuestion::takes(const Record& record) const {
    const Record& own = m_replay->record();
    if (record.game != own.game || record.game_version != own.game_version || record.rules != own.rules ||
        record.seats.size() != own.seats.size())
        return false;
    // The match itself, perhaps in another file: what was answered later in it is no precedent either.
    return record.source != own.source || record.cards != own.cards || record.steps != own.steps;
}

std::vector<Precedent> PositionQuestion::find(const Replay& other) const {
    std::vector<Precedent> found;
    const GameEntry& game = other.game();
    const Record& record = other.record();
    std::optional<MatchResult> result;
    if (other.finished()) result = other.last().result();
    const int seats = other.last().seats();
    for (int position = 0; position < other.positions(); ++position) {
        const Table& table = other.table(position);
        if (!asks(table)) continue;
        for (const Replay::Act& act : other.acts(position)) {
            if (act.fault) continue;
            const auto seen = table.seen(act.seat);
            const bool same = m_game->same(*m_seen, *seen);
            if (!same && m_game->of(*seen) != m_likeness) continue;
            const RecordSeat& sits = record.seats[static_cast<std::size_t>(act.seat.index())];
            Precedent one;
            one.number = other.decisions().number(table.steps(), act.seat);
            one.seat = act.seat;
            one.name = seat_name(sits);
            one.own = m_player.empty() ? sits.bot == kPerson : one.name == m_player;
            one.same = same;
            one.word = act.word;
            one.like = act.word ? m_game->answer(*seen, *act.word) : kSilent;
            if (result) one.result = worth_of_result(game.info(), *result, act.seat, seats);
            found.push_back(std::move(one));
        }
    }
    return found;
}

void Precedents::add(std::size_t match, const Record& record, std::vector<Precedent> found) {
    if (found.empty()) return;
    std::size_t deal = m_deal_count; // a match whose cards are known is a deal of its own: its seed is made up
    if (record.cards.empty()) deal = m_deals.try_emplace({record.source.seed, record.source.deal}, deal).first->second;
    if (deal == m_deal_count) ++m_deal_count;
    for (Precedent& one : found) {
        one.match = match;
        const auto count = [&](ByAnswer& answers, const std::string& answer) {
            Sums& sums = answers[answer][one.own ? 0 : 1];
            ++sums.times;
            sums.matches.insert(match);
            if (!one.result) return;
            sums.finished.insert(match);
            sums.result.add(deal, *one.result, 1);
        };
        count(m_answers[0], one.like);
        if (one.same) count(m_answers[1], one.word.value_or(kSilent));
        m_all.push_back(std::move(one));
    }
}

PrecedentShare Precedents::told(const Sums& sums, std::int64_t of) {
    return {sums.times, of, static_cast<int>(sums.matches.size()), sums.result.measured(),
            static_cast<int>(sums.finished.size())};
}

std::vector<PrecedentAnswer> Precedents::answers(bool same) const {
    std::array<std::int64_t, 2> of{};
    for (const auto& [answer, sums] : m_answers[same])
        for (std::size_t who = 0; who < of.size(); ++who)
            of[who] += sums[who].times;
    std::vector<PrecedentAnswer> answers;
    for (const auto& [answer, sums] : m_answers[same])
        answers.push_back({answer, told(sums[0], of[0]), told(sums[1], of[1])});
    std::stable_sort(answers.begin(), answers.end(), [](const auto& a, const auto& b) {
        return a.own.times + a.others.times > b.own.times + b.others.times;
    });
    return answers;
}

int Precedents::matches(bool same) const {
    std::set<std::size_t> matches;
    for (const Precedent& one : m_all)
        if (one.same || !same) matches.insert(one.match);
    return static_cast<int>(matches.size());
}

std::int64_t Precedents::times(bool same) const {
    return std::count_if(m_all.begin(), m_all.end(), [&](const Precedent& one) { return one.same || !same; });
}

} // namespace hilltop
