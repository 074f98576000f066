// SPDX-License-Identifier: GPL-3.0-or-later
// What the report says, line by line and fault by fault.
#include "bots/bot_axis.h"
#include "bots/bot_pill.h"
#include "bots/bot_report_view.h"
#include "choose/report_words.h"
#include "game/bot_kinds.h"
#include "game/bot_spec.h"
#include "registry/registry.h"
#include "style/icons.h"
#include "text/durations.h"
#include "text/fault_texts.h"

#include <QGridLayout>
#include <QLocale>
#include <QTableWidget>

namespace hilltop {
namespace {

constexpr int kReportLine = 30;

QString reportNumber(std::int64_t number) {
    return QLocale().toString(static_cast<qlonglong>(number));
}

} // namespace

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
    for (QWidget* part : std::initializer_list<QWidget*>{sign, name, value})
        part->show(); // at once, or every refresh would flicker
    m_rows->setRowMinimumHeight(row, kReportLine);
    m_lines << tr("%1: %2", "what was checked, what was found").arg(what, found);
}

void BotReportView::fillLines(const BotReport& report) {
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
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
    if (const auto spec = read_bot_spec(report.bot); spec && bot_kind(spec->kind).per_decision)
        starts = tr("%1, one process per decision", "in so many ms").arg(starts);
    addLine(Verdict::Good, tr("Starts"), starts);
    QString answers = tr("%1 decisions in %2", "%2: so many matches")
                          .arg(reportNumber(report.decisions), tr("%n matches", nullptr, report.matches));
    const bool cut = report.matches < report.ordered;
    if (cut)
        answers = tr("%1, out of time before %n matches", "decisions in so many matches", report.ordered).arg(answers);
    addLine(report.decisions == 0 ? Verdict::Bad : cut ? Verdict::Unknown : Verdict::Good, tr("Answers"), answers);
    const bool all = report.allowed == report.decisions && report.faults.empty();
    addLine(all                   ? Verdict::Good
            : report.allowed == 0 ? Verdict::Bad
                                  : Verdict::Remark,
            tr("Allowed answers"),
            all ? tr("all") : tr("%1 of %2").arg(reportNumber(report.allowed), reportNumber(report.decisions)),
            report.faults.empty() ? QString() : tr("show the fault"));
    if (report.deterministic)
        addLine(*report.deterministic ? Verdict::Good : Verdict::Remark, tr("Same seed, same answers"),
                *report.deterministic ? tr("yes, it is deterministic") : tr("no, it differs from run to run"));
    else
        addLine(Verdict::Unknown, tr("Same seed, same answers"), tr("unknown"));
    addLine(report.remembers ? Verdict::Good : Verdict::Unknown, tr("Remembers matches"),
            !report.remembers   ? tr("unknown")
            : *report.remembers ? tr("yes")
                                : tr("no"));
    addHangs(report);
    if (report.memory > 0)
        addLine(Verdict::Good, tr("Memory"),
                tr("at most %1, limit %2").arg(limitBytes(report.memory), limitBytes(report.limits.memory)));
    else
        addLine(Verdict::Unknown, tr("Memory"), tr("unknown"));
    if (report.isolation == "bubblewrap")
        addLine(Verdict::Good, tr("Isolation"), tr("no network, no home folder"));
    else if (report.isolation == "engine")
        addLine(Verdict::Good, tr("Isolation"), tr("its engine gives it neither files nor network"));
    else
        addLine(Verdict::Remark, tr("Isolation"), tr("none: it could read your files and use the network"));
}

/// What becomes of one that hangs or floods, and whether this one did.
void BotReportView::addHangs(const BotReport& report) {
    const int hung = static_cast<int>(report.fault_count({Fault::TimeOut, Fault::Stall}));
    const int flooded = static_cast<int>(report.fault_count({Fault::TooMuchOutput}));
    QStringList found;
    if (hung > 0) found << tr("stopped %n times", "one that hangs", hung);
    if (flooded > 0) found << tr("cut off %n times", "one that floods", flooded);
    if (found.isEmpty()) found << tr("never");
    addLine(
        hung + flooded == 0 ? Verdict::Good : Verdict::Remark, tr("Hang and flood"),
        tr("%1; limits %2 and %3", "how often; a time, a size")
            .arg(found.join(QStringLiteral(", ")), limitTime(report.limits.decision), limitBytes(report.limits.reply)));
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
        const QString texts[] = {reportNumber(fault.match), reportNumber(fault.decision), faultName(fault.fault), last};
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
                    .arg(faultsTitle(static_cast<int>(report.fault_count()), game->info().fault_cost));
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

} // namespace hilltop
