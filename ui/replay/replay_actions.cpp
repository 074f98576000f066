// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_actions.h"

#include "documents/match_text.h"
#include "style/icons.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>

#include <utility>

namespace hilltop {

ReplayActions::ReplayActions(Page& page, const Parts& parts)
    : QObject(&page)
    , m_parts(parts) {
    for (auto rows : {stepRows(), analysisRows(), matchRows(), fileRows()})
        make(page, std::move(rows));
    (*this)[Analyse]->setCheckable(true);
    (*this)[World]->setCheckable(true);
    (*this)[Paste]->setShortcutContext(Qt::WindowShortcut); // from wherever one comes with it
    (*this)[Save]->setVisible(false);
    (*this)[Export]->setVisible(false);
    connect(&parts.playback, &Playback::runningChanged, this, [this] {
        const bool runs = m_parts.playback.running();
        (*this)[Play]->setIcon(icon(runs ? QStringLiteral("pause") : QStringLiteral("play")));
        (*this)[Play]->setText(runs ? tr("&Pause") : tr("&Play"));
    });
}

void ReplayActions::make(Page& page, std::vector<Row> rows) {
    for (Row& row : rows) {
        auto act = row.act ? std::move(row.act) : [this, id = row.id] { emit wanted(id); };
        auto* action = page.makeAction(row.name, row.text, QLatin1String(row.icon), row.key, std::move(act));
        action->setParent(this); // the language of its texts is looked up by the class of its parent
        if (!row.tip.isEmpty()) action->setToolTip(row.tip);
        m_actions[static_cast<std::size_t>(row.id)] = action;
        m_enabled[static_cast<std::size_t>(row.id)] = std::move(row.enabled);
        if (row.first) m_menu << nullptr;
        m_menu << action;
    }
}

std::function<void()> ReplayActions::jump(std::function<int()> where) {
    return [this, where = std::move(where)] { m_parts.playback.goTo(where()); };
}

std::vector<ReplayActions::Row> ReplayActions::stepRows() {
    MatchCursor& cursor = m_parts.cursor;
    Playback& playback = m_parts.playback;
    const auto always = [] { return true; };
    const auto later = [&cursor] { return cursor.position() > 0; };
    const auto earlier = [&cursor] { return !cursor.atEnd(); };
    const auto round = [&cursor](int by) { return cursor.outline().roundFrom(cursor.position(), by); };
    const auto hand = [&cursor](int by) { return cursor.outline().sectionFrom(cursor.position(), by); };
    return {
        {Play,
         "replay.play",
         tr("&Play"),
         "play",
         Qt::Key_Space,
         always,
         [&playback] { playback.setRunning(!playback.running()); },
         {}},
        {Faster,
         "replay.faster",
         tr("&Faster"),
         nullptr,
         Qt::Key_Plus,
         always,
         [&playback] { playback.changePace(1); },
         {}},
        {Slower,
         "replay.slower",
         tr("&Slower"),
         nullptr,
         Qt::Key_Minus,
         always,
         [&playback] { playback.changePace(-1); },
         {}},
        {First,
         "replay.first",
         tr("To the be&ginning"),
         "first",
         Qt::Key_Home,
         later,
         jump([] { return 0; }),
         {},
         true},
        {Previous,
         "replay.previous",
         tr("Pre&vious decision"),
         "previous",
         Qt::Key_Left,
         later,
         jump([&cursor] { return cursor.position() - 1; }),
         {}},
        {Next,
         "replay.next",
         tr("Next decisi&on"),
         "next",
         Qt::Key_Right,
         earlier,
         [&playback] {
             playback.setRunning(false);
             playback.stepOn();
         },
         {}},
        {Last,
         "replay.last",
         tr("To the &end"),
         "last",
         Qt::Key_End,
         earlier,
         jump([&cursor] { return cursor.positions() - 1; }),
         {}},
        {RoundBack,
         "replay.roundBack",
         tr("Previous round"),
         nullptr,
         Qt::Key_BracketLeft,
         later,
         jump([round] { return round(-1); }),
         {},
         true},
        {RoundOn,
         "replay.roundOn",
         tr("Next round"),
         nullptr,
         Qt::Key_BracketRight,
         earlier,
         jump([round] { return round(1); }),
         {}},
        {HandBack,
         "replay.handBack",
         tr("Previous hand"),
         nullptr,
         Qt::Key_PageUp,
         later,
         jump([hand] { return hand(-1); }),
         {}},
        {HandOn,
         "replay.handOn",
         tr("Next hand"),
         nullptr,
         Qt::Key_PageDown,
         earlier,
         jump([hand] { return hand(1); }),
         {}},
        {NextView,
         "replay.nextView",
         tr("Next seat’s view"),
         nullptr,
         Qt::Key_V,
         always,
         [&cursor] { cursor.setView((cursor.view() + 1) % static_cast<int>(cursor.names().bySeat.size())); },
         {},
         true},
        {AllCards,
         "replay.allCards",
         tr("A&ll cards"),
         nullptr,
         Qt::Key_X,
         always,
         [&cursor] { cursor.setView(MatchCursor::kAllCards); },
         {}},
    };
}

std::vector<ReplayActions::Row> ReplayActions::analysisRows() {
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
    return {
        {Analyse,
         "replay.analyse",
         tr("Anal&ysis"),
         "search",
         Qt::Key_A,
         [] { return true; },
         {},
         tr("Analyse every decision and the luck of the cards"),
         true},
        {PreviousMistake,
         "replay.previousMistake",
         tr("Previous mistake"),
         nullptr,
         QKeySequence(Qt::SHIFT | Qt::Key_N),
         beyond(-1),
         mistake(-1),
         {}},
        {NextMistake, "replay.nextMistake", tr("Next mistake"), nullptr, Qt::Key_N, beyond(1), mistake(1), {}},
        {RollOut,
         "replay.rollOut",
         tr("Simulate from here"),
         nullptr,
         Qt::Key_O,
         [&moment] { return moment.rolling() || moment.noRollOut().isEmpty(); },
         [&moment, &playback] {
             if (!moment.rolling()) playback.setRunning(false);
             moment.rollOut();
         },
         {}},
        {World, "replay.world", tr("Show an example"), nullptr, Qt::Key_W,
         [&moment] { return moment.why() && moment.why()->world; },
         [&moment, &playback] {
             if (moment.world() == nullptr) playback.setRunning(false);
             moment.toggleWorld();
         },
         tr("Show possible hands with which the better answer wins more")},
        {Back,
         "replay.back",
         tr("Stop simulating, or return to the actual cards"),
         nullptr,
         Qt::Key_Escape,
         [&moment] { return moment.world() != nullptr || moment.rolling(); },
         [&moment] { moment.goBack(); },
         {}},
    };
}

std::vector<ReplayActions::Row> ReplayActions::matchRows() {
    MatchCursor& cursor = m_parts.cursor;
    return {
        {MarkDecision,
         "replay.mark",
         tr("&Mark this decision"),
         nullptr,
         Qt::Key_M,
         [&cursor] { return !cursor.moment().branched; },
         [&cursor] { cursor.document()->toggleMark(cursor.replay()->decisions().first_of(cursor.table().steps())); },
         {},
         true},
        {PlayOn,
         "replay.playOn",
         tr("Continue from &here"),
         "branch",
         Qt::Key_B,
         [&cursor] { return !cursor.table().over(); },
         {},
         tr("Take over the selected seat, as a branch. The original match stays unchanged.")},
        {BranchUp,
         "replay.branchUp",
         tr("Bra&nch above"),
         nullptr,
         Qt::Key_Up,
         [&cursor] { return cursor.branch() >= 0; },
         [&cursor] { cursor.stepBranch(-1); },
         {}},
        {BranchDown,
         "replay.branchDown",
         tr("Branch &below"),
         nullptr,
         Qt::Key_Down,
         [&cursor] { return cursor.branch() + 1 < cursor.document()->branches(); },
         [&cursor] { cursor.stepBranch(1); },
         {}},
        {Deal,
         "replay.deal",
         tr("Play this &deal…"),
         "deal",
         Qt::Key_D,
         [] { return true; },
         {},
         tr("Take a seat with the same cards and opponents")},
        {CardsResults,
         "replay.cardsResults",
         tr("Res&ults on these cards…"),
         "trophy",
         QKeySequence(Qt::SHIFT | Qt::Key_D),
         [&cursor] { return cursor.document()->record().result.has_value(); },
         {},
         tr("What everyone made of the cards of the selected seat")},
    };
}

std::vector<ReplayActions::Row> ReplayActions::fileRows() {
    MatchCursor& cursor = m_parts.cursor;
    MatchAnalysis& analysis = m_parts.analysis;
    DocumentSaving& saving = m_parts.saving;
    const auto always = [] { return true; };
    const auto whole = [&cursor] { return cursor.whole(); };
    return {
        {Copy, "replay.copy", tr("&Copy"), "copy", QKeySequence::Copy, whole, [this] { copy(); },
         tr("Copy the position as text, with the match"), true},
        {Paste, "replay.paste", tr("Open &what was copied"), "file", QKeySequence::Paste, {}, {}, {}},
        {Type,
         "replay.type",
         tr("&Type a position…"),
         "file",
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V),
         {},
         {},
         tr("Type or paste a match as text to analyse its position")},
        {Picture,
         "replay.picture",
         tr("P&icture…"),
         "picture",
         {},
         always,
         [this] {
             m_parts.exporting.picture(m_parts.cursor.replay()->record(),
                                       [this] { return m_parts.playback.picture(); });
         },
         tr("Save the table as a picture")},
        {Report,
         "replay.report",
         tr("Report…"),
         "file",
         {},
         [&analysis] { return analysis.shown() != nullptr; },
         [this] { report(); },
         tr("Save the analysis of this match as a web page or text")},
        {Export,
         "replay.export",
         tr("E&xport…"),
         "file",
         {},
         whole,
         [this] { m_parts.exporting.otherFormat(*m_parts.cursor.replay()); },
         tr("Save this match in the format of another program")},
        {Quiz,
         "replay.quiz",
         tr("&Quiz from these mistakes"),
         "bulb",
         {},
         [&analysis] { return !analysis.mistakes().empty(); },
         {},
         {}},
        {Save, "replay.save", tr("S&ave as…"), "file", QKeySequence::Save, always, [&saving] { saving.saveAs(); },
         tr("Save this match with its notes and branches")},
        {Rules, "replay.rules", tr("&Rules of this game"), "book", Qt::Key_R, always, {}, {}, true},
    };
}

/// The moment as text, as the chosen seat sees it, and the match.
void ReplayActions::copy() {
    const QString copied = copyOf(m_parts.cursor);
    QGuiApplication::clipboard()->setText(copied);
    emit told(tr("Copied the position and its match, %1 characters. Ctrl+V opens them here again.")
                  .arg(QLocale().toString(copied.size())));
}

void ReplayActions::report() {
    m_parts.playback.setRunning(false);
    m_parts.exporting.report(m_parts.cursor.replay()->record(), *m_parts.analysis.review(),
                             [this](const auto& positions) { return m_parts.playback.pictures(positions); });
}

void ReplayActions::refresh(bool shown) {
    for (std::size_t i = 0; i < m_actions.size(); ++i)
        if (m_enabled[i]) m_actions[i]->setEnabled(shown && m_enabled[i]());
    (*this)[Analyse]->setChecked(m_parts.analysis.wanted());
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
