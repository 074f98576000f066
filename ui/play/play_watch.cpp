// SPDX-License-Identifier: GPL-3.0-or-later
// Looking on while bots play: the match stands still, goes on by one step, or goes faster and slower.
#include "play/play_page.h"

#include "style/empty_state.h"
#include "style/icons.h"
#include "table/table_view.h"

#include <QAction>
#include <QEvent>
#include <QLocale>

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

constexpr std::array kWatchPaces = {0.25, 0.5, 1.0, 2.0, 4.0};

} // namespace

void PlayPage::makeWatchActions() {
    m_pause =
        makeAction("match.pause", tr("&Pause"), QStringLiteral("pause"), Qt::Key_P, [this] { setPaused(!m_paused); });
    m_step = makeAction("match.step", tr("&One step"), QStringLiteral("next"), Qt::Key_Period, [this] { stepOnce(); });
    m_slower = makeAction("match.slower", tr("Slow&er"), {}, Qt::Key_Minus, [this] { changePace(-1); });
    m_faster = makeAction("match.faster", tr("&Faster"), {}, Qt::Key_Plus, [this] { changePace(1); });
    for (QAction* action : {m_pause, m_step, m_slower, m_faster})
        setKeyHolds(*action, KeyHolds::Watching);
}

void PlayPage::followWatch() {
    const bool on = watching() && !lookingBack();
    const bool shown = m_session && m_session->persons().empty();
    for (QAction* action : {m_pause, m_step, m_slower, m_faster}) {
        action->setEnabled(on);
        action->setVisible(shown);
    }
    for (QAction* action : {m_hint, m_undo})
        action->setVisible(!shown);
    m_pause->setText(m_paused ? tr("&Resume") : tr("&Pause"));
    m_pause->setIcon(icon(m_paused ? QStringLiteral("play") : QStringLiteral("pause")));
    m_slower->setEnabled(on && m_view->pace() > kWatchPaces.front());
    m_faster->setEnabled(on && m_view->pace() < kWatchPaces.back());
    if (!shown && m_view->pace() != 1) m_view->setPace(1);
}

void PlayPage::setWaiting(const QString& game) {
    if (game == m_waiting) return;
    m_waiting = game;
    tellEmpty();
    emit statusChanged(statusText());
}

void PlayPage::tellEmpty() {
    if (m_waiting.isEmpty())
        m_empty->setWords(tr("No match yet. Choose New match or press Enter."), tr("New match…"));
    else
        m_empty->setWords(tr("You have an unfinished match of %1.").arg(m_waiting), tr("Continue"));
}

/// Names of places, and all sentences, in the language that is spoken now.
void PlayPage::changeEvent(QEvent* event) {
    Page::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    tellEmpty();
    if (!m_session) return;
    seatPlayers();
    showJump();
}

void PlayPage::setPaused(bool paused) {
    if (!watching()) return;
    m_paused = paused;
    m_single = false;
    m_rest.stop();
    if (!paused && !m_scene.playing()) settled();
    refresh();
}

/// What moves arrives; then the next thing happens, and the match stands again.
void PlayPage::stepOnce() {
    if (!watching()) return;
    m_paused = true;
    m_rest.stop();
    m_scene.finishNow();
    m_single = true;
    settled();
    if (m_session->resting() && m_rest.isActive()) {
        m_rest.stop();
        m_session->goOn();
    }
    refresh();
}

void PlayPage::changePace(int by) {
    const auto now = std::find(kWatchPaces.begin(), kWatchPaces.end(), m_view->pace()) - kWatchPaces.begin();
    const auto next = std::clamp<std::ptrdiff_t>(now + by, 0, static_cast<std::ptrdiff_t>(kWatchPaces.size()) - 1);
    m_view->setPace(kWatchPaces[static_cast<std::size_t>(next)]);
    refresh();
    emit statusChanged(tr("Speed × %1").arg(locale().toString(m_view->pace())));
}

} // namespace hilltop
