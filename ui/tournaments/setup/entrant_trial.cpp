// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/setup/entrant_trial.h"

#include "jobs/job.h"
#include "jobs/wait_note.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/open_dialog.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>

namespace hilltop {

namespace {

constexpr QSize kTrialSize{720, 420};

std::size_t refused(const std::vector<BotTrial>& trials) {
    return static_cast<std::size_t>(
        std::count_if(trials.begin(), trials.end(), [](const BotTrial& trial) { return trial.refusal.has_value(); }));
}

} // namespace

bool TrialDialog::needed(const std::vector<BotTrial>& trials) {
    return std::any_of(trials.begin(), trials.end(),
                       [](const BotTrial& trial) { return trial.refusal || !trial.remarks.empty(); });
}

TrialDialog::TrialDialog(const Plan& plan, const std::vector<BotTrial>& trials, QWidget* parent)
    : QDialog(parent)
    , m_players(players_of(plan, trials))
    , m_table(new QTableWidget(0, 3)) {
    setManual(*this, "tournaments#a-new-tournament");
    setWindowTitle(tr("Entrants"));
    auto* column = columnIn(this, 12, {20, 20, 20, 16});
    const auto out = static_cast<int>(refused(trials));
    const auto fits = check_plan(m_players);
    auto* words =
        new TextLabel(out == 0 ? tr("All bots can play. Some had faults in their trial.")
                               : tr("Each bot has been tried. %n cannot play and will be left out.", "", out));
    words->setWordWrap(true);
    column->addWidget(words);
    m_table->setObjectName(QStringLiteral("trials"));
    m_table->setAccessibleName(tr("Entrants"));
    m_table->setHorizontalHeaderLabels({tr("State"), tr("Bot"), tr("What happened")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setWordWrap(true);
    const auto add = [&](const BotTrial& trial, const QString& state, const QString& why) {
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        const QString texts[] = {state, botName(plan.game, trial.bot), why};
        for (int i = 0; i < 3; ++i) {
            auto* item = new QTableWidgetItem(texts[i]);
            item->setToolTip(texts[i]);
            m_table->setItem(row, i, item);
        }
    };
    for (const BotTrial& trial : trials)
        if (trial.refusal) add(trial, tr("Left out"), sentence(*trial.refusal));
    for (const BotTrial& trial : trials)
        for (const Error& remark : trial.refusal ? std::vector<Error>() : trial.remarks)
            add(trial, tr("Plays, with remarks"), sentence(remark));
    for (const BotTrial& trial : trials)
        if (!trial.refusal && trial.remarks.empty()) add(trial, tr("Plays"), QString());
    for (const int place : {0, 1})
        m_table->horizontalHeader()->setSectionResizeMode(place, QHeaderView::ResizeToContents);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // whatever its width
    column->addWidget(m_table, 1);
    if (!fits) {
        auto* problem = new TextLabel(sentence(fits.error()));
        problem->setWordWrap(true);
        column->addWidget(problem);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_start = buttons->addButton(tr("Start tournament"), QDialogButtonBox::AcceptRole);
    m_start->setEnabled(static_cast<bool>(fits));
    m_start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(kTrialSize);
}

EntrantTrial::EntrantTrial(QWidget* over)
    : QObject(over)
    , m_over(over)
    , m_wait(new WaitNote(over)) {
    connect(m_wait, &WaitNote::cancelled, this, [this] { m_job.cancel(); });
}

void EntrantTrial::begin(const Plan& plan, int threads) {
    const int bots = static_cast<int>(
        std::count_if(plan.bots.begin(), plan.bots.end(), [&](const auto& bot) { return is_hosted(plan, bot); }));
    m_wait->begin(tr("Trying the bots…"));
    m_job = Job::start(
        [this, plan, threads, bots](JobControl& control) {
            Gate gate(control.stop());
            int done = 0;
            TrialOrder order = trial_of(plan);
            order.threads = threads;
            order.done = [&](const BotTrial&) {
                ++done;
                control.report([this, done, bots] {
                    const QLocale locale;
                    m_wait->begin(tr("Trying the bots: %1 of %2").arg(locale.toString(done), locale.toString(bots)));
                });
            };
            return try_bots(plan.entry(), order, gate);
        },
        [this, plan](const Result<std::vector<BotTrial>>& tried) { take(plan, tried); }, Job::Urgency::WaitedFor);
}

void EntrantTrial::take(const Plan& plan, const Result<std::vector<BotTrial>>& tried) {
    m_wait->end();
    if (!tried) return emit JobTrouble::instance().failed(tried.error());
    const std::vector<BotTrial>& trials = *tried;
    if (trials.size() < plan.bots.size()) return;
    if (!TrialDialog::needed(trials)) return emit passed(plan);
    m_dialog = new TrialDialog(plan, trials, m_over->window());
    connect(m_dialog, &QDialog::accepted, this, [this] { emit passed(m_dialog->players()); });
    openDialog(m_dialog);
}

} // namespace hilltop
