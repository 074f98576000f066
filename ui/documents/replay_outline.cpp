// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/replay_outline.h"

#include "text/game_texts.h"
#include "text/number_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace hilltop {
namespace {

struct OutlineWords {
    Q_DECLARE_TR_FUNCTIONS(Replay)
};

bool sectionBegins(const Table& table, QString* title, const TableNames& names) {
    for (const Event& event : table.events()) {
        if (!beginsSection(table.info(), event)) continue;
        *title = eventText(table.info(), event, kHidden, names);
        return true;
    }
    return false;
}

bool decides(const Table& table) {
    return !table.over() && !table.resting();
}

/// What was answered to the question open at this table; nothing if the record ends there.
QString decisionText(const Record& record, const Table& table, const TableNames& names) {
    const auto step = static_cast<std::size_t>(table.steps());
    QStringList parts;
    std::size_t i = 0;
    for (Seat seat : table.asked()) {
        if (step >= record.steps.size() || i >= record.steps[step].size()) break;
        const auto& answer = record.steps[step][i++];
        if (!answer) continue;
        parts << OutlineWords::tr("%1: %2").arg(names.of(seat.index()), said(answer_words(table.info(), *answer)));
    }
    return parts.join(QStringLiteral(", "));
}

/// Faults stand out in every game; the rest is the game's to say.
void addMarks(ReplayOutline& outline, const Table& before, const Table& after, int position, const TableNames& names) {
    const TableTexts& texts = tableTexts(QString::fromUtf8(after.info().id));
    for (const KeyMark& mark : texts.marks(before, after, names))
        outline.marks.push_back({position, mark.shape, mark.text});
    for (const Event& event : after.events()) {
        if (event.kind != Event::Kind::Fault) continue;
        const QString what = eventText(after.info(), event, kHidden, names);
        outline.marks.push_back(
            {position, KeyMark::Shape::Loss, QStringLiteral("%1 %2").arg(names.of(event.seat), what)});
    }
}

/// Who decides at this table, and whether the record has a word of theirs.
std::vector<ReplayOutline::Answer> answersAt(const Record& record, const Table& table) {
    std::vector<ReplayOutline::Answer> list;
    const auto step = static_cast<std::size_t>(table.steps());
    std::size_t i = 0;
    for (Seat seat : table.asked()) {
        const bool there = step < record.steps.size() && i < record.steps[step].size();
        list.push_back({seat.index(), there && record.steps[step][i].has_value()});
        ++i;
    }
    return list;
}

QString gainers(const QList<int>& before, const QList<int>& after, const TableNames& names) {
    QStringList list;
    for (int seat = 0; seat < after.size(); ++seat) {
        if (after[seat] > before.value(seat)) list << names.of(seat);
    }
    return list.join(QStringLiteral(", "));
}

/// "We" or "They" for the person at the table, else the first of the side.
QString gainingSide(const QList<int>& before, const QList<int>& after, const TableNames& names) {
    for (int side = 0; side < 2 && side < after.size(); ++side) {
        if (after[side] <= before.value(side)) continue;
        if (names.me < 0) return OutlineWords::tr("%1 and %2").arg(names.of(side), names.of(side + 2));
        return names.me % 2 == side ? OutlineWords::tr("We") : OutlineWords::tr("They");
    }
    return {};
}

} // namespace

