// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"
#include "documents/match_cursor.h"
#include "jobs/file_writer.h"

#include <QObject>

#include <functional>
#include <map>

class QWidget;

namespace hilltop {

/// Writes a match in other forms to files that the person chooses, in the background: a picture, a report of its
/// analysis, a page, the format of another program. Lives in the GUI thread.
class MatchExport : public QObject {
    Q_OBJECT
public:
    /// PNG files of moments, by position.
    using Pictures = std::map<int, std::string>;

    /// Dialogs stand over `page`.
    explicit MatchExport(QWidget& page);

    void picture(const Record& match, const std::function<QImage()>& take);
    /// `take` makes pictures of those positions, for a report that has some.
    void report(const Record& match, const Review& review,
                const std::function<Pictures(const std::vector<int>& positions)>& take);
    /// The match and its branches as a page for a browser, as it is seen in the window: with all cards, or only what
    /// one seat sees. Without a review, the one that is kept is taken.
    void page(const MatchCursor& cursor, const std::shared_ptr<const Review>& review);
    /// Whether the game has a format of another program.
    static bool able(const Replay& replay);
    void otherFormat(const Replay& replay);

signals:
    /// What was written.
    void told(const QString& sentence);

private:
    void write(std::function<Result<>()> work, const QString& done, const QString& failed);

    QWidget& m_page;
    FileWriter m_writer;
};

} // namespace hilltop
