// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_report_lines.h"

#include "bots/bot_axis.h"
#include "bots/bot_pill.h"
#include "bots/bot_report_view.h"
#include "hosting/languages/language.h"
#include "style/icons.h"
#include "text/number_texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

namespace hilltop {
namespace {

constexpr int kReportLine = 30, kReportName = 190, kReportMargin = 16;

QString reportNumber(std::int64_t number) {
    return QLocale().toString(static_cast<qlonglong>(number));
}

} // namespace

BotReportLines::BotReportLines(QWidget* parent)
    : QWidget(parent)
    , m_rows(new QGridLayout(this)) {
    m_rows->setContentsMargins(kReportMargin, 0, kReportMargin, 0);
    m_rows->setHorizontalSpacing(12);
    m_rows->setVerticalSpacing(0);
    m_rows->setColumnMinimumWidth(1, kReportName);
    m_rows->setColumnStretch(2, 1);
}

void BotReportLines::add(Verdict verdict, const QString& what, const QString& found, const QString& link) {
    static const struct {
        const char* icon;
        TextLabel::Ink ink;
    } kSigns[] = {{"check", TextLabel::Ink::Good},
                  {"warning", TextLabel::Ink::Warn},
                  {"cross", TextLabel::Ink::Bad},
                  {"info", TextLabel::Ink::Quiet}};
    const auto& mark = kSigns[static_cast<int>(verdict)];
    const int row = static_cast<int>(m_texts.size()); // the grid never forgets rows it had
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
        connect(value, &QLabel::linkActivated, this, &BotReportLines::faultRequested);
    }
    m_rows->addWidget(sign, row, 0);
    m_rows->addWidget(name, row, 1);
    m_rows->addWidget(value, row, 2);
    for (QWidget* part : std::initializer_list<QWidget*>{sign, name, value})
        part->show(); // at once, or every refresh would flicker
    m_rows->setRowMinimumHeight(row, kReportLine);
    m_texts << tr("%1: %2", "what was checked, what was found").arg(what, found);
}

void BotReportLines::fill(const BotReport& report) {
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_texts.clear();
    for (int row = 0; row < m_rows->rowCount(); ++row)
        m_rows->setRowMinimumHeight(row, 0);
    if (!report.problem.empty()) {
        add(Verdict::Bad, tr("Starts"), tr("no"));
        return;
    }
    QString starts = tr("in %1").arg(tr("%1 ms").arg(millisecondsText(report.start)));
    if (report.compiled)
        starts = tr("%1, compiled once in %2")
                     .arg(starts, durationText(static_cast<double>(report.compiled->count()) / 1000));
    if (kind_of_bot(report.bot).per_decision) starts = tr("%1, one process per decision", "in so many ms").arg(starts);
    add(Verdict::Good, tr("Starts"), starts);
    addAnswers(report);
    if (report.deterministic)
        add(*report.deterministic ? Verdict::Good : Verdict::Remark, tr("Same seed, same answers"),
            *report.deterministic ? tr("yes, it is deterministic") : tr("no, it differs from run to run"));
    else
        add(Verdict::Unknown, tr("Same seed, same answers"), tr("unknown"));
    add(report.remembers ? Verdict::Good : Verdict::Unknown, tr("Remembers matches"),
        !report.remembers   ? tr("unknown")
        : *report.remembers ? tr("yes")
                            : tr("no"));
    addHangs(report);
    if (report.memory > 0)
        add(Verdict::Good, tr("Memory"),
            tr("at most %1, limit %2").arg(limitBytes(report.memory), limitBytes(report.limits.memory)));
    else
        add(Verdict::Unknown, tr("Memory"), tr("unknown"));
    if (report.isolation == "bubblewrap")
        add(Verdict::Good, tr("Isolation"), tr("no network, no home folder"));
    else if (report.isolation == "engine")
        add(Verdict::Good, tr("Isolation"), tr("its engine gives it neither files nor network"));
    else
        add(Verdict::Remark, tr("Isolation"), tr("none: it could read your files and use the network"));
}

/// How many answers there were, and how many of them were allowed.
void BotReportLines::addAnswers(const BotReport& report) {
    QString answers = tr("%1 decisions in %2", "%2: so many matches")
                          .arg(reportNumber(report.decisions), tr("%n matches", nullptr, report.matches));
    const bool cut = report.matches < report.ordered;
    if (cut)
        answers = tr("%1, out of time before %n matches", "decisions in so many matches", report.ordered).arg(answers);
    add(report.decisions == 0 ? Verdict::Bad : cut ? Verdict::Unknown : Verdict::Good, tr("Answers"), answers);
    const bool all = report.allowed == report.decisions && report.faults.empty();
    add(all                   ? Verdict::Good
        : report.allowed == 0 ? Verdict::Bad
                              : Verdict::Remark,
        tr("Allowed answers"),
        all ? tr("all") : tr("%1 of %2").arg(reportNumber(report.allowed), reportNumber(report.decisions)),
        report.faults.empty() ? QString() : tr("show the fault"));
}

/// What becomes of one that hangs or floods, and whether this one did.
void BotReportLines::addHangs(const BotReport& report) {
    const int hung = static_cast<int>(report.fault_count({Fault::TimeOut, Fault::Stall}));
    const int flooded = static_cast<int>(report.fault_count({Fault::TooMuchOutput}));
    QStringList found;
    if (hung > 0) found << tr("stopped %n times", "one that hangs", hung);
    if (flooded > 0) found << tr("cut off %n times", "one that floods", flooded);
    if (found.isEmpty()) found << tr("never");
    add(hung + flooded == 0 ? Verdict::Good : Verdict::Remark, tr("Time-outs and excess output"),
        tr("%1; limits %2 and %3", "how often; a time, a size")
            .arg(found.join(QStringLiteral(", ")), limitTime(report.limits.decision), limitBytes(report.limits.reply)));
}

} // namespace hilltop
