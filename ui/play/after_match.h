// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_review.h"
#include "play/rated_change.h"
#include "play/result_sheet.h"

#include <QVariantAnimation>

namespace hilltop {

class Library;
class MatchPlay;
class Settings;
class TableScene;
class Theme;

/// The end of a match at the table: the sheet below it, the review of what was played, made in the background whatever
/// is played meanwhile, and the record against the same others. Lives in the GUI thread.
class AfterMatch : public QObject {
    Q_OBJECT
public:
    AfterMatch(MatchPlay& play, TableScene& scene, const Library& library, const Settings& settings,
               const Theme& theme);

    ResultSheet* sheet() const { return m_sheet; }
    /// Of the match on the table once it is over; none before, and where nobody plays or several do.
    const std::shared_ptr<MatchReview>& review() const { return m_judged; }
    /// It is played on the cards of an earlier match.
    bool onSameCards() const;
    /// The sheet comes up when all has been shown, and goes while somebody looks back or sits down to another match.
    void follow();
    /// The ledger may tell by now what the match did to the rating.
    void readRating();
    /// The table shows what won, and then says how it ended, before the sheet comes; not any longer. False if it did
    /// not.
    bool skipBanner();

    /// How long that is said, in milliseconds, where people want motion.
    static constexpr int kBannerMs = 1500;

signals:
    /// The sheet comes up, or is to go.
    void sheetChanged(bool up);
    /// A match that has ended was judged, which is to be kept with it.
    void reviewed(const hilltop::Record& record, const hilltop::Review& review);

private:
    void judge();
    void showSheet();
    void showRating(double part);
    void stopBanner();
    bool won() const;
    ResultSheet::Outcome outcome() const;
    QString unjudged() const;
    void tellPair(ResultSheet::Outcome& outcome) const;

    MatchPlay& m_play;
    TableScene& m_scene;
    const Library& m_library;
    const Settings& m_settings;
    const Theme& m_theme;
    ResultSheet* m_sheet;
    Job m_reading; ///< of the record against the same others
    Job m_rating;
    QVariantAnimation m_ratingMoves;     ///< from the old to the new one
    std::optional<RatedChange> m_change; ///< of the rating, by the match on the table
    QTimer m_banner;
    std::int64_t m_lastPlayed = 0; ///< when it was last seen unfinished, seconds since 1970; 0: it ended elsewhere
    bool m_fresh = false;          ///< its end has not been shown yet
    std::shared_ptr<MatchReview> m_judged;
    std::vector<std::shared_ptr<MatchReview>> m_judging; ///< of matches that have ended, this one or earlier ones
};

/// All matches of that game that are kept, oldest first, and that match at the end, whether it is among them by now or
/// not.
std::vector<Record> matchesWith(const Library& library, const Record& match);

} // namespace hilltop
