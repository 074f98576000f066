// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_actions.h"

#include "documents/match_text.h"
#include "style/icons.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace hilltop {

ReplayActions::ReplayActions(Page& page, const Parts& parts)
    : QObject(&page)
    , m_page(page)
    , m_parts(parts) {
    makeStep();
    makeAnalysis();
    makeMatch();
    makeFile();
    makeMenu();
    (*this)[Analyse]->setCheckable(true);
    (*this)[World]->setCheckable(true);
    (*this)[Spoilers]->setCheckable(true);
    (*this)[Paste]->setShortcutContext(Qt::WindowShortcut); // from wherever one comes with it
    (*this)[Save]->setVisible(false);
    (*this)[Export]->setVisible(false);
    connect(&parts.playback, &Playback::runningChanged, this, [this] {
        const bool runs = m_parts.playback.running();
        (*this)[Play]->setIcon(icon(runs ? QStringLiteral("pause") : QStringLiteral("play")));
        (*this)[Play]->setText(runs ? tr("&Pause") : tr("&Play"));
    });
}

void ReplayActions::make(Id id, const char* name, const QString& text, const QString& icon, const QKeySequence& key,
                         std::function<bool()> enabled, std::function<void()> act, const QString& tip) {
    if (!act) act = [this, id] { emit wanted(id); };
    QAction* action = m_page.makeAction(name, text, icon, key, std::move(act));
    action->setParent(this); // the language of its texts is looked up by the class of its parent
    if (!tip.isEmpty()) action->setToolTip(tip);
    m_actions[static_cast<std::size_t>(id)] = action;
    m_enabled[static_cast<std::size_t>(id)] = std::move(enabled);
}

void ReplayActions::makeMenu() {
    constexpr int kGap = -1;
    const auto sub = [this](const QString& title, std::initializer_list<int> ids) {
        auto* menu = new QMenu(title, &m_page);
        for (const int id : ids) {
            if (id == kGap)
                menu->addSeparator();
            else
                menu->addAction(m_actions[static_cast<std::size_t>(id)]);
        }
        const auto dim = [menu] { // without anything to choose
            const QList<QAction*> parts = menu->actions();
            menu->setEnabled(std::any_of(parts.begin(), parts.end(), [](const QAction* part) {
                return !part->isSeparator() && part->isVisible() && part->isEnabled();
            }));
        };
        for (QAction* part : menu->actions())
            connect(part, &QAction::changed, menu, dim);
        dim();
        return menu->menuAction();
    };
    const ReplayActions& all = *this;
    m_menu << all[Play] << sub(tr("Speed"), {Faster, Slower})
           << sub(tr("Go to"), {First, Previous, Next, Last, kGap, RoundBack, RoundOn, HandBack, HandOn, kGap, BranchUp,
                                BranchDown, kGap, PreviousMatch, NextMatch})
           << sub(tr("Cards shown"), {NextView, AllCards, kGap, Spoilers}) << nullptr;
    m_menu << all[Analyse] << sub(tr("Mistakes"), {PreviousMistake, NextMistake, kGap, Quiz})
           << sub(tr("Simulation"), {RollOut, World, Back}) << nullptr;
    m_menu << all[MarkDecision] << all[PlayOn] << all[TryAgain] << all[Before] << all[Deal] << all[CardsResults]
           << nullptr;
    m_menu << all[Copy] << sub(tr("Open text"), {Paste, Type})
           << sub(tr("Save and export"), {Save, Picture, Report, WebPage, Export}) << nullptr << all[Rules];
}

std::function<void()> ReplayActions::jump(std::function<int()> where) {
    return [this, where = std::move(where)] { m_parts.playback.goTo(where()); };
}

