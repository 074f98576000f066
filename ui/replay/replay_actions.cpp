// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of ReplayPage and their keys.
#include "base/text_file.h"
#include "documents/match_text.h"
#include "replay/analysis_panel.h"
#include "replay/replay_page.h"
#include "replay/timeline.h"
#include "style/panel.h"
#include "table/match_tabs.h"
#include "table/score_view.h"
#include "table/table_view.h"
#include "text/error_texts.h"
#include "text/number_from_1.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTableView>

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

constexpr std::array kPaces = {0.25, 0.5, 1.0, 2.0, 4.0};

} // namespace

void ReplayPage::makeActions() {
    const auto jump = [this](auto where) {
        return [this, where] {
            setRunning(false);
            goTo(where());
        };
    };
    m_first = makeAction("replay.first", tr("To the be&ginning"), QStringLiteral("first"), Qt::Key_Home,
                         jump([] { return 0; }));
    m_previous = makeAction("replay.previous", tr("Pre&vious decision"), QStringLiteral("previous"), Qt::Key_Left,
                            jump([this] { return m_position - 1; }));
    m_play = makeAction("replay.play", tr("&Play"), QStringLiteral("play"), Qt::Key_Space,
                        [this] { setRunning(!m_running); });
    m_next = makeAction("replay.next", tr("Next decisi&on"), QStringLiteral("next"), Qt::Key_Right, [this] {
        setRunning(false);
        stepOn();
    });
    m_last = makeAction("replay.last", tr("To the &end"), QStringLiteral("last"), Qt::Key_End,
                        jump([this] { return positions() - 1; }));
    m_roundBack = makeAction("replay.roundBack", tr("Previous round"), {}, Qt::Key_BracketLeft,
                             jump([this] { return m_timeline->outline().roundFrom(m_position, -1); }));
    m_roundOn = makeAction("replay.roundOn", tr("Next round"), {}, Qt::Key_BracketRight,
                           jump([this] { return m_timeline->outline().roundFrom(m_position, 1); }));
    m_handBack = makeAction("replay.handBack", tr("Previous hand"), {}, Qt::Key_PageUp,
                            jump([this] { return m_timeline->outline().sectionFrom(m_position, -1); }));
    m_handOn = makeAction("replay.handOn", tr("Next hand"), {}, Qt::Key_PageDown,
                          jump([this] { return m_timeline->outline().sectionFrom(m_position, 1); }));
    m_faster = makeAction("replay.faster", tr("&Faster"), {}, Qt::Key_Plus, [this] { changePace(1); });
    m_slower = makeAction("replay.slower", tr("&Slower"), {}, Qt::Key_Minus, [this] { changePace(-1); });
    m_nextView = makeAction("replay.nextView", tr("Next seat’s view"), {}, Qt::Key_V,
                            [this] { setView((m_view + 1) % static_cast<int>(m_names.bySeat.size())); });
    m_allCards = makeAction("replay.allCards", tr("A&ll cards"), {}, Qt::Key_X, [this] { setView(kAllCards); });
    m_copy = makeAction("replay.copy", tr("&Copy"), QStringLiteral("copy"), QKeySequence::Copy, [this] {
        const QString copied = text();
        QGuiApplication::clipboard()->setText(copied);
        emit statusChanged(tr("Copied the position and its match, %1 characters. Ctrl+V opens them here again.")
                               .arg(QLocale().toString(copied.size())));
    });
    m_copy->setToolTip(tr("Copy the position as text, with the match"));
    m_paste = makeAction("replay.paste", tr("Open &what was copied"), QStringLiteral("file"), QKeySequence::Paste,
                         [this] { paste(); });
    m_paste->setShortcutContext(Qt::WindowShortcut); // from wherever one comes with it
    m_type = makeAction("replay.type", tr("&Type a position…"), QStringLiteral("file"),
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), [this] { typePosition(); });
    m_type->setToolTip(tr("Type or paste a match as text to analyse its position"));
    m_branchUp = makeAction("replay.branchUp", tr("Bra&nch above"), {}, Qt::Key_Up, [this] { stepBranch(-1); });
    m_branchDown = makeAction("replay.branchDown", tr("Branch &below"), {}, Qt::Key_Down, [this] { stepBranch(1); });
    m_mark = makeAction("replay.mark", tr("&Mark this decision"), {}, Qt::Key_M, [this] { toggleMark(); });
    m_rules = makeAction("replay.rules", tr("&Rules of this game"), QStringLiteral("book"), Qt::Key_R,
                         [this] { emit rulesRequested(rulesId()); });
    m_save =
        makeAction("replay.save", tr("S&ave as…"), QStringLiteral("file"), QKeySequence::Save, [this] { saveAs(); });
    m_save->setToolTip(tr("Save this match with its notes and branches"));
    m_save->setVisible(false);
    m_save->setEnabled(false);
    m_playOn = makeAction("replay.playOn", tr("Continue from &here"), QStringLiteral("branch"), Qt::Key_B,
                          [this] { playOn(); });
    m_playOn->setToolTip(tr("Take over the selected seat, as a branch. The original match stays unchanged."));
    m_deal = makeAction("replay.deal", tr("Play this &deal…"), QStringLiteral("deal"), Qt::Key_D, [this] {
        setRunning(false);
        emit playDealRequested(m_document->record(), m_document->origin().path, proposedSeat());
    });
    m_deal->setToolTip(tr("Take a seat with the same cards and opponents"));
    m_cardsResults = makeAction(
        "replay.cardsResults", tr("Res&ults on these cards…"), QStringLiteral("trophy"), Qt::SHIFT | Qt::Key_D, [this] {
            setRunning(false);
            emit cardsResultsRequested(m_document->record(), m_document->origin().path, proposedSeat());
        });
    m_cardsResults->setToolTip(tr("What everyone made of the cards of the selected seat"));
    m_analyse = makeAction("replay.analyse", tr("Anal&ysis"), QStringLiteral("search"), Qt::Key_A,
                           [this] { setAnalysing(!m_analysing); });
    m_analyse->setCheckable(true);
    m_analyse->setToolTip(tr("Analyse every decision and the luck of the cards"));
    m_previousMistake = makeAction("replay.previousMistake", tr("Previous mistake"), {},
                                   QKeySequence(Qt::SHIFT | Qt::Key_N), [this] { goToMistake(-1); });
    m_nextMistake = makeAction("replay.nextMistake", tr("Next mistake"), {}, Qt::Key_N, [this] { goToMistake(1); });
    m_quiz = makeAction("replay.quiz", tr("&Quiz from these mistakes"), QStringLiteral("bulb"), {}, [this] { quiz(); });
    m_rollOut = makeAction("replay.rollOut", tr("Simulate from here"), {}, Qt::Key_O, [this] { rollOut(); });
    m_world = makeAction("replay.world", tr("Show an example"), {}, Qt::Key_W, [this] { toggleWorld(); });
    m_world->setCheckable(true);
    m_world->setToolTip(tr("Show possible hands with which the better answer wins more"));
    m_back = makeAction("replay.back", tr("Stop simulating, or return to the actual cards"), {}, Qt::Key_Escape,
                        [this] { goBack(); });
    m_picture = makeAction("replay.picture", tr("P&icture…"), QStringLiteral("picture"), {}, [this] { savePicture(); });
    m_picture->setToolTip(tr("Save the table as a picture"));
    m_report = makeAction("replay.report", tr("Report…"), QStringLiteral("file"), {}, [this] { exportReport(); });
    m_report->setToolTip(tr("Save the analysis of this match as a web page or text"));
    m_report->setEnabled(false);
    m_export = makeAction("replay.export", tr("E&xport…"), QStringLiteral("file"), {}, [this] { exportMatch(); });
    m_export->setToolTip(tr("Save this match in the format of another program"));
    m_export->setVisible(false);
}

