// SPDX-License-Identifier: GPL-3.0-or-later
// A result in words: what the card takes from the standings, and its table as Markdown.
#include "standings/crosstable_model.h"
#include "text/shown_name.h"
#include "tournaments/view/result_card.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace hilltop {

namespace {

struct ResultMarkdownWords {
    Q_DECLARE_TR_FUNCTIONS(ResultCard)
};

QString markdownLine(const QStringList& cells) {
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

} // namespace

QString shareText(const CardData::Row& row) {
    const double half = (row.high - row.low) / 2;
    return ResultMarkdownWords::tr("%1 ± %2").arg(QLocale().toString(row.share, 'f', 1),
                                                  QLocale().toString(half, 'f', half < 0.1 ? 2 : 1));
}

void takeStandings(CardData& card, const StandingsModel& model) {
    card.rows.clear();
    const auto cell = [&](int row, StandingsModel::Column kind, int role = Qt::DisplayRole) {
        const int column = model.columnOf(kind);
        return column < 0 ? QVariant() : model.index(row, column).data(role);
    };
    const auto title = [&](StandingsModel::Column kind) {
        const int column = model.columnOf(kind);
        return column < 0 ? QString() : model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    };
    card.wonTitle = title(StandingsModel::Won);
    card.shareTitle = title(StandingsModel::Share);
    card.secondTitle = title(StandingsModel::Second);
    card.ratingTitle = title(StandingsModel::Rating);
    for (int row = 0; row < model.rowCount(); ++row) {
        card.rows << CardData::Row{.place = cell(row, StandingsModel::Place).toString(),
                                   .name = cell(row, StandingsModel::Bot).toString(),
                                   .won = cell(row, StandingsModel::Won).toString(),
                                   .share = cell(row, StandingsModel::Bar, StandingsModel::ShareRole).toDouble(),
                                   .low = cell(row, StandingsModel::Bar, StandingsModel::LowRole).toDouble(),
                                   .high = cell(row, StandingsModel::Bar, StandingsModel::HighRole).toDouble(),
                                   .second = cell(row, StandingsModel::Second).toString(),
                                   .rating = cell(row, StandingsModel::Rating).toString(),
                                   .highlighted = false};
    }
}

QString resultMarkdown(const CardData& data) {
    QString text = QStringLiteral("**%1** (%2)  \n").arg(markdownText(data.title), markdownText(data.gameLine));
    if (!data.plan.isEmpty()) text += markdownText(data.plan) + QStringLiteral("  \n");
    text += QLatin1Char('\n');
    const bool second = !data.secondTitle.isEmpty();
    const bool rating = !data.ratingTitle.isEmpty();
    const bool cross = !data.cross.isEmpty() && data.rows.size() <= kMostCrossEntrants;
    QStringList names;
    for (const CardData::Row& row : data.rows)
        names << row.name;
    QStringList head{ResultMarkdownWords::tr("Place"), ResultMarkdownWords::tr("Bot"), markdownText(data.wonTitle),
                     markdownText(data.shareTitle)};
    if (second) head << markdownText(data.secondTitle);
    if (rating) head << markdownText(data.ratingTitle);
    QStringList rule{QStringLiteral("--:"), QStringLiteral(":--")};
    while (rule.size() < head.size())
        rule << QStringLiteral("--:");
    if (cross) {
        for (const QString& name : abbreviated(names)) {
            head << markdownText(name);
            rule << QStringLiteral(":-:");
        }
    }
    text += markdownLine(head) + markdownLine(rule);
    for (qsizetype i = 0; i < data.rows.size(); ++i) {
        const CardData::Row& row = data.rows[i];
        QStringList cells{row.place, markdownText(row.name), row.won, shareText(row)};
        if (second) cells << row.second;
        if (rating) cells << row.rating;
        for (qsizetype column = 0; cross && column < data.rows.size(); ++column) {
            const double percent = i == column ? -1 : data.cross.value(i).value(column, -1);
            cells << (percent < 0 ? QStringLiteral("–") : QLocale().toString(qRound(percent)));
        }
        text += markdownLine(cells);
    }
    text += QLatin1Char('\n') + ResultMarkdownWords::tr("± is the 95 % interval.");
    if (!data.deal.isEmpty()) text += QLatin1Char(' ') + ResultMarkdownWords::tr("Deals: %1").arg(data.deal);
    return text + QLatin1Char(' ') + markdownText(data.program) + QStringLiteral(", ") +
           QLocale().toString(data.date, QLocale::LongFormat) + QStringLiteral(".\n");
}

} // namespace hilltop