void ReplayActions::makeStep() {
    MatchCursor& cursor = m_parts.cursor;
    Playback& playback = m_parts.playback;
    const auto always = [] { return true; };
    const auto later = [&cursor] { return cursor.position() > 0; };
    const auto earlier = [&cursor] { return !cursor.atEnd(); };
    const auto round = [&cursor](int by) { return cursor.outline().roundFrom(cursor.position(), by); };
    const auto hand = [&cursor](int by) { return cursor.outline().sectionFrom(cursor.position(), by); };
    make(Play, "replay.play", tr("&Play"), QStringLiteral("play"), Qt::Key_Space, always,
         [&playback] { playback.setRunning(!playback.running()); });
    make(Faster, "replay.faster", tr("&Faster"), {}, Qt::Key_Plus, always, [&playback] { playback.changePace(1); });
    make(Slower, "replay.slower", tr("&Slower"), {}, Qt::Key_Minus, always, [&playback] { playback.changePace(-1); });
    make(First, "replay.first", tr("To the be&ginning"), QStringLiteral("first"), Qt::Key_Home, later,
         jump([] { return 0; }));
    make(Previous, "replay.previous", tr("Pre&vious decision"), QStringLiteral("previous"), Qt::Key_Left, later,
         jump([&cursor] { return cursor.position() - 1; }));
    make(Next, "replay.next", tr("Next decisi&on"), QStringLiteral("next"), Qt::Key_Right, earlier, [&playback] {
        playback.setRunning(false);
        playback.stepOn();
    });
    make(Last, "replay.last", tr("To the &end"), QStringLiteral("last"), Qt::Key_End, earlier,
         jump([&cursor] { return cursor.positions() - 1; }));
    make(RoundBack, "replay.roundBack", tr("Previous round"), {}, Qt::Key_BracketLeft, later,
         jump([round] { return round(-1); }));
    make(RoundOn, "replay.roundOn", tr("Next round"), {}, Qt::Key_BracketRight, earlier,
         jump([round] { return round(1); }));
    make(HandBack, "replay.handBack", tr("Previous hand"), {}, Qt::Key_PageUp, later,
         jump([hand] { return hand(-1); }));
    make(HandOn, "replay.handOn", tr("Next hand"), {}, Qt::Key_PageDown, earlier, jump([hand] { return hand(1); }));
    make(NextView, "replay.nextView", tr("Next seat’s view"), {}, Qt::Key_V, always,
         [&cursor] { cursor.setView((cursor.view() + 1) % static_cast<int>(cursor.names().bySeat.size())); });
    make(AllCards, "replay.allCards", tr("A&ll cards"), {}, Qt::Key_X, always,
         [&cursor] { cursor.setView(MatchCursor::kAllCards); });
    MatchOpening& opening = m_parts.opening;
    make(
        Spoilers, "replay.spoilers", tr("Hide spoilers"), {}, Qt::Key_H, always,
        [this] { m_parts.opening.hideSpoilers(!m_parts.cursor.spoilerFree()); },
        tr("Show scores, moves and the analysis only up to the moment you have seen"));
    make(
        PreviousMatch, "replay.previousMatch", tr("Previous match"), {}, QKeySequence(Qt::CTRL | Qt::Key_PageUp),
        [&opening] { return opening.hasNeighbour(-1); }, [&opening] { opening.openNeighbour(-1); });
    make(
        NextMatch, "replay.nextMatch", tr("Next match"), {}, QKeySequence(Qt::CTRL | Qt::Key_PageDown),
        [&opening] { return opening.hasNeighbour(1); }, [&opening] { opening.openNeighbour(1); });
}

