// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_document.h"
#include "documents/replay_outline.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace hilltop {

/// Where somebody is in a match: the document, the line (the match itself or a branch) played again, the moment, and
/// whose cards are seen. A long match is played again in the background while its beginning is shown. Lives in the GUI
/// thread.
class MatchCursor : public QObject {
    Q_OBJECT
public:
    static constexpr int kAllCards = -1;

    /// A line played again, and its outline.
    struct Line {
        std::shared_ptr<Replay> replay;
        ReplayOutline outline;
        bool whole = true; ///< else only the beginning of a long match
    };
    /// The match shown beside another one on the same cards, which is its branch.
    struct Parting {
        int step = 0; ///< where the two part
        QString name; ///< of whoever had the seat in the other one
        QString here, there;
    };
    enum class Motion { Jump, Step };
    enum class Leaving { Moment, Line };

    using QObject::QObject;

    /// What is shown first of a document; an error if it cannot be played.
    static Result<Line> beginningOf(const MatchDocument& document);
    /// Shows that document from its beginning, from the person's seat or with all cards.
    void take(std::shared_ptr<MatchDocument> document, Line beginning);
    /// Another line of the document, perhaps after a while.
    void show(int branch, int position);
    void setParting(Parting parting) { m_parting = std::move(parting); }
    const std::optional<Parting>& parting() const { return m_parting; }

    /// None while no match is shown.
    const std::shared_ptr<MatchDocument>& document() const { return m_document; }
    const std::shared_ptr<Replay>& replay() const { return m_line.replay; }
    const ReplayOutline& outline() const { return m_line.outline; }
    const Info& info() const { return replay()->game().info(); }
    const TableNames& names() const { return m_names; }
    /// How the match itself ended, as people read it.
    const QString& result() const { return m_result; }
    bool whole() const { return m_line.whole; }
    int branch() const { return m_document ? m_document->cursor().branch : MatchDocument::kMatch; }

    /// 0 while no match is shown.
    int positions() const { return replay() ? replay()->positions() : 0; }
    int position() const { return m_position; }
    bool atEnd() const { return m_position + 1 >= positions(); }
    const Table& table() const { return replay()->table(m_position); }
    const ReplayOutline::Moment& moment() const { return outline().at(m_position); }
    /// Whether people are told nothing of what comes after the last moment of the line that was shown.
    void setSpoilerFree(bool spoilerFree);
    bool spoilerFree() const { return m_spoilerFree; }
    /// The last position that is told of.
    int horizon() const { return m_spoilerFree ? m_horizon : positions() - 1; }
    /// There is something that is not told.
    bool hides() const { return m_spoilerFree && !(m_horizon + 1 >= positions() && whole()); }
    /// As much of the outline as is told.
    const ReplayOutline& told() const { return m_spoilerFree ? m_told : outline(); }
    /// At once, without motion.
    void goTo(int position);
    /// To the moment before a decision, by the number records count it with.
    void goToDecision(int decision);
    /// One moment on, with motion; only where there is one.
    void step();
    /// Tells that what belongs to this moment alone ends.
    void leaveMoment() { emit leaving(Leaving::Moment); }
    void stepBranch(int by);

    /// A seat, or kAllCards.
    void setView(int view);
    int view() const { return m_view; }
    SeatSet viewers() const;
    /// Whose match it is: the one whose cards are seen, else the person, else the first.
    int seat() const { return m_view >= 0 ? m_view : std::max(0, m_names.me); }

    /// A long match is still being played again.
    bool preparing() const { return m_preparing.running(); }
    /// The beginning stays.
    void dropPreparing();
    /// True if that is to be done when the whole match is there.
    bool later(std::function<void()> deed);

signals:
    void leaving(hilltop::MatchCursor::Leaving what);
    /// Another document than before; its line is told next.
    void documentTaken(const std::shared_ptr<hilltop::MatchDocument>& before);
    void lineChanged();
    void viewChanged();
    void spoilersChanged();
    void moved(hilltop::MatchCursor::Motion motion);
    /// The match is being played again, or that has ended.
    void preparingChanged();
    /// The bots of the match were asked again: the replay knows what came of it.
    void checked();
    void failed(const hilltop::Error& error);

private:
    void prepare(int branch, std::optional<int> position);
    void take(int branch, int position, Line line);
    void check();
    void tell();

    std::shared_ptr<MatchDocument> m_document;
    Line m_line; ///< work in the background shares its tables
    TableNames m_names;
    QString m_result;
    std::optional<Parting> m_parting;
    int m_position = 0, m_view = kAllCards;
    bool m_spoilerFree = false;
    int m_horizon = -1;   ///< the last position shown,
    ReplayOutline m_told; ///< and the outline up to there, while nothing later is told
    Job m_preparing;
    std::vector<std::function<void()>> m_then; ///< once the whole match is there
    std::vector<SeatCheck> m_checks;           ///< of the match itself; empty while they are asked
    Job m_check;
};

} // namespace hilltop
