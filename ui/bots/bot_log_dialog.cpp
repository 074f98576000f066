// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_log_dialog.h"

#include "base/numbers.h"
#include "bots/bot_pill.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/number_texts.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>

namespace hilltop {
namespace {

constexpr QSize kLogSize{860, 540};
constexpr int kLogOutput = 96;

enum LogColumn { LogMatch, LogDecision, LogQuestion, LogAnswer, LogTime, LogOutput, LogColumns };

bool isNumber(int column) {
    return column == LogMatch || column == LogDecision || column == LogTime;
}

} // namespace

BotLogDialog::BotLogDialog(const QString& game, const QString& bot, const QString& name, Sources sources,
                           QWidget* parent)
    : QDialog(parent)
    , m_game(game)
    , m_bot(bot)
    , m_sources(std::move(sources))
    , m_where(new QComboBox)
    , m_onlyOutput(new QCheckBox(tr("&Only decisions with output")))
    , m_rows(new QTableWidget(0, LogColumns))
    , m_output(new QPlainTextEdit)
    , m_note(new TextLabel({}, TextSize::Text, false, TextLabel::Ink::Quiet))
    , m_open(new QPushButton(tr("Open in &Replay")))
    , m_copy(new QPushButton(tr("&Copy"))) {
    setManual(*this, "own_bots#the-check");
    setWindowTitle(tr("Log of %1").arg(name));
    setModal(false);
    resize(kLogSize);
    m_where->addItem(tr("In its check"));
    m_where->addItem(tr("At your tables"));
    m_where->addItem(tr("In tournaments"));
    m_where->setAccessibleName(tr("Matches"));
    auto* row = rowPart(16);
    row->addWidget(m_where);
    row->addWidget(m_onlyOutput);
    row->addStretch(1);
    row->addWidget(m_copy);
    dressTable(m_rows, 28);
    m_rows->setHorizontalHeaderLabels(
        {tr("Match"), tr("Decision"), tr("Asked"), tr("Answer"), tr("Time"), tr("Output")});
    m_rows->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_rows->setAccessibleName(tr("Log"));
    for (int column = 0; column < LogColumns; ++column) {
        m_rows->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignVCenter |
                                                               (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft));
        m_rows->horizontalHeader()->setSectionResizeMode(column, column == LogQuestion || column == LogOutput
                                                                     ? QHeaderView::Stretch
                                                                     : QHeaderView::ResizeToContents);
    }
    m_output->setReadOnly(true);
    m_output->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_output->setFixedHeight(kLogOutput);
    m_output->setAccessibleName(tr("Output at this decision"));
    m_output->setPlaceholderText(tr("No output at this decision."));
    m_note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_open, QDialogButtonBox::ActionRole);
    auto* column = columnIn(this, 12, {20, 20, 20, 16});
    column->addLayout(row);
    column->addWidget(m_note);
    column->addWidget(inPanel(m_rows), 1);
    column->addWidget(m_output);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_where, &QComboBox::currentIndexChanged, this, &BotLogDialog::read);
    connect(m_onlyOutput, &QCheckBox::toggled, this, &BotLogDialog::fill);
    connect(m_rows, &QTableWidget::currentCellChanged, this, &BotLogDialog::showCurrent);
    connect(m_rows, &QTableWidget::activated, this, &BotLogDialog::openCurrent);
    connect(m_open, &QPushButton::clicked, this, &BotLogDialog::openCurrent);
    connect(m_copy, &QPushButton::clicked, this, &BotLogDialog::copy);
    read();
    m_rows->setFocus(Qt::OtherFocusReason);
}

void BotLogDialog::read() {
    m_note->setText(tr("Reading…"));
    m_note->show();
    m_reading = Job::start(
        [where = m_where->currentIndex(), sources = m_sources, game = m_game.toStdString(),
         bot = m_bot.toStdString()](JobControl& control) {
            auto records = where == Check    ? recordsOfReport(sources.checked)
                           : where == Tables ? recordsAtTables(sources.matches.toStdString(), game, bot)
                                             : recordsInTournaments(sources.tournaments.toStdString(), bot);
            return readBotLog(std::move(records), bot, control.stop());
        },
        [this](BotLog log) { take(std::move(log)); }, Job::Urgency::WaitedFor);
}

