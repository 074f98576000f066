// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/play_actions.h"

#include "documents/beliefs_grid.h"
#include "documents/seal_texts.h"
#include "play/beliefs_dialog.h"
#include "play/coach.h"
#include "play/hint_source.h"
#include "play/key_button.h"
#include "play/match_play.h"
#include "settings/settings.h"
#include "style/icons.h"
#include "table/table_scene.h"
#include "table/table_view.h"
#include "text/table_texts.h"

#include <QAction>
#include <QLocale>

#include <algorithm>

namespace hilltop {
namespace {

constexpr std::array kWatchPaces = {0.25, 0.5, 1.0, 2.0, 4.0};

} // namespace

PlayActions::PlayActions(Page& page, const Parts& parts)
    : QObject(&page)
    , m_page(page)
    , m_parts(parts) {
    makeMatch();
    makeWatch();
    for (const Id id : {New, GoOn, Statistics})
        (*this)[id]->setShortcutContext(Qt::WindowShortcut);
    (*this)[Tutor]->setCheckable(true);
    connect((*this)[Hint], &QAction::changed, this, &PlayActions::tellKey);
    tellKey();
}

void PlayActions::make(Id id, const char* name, const QString& text, const QString& icon, const QKeySequence& key,
                       std::function<void()> act, const QString& tip) {
    if (!act) act = [this, id] { emit wanted(id); };
    QAction* action = m_page.makeAction(name, text, icon, key, std::move(act));
    action->setParent(this); // the language of its texts is looked up by the class of its parent
    if (!tip.isEmpty()) action->setToolTip(tip);
    m_actions[static_cast<std::size_t>(id)] = action;
}

void PlayActions::makeMatch() {
    MatchPlay& play = m_parts.play;
    make(New, "match.new", tr("&New match…"), QStringLiteral("plus"), QKeySequence::New);
    make(GoOn, "match.continue", tr("Continue a match…"), {}, {}, {}, tr("Shows the matches you have left"));
    make(Again, "match.again", tr("Same &deal again"), QStringLiteral("deal"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), [&play] { play.again(); });
    make(Hint, "match.hint", tr("&Hint"), QStringLiteral("bulb"), Qt::Key_H, [this] { m_parts.hints.ask(); });
    m_actions[HintFrom] = m_parts.hints.action();
    make(
        Tutor, "match.tutor", tr("&Ask before costly moves"), {}, {},
        [this] { m_parts.settings.set<bool>(QLatin1String(kTutorKey), (*this)[Tutor]->isChecked()); },
        tr("The tutor asks before you play a costly move. Never in rated matches."));
    make(
        Beliefs, "match.beliefs", tr("What &may they hold?"), {}, Qt::Key_B, [this] { showBeliefs(); },
        tr("Where each hidden card may be, from what you know. Never in rated matches."));
    make(Undo, "match.undo", tr("&Undo"), QStringLiteral("undo"), QKeySequence::Undo, [&play] { play.undo(); });
    make(
        Speak, "match.speak", tr("&Speak"), QStringLiteral("speech"), Qt::Key_S, [this] { speak(); },
        tr("Speak the state of the match"));
    make(Bot, "match.bot", tr("Let a &bot take over"), QStringLiteral("robot"), {}, [&play] { play.letBotGoOn(); });
    make(
        Swap, "match.swap", tr("S&wap seats"), {}, {}, [&play] { play.swapSeats(); },
        tr("Take the next player’s seat, who takes yours"));
    make(Review, "match.review", tr("&Replay"), QStringLiteral("replay"), QKeySequence(Qt::CTRL | Qt::Key_R));
    make(Rules, "match.rules", tr("Ru&les of this game"), QStringLiteral("book"), Qt::Key_R);
    make(Statistics, "match.statistics", tr("Your resul&ts…"), {}, {});
    make(
        Seal, "match.seal", tr("Sealed &cards…"), QStringLiteral("lock"), {},
        [this] {
            const MatchPlay& shown = m_parts.play;
            showSeal(shown.record(), !shown.sealed() && !shown.playing(), &m_page);
        },
        tr("The proof that no one changes the cards while you play"));
    make(SaveAs, "match.export", tr("Save match &as…"), QStringLiteral("file"), QKeySequence::Save,
         [this] { m_parts.keeping.saveAs(m_parts.play.record()); });
}

void PlayActions::makeWatch() {
    MatchPlay& play = m_parts.play;
    make(Pause, "match.pause", tr("&Pause"), QStringLiteral("pause"), Qt::Key_P,
         [&play] { play.setPaused(!play.paused()); });
    make(Step, "match.step", tr("&One step"), QStringLiteral("next"), Qt::Key_Period, [&play] { play.stepOnce(); });
    make(Slower, "match.slower", tr("Slow&er"), {}, Qt::Key_Minus, [this] { changePace(-1); });
    make(Faster, "match.faster", tr("&Faster"), {}, Qt::Key_Plus, [this] { changePace(1); });
    for (const Id id : {Pause, Step, Slower, Faster})
        setKeyHolds(*(*this)[id], KeyHolds::Watching);
}

QList<QAction*> PlayActions::menu() const {
    QList<QAction*> list;
    for (int id = New; id < SaveAs; ++id) {
        if (id == Hint || id == Bot || id == Pause || id == Review) list << nullptr;
        list << m_actions[static_cast<std::size_t>(id)];
    }
    return list;
}

void PlayActions::tellKey() {
    m_parts.coach.sheet()
        ->button(TutorSheet::Hint)
        ->setKey((*this)[Hint]->shortcut().toString(QKeySequence::NativeText));
}

void PlayActions::refreshHint() {
    MatchPlay& play = m_parts.play;
    const auto seat = m_parts.scene.playing() || play.lookingBack() ? std::nullopt : play.personHere();
    (*this)[Hint]->setEnabled(seat && !play.record().rated);
    (*this)[HintFrom]->setEnabled(play.playing() && !play.record().rated && !play.session()->persons().empty());
    (*this)[Tutor]->setChecked(m_parts.settings.get<bool>(QLatin1String(kTutorKey), false));
    (*this)[Tutor]->setEnabled(!play.sealed());
    m_parts.coach.expect(seat);
}

void PlayActions::refresh() {
    const MatchPlay& play = m_parts.play;
    const TableSession* session = play.session();
    const bool any = session != nullptr, going = play.playing(), open = any && !play.sealed();
    const int persons = any ? session->persons().size() : 0;
    refreshHint();
    (*this)[Undo]->setEnabled(any && !play.record().rated && session->canUndo());
    (*this)[Again]->setEnabled(open);
    for (const Id id : {Speak, Rules, Seal})
        (*this)[id]->setEnabled(any);
    (*this)[Review]->setEnabled(open && !(going && persons > 1)); // it shows what is on all hands
    (*this)[SaveAs]->setEnabled(open);
    (*this)[Bot]->setEnabled(going && open);
    (*this)[Bot]->setText(any && persons == 0 ? tr("Take over &yourself") : tr("Let a &bot take over"));
    (*this)[Beliefs]->setEnabled(going && m_parts.coach.helps());
    (*this)[Swap]->setEnabled(going && open && persons == 1 && session->table().seats() > 1);
    refreshWatch();
}

void PlayActions::refreshWatch() {
    const MatchPlay& play = m_parts.play;
    const bool on = play.watching() && !play.lookingBack();
    const bool shown = play.session() != nullptr && play.session()->persons().empty();
    for (const Id id : {Pause, Step, Slower, Faster}) {
        (*this)[id]->setEnabled(on);
        (*this)[id]->setVisible(shown);
    }
    for (const Id id : {Hint, Undo})
        (*this)[id]->setVisible(!shown);
    (*this)[Pause]->setText(play.paused() ? tr("&Resume") : tr("&Pause"));
    (*this)[Pause]->setIcon(icon(play.paused() ? QStringLiteral("play") : QStringLiteral("pause")));
    (*this)[Slower]->setEnabled(on && m_parts.view.pace() > kWatchPaces.front());
    (*this)[Faster]->setEnabled(on && m_parts.view.pace() < kWatchPaces.back());
    if (!shown && m_parts.view.pace() != 1) m_parts.view.setPace(1);
}

void PlayActions::speak() {
    TableScene& scene = m_parts.scene;
    const QString state = QStringLiteral("%1. %2 %3")
                              .arg(scoreLine(m_parts.play.session()->table(), scene.position()->names()),
                                   scene.position()->prompt(), scene.handText())
                              .trimmed();
    scene.announce(state);
    emit told(state);
}

/// The key opens it and closes it again.
void PlayActions::showBeliefs() {
    if (m_beliefs) {
        m_beliefs->close();
        return;
    }
    m_beliefs = new BeliefsDialog(m_parts.play, m_parts.coach, m_parts.scene, &m_page);
    m_beliefs->setAttribute(Qt::WA_DeleteOnClose);
    m_beliefs->beliefs()->markOn(m_parts.view);
    m_beliefs->addAction((*this)[Beliefs]); // so that its key closes it where it has the keyboard
    m_beliefs->show();
}

void PlayActions::changePace(int by) {
    TableView& view = m_parts.view;
    const auto now = std::find(kWatchPaces.begin(), kWatchPaces.end(), view.pace()) - kWatchPaces.begin();
    const auto next = std::clamp<std::ptrdiff_t>(now + by, 0, static_cast<std::ptrdiff_t>(kWatchPaces.size()) - 1);
    view.setPace(kWatchPaces[static_cast<std::size_t>(next)]);
    emit changed();
    emit told(tr("Speed × %1").arg(QLocale().toString(view.pace())));
}

} // namespace hilltop