void ReplayActions::makeAnalysis() {
    MatchAnalysis& analysis = m_parts.analysis;
    MomentAnalysis& moment = m_parts.moment;
    Playback& playback = m_parts.playback;
    const auto mistake = [&analysis, &playback](int by) {
        return [&analysis, &playback, by] {
            playback.setRunning(false);
            analysis.goToMistake(by);
        };
    };
    const auto beyond = [this](int by) {
        return [this, by] {
            const auto list = m_parts.analysis.mistakes();
            const int here = m_parts.cursor.position();
            return !list.empty() && (by > 0 ? list.back() > here : list.front() < here);
        };
    };
    make(
        Analyse, "replay.analyse", tr("Anal&ysis"), QStringLiteral("analyse"), Qt::Key_A, [] { return true; }, {},
        tr("Analyse every decision and the luck of the cards"));
    make(PreviousMistake, "replay.previousMistake", tr("Previous mistake"), {}, QKeySequence(Qt::SHIFT | Qt::Key_N),
         beyond(-1), mistake(-1));
    make(NextMistake, "replay.nextMistake", tr("Next mistake"), {}, Qt::Key_N, beyond(1), mistake(1));
    make(
        RollOut, "replay.rollOut", tr("Simulate from here"), {}, Qt::Key_O,
        [&moment] { return moment.rolling() || moment.noRollOut().isEmpty(); },
        [&moment, &playback] {
            if (!moment.rolling()) playback.setRunning(false);
            moment.rollOut();
        });
    make(
        World, "replay.world", tr("Show an example"), {}, Qt::Key_W,
        [&moment] { return moment.why() && moment.why()->world; },
        [&moment, &playback] {
            if (moment.world() == nullptr) playback.setRunning(false);
            moment.toggleWorld();
        },
        tr("Show possible hands with which the better answer wins more"));
    make(
        Back, "replay.back", tr("Stop simulating, or return to the actual cards"), {}, Qt::Key_Escape,
        [&moment] { return moment.world() != nullptr || moment.rolling(); }, [&moment] { moment.goBack(); });
}

void ReplayActions::makeMatch() {
    MatchCursor& cursor = m_parts.cursor;
    make(
        MarkDecision, "replay.mark", tr("&Mark this decision"), {}, Qt::Key_M,
        [&cursor] { return !cursor.moment().branched; },
        [&cursor] { cursor.document()->toggleMark(cursor.replay()->decisions().first_of(cursor.table().steps())); });
    make(
        PlayOn, "replay.playOn", tr("Continue from &here"), QStringLiteral("branch"), Qt::Key_B,
        [&cursor] { return !cursor.table().over(); }, {},
        tr("Take over the selected seat, as a branch. The original match stays unchanged."));
    make(
        TryAgain, "replay.tryAgain", tr("&Try again"), {}, Qt::Key_T,
        [&cursor] { return !cursor.table().over() && !cursor.table().resting(); }, {},
        tr("Answer this decision yourself with the same cards and opponents, and compare"));
    make(
        BranchUp, "replay.branchUp", tr("Bra&nch above"), {}, Qt::Key_Up, [&cursor] { return cursor.branch() >= 0; },
        [&cursor] { cursor.stepBranch(-1); });
    make(
        BranchDown, "replay.branchDown", tr("Branch &below"), {}, Qt::Key_Down,
        [&cursor] { return cursor.branch() + 1 < cursor.document()->branches(); }, [&cursor] { cursor.stepBranch(1); });
    make(
        Deal, "replay.deal", tr("Play this &deal…"), QStringLiteral("deal"), Qt::Key_D, [] { return true; }, {},
        tr("Take a seat with the same cards and opponents"));
    make(
        CardsResults, "replay.cardsResults", tr("Res&ults on these cards…"), QStringLiteral("trophy"),
        QKeySequence(Qt::SHIFT | Qt::Key_D), [&cursor] { return cursor.document()->record().result.has_value(); }, {},
        tr("How everyone did with the cards of the selected seat"));
    make(
        Before, "replay.before", tr("Seen &before…"), QStringLiteral("search"), QKeySequence(Qt::SHIFT | Qt::Key_B),
        [&cursor] {
            const bool asks = !cursor.moment().branched && !cursor.table().over() && !cursor.table().resting();
            return asks && cursor.whole() && !(cursor.hides() && cursor.position() >= cursor.horizon());
        },
        {}, tr("What you and others answered here and in similar positions, and with what result"));
}

