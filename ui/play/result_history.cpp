// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/result_history.h"

#include "play/latest_blocks.h"
#include "play/result_sheet.h"
#include "play/statistics_dialog.h"
#include "profile/own_results.h"
#include "registry/registry.h"
#include "style/layouts.h"
#include "style/panel.h"

#include <QLocale>

#include <algorithm>

namespace hilltop {
namespace {

TextLabel* historyWords(TextSize size, bool strong, TextLabel::Ink ink = TextLabel::Ink::Normal) {
    auto* label = new TextLabel({}, size, strong, ink);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

ResultHistory::ResultHistory(QWidget* parent)
    : QWidget(parent)
    , m_against(historyWords(TextSize::Text, true))
    , m_wins(historyWords(TextSize::Text, false))
    , m_streak(historyWords(TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_latest(new LatestBlocks) {
    auto* column = columnIn(this, 4);
    for (QWidget* part : QList<QWidget*>{m_against, m_wins, m_latest, m_streak})
        column->addWidget(part);
    clear();
}

void ResultHistory::clear() {
    for (QWidget* part : QList<QWidget*>{m_against, m_wins, m_latest, m_streak})
        part->hide();
}

void ResultHistory::setRecord(const OwnResults& line) {
    const GameEntry* game = find_game(line.game);
    const QLocale locale;
    const QString others = othersText(line);
    const bool together = game != nullptr && game->info().cooperative;
    m_against->setText(line.others.empty() ? ResultSheet::tr("Only your matches")
                       : together || (game != nullptr && game->info().teams)
                           ? ResultSheet::tr("At a table with %1").arg(others)
                           : ResultSheet::tr("Against %1").arg(others));
    if (together) {
        const QString mean = locale.toString(static_cast<double>(line.points) / std::max(1, line.matches), 'f', 1);
        m_wins->setText(ResultSheet::tr("%1 perfect of %2, %3 cards left on average")
                            .arg(locale.toString(line.won), locale.toString(line.matches), mean));
    } else {
        QStringList parts = {ResultSheet::tr("%1 won").arg(locale.toString(line.won)),
                             ResultSheet::tr("%1 lost").arg(locale.toString(line.lost()))};
        if (line.drawn > 0) parts << ResultSheet::tr("%1 drawn").arg(locale.toString(line.drawn));
        if (line.purse) parts << ResultSheet::tr("purse %1").arg(purseText(*line.purse));
        m_wins->setText(parts.join(QStringLiteral(", ")));
    }
    m_streak->setText(line.streak > 1    ? ResultSheet::tr("%n won in a row", "", line.streak)
                      : line.streak < -1 ? ResultSheet::tr("%n lost in a row", "", -line.streak)
                                         : QString());
    m_latest->setLatest(line.latest);
    m_against->show();
    m_wins->show();
    m_latest->setVisible(!together);
    m_streak->setVisible(!together && !m_streak->text().isEmpty());
}

} // namespace hilltop
