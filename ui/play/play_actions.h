// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/page.h"

#include <QPointer>

#include <array>

namespace hilltop {

class BeliefsDialog;
class Coach;
class HintSource;
class MatchKeeping;
class MatchPlay;
class Settings;
class TableScene;
class TableView;

/// What the person at a table can do besides playing: the actions of the page, their keys, when they can be chosen, and
/// what they do. What needs the window is told by wanted().
class PlayActions : public QObject {
    Q_OBJECT
public:
    /// In the order of the menu, but for the last.
    enum Id {
        New,
        GoOn,
        Again,
        Hint,
        HintFrom,
        Tutor,
        Beliefs,
        Undo,
        Speak,
        Bot,
        Swap,
        Pause,
        Step,
        Slower,
        Faster,
        Review,
        Statistics,
        Rules,
        Seal,
        SaveAs,
        kCount,
    };
    /// What they work on.
    struct Parts {
        MatchPlay& play;
        MatchKeeping& keeping;
        Coach& coach;
        HintSource& hints;
        TableScene& scene;
        TableView& view;
        Settings& settings;
    };

    PlayActions(Page& page, const Parts& parts);

    QAction* operator[](Id id) const { return m_actions[static_cast<std::size_t>(id)]; }
    QList<QAction*> menu() const;
    void refresh();
    /// Those that depend on whether somebody is asked now.
    void refreshHint();

signals:
    void wanted(hilltop::PlayActions::Id id);
    void told(const QString& sentence);
    /// The pace has changed.
    void changed();

private:
    void make(Id id, const char* name, const QString& text, const QString& icon, const QKeySequence& key,
              std::function<void()> act = {}, const QString& tip = {});
    void makeMatch();
    void makeWatch();
    void tellKey();
    void refreshWatch();
    void speak();
    void showBeliefs();
    void changePace(int by);

    Page& m_page;
    Parts m_parts;
    std::array<QAction*, kCount> m_actions{};
    QPointer<BeliefsDialog> m_beliefs; ///< while it is open
};

} // namespace hilltop