void ReplayActions::makeFile() {
    MatchCursor& cursor = m_parts.cursor;
    MatchAnalysis& analysis = m_parts.analysis;
    DocumentSaving& saving = m_parts.saving;
    const auto always = [] { return true; };
    const auto whole = [&cursor] { return cursor.whole(); };
    make(
        Copy, "replay.copy", tr("&Copy"), QStringLiteral("copy"), QKeySequence::Copy, whole, [this] { copy(); },
        tr("Copy the position as text"));
    make(Paste, "replay.paste", tr("Open &what was copied"), QStringLiteral("file"), QKeySequence::Paste);
    make(Type, "replay.type", tr("&Set up a position…"), QStringLiteral("file"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), {}, {},
         tr("Set up any position, or paste one as text, and see what each answer is worth"));
    make(
        Picture, "replay.picture", tr("P&icture…"), QStringLiteral("picture"), {}, always,
        [this] {
            m_parts.exporting.picture(m_parts.cursor.replay()->record(), [this] { return m_parts.playback.picture(); });
        },
        tr("Save the table as a picture"));
    make(
        Report, "replay.report", tr("Report…"), QStringLiteral("file"), {},
        [&analysis] { return analysis.shown() != nullptr; }, [this] { report(); },
        tr("Save the analysis of this match as a web page or text"));
    make(
        WebPage, "replay.page", tr("Pa&ge…"), QStringLiteral("file"), {}, whole, [this] { page(); },
        tr("Save this match as a page to step through in a browser, as you see it here"));
    make(
        Export, "replay.export", tr("E&xport…"), QStringLiteral("file"), {}, whole,
        [this] { m_parts.exporting.otherFormat(*m_parts.cursor.replay()); },
        tr("Save this match in the format of another program"));
    make(Quiz, "replay.quiz", tr("&Quiz from these mistakes"), QStringLiteral("quiz"), {},
         [&analysis] { return !analysis.mistakes().empty(); });
    make(
        Save, "replay.save", tr("S&ave as…"), QStringLiteral("file"), QKeySequence::Save, always,
        [&saving] { saving.saveAs(); }, tr("Save this match with its notes and branches"));
    make(Rules, "replay.rules", tr("&Rules of this game"), QStringLiteral("book"), Qt::Key_R, always);
}

/// The moment as text, as the chosen seat sees it, and the match.
void ReplayActions::copy() {
    const QString copied = copyOf(m_parts.cursor);
    QGuiApplication::clipboard()->setText(copied);
    emit told(
        tr("Copied the position, %1 characters. Ctrl+V opens it here again.").arg(QLocale().toString(copied.size())));
}

void ReplayActions::report() {
    m_parts.playback.setRunning(false);
    m_parts.exporting.report(m_parts.cursor.replay()->record(), *m_parts.analysis.review(),
                             [this](const auto& positions) { return m_parts.playback.pictures(positions); });
}

void ReplayActions::page() {
    m_parts.playback.setRunning(false);
    const bool played = m_parts.cursor.branch() == MatchDocument::kMatch; // else the review is of the branch
    m_parts.exporting.page(m_parts.cursor, played ? m_parts.analysis.review() : nullptr);
}

void ReplayActions::refresh(bool shown) {
    for (std::size_t i = 0; i < m_actions.size(); ++i)
        if (m_enabled[i]) m_actions[i]->setEnabled(shown && m_enabled[i]());
    (*this)[Analyse]->setChecked(m_parts.analysis.wanted());
    (*this)[Spoilers]->setChecked(m_parts.cursor.spoilerFree());
    const MomentAnalysis& moment = m_parts.moment;
    const QString reason = moment.rolling() ? tr("Stop simulating and keep the result") : moment.noRollOut();
    (*this)[RollOut]->setText(moment.rolling() ? tr("Stop") : tr("Simulate from here"));
    (*this)[RollOut]->setToolTip(reason.isEmpty() ? tr("Simulate this decision with many more samples") : reason);
    const auto& why = moment.why();
    (*this)[World]->setVisible(moment.question() && !(why && (why->known || why->worlds == 0)));
    (*this)[World]->setChecked(moment.world() != nullptr);
    (*this)[Save]->setVisible(m_parts.saving.wanted());
    (*this)[Export]->setVisible(m_parts.cursor.replay() && MatchExport::able(*m_parts.cursor.replay()));
}

} // namespace hilltop
