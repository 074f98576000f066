// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/file_writer.h"
#include "jobs/job.h"
#include "play/match_keeping.h"
#include "profile/daily.h"
#include "profile/finished_matches.h"
#include "profile/own_rating.h"
#include "reviews/practice.h"
#include "shell/daily_clock.h"

#include <QObject>

#include <functional>

class QWidget;

namespace hilltop {

class HomePage;

/// What tells a match from others, whenever it was kept and whatever was found in it.
std::string bareText(Record match);

/// A match that was left for another one and can be played on.
struct LeftMatch {
    Library::Entry entry;
    QString id;    ///< the same as long as it is there
    QString score; ///< "You 2 – 1 Wes"; empty: unknown
};

/// The person's matches as they lie in their folder: read in the background, told to the start page, deleted and had
/// back; and the one that waits from an earlier session. Lives in the GUI thread.
class KeptMatches : public QObject {
    Q_OBJECT
public:
    /// `quiz` is the file of positions to repeat. Dialogs stand over `window`.
    KeptMatches(HomePage& home, const DataPaths& paths, const QString& quiz, QWidget& window);

    /// Once at the start, and again when a match has been saved.
    void read();
    /// A match that has left the table, as it is kept; nullptr if it is not, or not yet.
    const Library::Entry* find(const Record& match) const;
    /// By which deals are today's. The start page changes with its day.
    DailyClock& clock() { return m_clock; }
    const std::vector<OwnRating>& ratings() const { return m_ratings; }
    /// What has come of the deals of the day.
    const DailyHistory& daily() const { return m_daily; }
    /// Some match was finished or left.
    bool any() const { return !m_recent.empty() || !m_left.empty(); }
    /// That of the latest match, or the first of all.
    const GameEntry& lastGame() const;
    /// Positions of the quiz to repeat, as its file says.
    int due() const { return m_due; }
    /// What cost the person most of late, as analyses say; nothing if they found no mistake.
    const std::optional<PracticeKind>& costliest() const { return m_costliest; }
    /// Of an earlier session, until a match is at the table.
    const std::optional<Record>& unfinished() const { return m_unfinished; }
    /// That one was deleted, and can be had back like the others.
    void removeUnfinished();
    /// It was found elsewhere, before this was read.
    void setUnfinished(std::optional<Record> match);
    /// All that were left for others, newest first.
    const std::vector<LeftMatch>& left() const { return m_left; }
    void goOn(const QString& left);
    void removeLeft(const QString& left);
    /// One of the start page, by its place there.
    void open(const QString& number);
    void remove(const QString& number);
    void undo();
    /// All of them in a list to choose from, and all deals of the day.
    void showAll();
    void showDailyDays();

signals:
    void changed();
    /// A match was chosen.
    void chosen(const hilltop::Library::Entry& match);
    void dailyChosen(const QString& game, quint64 day);
    /// The unfinished match cannot be read, and why.
    void unfinishedLost(const QString& sentence);
    void told(const QString& sentence);
    /// What went wrong.
    void failed(const QString& sentence);

private:
    /// What lies in the folder.
    struct Contents {
        Result<std::optional<Record>> unfinished;
        std::vector<LeftMatch> left;
        std::vector<Library::Entry> recent; ///< but those that can be played on
        std::vector<std::optional<double>> accuracies;
        int due = 0;
        std::vector<Record> matches;
        std::vector<OwnRating> ratings;
        std::optional<PracticeKind> costliest{};
        std::optional<Error> unrated{}; ///< why a rated match may be missing
    };
    static Contents contents(const DataPaths& paths, FinishedMatches& finished, const QString& quiz);
    void take(Contents contents);
    const LeftMatch* findLeft(const QString& id) const;
    void remove(std::vector<Library::Entry> wanted);
    void tellGone(int count);
    void change(std::vector<Library::Entry> matches,
                std::function<Result<>(const Library&, const Library::Entry&)> change,
                std::function<void(std::vector<Library::Entry>)> then);

    HomePage& m_home;
    const DataPaths m_paths;
    const QString m_quiz;
    QWidget& m_window;
    DailyClock m_clock;
    std::shared_ptr<FinishedMatches> m_finished; ///< for the job that reads them
    std::vector<Library::Entry> m_recent;
    std::vector<LeftMatch> m_left;
    DailyHistory m_daily;
    std::vector<OwnRating> m_ratings;
    int m_due = 0;
    std::optional<PracticeKind> m_costliest;
    QString m_unrated;                               ///< why rated matches may be missing, once it has been told
    std::vector<std::vector<Library::Entry>> m_gone; ///< deleted together, the last ones at the end
    std::optional<Record> m_unfinished;
    Job m_reading;
    FileWriter m_writer;
};

} // namespace hilltop