QList<QAction*> ReplayPage::barActions() const {
    return {m_analyse, m_playOn, m_copy, m_picture};
}

/// The person takes the chosen seat; looking at all cards he keeps his own, or takes the seat that is asked.
Record ReplayPage::playedOn() const {
    const Table& table = m_replay->table(m_position);
    Record record = cut_before(m_replay->record(), table.steps());
    const auto person = std::find_if(record.seats.begin(), record.seats.end(),
                                     [](const RecordSeat& seat) { return seat.bot == kPerson; });
    int me = m_view;
    if (me < 0 && person != record.seats.end()) me = static_cast<int>(person - record.seats.begin());
    if (me < 0) me = table.asked().empty() ? 0 : (*table.asked().begin()).index();
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        RecordSeat& taken = record.seats[seat];
        if (static_cast<int>(seat) == me)
            taken = {kPerson, 0, {}};
        else if (!m_replay->game().check_bot(taken.bot)) // a person, or a bot of another version
            taken = {m_replay->game().strongest_bot().id, 0, {}};
    }
    record.branches.clear();
    record.extra.clear();
    record.rated = false;
    record.notes = tr("Played on from decision %1 of another match.")
                       .arg(numberFrom1(m_replay->decisions().first_of(table.steps())))
                       .toStdString();
    return record;
}

