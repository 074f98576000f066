// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_matches.h"

#include "bots/bot_log_dialog.h"
#include "bots/compare_dialog.h"
#include "choose/bot_trust.h"
#include "choose/own_bot_list.h"
#include "records/record_text.h"
#include "text/error_texts.h"

namespace hilltop {

BotMatches::BotMatches(OwnBotList& own, BotTrust& trust, const QString& matches, QWidget& page)
    : QObject(&page)
    , m_own(own)
    , m_trust(trust)
    , m_page(page)
    , m_matches(matches) {}

/// What was found before is shown again.
void BotMatches::compare(const QString& id, const QString& bot) {
    if (bot.isEmpty()) return;
    const QString whom = id + QLatin1Char(' ') + bot;
    if (!m_comparing || m_compared != whom) {
        delete m_comparing;
        m_compared = whom;
        m_comparing = new CompareDialog(m_own, id, bot, m_matches, &m_page);
        m_comparing->mayPlay = [this](const QString& game, const std::vector<std::string>& bots,
                                      BotTrust::Answered then) {
            m_trust.mayPlay(m_comparing, game, bots, m_comparing, std::move(then));
        };
        connect(m_comparing, &CompareDialog::openRequested, this,
                [this](const Record& record, int decision) { openFrom(m_comparing, record, decision); });
    }
    m_comparing->show();
    m_comparing->activateWindow();
}

void BotMatches::showLog(const OwnBot& bot) {
    delete m_logDialog;
    BotLogDialog::Sources sources{.checked = {}, .matches = m_matches, .tournaments = m_tournaments};
    if (const BotReport* report = m_own.report(bot)) sources.checked = report->records;
    m_logDialog = new BotLogDialog(QString::fromStdString(bot.game), QString::fromStdString(bot.spec),
                                   QString::fromStdString(bot.name), std::move(sources), &m_page);
    connect(m_logDialog, &BotLogDialog::openRequested, this,
            [this](const Record& record, int decision) { openFrom(m_logDialog, record, decision); });
    m_logDialog->show();
}

/// Hides the dialog so that it does not cover what it opened; it reappears when this page is shown again.
void BotMatches::openFrom(QDialog* dialog, const Record& record, int decision) {
    dialog->hide();
    m_comesBack = dialog;
    emit replayRequested(record, decision);
    if (m_page.isVisible()) comeBack(); // the match was not shown: the person wants to save the current one first
}

void BotMatches::comeBack() {
    if (!m_comesBack) return;
    m_comesBack->show();
    m_comesBack->activateWindow();
    m_comesBack.clear();
}

void BotMatches::openFault(const OwnBot& bot, int index) {
    const BotReport* const report = m_own.report(bot);
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
