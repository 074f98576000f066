// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/replay_outline.h"

#include "text/game_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace hilltop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Replay)
};

bool beginsSection(const Table& table, QString* title, const TableNames& names) {
    const TableTexts& texts = tableTexts(QString::fromUtf8(table.info().id));
    for (const Event& event : table.events()) {
        if (!texts.section(event)) continue;
        *title = texts.event(event, kHidden, names);
        return true;
    }
    return false;
}

bool decides(const Table& table) {
    return !table.over() && table.need() != Need::Told;
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
        const TableTexts& texts = tableTexts(QString::fromUtf8(table.info().id));
        parts << QStringLiteral("%1: %2").arg(names.of(seat.index()),
                                              texts.choiceTitle(QString::fromStdString(*answer)));
    }
    return parts.join(QStringLiteral(", "));
}

QString gainers(const QList<int>& before, const QList<int>& after, const TableNames& names) {
    QStringList list;
    for (int seat = 0; seat < after.size(); ++seat) {
        if (after[seat] > before.value(seat)) list << names.of(seat);
    }
    return list.join(QStringLiteral(", "));
}

} // namespace

ReplayOutline outlineOf(const Replay& replay, const TableNames& names) {
    ReplayOutline outline;
    outline.counted = !replay.table(0).info().cooperative;
    QList<int> before;
    int firstDecider = -1;
    int round = 0;
    const int left = names.me == 1 ? 1 : 0; // as scoreLine() has it
    for (int position = 0; position < replay.positions(); ++position) {
        const Table& table = replay.table(position);
        QString title;
        if (beginsSection(table, &title, names) || position == 0) {
            if (position > 0) before = scores(replay.table(position - 1));
            if (position > 0) outline.sections.back().finished = true;
            outline.sections.push_back({position, position, title, {}, {}, false});
            firstDecider = -1;
            round = 0;
        }
        ReplayOutline::Section& section = outline.sections.back();
        ReplayOutline::Moment moment;
        moment.section = static_cast<int>(outline.sections.size()) - 1;
        if (decides(table)) {
            moment.seat = (*table.asked().begin()).index();
            moment.decision = decisionText(replay.record(), table, names);
            if (firstDecider < 0) firstDecider = moment.seat;
            if (moment.seat == firstDecider) moment.round = ++round;
            ++outline.decisions;
        }
        outline.moments.push_back(moment);
        const QList<int> now = scores(table);
        section.last = position;
        section.gained = gainers(before, now, names);
        if (now.size() == 2) section.score = QStringLiteral("%1–%2").arg(now[left]).arg(now[1 - left]);
        section.finished = !decides(table);
    }
    return outline;
}

int ReplayOutline::decisionNumber(int position) const {
    return static_cast<int>(std::count_if(moments.begin(), moments.begin() + position + 1,
                                          [](const Moment& moment) { return moment.seat >= 0; }));
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

TableNames recordNames(const Record& record) {
    TableNames names;
    const auto people = std::count_if(record.seats.begin(), record.seats.end(),
                                      [](const RecordSeat& seat) { return seat.bot == kPerson; });
    const QString personName = people == 1 ? QCoreApplication::translate("TableTexts", "You")
                                           : QCoreApplication::translate("TableTexts", "Player %1");
    int persons = 0;
    for (const RecordSeat& seat : record.seats) {
        const bool person = seat.bot == kPerson;
        if (person && ++persons == 1) names.me = static_cast<int>(names.bySeat.size());
        if (!seat.name.empty())
            names.bySeat << QString::fromStdString(seat.name);
        else
            names.bySeat << (person && people > 1 ? personName.arg(persons)
                             : person             ? personName
                                                  : botName(record.game, seat.bot));
    }
    if (persons != 1) names.me = -1;
    const QStringList plain = names.bySeat;
    for (int seat = 0; seat < plain.size(); ++seat) {
        if (plain.count(plain[seat]) > 1)
            names.bySeat[seat] =
                QStringLiteral("%1 (%2)").arg(plain[seat]).arg(plain.first(seat + 1).count(plain[seat]));
    }
    return names;
}

QString positionText(const Replay& replay, int position, const TableNames& names, SeatSet viewers) {
    const Table& table = replay.table(position);
    const std::string game = table.info().id;
    const TableTexts& texts = tableTexts(QString::fromStdString(game));
    QStringList lines{QStringLiteral("%1: %2").arg(gameTitle(game), scoreLine(table, names))};
    const Source& source = replay.record().source;
    lines << Words::tr("Deal %1, position %2 of %3")
                 .arg(QString::fromStdString(to_text({source.seed, source.deal})))
                 .arg(position + 1)
                 .arg(replay.positions());
    std::vector<ShownCard> cards = table.shown(viewers);
    std::stable_sort(cards.begin(), cards.end(), [](const ShownCard& a, const ShownCard& b) {
        return std::tie(a.spot.zone, a.spot.seat, a.spot.place) < std::tie(b.spot.zone, b.spot.seat, b.spot.place);
    });
    for (std::size_t i = 0; i < cards.size();) {
        const Spot spot = cards[i].spot;
        QStringList faces;
        int hidden = 0;
        for (; i < cards.size() && cards[i].spot.same_zone(spot); ++i) {
            const Face face = cards[i].face;
            if (face == kHidden)
                ++hidden;
            else
                faces << texts.cardText(QString::fromUtf8(table.info().card_kinds[face.kind]), face.value);
        }
        if (hidden > 0) faces << Words::tr("%1 hidden").arg(hidden);
        const QString zone = tableWord(game, table.info().zones[spot.zone].id);
        const QString owner = spot.seat == kCommon ? zone : QStringLiteral("%1, %2").arg(names.of(spot.seat), zone);
        lines << QStringLiteral("%1: %2").arg(owner, faces.join(QLatin1Char(' ')));
    }
    if (decides(table)) lines << Words::tr("%1 is to move.").arg(names.of((*table.asked().begin()).index()));
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace hilltop
