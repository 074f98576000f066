// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_report_view.h"

#include "bots/bot_axis.h"
#include "bots/bot_pill.h"
#include "bots/bot_report_lines.h"
#include "bots/bot_style_view.h"
#include "choose/report_words.h"
#include "registry/registry.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "text/fault_texts.h"
#include "text/game_texts.h"
#include "text/number_texts.h"

#include <QDateTime>
#include <QGridLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QResizeEvent>
#include <QTableWidget>

#include <algorithm>
#include <climits>
#include <cmath>
#include <span>
#include <utility>

namespace hilltop {
namespace {

constexpr int kReportOneColumn = 800, kReportLetters = 14, kReportRow = 30, kReportSide = 16;

/// A panel with a title and, at its right end, a quiet remark or a button.
QVBoxLayout* titledPanel(Panel* panel, const QString& title, QWidget* right = nullptr) {
    auto* column = columnIn(panel, 0, {0, 0, 0, 8});
    auto* head = rowPart(kUsualGap, {kReportSide, 10, kReportSide, 10});
    head->addWidget(new TextLabel(title, TextSize::Text, true));
    head->addStretch(1);
    if (right != nullptr) head->addWidget(right);
    column->addLayout(head);
    return column;
}

/// Rows of a quiet name and a value.
QGridLayout* namedValues() {
    auto* grid = new QGridLayout;
    grid->setContentsMargins(kReportSide, 0, kReportSide, 4);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    grid->setColumnMinimumWidth(0, 120);
    grid->setColumnStretch(1, 1);
    return grid;
}

void clearLayout(QLayout* layout) {
    while (QLayoutItem* item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QString numberText(std::int64_t number) {
    return QLocale().toString(static_cast<qlonglong>(number));
}

QString matchesText(std::int64_t matches) {
    return BotReportView::tr("%Ln matches", nullptr, static_cast<int>(std::min<std::int64_t>(matches, INT_MAX)));
}

void fillValues(QGridLayout* grid, std::span<const std::pair<QString, QString>> lines) {
    clearLayout(grid);
    int row = 0;
    for (const auto& [name, value] : lines) {
        auto* label = new TextLabel(name, TextSize::Text, false, TextLabel::Ink::Quiet);
        auto* words = new TextLabel(value);
        words->setWordWrap(true);
        grid->addWidget(label, row, 0, Qt::AlignTop);
        grid->addWidget(words, row++, 1);
        label->show(); // the layout would show them a turn of the event loop later: a flicker at every refresh
        words->show();
    }
}

} // namespace

QString limitTime(std::chrono::milliseconds time) {
    if (time.count() % 1000 == 0) return BotReportView::tr("%1 s").arg(QLocale().toString(time.count() / 1000));
    return BotReportView::tr("%1 ms").arg(QLocale().toString(static_cast<qlonglong>(time.count())));
}

QString limitBytes(std::int64_t bytes) {
    const auto text = [](double value) { return QLocale().toString(value, 'f', value < 10 && value > 0 ? 1 : 0); };
    if (bytes % (1 << 20) == 0 || bytes >= 10 << 20)
        return BotReportView::tr("%1 MiB").arg(QLocale().toString(static_cast<qlonglong>(bytes >> 20)));
    if (bytes >= 1 << 20) return BotReportView::tr("%1 MiB").arg(text(static_cast<double>(bytes) / (1 << 20)));
    return BotReportView::tr("%1 KiB").arg(text(static_cast<double>(bytes) / 1024));
}

BotReportView::BotReportView(QWidget* parent)
    : QWidget(parent)
    , m_columns(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_when(new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_lines(new BotReportLines) {
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(16);
    const auto column = [&](std::initializer_list<QWidget*> parts, int stretch) {
        auto* lines = columnPart(16);
        for (QWidget* part : parts)
            lines->addWidget(part);
        lines->addStretch(1);
        m_columns->addLayout(lines, stretch);
    };
    column({makeReport(), makeTimes(), makeMeaning()}, 4);
    column({makeStyle(), makeLimits(), makeCareer(), makeFaults()}, 3);
}

QWidget* BotReportView::makeReport() {
    auto* panel = new Panel;
    auto* column = titledPanel(panel, tr("Check report"), m_when);
    column->addWidget(new Hairline);
    column->addWidget(m_lines);
    connect(m_lines, &BotReportLines::faultRequested, this, [this] { showFault(0); });
    return panel;
}

QWidget* BotReportView::makeTimes() {
    auto* panel = new Panel;
    auto* note = new TextLabel(tr("ms, without Hilltop’s own load"), TextSize::Small, false, TextLabel::Ink::Quiet);
    m_axis = new BotAxis;
    titledPanel(panel, tr("Time for a decision"), note)->addWidget(m_axis);
    return m_timesPanel = panel;
}

QWidget* BotReportView::makeMeaning() {
    auto* panel = new Panel;
    auto* column = columnIn(panel, 6, {kReportSide, 12, kReportSide, 12});
    auto* head = rowPart(10);
    m_meaningIcon = new IconLabel(QStringLiteral("warning"));
    m_meaningTitle = new TextLabel(QString(), TextSize::Text, true);
    head->addWidget(m_meaningIcon);
    head->addWidget(m_meaningTitle, 1);
    column->addLayout(head);
    m_meaning = new TextLabel;
    m_meaning->setWordWrap(true);
    m_meaning->setTextFormat(Qt::PlainText);
    m_meaning->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_meaning);
    return m_meaningPanel = panel;
}

QWidget* BotReportView::makeStyle() {
    auto* panel = new Panel;
    auto* note = new TextLabel(tr("bar: this bot, line: the strongest built-in bot"), TextSize::Small, false,
                               TextLabel::Ink::Quiet);
    note->setElided(true);
    m_style = new BotStyleView;
    titledPanel(panel, tr("Style"), note)->addWidget(m_style);
    return m_stylePanel = panel;
}

QWidget* BotReportView::makeLimits() {
    auto* panel = new Panel;
    auto* edit = new QPushButton(tr("Edit…"));
    edit->setAccessibleName(tr("Edit name and limits"));
    connect(edit, &QPushButton::clicked, this, &BotReportView::limitsRequested);
    auto* column = titledPanel(panel, tr("Limits"), edit);
    column->addLayout(m_limits = namedValues());
    return panel;
}

QWidget* BotReportView::makeCareer() {
    auto* panel = new Panel;
    titledPanel(panel, tr("Results so far"))->addLayout(m_career = namedValues());
    panel->setObjectName(QStringLiteral("career"));
    return panel;
}

QWidget* BotReportView::makeFaults() {
    auto* panel = new Panel;
    auto* open = new QPushButton(tr("Open in Replay"));
    auto* column = titledPanel(panel, tr("Faults"), open);
    m_faults = new QTableWidget(0, 4);
    m_faults->setHorizontalHeaderLabels({tr("Match"), tr("Decision"), tr("What"), tr("Output")});
    m_faults->setAccessibleName(tr("Faults"));
    m_faults->setEditTriggers(QAbstractItemView::NoEditTriggers);
    dressTable(m_faults, kReportRow);
    for (int place = 0; place < 4; ++place) {
        m_faults->horizontalHeaderItem(place)->setTextAlignment(Qt::AlignVCenter |
                                                                (place < 2 ? Qt::AlignRight : Qt::AlignLeft));
        m_faults->horizontalHeader()->setSectionResizeMode(place, place < 3 ? QHeaderView::ResizeToContents
                                                                            : QHeaderView::Stretch);
    }
    m_faults->setMinimumHeight(150);
    column->addWidget(m_faults);
    const auto openCurrent = [this] {
        if (m_faults->currentRow() >= 0) emit faultRequested(m_faults->currentRow());
    };
    connect(open, &QPushButton::clicked, this, openCurrent);
    connect(m_faults, &QTableWidget::activated, this, openCurrent);
    return m_faultsPanel = panel;
}

void BotReportView::showReport(const OwnBot& bot, const BotReport& report, BotMark mark) {
    m_lines->fill(report);
    fillFaults(report);
    fillMeaning(report, mark);
    const QDateTime when = QDateTime::fromSecsSinceEpoch(report.checked);
    m_when->setText(tr("%1, took %2")
                        .arg(QLocale().toString(when, QLocale::ShortFormat),
                             durationText(std::max(1.0, static_cast<double>(report.took.count()) / 1000))));
    m_timesPanel->setVisible(report.worst.count() > 0);
    m_axis->set(report.median, report.most, report.worst, report.limits.decision);
    m_stylePanel->setVisible(!report.style.empty());
    m_style->set(QString::fromStdString(report.game), report.style, report.field);
    const std::pair<QString, QString> limits[] = {{tr("start"), limitTime(bot.limits.start)},
                                                  {tr("first decision"), limitTime(bot.limits.first)},
                                                  {tr("decision"), limitTime(bot.limits.decision)},
                                                  {tr("one answer"), limitBytes(bot.limits.reply)},
                                                  {tr("log of one match"), limitBytes(bot.limits.errors)},
                                                  {tr("memory"), limitBytes(bot.limits.memory)},
                                                  {tr("processes"), QLocale().toString(bot.limits.processes)}};
    fillValues(m_limits, limits);
}

void BotReportView::showCareer(const BotCareer* career) {
    if (career == nullptr) {
        const std::pair<QString, QString> nothing[] = {{tr("matches"), tr("none besides its check")}};
        return fillValues(m_career, nothing);
    }
    const QLocale locale;
    std::vector<std::pair<QString, QString>> lines;
    if (career->tournaments > 0)
        lines.emplace_back(tr("tournaments"), career->best_place == 0 ? numberText(career->tournaments)
                                                                      : tr("%1, best place %2 of %3", "%1: how many")
                                                                            .arg(numberText(career->tournaments),
                                                                                 numberText(career->best_place),
                                                                                 numberText(career->best_field)));
    if (career->rated) {
        const Interval& interval = career->elo_interval;
        const QString open = openEloText(interval);
        const QString elo = interval.known() || open.isEmpty() ? eloText(career->elo) : open;
        lines.emplace_back(tr("Elo"), interval.known()
                                          ? tr("%1 ± %2, in the last tournament", "of a bot in its last tournament")
                                                .arg(elo, numberText(std::llround(interval.width() / 2)))
                                          : tr("%1, in the last tournament", "Elo of a bot").arg(elo));
    }
    if (career->matches > 0)
        lines.emplace_back(
            tr("faults"),
            tr("%1 in %2", "faults in so many matches").arg(numberText(career->faults), matchesText(career->matches)));
    if (career->at_tables > 0) lines.emplace_back(tr("at tables"), matchesText(career->at_tables));
    if (career->last > 0)
        lines.emplace_back(tr("last played"),
                           locale.toString(QDateTime::fromSecsSinceEpoch(career->last).date(), QLocale::ShortFormat));
    fillValues(m_career, lines);
}

void BotReportView::fillFaults(const BotReport& report) {
    m_faultsPanel->setVisible(!report.faults.empty());
    m_faults->setRowCount(static_cast<int>(report.faults.size()));
    for (int row = 0; row < m_faults->rowCount(); ++row) {
        const CheckFault& fault = report.faults[static_cast<std::size_t>(row)];
        const QString output = QString::fromStdString(fault.errors).trimmed();
        // The bot's own last line says more than Hilltop's own line, which follows it.
        const qsizetype ours = output.startsWith(QLatin1String("hilltop: ")) ? 0 : output.indexOf("\nhilltop: ");
        const QString last = (ours > 0 ? output.left(ours) : output).section('\n', -1);
        const QString texts[] = {numberFrom1(fault.match), fault.decision < 0 ? QString() : numberFrom1(fault.decision),
                                 faultName(fault.fault), last};
        for (int column = 0; column < 4; ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            if (column < 2) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (column == 3) item->setToolTip(plainTip(output));
            m_faults->setItem(row, column, item);
        }
    }
    if (m_faults->rowCount() > 0) m_faults->selectRow(0);
}

void BotReportView::fillMeaning(const BotReport& report, BotMark mark) {
    QStringList told;
    if (!report.usable()) told << whyNot(report);
    if (mark == BotMark::Outdated)
        told << tr("The bot’s file has changed. This report is about the old file. Check the bot again.");
    const GameEntry* game = find_game(report.game);
    if (!report.faults.empty() && game != nullptr)
        told << tr("%1. Click a fault to open its question.")
                    .arg(faultsTitle(static_cast<int>(report.fault_count()), &game->info()));
    if (report.deterministic && !*report.deterministic)
        told << tr("The bot may answer the same question differently. Its matches can’t be reproduced, but every "
                   "answer is kept.");
    if (report.problem.empty() && report.isolation == "none")
        told << tr("Bots can be isolated from your files and the network if bubblewrap is installed.");
    m_meaningPanel->setVisible(!told.isEmpty());
    const bool bad = !report.usable();
    m_meaningIcon->setIcon(icon(bad ? QStringLiteral("cross") : QStringLiteral("warning"),
                                inkColour(palette(), bad ? TextLabel::Ink::Bad : TextLabel::Ink::Warn)));
    m_meaningTitle->setText(bad ? tr("This bot can’t play")
                                : tr("What the remarks mean", nullptr, static_cast<int>(told.size())));
    m_meaning->setText(told.join(QStringLiteral("\n")));
}

QStringList BotReportView::lines() const {
    return m_lines->texts();
}

void BotReportView::showFault(int row) {
    m_faults->selectRow(row);
    m_faults->setFocus(Qt::OtherFocusReason);
}

void BotReportView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // What does not fit makes this wider than what can be seen of it, and larger letters need more.
    const int seen = qMin(event->size().width(), parentWidget()->width());
    const int wanted = kReportOneColumn * textFont(TextSize::Text).pixelSize() / kReportLetters;
    m_columns->setDirection(seen < wanted ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace hilltop
