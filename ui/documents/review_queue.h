// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/file_writer.h"
#include "review_files/reviewing.h"

#include <QAbstractTableModel>
#include <QElapsedTimer>
#include <QStringList>

#include <vector>

namespace hilltop {

/// Matches that are analysed together, in the background.
struct ReviewTask {
    enum class State {
        Waiting, ///< for those before it
        Running,
        Paused,
        Done, ///< or given up, which can be gone on with
    };
    QString title{};     ///< empty: a person's own matches, which ReviewQueue::title() has words for
    QStringList paths;   ///< files of records, folders, tournaments
    qint64 most = 0;     ///< at most this many matches, 0: all
    bool latest = false; ///< the newest ones rather than drawn ones
    State state = State::Waiting;
    bool whole = false;                       ///< it has come to its end
    qint64 matches = 0, done = 0, judged = 0; ///< as counted in this session or saved by the last
    QStringList problems{};

    friend bool sameMatches(const ReviewTask& one, const ReviewTask& two) {
        return one.paths == two.paths && one.latest == two.latest;
    }
};

/// The one queue of the program for analyses of many matches: one runs at a time, on one thread of the lowest priority.
/// Finished reviews are kept with their matches, the list itself in a file, so that it resumes after a restart where it
/// stopped. Rows are tasks, the newest last.
class ReviewQueue : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Title, Progress, kColumns };

    /// `path` keeps the list; it is read at once, and work resumes. `draft`: see MatchSet.
    explicit ReviewQueue(const QString& path, SpareReviews spare = SpareReviews(), const QString& draft = {});
    ~ReviewQueue() override;

    /// Puts a task at the end, or asks more of the one that has the same matches. Its row.
    int add(ReviewTask task);
    void pause(int row);
    /// Resumes a paused task; a finished one looks for new matches.
    void goOn(int row);
    /// What it has found so far stays with the matches.
    void remove(int row);
    /// A file has another name now.
    void moved(const QString& from, const QString& to);

    /// The list is being written to its file.
    bool keeping() const { return m_writer.writing(); }
    /// Where reviews go that cannot be kept with their matches.
    const SpareReviews& spare() const { return m_spare; }
    int size() const { return static_cast<int>(m_tasks.size()); }
    const ReviewTask& task(int row) const { return m_tasks[static_cast<std::size_t>(row)]; }
    /// In the language that is spoken.
    QString title(int row) const;
    /// -1: none.
    int running() const;
    /// The task about this one file, -1: none.
    int rowOf(const QString& path) const;
    /// "34 of 100 matches", "waits"
    QString stateText(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    /// More of its matches have a review; not more often than every few seconds.
    void reviewed(const QStringList& paths);
    void stateChanged(int row);
    /// The list cannot be kept, and why.
    void failed(const QString& sentence);

private:
    void read();
    void keep();
    void next();
    void take(const Reviewing& state);
    void ended(Reviewing state);
    void changed(int row);

    QString m_path;
    SpareReviews m_spare;
    std::string m_draft;
    std::vector<ReviewTask> m_tasks;
    FileWriter m_writer; ///< of the list
    Job m_job;
    QElapsedTimer m_told;
    qint64 m_toldJudged = 0;
};

} // namespace hilltop