ReplayOutline outlineOf(const Replay& replay, const TableNames& names, int fork) {
    ReplayOutline outline;
    outline.seats = replay.table(0).seats();
    outline.decisions = replay.decisions().count();
    outline.counted = !replay.table(0).info().cooperative;
    QList<int> before;
    int firstDecider = -1;
    int round = 0;
    const int left = names.me >= 0 ? names.me % 2 : 0; // as scoreLine() has it
    const TableTexts& texts = tableTexts(QString::fromUtf8(replay.table(0).info().id));
    const auto roundThatBegins = [&](const Table& table) {
        int number = 0;
        for (const Event& event : table.events())
            number = std::max(number, texts.round(event));
        return number;
    };
    for (int position = 0; position < replay.positions(); ++position) {
        const Table& table = replay.table(position);
        QString title;
        if (sectionBegins(table, &title, names) || position == 0) {
            if (position > 0) before = scores(replay.table(position - 1));
            if (position > 0) outline.sections.back().finished = true;
            outline.sections.push_back({position, position, title, {}, {}, false});
            firstDecider = -1;
            round = 0;
        }
        ReplayOutline::Section& section = outline.sections.back();
        ReplayOutline::Moment moment;
        moment.section = static_cast<int>(outline.sections.size()) - 1;
        if (texts.round != nullptr) moment.round = roundThatBegins(table);
        if (decides(table)) {
            moment.seat = (*table.asked().begin()).index();
            moment.decision = decisionText(replay.record(), table, names);
            if (firstDecider < 0) firstDecider = moment.seat;
            if (texts.round == nullptr && moment.seat == firstDecider) moment.round = ++round;
            moment.answers = answersAt(replay.record(), table);
            if (table.steps() < replay.decisions().steps()) moment.number = replay.decisions().first_of(table.steps());
            outline.lanes = outline.lanes || table.deciding().size() > 1;
        }
        moment.branched = fork >= 0 && table.steps() > fork;
        if (position > 0) addMarks(outline, replay.table(position - 1), table, position, names);
        outline.moments.push_back(moment);
        const QList<int> now = scores(table);
        section.last = position;
        section.gained = table.info().teams ? gainingSide(before, now, names) : gainers(before, now, names);
        const bool sides = now.size() == 2 || (table.info().teams && now.size() == 4);
        if (sides) section.score = QStringLiteral("%1–%2").arg(now[left]).arg(now[1 - left]);
        section.finished = !decides(table);
    }
    return outline;
}

QString ReplayOutline::decisionTitle(int position) const {
    const Moment& moment = at(position);
    if (moment.number < 0) return {};
    const int count = static_cast<int>(moment.answers.size());
    if (count < 2) return numberTitle(moment.number);
    if (decisions == 0)
        return OutlineWords::tr("Decisions %1–%2")
            .arg(numberFrom1(moment.number), numberFrom1(moment.number + count - 1));
    return OutlineWords::tr("Decisions %1–%2 of %3")
        .arg(numberFrom1(moment.number), numberFrom1(moment.number + count - 1), QLocale().toString(decisions));
}

QString ReplayOutline::numberTitle(int decision) const {
    if (decisions == 0) return OutlineWords::tr("Decision %1").arg(numberFrom1(decision));
    return OutlineWords::tr("Decision %1 of %2").arg(numberFrom1(decision), QLocale().toString(decisions));
}

int ReplayOutline::positionOf(int decision) const {
    for (int position = 0; position < static_cast<int>(moments.size()); ++position) {
        const Moment& moment = at(position);
        if (moment.number >= 0 && decision < moment.number + static_cast<int>(moment.answers.size())) return position;
    }
    return static_cast<int>(moments.size()) - 1;
}

ReplayOutline ReplayOutline::upTo(int position) const {
    const auto end = static_cast<std::size_t>(position) + 1;
    if (end >= moments.size()) return *this;
    ReplayOutline cut = *this;
    cut.decisions = 0;
    cut.moments.resize(end);
    Moment& now = cut.moments.back();
    now.decision.clear();
    for (Answer& answer : now.answers)
        answer.spoken = false;
    cut.sections.resize(static_cast<std::size_t>(now.section) + 1);
    Section& last = cut.sections.back();
    if (last.last > position) {
        last.last = position;
        last.gained.clear();
        last.score.clear();
        last.finished = false;
    }
    std::erase_if(cut.marks, [position](const Mark& mark) { return mark.position > position; });
    return cut;
}

int ReplayOutline::roundFrom(int position, int by) const {
    const int end = static_cast<int>(moments.size()) - 1;
    int seat = at(position).seat;
    for (int near = position; seat < 0 && near >= 0 && near <= end; near += by)
        seat = at(near).seat;
    for (int next = position + by; next >= 0 && next <= end; next += by) {
        if (at(next).seat == seat && seat >= 0) return next;
    }
    return by > 0 ? end : 0;
}

int ReplayOutline::sectionFrom(int position, int by) const {
    const int now = at(position).section;
    const int last = static_cast<int>(sections.size()) - 1;
    if (by > 0) return now < last ? sections[static_cast<std::size_t>(now) + 1].first : sections.back().last;
    if (position > sectionAt(position).first || now == 0) return sectionAt(position).first;
    return sections[static_cast<std::size_t>(now) - 1].first;
}

} // namespace hilltop
