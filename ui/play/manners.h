// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/characters.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace hilltop {

class Settings;
class TableScene;
class TableSession;
struct KeyMark;
struct TableNames;

/// What people would take to decide between so many answers, in milliseconds: kLeastThinking to kMostThinking. `pace`
/// is a character's.
int thinkingMs(int answers, int pace);
inline constexpr int kLeastThinking = 300, kMostThinking = 1200;

/// Nobody chatters: there is at most one reaction in so many decisions, counted over all matches.
class ReactionCount {
public:
    static constexpr int kDecisions = 20;
    /// So many seats have decided at once.
    void decided(int seats = 1) { m_since += seats; }
    /// True if one may come now; it is counted as come.
    bool take();

private:
    int m_since = 0; ///< decisions since the last reaction
};

/// One character's reaction.
struct Reaction {
    int seat = -1;
    Look look = Look::Plain;
    friend bool operator==(const Reaction&, const Reaction&) = default;
};
/// Who plays with whom.
enum class Bond { Nobody, Opposite, All };
/// Who takes these highlights most to heart: the character whose gain or loss it is, one that plays with it, or the
/// only opponent of whoever else it is.
std::optional<Reaction> reactionTo(const std::vector<KeyMark>& marks, const TableNames& names, Bond bond);

/// How characters behave at a person's table: the time they think, where they look, what they say at a good or bad
/// moment. Nothing of it reaches the bots. Lives in the GUI thread.
class Manners : public QObject {
    Q_OBJECT
public:
    Manners(TableScene& scene, const Settings& settings, QObject* parent);

    /// The match on the table.
    void follow(TableSession* session);

private:
    void rename();
    void setMood(const Reaction& reaction);
    void showSeats();
    void setUp();
    void stepped();
    void react();

    TableScene& m_scene;
    const Settings& m_settings;
    TableSession* m_session = nullptr;
    ReactionCount m_count;
    std::optional<Reaction> m_reaction; ///< to what the table has yet to show
    QTimer m_mood;                      ///< until the face is plain again
};

} // namespace hilltop
