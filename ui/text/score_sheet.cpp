// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/score_sheet.h"

#include <QCoreApplication>

#include <algorithm>

namespace hilltop {
namespace {

struct ScoreSheetWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreSheet)
};

/// A hand, game or round, and the points by seat after it.
struct PlayedSection {
    QString title;
    int first = 0, last = 0;
    QList<int> after;
};

const TableTexts& textsOf(const Table& table) {
    return tableTexts(QString::fromUtf8(table.info().id));
}

std::vector<PlayedSection> playedSections(std::span<const Table* const> positions, const TableNames& names) {
    std::vector<PlayedSection> list;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const Table& table = *positions[i];
        for (const Event& event : table.events()) {
            if (!beginsSection(table.info(), event)) continue;
            // Another one may begin at the same position, such as a hand and its first round.
            const int position = static_cast<int>(i);
            list.push_back({eventText(table.info(), event, kHidden, names), position, position, scores(table)});
        }
        if (list.empty()) continue;
        list.back().last = static_cast<int>(i);
        list.back().after = scores(table);
    }
    return list;
}

/// By how much the side of `seat` is ahead of the best other side; below 0: behind.
int leadOf(const Table& table, const QList<int>& score, int seat) {
    int best = 0;
    bool any = false;
    for (int other = 0; other < score.size(); ++other) {
        if (other == seat || (table.info().teams && other % 2 == seat % 2)) continue;
        const int lead = table.info().low_points ? score[other] - score[seat] : score[seat] - score[other];
        best = any ? std::min(best, lead) : lead;
        any = true;
    }
    return best;
}

/// The mark of the highest rank in those moments, the end of the match aside.
QString tellingMark(std::span<const Table* const> positions, const PlayedSection& section, const TableNames& names) {
    QString text;
    auto shape = KeyMark::Shape::Gain;
    for (int i = std::max(1, section.first); i <= section.last; ++i) {
        const Table& before = *positions[static_cast<std::size_t>(i) - 1];
        const Table& after = *positions[static_cast<std::size_t>(i)];
        for (const KeyMark& mark : textsOf(after).marks(before, after, names)) {
            if (mark.shape == KeyMark::Shape::Star || (!text.isEmpty() && mark.shape <= shape)) continue;
            text = mark.text;
            shape = mark.shape;
        }
    }
    return text;
}

ScoreSheet plainSheet(std::span<const Table* const> positions, const TableNames& names) {
    const auto sections = playedSections(positions, names);
    const int shown = std::min(static_cast<int>(names.bySeat.size()), 4);
    ScoreTable table{ScoreSheetWords::tr("Points"), {{{}, 3}}, {}};
    for (int seat = 0; seat < shown; ++seat)
        table.columns.push_back({names.of(seat), 2, true});
    for (const PlayedSection& section : sections) {
        ScoreLine line{{{section.title}}, section.first, section.last};
        for (int seat = 0; seat < shown; ++seat)
            line.cells.push_back({QString::number(section.after[seat])});
        table.lines.push_back(std::move(line));
    }
    return {std::move(table)};
}

} // namespace

ScoreSheet scoreSheet(std::span<const Table* const> positions, const TableNames& names, SeatSet viewers) {
    if (positions.empty()) return {};
    const auto own = textsOf(*positions.front()).score;
    return own != nullptr ? own(positions, names, viewers) : plainSheet(positions, names);
}

QString turningPoint(std::span<const Table* const> positions, const TableNames& names) {
    if (positions.empty() || !positions.back()->over()) return {};
    const Table& end = *positions.back();
    if (const auto own = textsOf(end).turning; own != nullptr) return own(positions, names);
    const auto sections = playedSections(positions, names);
    const SeatSet winners = end.result().winners;
    if (sections.empty() || winners.empty() || end.info().cooperative) return {};
    const int winner = names.me >= 0 && winners.contains(Seat(names.me)) ? names.me : (*winners.begin()).index();
    std::size_t turn = 0; // the first section after which the winner stayed ahead
    for (std::size_t i = 0; i + 1 < sections.size(); ++i) {
        if (leadOf(end, sections[i].after, winner) <= 0) turn = i + 1;
    }
    if (leadOf(end, sections[turn].after, winner) <= 0) return {}; // shared
    const QString mark = tellingMark(positions, sections[turn], names);
    const QString what = mark.isEmpty() ? sections[turn].title + QLatin1Char('.')
                                        : ScoreSheetWords::tr("%1: %2.").arg(sections[turn].title, mark);
    if (turn + 1 == sections.size()) return ScoreSheetWords::tr("%1 The match was open until then.").arg(what);
    return winner == names.me ? ScoreSheetWords::tr("%1 You stayed ahead from there.").arg(what)
                              : ScoreSheetWords::tr("%1 From there %2 stayed ahead.").arg(what, names.of(winner));
}

QString spokenLine(const ScoreTable& table, const ScoreLine& line) {
    QStringList parts;
    for (std::size_t i = 0; i < line.cells.size() && i < table.columns.size(); ++i) {
        const ScoreCell& cell = line.cells[i];
        const QString text = cell.spoken.isEmpty() ? cell.text : cell.spoken;
        if (text.isEmpty()) continue;
        const ScoreColumn& column = table.columns[i];
        const QString title = column.spoken.isEmpty() ? column.title : column.spoken;
        QString part = title.isEmpty() ? text : QStringLiteral("%1 %2").arg(title, text);
        if (cell.ink == ScoreCell::Ink::Won) part = ScoreSheetWords::tr("%1, which won").arg(part);
        parts << part;
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace hilltop
