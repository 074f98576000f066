// SPDX-License-Identifier: GPL-3.0-or-later
// What the person at a table can do besides playing: its actions, menus and keys.
#include "play/away.h"
#include "play/coach.h"
#include "play/key_button.h"
#include "play/play_page.h"

#include "documents/seal_texts.h"
#include "records/record_text.h"
#include "settings/settings.h"
#include "store/same_cards.h"
#include "text/error_texts.h"
#include "text/game_texts.h"
#include "text/markdown.h"

#include <QAction>
#include <QMessageBox>

namespace hilltop {
namespace {

QString markdownList(QStringList items) {
    items.removeDuplicates(); // equal cards
    return QStringLiteral("- ") + items.join(QStringLiteral("\n- ")) + QStringLiteral("\n\n");
}

} // namespace

void PlayPage::makeActions() {
    m_new = makeAction("match.new", tr("&New match…"), QStringLiteral("plus"), QKeySequence::New,
                       [this] { emit newMatchRequested(); });
    m_new->setShortcutContext(Qt::WindowShortcut);
    m_again = makeAction(
        "match.again", tr("Same &deal again"), QStringLiteral("deal"), Qt::CTRL | Qt::SHIFT | Qt::Key_N, [this] {
            Record record =
                new_record(m_session->game(), this->record().rules, this->record().source, this->record().seats);
            record.cards = this->record().cards; // practice: who knows a deal is not rated on it
            record.seal = this->record().seal;   // which was shown before its cards were known
            if (const auto cards = same_cards(this->record()); cards && *cards)
                record = on_same_cards(std::move(record), **cards);
            openSession(std::move(record), true);
        });
    m_hint = makeAction("match.hint", tr("&Hint"), QStringLiteral("bulb"), Qt::Key_H, [this] { askHint(); });
    const auto tellKey = [this] {
        m_coach->sheet()->button(TutorSheet::Hint)->setKey(m_hint->shortcut().toString(QKeySequence::NativeText));
    };
    connect(m_hint, &QAction::changed, m_coach->sheet(), tellKey);
    tellKey();
    makeHintMenu();
    m_tutor = makeAction("match.tutor", tr("&Ask before costly moves"), {}, {},
                         [this] { m_settings.set<bool>(QLatin1String(kTutorKey), m_tutor->isChecked()); });
    m_tutor->setCheckable(true);
    m_tutor->setToolTip(tr("The tutor asks before you play a costly move. Never in rated matches."));
    m_undo = makeAction("match.undo", tr("&Undo"), QStringLiteral("undo"), QKeySequence::Undo,
                        [this] { m_session->undo(); });
    m_speak = makeAction("match.speak", tr("&Speak"), QStringLiteral("speech"), Qt::Key_S, [this] { speak(); });
    m_speak->setToolTip(tr("Speak the state of the match"));
    m_bot = makeAction("match.bot", tr("Let a &bot take over"), QStringLiteral("robot"), {}, [this] { letBotGoOn(); });
    m_swap = makeAction("match.swap", tr("S&wap seats"), {}, {}, [this] { swapSeats(); });
    m_swap->setToolTip(tr("Take the next player’s seat, who takes yours"));
    m_review = makeAction("match.review", tr("&Review"), QStringLiteral("replay"), Qt::CTRL | Qt::Key_R, [this] {
        if (m_branch.document && m_branch.number >= 0)
            emit branchReviewRequested(m_branch);
        else
            emit reviewRequested(record());
    });
    m_rules = makeAction("match.rules", tr("Ru&les of this game"), QStringLiteral("book"), Qt::Key_R,
                         [this] { emit rulesRequested(rulesId()); });
    m_statistics = makeAction("match.statistics", tr("Your resul&ts…"), {}, {}, [this] { emit statisticsRequested(); });
    m_statistics->setShortcutContext(Qt::WindowShortcut);
    m_seal = makeAction("match.seal", tr("Sealed &cards…"), QStringLiteral("lock"), {},
                        [this] { showSeal(record(), !sealed() && !playing(), this); });
    m_seal->setToolTip(tr("The proof that no one changes the cards while you play"));
    makeWatchActions();
    m_export = makeAction("match.export", tr("Save match &as…"), QStringLiteral("file"), QKeySequence::Save,
                          [this] { exportRecord(); });
}

/// The match goes on with others in its seats. It is rated no more, and bots that took over are not asked again in
/// replay. What it comes to is no longer the result of whoever took a seat of an earlier match.
void PlayPage::reseat(Record next) {
    next.rated = false;
    next = on_own_cards(std::move(next));
    openSession(std::move(next), false, {}, Before::Same);
}

void PlayPage::letBotGoOn() {
    reseat(m_session->persons().empty() ? comeBack(record(), Seat(std::max(0, m_scene.viewSeat())))
                                        : sendAway(record(), m_session->game().strongest_bot()));
}

void PlayPage::swapSeats() {
    Record next = record();
    const Seat me = *m_session->persons().begin();
    auto& mine = next.seats[static_cast<std::size_t>(me.index())];
    auto& other = next.seats[static_cast<std::size_t>(hilltop::next(me, m_session->table().seats()).index())];
    std::swap(mine, other);
    mine.version = other.version = 0;
    reseat(std::move(next));
}

void PlayPage::speak() {
    const QString state = QStringLiteral("%1. %2 %3")
                              .arg(scoreLine(m_session->table(), m_scene.names()), m_scene.prompt(), m_scene.handText())
                              .trimmed();
    m_scene.announce(state);
    emit statusChanged(state);
}

void PlayPage::exportRecord() {
    const QString path = askWhereToSave(this, tr("Save match"), matchFileName(record()), QStringLiteral("hmatch"),
                                        tr("Hilltop matches (*.hmatch)"));
    if (path.isEmpty()) return;
    m_writer.start(
        [to = path.toStdString(), match = record()] {
            return save_records(to, {&match, 1});
        },
        [this, path](const Result<>& done) {
            if (done)
                emit statusChanged(tr("The match was saved as %1.").arg(path));
            else
                QMessageBox::warning(this, tr("The match was not saved"), sentence(done.error()));
        });
}

QList<QAction*> PlayPage::menuActions(MenuId menu) const {
    switch (menu) {
    case MenuId::File:
        return {m_export};
    case MenuId::Match:
        return {m_new,    m_again,  nullptr, m_hint,   m_hintFrom,   m_tutor, m_undo,
                m_speak,  nullptr,  m_bot,   m_swap,   nullptr,      m_pause, m_step,
                m_slower, m_faster, nullptr, m_review, m_statistics, m_rules, m_seal};
    case MenuId::Replay:
    case MenuId::Tournament:
    case MenuId::View:
    case MenuId::Help:
        break;
    }
    return {};
}

QList<KeyHint> PlayPage::keyHints() const {
    QList<KeyHint> hints;
    QStringList choices;
    for (const QAction* key : m_scene.tableKeys().actions()) {
        QStringList words;
        for (const QKeySequence& sequence : key->shortcuts())
            words << sequence.toString(QKeySequence::NativeText);
        if (words.isEmpty()) continue;
        if (key->objectName().startsWith(QStringLiteral("table.choice")))
            choices << words.front();
        else
            hints.append({words.join(QStringLiteral(", ")), key->text()});
    }
    if (!choices.isEmpty())
        hints.append({choices.join(QLatin1Char(' ')), tr("play the action or use the place of that key")});
    hints.append({tr("Any key"), tr("finish the animation, continue after a hand")});
    return hints;
}

/// What the person on turn may answer and, of the rest, why not.
QString PlayPage::rulesNow() const {
    if (!m_session || lookingBack() || m_scene.over()) return {};
    QStringList open, closed;
    for (const MenuModel::Item& item : m_scene.menu()->items()) {
        const QString title = QStringLiteral("**%1**").arg(markdownText(item.text));
        if (!item.allowed())
            closed << tr("%1: %2", "an answer and why it is not allowed").arg(title, markdownText(item.reason));
        else
            open << (item.detail.isEmpty() ? title : QStringLiteral("%1, %2").arg(title, markdownText(item.detail)));
    }
    QString text = QStringLiteral("## %1\n\n%2\n\n").arg(tr("Now"), markdownText(m_scene.prompt()));
    if (!open.isEmpty()) text += tr("Legal:") + QStringLiteral("\n\n") + markdownList(open);
    if (!closed.isEmpty()) text += tr("Illegal:") + QStringLiteral("\n\n") + markdownList(closed);
    return text;
}

} // namespace hilltop
