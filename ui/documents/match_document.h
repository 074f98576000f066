// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"
#include "jobs/file_writer.h"
#include "records/replay.h"
#include "review_files/spare_reviews.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace hilltop {

struct ReviewKept;
struct SecondTry;

/// Where a match came from.
struct MatchOrigin {
    enum class Kind {
        Here,       ///< made here, or from something that cannot be written to: a log, the clipboard
        File,       ///< a line of a file of records
        Tournament, ///< played again from a tournament's file
    };
    Kind kind = Kind::Here;
    QString path;
    int line = 0;   ///< of the file, from 1
    int match = -1; ///< of the tournament, from 0

    static MatchOrigin ofFile(const QString& path, int line) { return {Kind::File, path, line, -1}; }
    /// Of what a file at `path` holds: records have lines; what was read from a log has none, and no place to go back
    /// to.
    static MatchOrigin in(const QString& path, const Record& record) {
        return path.isEmpty() || record.line == 0 ? MatchOrigin{} : ofFile(path, record.line);
    }
    static MatchOrigin ofTournament(const QString& path, int match) { return {Kind::Tournament, path, 0, match}; }
};

/// One match as a document: its record with notes, marks and branches, where it came from, and the moment looked at.
/// What is changed goes back to the file it came from, line by line, in the background; what came from elsewhere waits
/// for saveAs(). Lives in the GUI thread.
class MatchDocument : public QObject {
    Q_OBJECT
public:
    /// The match itself, instead of a branch.
    static constexpr int kMatch = -1;

    struct Cursor {
        int branch = kMatch;
        int position = 0;
    };

    explicit MatchDocument(Record record, MatchOrigin origin = {});
    /// Writes what is not written yet, if it has a place.
    ~MatchDocument() override;

    const Record& record() const { return m_record; }
    const MatchOrigin& origin() const { return m_origin; }
    /// True if it goes back to a file by itself.
    bool hasPlace() const { return m_origin.kind == MatchOrigin::Kind::File; }
    /// "matches.hmatch, line 3"; empty for what was made here.
    QString originText() const;

    QString notes() const { return QString::fromStdString(m_record.notes); }
    void setNotes(const QString& notes);
    /// Decisions somebody has marked, in order; the number behind the last one is the end of the match.
    std::vector<int> marks() const;
    void toggleMark(int decision);

    /// Where reviews go that cannot be written where the match came from.
    void setSpare(SpareReviews spare) { m_spare = std::move(spare); }
    const SpareReviews& spare() const { return m_spare; }
    /// Keeps a review of the match, unless a deeper one is there: with the record, beside the tournament, or with the
    /// next saveAs(). By itself it is no reason to ask for a file. reviewKept() tells.
    void keepReview(const Review& review);

    int branches() const { return static_cast<int>(m_record.branches.size()); }
    const RecordBranch& branch(int number) const { return m_record.branches[static_cast<std::size_t>(number)]; }
    int addBranch(int step, std::vector<RecordStep> steps);
    /// Written after a while, as somebody plays.
    void setBranch(int number, std::vector<RecordStep> steps);
    /// The match, or one with a branch in place of what was played, from the deal on; nobody has been asked again.
    Result<Replay> replay(int branch) const { return replayOf(m_record, branch); }
    /// The same of a copy of the record, for work in the background.
    static Result<Replay> replayOf(const Record& record, int branch);

    Cursor& cursor() { return m_cursor; }

    /// Something is not written yet.
    bool modified() const { return m_revision != m_writtenRevision; }
    /// In the background, where it came from; saved() or saveFailed() tells. Without a place nothing happens.
    void save();
    /// Why what is modified could not be written, the last time it was tried.
    const std::optional<Error>& problem() const { return m_problem; }
    /// A new file of this match alone, which is its place once it is written; saved() or saveFailed() tells.
    void saveAs(const QString& path);

signals:
    /// Notes, marks, branches, or whether they are written.
    void changed();
    void saved();
    void saveFailed(const hilltop::Error& error);
    /// Where a review is now; `usual` where that is where one expects it.
    void reviewKept(const QString& sentence, bool usual);

private:
    void failed(int revision, const Error& error);
    void keepElsewhere(std::function<ReviewKept()> keep, const QString& usual);
    void edited(bool typing);
    void written(int revision);

    Record m_record;
    MatchOrigin m_origin;
    Cursor m_cursor;
    std::vector<std::string> m_known; ///< what the line in the file may say: as read, and as written since
    std::optional<Error> m_problem;
    int m_revision = 0, m_writtenRevision = 0;
    int m_personRevision = 0;   ///< the last one that is not a review
    bool m_reviewWaits = false; ///< a review is to be written with the record
    SpareReviews m_spare;
    QTimer m_delay;        ///< while somebody types or plays
    bool m_saving = false; ///< where it came from
    int m_places = 0;      ///< how often it has got another one
    FileWriter m_writer;
};

/// So many answers that playing them again takes longer than a window may stand still: work for the background.
bool isLong(const Record& match);

/// A match that is played on at the table as a branch of a document: its answers go into the branch as they are given.
struct BranchPlay {
    std::shared_ptr<MatchDocument> document;    ///< none: a match of its own
    int step = 0;                               ///< where the branch leaves the match
    int number = MatchDocument::kMatch;         ///< of the branch, once somebody has answered
    std::shared_ptr<const SecondTry> attempt{}; ///< what it is compared with; none: with nothing

    /// `played` is what the table has of the match, from the deal on.
    void follow(const Record& played);
    /// The document keeps what is played; else it is kept like any match.
    bool kept() const { return document && document->hasPlace(); }
};

/// A match that lies in a document as a branch says so, so that it is not kept a second time.
Record asBranch(Record match);
bool isBranch(const Record& match);
/// The same as a match of its own.
Record ownMatch(Record match);

} // namespace hilltop