void BotLogDialog::take(BotLog log) {
    m_log = std::move(log);
    const QSignalBlocker blocker(m_onlyOutput);
    m_onlyOutput->setEnabled(m_log.wrote);
    m_onlyOutput->setChecked(m_log.wrote);
    m_rows->setColumnHidden(LogOutput, !m_log.wrote);
    m_output->setVisible(m_log.wrote);
    fill();
}

QString BotLogDialog::emptyText() const {
    if (m_log.rows.empty())
        return m_where->currentIndex() == Check ? tr("No log of its check is kept. Check it again.")
               : m_where->currentIndex() == Tables
                   ? tr("This bot has not played at your tables, or its matches have been deleted.")
                   : tr("No tournament has a match of this bot.");
    if (!m_log.wrote)
        return tr("This bot wrote nothing to standard error. Its output would be shown beside the decision. Below is "
                  "what it was asked.");
    return {};
}

void BotLogDialog::fill() {
    m_shown.clear();
    for (std::size_t i = 0; i < m_log.rows.size(); ++i)
        if (!m_onlyOutput->isChecked() || !m_log.rows[i].output.isEmpty()) m_shown.push_back(i);
    const QLocale locale;
    {
        const QSignalBlocker blocker(m_rows);
        m_rows->setRowCount(static_cast<int>(m_shown.size()));
        for (int row = 0; row < m_rows->rowCount(); ++row) {
            const BotLogRow& one = m_log.rows[m_shown[at(row)]];
            const QString texts[] = {numberFrom1(one.match),
                                     numberFrom1(one.decision),
                                     one.told ? tr("notified") : one.question,
                                     one.answer,
                                     one.time,
                                     one.lastLine()};
            for (int column = 0; column < LogColumns; ++column) {
                auto* item = new QTableWidgetItem(texts[column]);
                if (isNumber(column)) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                if (column == LogQuestion) item->setToolTip(plainTip(texts[column]));
                if (column == LogAnswer && one.faulty) item->setForeground(inkColour(palette(), TextLabel::Ink::Bad));
                m_rows->setItem(row, column, item);
            }
        }
        if (!m_shown.empty()) m_rows->selectRow(0);
    }
    m_note->setText(emptyText());
    m_note->setVisible(!m_note->text().isEmpty());
    m_copy->setEnabled(!m_shown.empty());
    showCurrent();
}

const BotLogRow* BotLogDialog::current() const {
    const int row = m_rows->currentRow();
    if (row < 0 || row >= static_cast<int>(m_shown.size())) return nullptr;
    return &m_log.rows[m_shown[at(row)]];
}

void BotLogDialog::showCurrent() {
    const BotLogRow* row = current();
    m_output->setPlainText(row != nullptr ? row->output : QString());
    m_open->setEnabled(row != nullptr);
}

void BotLogDialog::openCurrent() {
    if (const BotLogRow* row = current()) emit openRequested(m_log.records[at(row->record)], row->decision);
}

/// What is shown, a line a row, and below it all that the bot wrote.
void BotLogDialog::copy() const {
    QString text;
    for (const std::size_t i : m_shown) {
        const BotLogRow& one = m_log.rows[i];
        text += tr("match %1, decision %2", "in a log").arg(numberFrom1(one.match), numberFrom1(one.decision));
        for (const QString& word : {one.question, one.answer, one.time})
            if (!word.isEmpty()) text += QLatin1Char('\t') + word;
        text += QLatin1Char('\n') + one.output;
        if (!one.output.isEmpty() && !one.output.endsWith(QLatin1Char('\n'))) text += QLatin1Char('\n');
    }
    QGuiApplication::clipboard()->setText(text);
}

} // namespace hilltop
