// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/document_saving.h"
#include "documents/moment_analysis.h"
#include "replay/match_opening.h"
#include "replay/playback.h"
#include "style/page.h"

#include <array>

namespace hilltop {

/// The actions of the replay's page as a table: what they are called, their keys, when they can be chosen, and what
/// they do. What needs the page or the window is told by wanted().
class ReplayActions : public QObject {
    Q_OBJECT
public:
    enum Id {
        Play,
        Faster,
        Slower,
        First,
        Previous,
        Next,
        Last,
        RoundBack,
        RoundOn,
        HandBack,
        HandOn,
        NextView,
        AllCards,
        Spoilers,
        PreviousMatch,
        NextMatch,
        Analyse,
        PreviousMistake,
        NextMistake,
        RollOut,
        World,
        Back,
        MarkDecision,
        PlayOn,
        TryAgain,
        BranchUp,
        BranchDown,
        Deal,
        CardsResults,
        Before,
        Copy,
        Paste,
        Type,
        Picture,
        Report,
        WebPage,
        Export,
        Quiz,
        Save,
        Rules,
        kCount,
    };
    /// What they work on.
    struct Parts {
        MatchCursor& cursor;
        Playback& playback;
        MatchAnalysis& analysis;
        MomentAnalysis& moment;
        DocumentSaving& saving;
        MatchOpening& opening;
        MatchExport& exporting;
    };

    ReplayActions(Page& page, const Parts& parts);

    QAction* operator[](Id id) const { return m_actions[static_cast<std::size_t>(id)]; }
    /// With nullptr between groups; what belongs together is in submenus.
    const QList<QAction*>& menu() const { return m_menu; }
    /// `shown`: a match is in front.
    void refresh(bool shown);

signals:
    void wanted(hilltop::ReplayActions::Id id);
    void told(const QString& sentence);

private:
    /// `enabled`: while a match is in front; none: always. Without `act` it is wanted().
    void make(Id id, const char* name, const QString& text, const QString& icon, const QKeySequence& key,
              std::function<bool()> enabled = {}, std::function<void()> act = {}, const QString& tip = {});
    void makeStep();
    void makeAnalysis();
    void makeMatch();
    void makeFile();
    void makeMenu();
    void copy();
    void report();
    void page();
    /// Goes to a position that is known when it is wanted.
    std::function<void()> jump(std::function<int()> where);

    Page& m_page;
    Parts m_parts;
    std::array<QAction*, kCount> m_actions{};
    std::array<std::function<bool()>, kCount> m_enabled;
    QList<QAction*> m_menu;
};

} // namespace hilltop