QList<QAction*> ReplayPage::menuActions(MenuId menu) const {
    switch (menu) {
    case MenuId::Replay:
        return {m_play,     m_faster,       m_slower,    nullptr,   m_first,           m_previous,    m_next,
                m_last,     nullptr,        m_roundBack, m_roundOn, m_handBack,        m_handOn,      nullptr,
                m_nextView, m_allCards,     nullptr,     m_analyse, m_previousMistake, m_nextMistake, m_rollOut,
                m_world,    m_back,         nullptr,     m_mark,    m_playOn,          m_branchUp,    m_branchDown,
                m_deal,     m_cardsResults, nullptr,     m_copy,    m_paste,           m_type,        m_picture,
                m_report,   m_export,       m_quiz,      m_save,    nullptr,           m_rules};
    case MenuId::File:
    case MenuId::Match:
    case MenuId::Tournament:
    case MenuId::View:
    case MenuId::Help:
        break;
    }
    return {};
}

QList<KeyHint> ReplayPage::keyHints() const {
    return {{tr("Up and Down in the move list"), tr("move through it, elsewhere they choose the branch")},
            {tr("Clicking the table"), tr("finish the animation, continue after a hand")}};
}

bool ReplayPage::eventFilter(QObject* object, QEvent* event) {
    // A button that has the focus keeps the keys it needs; all else are the page's.
    if (event->type() == QEvent::ShortcutOverride && qobject_cast<QAbstractButton*>(object) != nullptr) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool choice = qobject_cast<Segmented*>(object->parent()) != nullptr;
        if (key == Qt::Key_Space || (choice && (key == Qt::Key_Left || key == Qt::Key_Right))) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ShortcutOverride &&
        (object == m_notes || object == m_moves || object == m_panel->moves() || object == m_tabs->score())) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool upDown = key == Qt::Key_Up || key == Qt::Key_Down;
        const bool along =
            key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
        if (upDown || (along && object == m_notes)) {
            event->accept();
            return true;
        }
    }
    // A dialog takes the focus, too, perhaps the one which says that saving failed.
    if (event->type() == QEvent::FocusOut && object == m_notes && m_document && !QApplication::activeModalWidget())
        m_document->save();
    return Page::eventFilter(object, event);
}

void ReplayPage::changePace(int by) {
    const auto now = std::find(kPaces.begin(), kPaces.end(), m_table->pace()) - kPaces.begin();
    const auto next = std::clamp<std::ptrdiff_t>(now + by, 0, static_cast<std::ptrdiff_t>(kPaces.size()) - 1);
    m_table->setPace(kPaces[static_cast<std::size_t>(next)]);
    refresh();
}

QString ReplayPage::text() const {
    return m_replay ? copyOf(*m_replay, m_position, m_names, viewers()) : QString();
}

void ReplayPage::savePicture() {
    const QString path = askWhereToSave(this, tr("Save picture"), matchFileName(m_replay->record()),
                                        QStringLiteral("png"), tr("Pictures (*.png)"));
    if (path.isEmpty()) return;
    m_writer.start([to = path.toStdString(), picture = m_table->grabImage()] { return save_text(to, pngOf(picture)); },
                   [this, path](const Result<>& done) {
                       if (done)
                           emit statusChanged(tr("The picture was saved as %1.").arg(path));
                       else
                           QMessageBox::warning(this, tr("The picture was not saved"), sentence(done.error()));
                   });
}

QString ReplayPage::statusText() const {
    if (m_stack->currentIndex() == 1) return tr("Choose a match.");
    if (!m_replay) return tr("No match opened yet.");
    const QString title = m_timeline->outline().sectionAt(m_position).title;
    return title.isEmpty() ? m_scene.prompt() : QStringLiteral("%1. %2").arg(title, m_scene.prompt());
}

QString ReplayPage::rulesId() const {
    return m_replay ? QString::fromStdString(m_replay->record().game) : QString();
}

void ReplayPage::goToDecision(int decision) {
    if (later([this, decision] { goToDecision(decision); })) return;
    if (m_replay) goTo(m_timeline->outline().positionOf(decision));
}

} // namespace hilltop
