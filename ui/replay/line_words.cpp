// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/line_words.h"

#include "profile/same_cards.h"
#include "text/error_texts.h"
#include "text/number_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace hilltop {
namespace {

class ReplayTexts {
    Q_DECLARE_TR_FUNCTIONS(ReplayTexts)
};

/// Empty where no other match is shown beside this one.
QString partingLine(const MatchCursor& cursor) {
    if (!cursor.parting()) return {};
    const auto& [step, name, here, there] = *cursor.parting();
    const int decision = cursor.replay()->decisions().first_of(step);
    return ReplayTexts::tr("The same cards until decision %1. This match: %2. With %3: %4.")
        .arg(numberFrom1(decision), here, name, there);
}

QStringList sameCardsLine(const Record& record) {
    const auto cards = same_cards(record);
    if (!cards) return {sentence(cards.error())};
    if (!*cards) return {};
    return {ReplayTexts::tr("played on the cards of an earlier match, at seat %1").arg((*cards)->seat + 1)};
}

LineWords spoilerFreeWords(const MatchCursor& cursor, const QString& from) {
    const int branch = cursor.branch();
    return {branch < 0 ? ReplayTexts::tr("spoilers hidden")
                       : ReplayTexts::tr("branch %1 of %2").arg(branch + 1).arg(cursor.document()->branches()),
            ReplayTexts::tr("What you have not seen yet is hidden."), from};
}

LineWords branchWords(const MatchCursor& cursor) {
    const int branch = cursor.branch();
    const Replay& replay = *cursor.replay();
    const int decision = replay.decisions().first_of(cursor.document()->branch(branch).step);
    const QString result = scoreLine(replay.last(), cursor.names());
    const QString there = replay.finished() ? result : ReplayTexts::tr("%1, unfinished").arg(result);
    return {ReplayTexts::tr("branch %1 of %2").arg(branch + 1).arg(cursor.document()->branches()),
            ReplayTexts::tr("Up and Down choose the branch."),
            ReplayTexts::tr("From decision %1: %2. The match itself: %3.")
                .arg(numberFrom1(decision), there, cursor.result())};
}

} // namespace

LineWords lineWords(const MatchCursor& cursor) {
    const MatchDocument& document = *cursor.document();
    if (cursor.hides()) return spoilerFreeWords(cursor, document.originText());
    if (const QString parting = partingLine(cursor); !parting.isEmpty())
        return {cursor.branch() < 0 ? ReplayTexts::tr("one of two matches") : cursor.parting()->name,
                ReplayTexts::tr("Up and Down choose the match."), parting};
    if (cursor.branch() >= 0) return branchWords(cursor);
    QStringList list;
    if (const QString from = document.originText(); !from.isEmpty()) list << from;
    if (document.branches() > 0)
        list << ReplayTexts::tr("%Ln branches, Up and Down choose", nullptr, document.branches());
    list << sameCardsLine(document.record());
    for (const Error& told : document.record().remarks)
        list << sentence(told);
    return {{}, {}, list.join(QStringLiteral(" · "))};
}

std::vector<ReplayOutline::Mark> timelineMarks(const MatchCursor& cursor, const std::vector<LogMark>& judged) {
    const ReplayOutline& outline = cursor.outline();
    std::vector<ReplayOutline::Mark> marks;
    for (const int decision : cursor.document()->marks()) {
        const int position = outline.positionOf(decision);
        const bool end = decision >= outline.decisions;
        if (outline.at(position).branched || (end && (cursor.branch() >= 0 || !cursor.whole()))) continue;
        marks.push_back({position, KeyMark::Shape::Own, ReplayTexts::tr("marked by you")});
    }
    if (cursor.parting())
        marks.push_back({cursor.replay()->position_of_step(cursor.parting()->step), KeyMark::Shape::Own,
                         ReplayTexts::tr("they differ from here")});
    for (const LogMark& mark : judged)
        marks.push_back({mark.position, mark.shape, mark.text});
    return marks;
}

std::vector<Timeline::Fork> timelineForks(const MatchCursor& cursor) {
    const MatchDocument& document = *cursor.document();
    std::vector<Timeline::Fork> forks;
    for (int number = 0; number < document.branches(); ++number) {
        const int step = document.branch(number).step;
        if (!cursor.whole() && step > cursor.replay()->last().steps()) continue;
        const int position = cursor.replay()->position_of_step(step);
        const bool chosen = number == cursor.branch();
        if (cursor.outline().at(position).branched && !chosen) continue;
        forks.push_back({position, chosen, ReplayTexts::tr("branch %1 leaves here").arg(number + 1)});
    }
    return forks;
}

Record playedOn(const MatchCursor& cursor, std::optional<Seat> seat) {
    const Replay& replay = *cursor.replay();
    const Table& table = cursor.table();
    Record record = cut_before(replay.record(), table.steps());
    const auto person = std::find_if(record.seats.begin(), record.seats.end(),
                                     [](const RecordSeat& one) { return one.bot == kPerson; });
    int me = seat ? seat->index() : cursor.view();
    if (me < 0 && person != record.seats.end()) me = static_cast<int>(person - record.seats.begin());
    if (me < 0) me = table.asked().empty() ? 0 : (*table.asked().begin()).index();
    for (std::size_t number = 0; number < record.seats.size(); ++number) {
        RecordSeat& taken = record.seats[number];
        if (static_cast<int>(number) == me)
            taken = {kPerson, 0, {}};
        else if (!replay.game().check_bot(taken.bot)) // a person, or a bot of another version
            taken = {replay.game().strongest_bot().id, 0, {}};
    }
    record.branches.clear();
    record.extra.clear();
    record.rated = false;
    record.notes = ReplayTexts::tr("Played on from decision %1 of another match.")
                       .arg(numberFrom1(replay.decisions().first_of(table.steps())))
                       .toStdString();
    return record;
}

} // namespace hilltop
