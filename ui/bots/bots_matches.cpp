// SPDX-License-Identifier: GPL-3.0-or-later
// The page's ways to the matches of its bots: what a check, a comparison and the log have kept.
#include "bots/bot_log_dialog.h"
#include "bots/bots_page.h"
#include "bots/compare_dialog.h"
#include "records/record_text.h"
#include "text/error_texts.h"

namespace hilltop {

/// What was found before is shown again.
void BotsPage::compare() {
    if (m_bot.isEmpty()) return;
    const QString whom = m_game + QLatin1Char(' ') + m_bot;
    if (!m_comparing || m_compared != whom) {
        delete m_comparing;
        m_compared = whom;
        m_comparing = new CompareDialog(m_own, m_game, m_bot, m_matches, this);
        m_comparing->mayPlay = [this](const QString& game, const std::vector<std::string>& bots) {
            return m_trust.mayPlay(m_comparing, game, bots);
        };
        connect(m_comparing, &CompareDialog::openRequested, this,
                [this](const Record& record, int decision) { openFrom(m_comparing, record, decision); });
    }
    m_comparing->show();
    m_comparing->activateWindow();
}

CompareDialog* BotsPage::comparing() const {
    return m_comparing;
}

BotLogDialog* BotsPage::log() const {
    return m_logDialog;
}

void BotsPage::showLog() {
    const OwnBot* bot = current();
    if (bot == nullptr) return;
    delete m_logDialog;
    BotLogDialog::Sources sources{.checked = {}, .matches = m_matches, .tournaments = m_tournaments};
    if (const BotReport* report = m_own.report(*bot)) sources.checked = report->records;
    m_logDialog = new BotLogDialog(m_game, m_bot, name(), std::move(sources), this);
    connect(m_logDialog, &BotLogDialog::openRequested, this,
            [this](const Record& record, int decision) { openFrom(m_logDialog, record, decision); });
    m_logDialog->show();
}

/// Hides the dialog so that it does not cover what it opened; it reappears when this page is shown again.
void BotsPage::openFrom(QDialog* dialog, const Record& record, int decision) {
    dialog->hide();
    m_comesBack = dialog;
    emit replayRequested(record, decision);
    if (isVisible()) comeBack(); // the match was not shown: the person wants to save the current one first
}

void BotsPage::comeBack() {
    if (!m_comesBack) return;
    m_comesBack->show();
    m_comesBack->activateWindow();
    m_comesBack.clear();
}

void BotsPage::openFault(int index) {
    const OwnBot* bot = current();
    const BotReport* const report = bot != nullptr ? m_own.report(*bot) : nullptr;
    if (!report || index < 0 || index >= static_cast<int>(report->faults.size())) return;
    const CheckFault& fault = report->faults[static_cast<std::size_t>(index)];
    if (fault.record < 0 || fault.record >= static_cast<int>(report->records.size())) {
        emit told(tr("The match of this fault was not stored, because the first ones are enough to find the problem."));
        return;
    }
    const auto record = read_record(report->records[static_cast<std::size_t>(fault.record)]);
    if (record)
        emit replayRequested(*record, fault.decision);
    else
        emit told(sentence(record.error()));
}

} // namespace hilltop
