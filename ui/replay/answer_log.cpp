// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/answer_log.h"

#include "style/layouts.h"
#include "style/open_dialog.h"
#include "style/panel.h"
#include "text/fault_texts.h"
#include "text/number_texts.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace hilltop {
namespace {

constexpr QSize kOutputSize{560, 360};

/// What is known of one seat at one decision.
struct AnswerWords {
    QStringList words;
    QString output;
    bool faulty = false;
};

AnswerWords wordsOf(const Record& record, int decision, int seat, int step) {
    AnswerWords found;
    for (const AnswerNote& note : record.log) {
        if (note.decision != decision || note.seat != seat) continue;
        if (!note.told) found.words << answerTimeText(note.time);
        found.output += QString::fromStdString(note.errors);
    }
    for (const RecordFault& fault : record.faults) {
        if (fault.step != step || fault.seat.index() != seat) continue;
        found.words << faultName(fault.fault);
        found.faulty = true;
    }
    const QStringList lines = found.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (!lines.isEmpty()) found.words << AnswerLog::tr("wrote: %1").arg(lines.last().simplified());
    return found;
}

} // namespace

AnswerLog::AnswerLog(QWidget* parent)
    : QWidget(parent)
    , m_line(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_button(new QToolButton) {
    m_line->setElided(true);
    m_line->setObjectName(QStringLiteral("answer_log"));
    m_button->setObjectName(QStringLiteral("answer_output"));
    m_button->setText(tr("Output…"));
    m_button->setToolTip(tr("Everything the bot wrote to its log at this decision"));
    m_button->setAutoRaise(true);
    connect(m_button, &QToolButton::clicked, this, &AnswerLog::openOutput);
    auto* row = rowIn(this, 8);
    row->addWidget(m_line, 1);
    row->addWidget(m_button);
    hide();
}

QString AnswerLog::text() const {
    return isHidden() ? QString() : m_line->text();
}

void AnswerLog::show(const Replay& replay, const ReplayOutline& outline, int position, const TableNames& names) {
    const ReplayOutline::Moment& moment = outline.at(position);
    const Record& record = replay.record();
    QStringList all;
    m_output.clear();
    bool faulty = false;
    const auto add = [&](int decision, int seat, bool several) {
        const AnswerWords found = wordsOf(record, decision, seat, replay.table(position).steps());
        if (found.words.isEmpty()) return;
        const QString words = found.words.join(QStringLiteral(", "));
        all << (several ? tr("%1: %2").arg(names.of(seat), words) : words);
        faulty = faulty || found.faulty;
        if (!found.output.isEmpty())
            m_output += (several ? names.of(seat) + QStringLiteral(":\n") : QString()) + found.output;
    };
    const bool several = moment.answers.size() > 1;
    if (!moment.branched && moment.number >= 0) {
        for (std::size_t i = 0; i < moment.answers.size(); ++i)
            add(moment.number + static_cast<int>(i), moment.answers[i].seat, several);
    } else if (!moment.branched && replay.table(position).over()) {
        for (int seat = 0; seat < outline.seats; ++seat) // the notification of the result
            add(outline.decisions, seat, outline.seats > 1);
    }
    m_line->setText(all.join(QStringLiteral("; ")));
    m_line->setToolTip(m_line->text());
    m_line->setInk(faulty ? TextLabel::Ink::Bad : TextLabel::Ink::Quiet);
    m_button->setVisible(!m_output.isEmpty());
    setVisible(!all.isEmpty());
}

void AnswerLog::openOutput() {
    auto* dialog = new QDialog(this);
    dialog->setWindowTitle(tr("What the bot wrote"));
    dialog->resize(kOutputSize);
    auto* text = new QPlainTextEdit(m_output);
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setAccessibleName(dialog->windowTitle());
    auto* buttons = new QDialogButtonBox;
    connect(buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole), &QPushButton::clicked, dialog,
            &QDialog::close);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(text, 1);
    column->addWidget(buttons);
    openDialog(dialog);
}

} // namespace hilltop
