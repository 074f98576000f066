// SPDX-License-Identifier: GPL-3.0-or-later
// What the tournaments' page reports to the window and its start page.
#include "text/error_texts.h"
#include "tournaments/view/stranded_tournaments.h"
#include "tournaments/view/tournament_list.h"
#include "tournaments/view/tournament_page.h"
#include "tournaments/view/tournament_status.h"
#include "tournaments/view/tournament_view.h"

#include <QAction>
#include <QLocale>
#include <QTableView>

namespace hilltop {

QWidget* TournamentPage::statusWidget() const {
    return m_status;
}

/// The newest that could go on; the folder's entries come newest first.
const TournamentEntry* TournamentPage::interrupted() const {
    for (const TournamentEntry& entry : m_folder.entries())
        if (entry.state == TournamentState::Stopped && !m_queue.find(entry.path)) return &entry;
    return nullptr;
}

std::optional<ContinueItem> TournamentPage::continueItem() const {
    ContinueItem item;
    item.id = QLatin1String(kContinueId);
    item.iconName = iconName();
    if (const JobPtr& job = m_queue.running(); job && job->exists()) {
        const Progress& progress = job->progress();
        item.title = job->title();
        item.detail = tr("%1 matches: %2").arg(QLocale().toString(qlonglong{progress.total}), shortState(*job));
        item.button = tr("Watch");
        item.percent = static_cast<int>(100 * progress.share());
        return item;
    }
    const TournamentEntry* entry = interrupted();
    if (entry == nullptr) {
        const JobPtr next = m_queue.waiting().empty() ? JobPtr() : m_queue.waiting().front();
        if (!next || next->phase() != TournamentJob::Phase::Waiting) return {};
        const Progress& progress = next->progress();
        item.title = next->title();
        item.detail = tr("%1 matches: queued").arg(QLocale().toString(qlonglong{progress.total}));
        item.button = tr("Start");
        item.percent = static_cast<int>(100 * progress.share());
        return item;
    }
    const int percent = entry->total > 0 ? static_cast<int>(100 * entry->done / entry->total) : 0;
    item.title = entry->name;
    item.detail = tr("%1 matches: stopped at %2 %").arg(QLocale().toString(entry->total), QLocale().toString(percent));
    item.button = tr("Resume");
    item.percent = percent;
    return item;
}

void TournamentPage::goOn() {
    if (m_queue.running())
        open(m_queue.running()->path());
    else if (const TournamentEntry* entry = interrupted())
        resume(QString(entry->path));
    else if (!m_queue.waiting().empty())
        resume(m_queue.waiting().front()->path());
}

QString TournamentPage::title() const {
    return tr("Tournaments");
}

QString TournamentPage::iconName() const {
    return QStringLiteral("trophy");
}

QList<QAction*> TournamentPage::barActions() const {
    return {m_new};
}

QList<QAction*> TournamentPage::menuActions(MenuId menu) const {
    if (menu != MenuId::Tournament) return {};
    return {m_new, nullptr, m_pause, m_stop, m_resume, m_watch, nullptr, m_back};
}

QList<KeyHint> TournamentPage::keyHints() const {
    return {{tr("Enter"), tr("open a tournament of the list")},
            {tr("F2, Del"), tr("rename it, delete it")},
            {tr("Arrows"), tr("move through the crosstable")},
            {tr("Enter or Space"), tr("matches of a cell, replay of a match")}};
}

QString TournamentPage::statusText() const {
    if (!m_notice.isEmpty()) return m_notice;
    if (job() != nullptr) {
        const QString sentence = m_view->sentence();
        return sentence.isEmpty() ? job()->title() : sentence;
    }
    if (m_folder.scanning() && m_listModel->rowCount() == 0) return tr("Reading the tournaments…");
    if (m_listModel->rowCount() == 0) return tr("No tournaments yet.");
    return tr("%Ln tournaments", nullptr, m_listModel->rowCount());
}

QList<QWidget*> TournamentPage::panes() const {
    if (job() == nullptr) return {m_list};
    return m_view->panes();
}

bool TournamentPage::mayLeave() {
    return m_stranded->mayLeave();
}

void TournamentPage::takeFocus() {
    if (job() == nullptr)
        m_list->setFocus(Qt::OtherFocusReason);
    else
        m_view->takeFocus();
}

} // namespace hilltop
