// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_report_view.h"

#include "bots/bot_axis.h"
#include "bots/bot_pill.h"
#include "bots/bot_style_view.h"
#include "registry/registry.h"
#include "style/icons.h"
#include "text/durations.h"
#include "text/fault_texts.h"
#include "text/game_texts.h"

#include <QDateTime>
#include <QGridLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QResizeEvent>
#include <QTableWidget>
#include <QVBoxLayout>

#include <climits>
#include <cmath>
#include <span>
#include <utility>

namespace hilltop {
namespace {

constexpr double kRatingMiddle = 1500; ///< as tournaments have it
constexpr int kReportOneColumn = 800, kReportLetters = 14, kReportRow = 30, kReportSide = 16, kReportName = 190;

/// A panel with a title and, at its right end, a quiet remark or a button.
QVBoxLayout* titledPanel(Panel* panel, const QString& title, QWidget* right = nullptr) {
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 8);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(kReportSide, 10, kReportSide, 10);
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
        auto* words = new TextLabel(value);
        words->setWordWrap(true);
        grid->addWidget(new TextLabel(name, TextSize::Text, false, TextLabel::Ink::Quiet), row, 0, Qt::AlignTop);
        grid->addWidget(words, row++, 1);
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
    , m_rows(new QGridLayout) {
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(16);
    const auto column = [&](std::initializer_list<QWidget*> parts, int stretch) {
        auto* lines = new QVBoxLayout;
        lines->setSpacing(16);
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
    m_rows->setContentsMargins(kReportSide, 0, kReportSide, 0);
    m_rows->setHorizontalSpacing(12);
    m_rows->setVerticalSpacing(0);
    m_rows->setColumnMinimumWidth(1, kReportName);
    m_rows->setColumnStretch(2, 1);
    column->addLayout(m_rows);
    return panel;
}

QWidget* BotReportView::makeTimes() {
    auto* panel = new Panel;
    auto* note = new TextLabel(tr("ms, without our own load"), TextSize::Small, false, TextLabel::Ink::Quiet);
    m_axis = new BotAxis;
    titledPanel(panel, tr("Time for a decision"), note)->addWidget(m_axis);
    return m_timesPanel = panel;
}

QWidget* BotReportView::makeMeaning() {
    auto* panel = new Panel;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(kReportSide, 12, kReportSide, 12);
    column->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->setSpacing(10);
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
    auto* note = new TextLabel(tr("bar: this bot, line: the strongest built-in one"), TextSize::Small, false,
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
    titledPanel(panel, tr("Record so far"))->addLayout(m_career = namedValues());
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

void BotReportView::addLine(Verdict verdict, const QString& what, const QString& found, const QString& link) {
    static const struct {
        const char* icon;
        TextLabel::Ink ink;
    } kMarks[] = {{"check", TextLabel::Ink::Good},
                  {"warning", TextLabel::Ink::Warn},
                  {"cross", TextLabel::Ink::Bad},
                  {"info", TextLabel::Ink::Quiet}};
    const auto& mark = kMarks[static_cast<int>(verdict)];
    const int row = static_cast<int>(m_lines.size()); // the grid never forgets rows it had
    auto* sign = new IconLabel(QString::fromLatin1(mark.icon), 16);
    sign->setIcon(icon(QString::fromLatin1(mark.icon), inkColour(palette(), mark.ink)));
    auto* name = new TextLabel(what, TextSize::Text, verdict == Verdict::Remark || verdict == Verdict::Bad);
    QString words = found.toHtmlEscaped();
    if (!link.isEmpty()) words += QStringLiteral(", <a href=\"fault\">%1</a>").arg(link.toHtmlEscaped());
    auto* value = new QLabel(words);
    value->setTextFormat(Qt::RichText);
    value->setWordWrap(true);
    if (!link.isEmpty()) {
        value->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
        value->setFocusPolicy(Qt::TabFocus);
        connect(value, &QLabel::linkActivated, this, [this] { showFault(0); });
    }
    m_rows->addWidget(sign, row, 0);
    m_rows->addWidget(name, row, 1);
    m_rows->addWidget(value, row, 2);
    m_rows->setRowMinimumHeight(row, kReportRow);
    m_lines << tr("%1: %2", "what was checked, what was found").arg(what, found);
}

void BotReportView::fillLines(const BotReport& report) {
    clearLayout(m_rows);
    m_lines.clear();
    for (int row = 0; row < m_rows->rowCount(); ++row)
        m_rows->setRowMinimumHeight(row, 0);
    if (!report.problem.empty()) {
        addLine(Verdict::Bad, tr("Starts"), tr("no"));
        return;
    }
    QString starts = tr("in %1").arg(tr("%1 ms").arg(millisecondsText(report.start)));
    if (report.compiled)
        starts = tr("%1, compiled once in %2")
                     .arg(starts, durationText(static_cast<double>(report.compiled->count()) / 1000));
    addLine(Verdict::Good, tr("Starts"), starts);
    addLine(report.decisions > 0 ? Verdict::Good : Verdict::Bad, tr("Answers"),
            tr("%1 decisions in %2", "%2: so many matches")
                .arg(numberText(report.decisions), tr("%n matches", nullptr, report.matches)));
    const bool all = report.allowed == report.decisions && report.faults.empty();
    addLine(all ? Verdict::Good : Verdict::Remark, tr("Allowed answers"),
            all ? tr("all of them") : tr("%1 of %2").arg(numberText(report.allowed), numberText(report.decisions)),
            report.faults.empty() ? QString() : tr("show the fault"));
    if (report.deterministic)
        addLine(*report.deterministic ? Verdict::Good : Verdict::Remark, tr("Same seed, same answers"),
                *report.deterministic ? tr("yes, it is deterministic") : tr("no, it differs from run to run"));
    else
        addLine(Verdict::Unknown, tr("Same seed, same answers"), tr("not known"));
    addLine(report.remembers ? Verdict::Good : Verdict::Unknown, tr("Remembers matches"),
            !report.remembers   ? tr("not known")
            : *report.remembers ? tr("yes")
                                : tr("no"));
    if (report.memory > 0)
        addLine(Verdict::Good, tr("Memory"),
                tr("%1 at most, limit %2").arg(limitBytes(report.memory), limitBytes(report.limits.memory)));
    else
        addLine(Verdict::Unknown, tr("Memory"), tr("not known"));
    if (report.isolation == "bubblewrap")
        addLine(Verdict::Good, tr("Isolation"), tr("no network, no home"));
    else if (report.isolation == "engine")
        addLine(Verdict::Good, tr("Isolation"), tr("runs inside the program, reaches nothing"));
    else
        addLine(Verdict::Remark, tr("Isolation"), tr("none: it may read your files and use the network"));
}

void BotReportView::fillFaults(const BotReport& report) {
    m_faultsPanel->setVisible(!report.faults.empty());
    m_faults->setRowCount(static_cast<int>(report.faults.size()));
    for (int row = 0; row < m_faults->rowCount(); ++row) {
        const CheckFault& fault = report.faults[static_cast<std::size_t>(row)];
        const QString output = QString::fromStdString(fault.errors).trimmed();
        const QString texts[] = {numberText(fault.match), numberText(fault.decision), faultName(fault.fault),
                                 output.section('\n', -1)};
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
    if (!report.problem.empty()) told << QString::fromStdString(report.problem);
    if (mark == BotMark::Outdated)
        told << tr("Its file has changed since. What stands here is about the old one: check it again.");
    const GameEntry* game = find_game(report.game);
    if (!report.faults.empty() && game != nullptr)
        told << tr("%1. A row of the faults opens the question it was asked.")
                    .arg(faultsTitle(static_cast<int>(report.faults.size()), game->info().fault_cost));
    if (report.deterministic && !*report.deterministic)
        told << tr("Asked the same question again it may answer otherwise: its matches cannot be repeated, but each is "
                   "kept answer by answer.");
    if (report.problem.empty() && report.isolation == "none")
        told << tr("Bots can be kept from your files and the network where bubblewrap is installed.");
    m_meaningPanel->setVisible(!told.isEmpty());
    const bool bad = !report.usable();
    m_meaningIcon->setIcon(icon(bad ? QStringLiteral("cross") : QStringLiteral("warning"),
                                inkColour(palette(), bad ? TextLabel::Ink::Bad : TextLabel::Ink::Warn)));
    m_meaningTitle->setText(bad ? tr("It cannot play")
                                : tr("What the remarks mean", nullptr, static_cast<int>(told.size())));
    m_meaning->setText(told.join(QStringLiteral("\n")));
}

void BotReportView::showReport(const OwnBot& bot, const BotReport& report, BotMark mark) {
    fillLines(report);
    fillFaults(report);
    fillMeaning(report, mark);
    const QDateTime when = QDateTime::fromSecsSinceEpoch(report.checked);
    m_when->setText(tr("%1, took %2")
                        .arg(QLocale().toString(when, QLocale::ShortFormat),
                             durationText(std::max(1.0, static_cast<double>(report.took.count()) / 1000))));
    m_timesPanel->setVisible(report.decisions > 0);
    m_axis->set(report.median, report.most, report.worst, report.limits.decision);
    m_stylePanel->setVisible(!report.style.empty());
    m_style->set(QString::fromStdString(report.game), report.style, report.field);
    const std::pair<QString, QString> limits[] = {{tr("start"), limitTime(bot.limits.start)},
                                                  {tr("first decision"), limitTime(bot.limits.first)},
                                                  {tr("decision"), limitTime(bot.limits.decision)},
                                                  {tr("memory"), limitBytes(bot.limits.memory)},
                                                  {tr("processes"), QLocale().toString(bot.limits.processes)}};
    fillValues(m_limits, limits);
}

void BotReportView::showCareer(const BotCareer* career) {
    if (career == nullptr) {
        const std::pair<QString, QString> nothing[] = {{tr("matches"), tr("none yet, beside those of its check")}};
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
    if (career->rated)
        lines.emplace_back(tr("rating"), tr("%1 ± %2, in the last one", "of a bot in its last tournament")
                                             .arg(numberText(std::llround(kRatingMiddle + career->elo)),
                                                  numberText(std::llround(career->elo_error))));
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
