// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/file_writer.h"
#include "jobs/mailbox.h"
#include "profile/autosave.h"
#include "profile/library.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

class QMessageBox;
class QWidget;

namespace hilltop {

/// Where a person's data lies.
struct DataPaths {
    QString autosave; ///< the unfinished match
    QString matches;  ///< folder of finished ones
};

/// Whether the match on the table is on the disk, and what is said of it.
struct SaveState {
    bool saved = true;
    QString title; ///< "Saved", "Not saved"
    QString text;  ///< the same, or why it is not and what can be done
};

/// Keeps the match on the table as it is played, and those that leave the table; asks a person about what would be
/// lost. Lives in the GUI thread, writes on another one.
class MatchKeeping : public QObject {
    Q_OBJECT
public:
    /// Dialogs stand over `page`.
    MatchKeeping(const DataPaths& paths, QWidget& page);

    const Library& library() const { return m_library; }
    /// The newest state of the match on the table.
    void save(const Record& match);
    /// The same of one that comes to the table as `given`: if that was among those that were left, it is so no more.
    void takeUp(const Record& match, const Record& given);
    /// The match that waits is not kept.
    void dropWaiting();
    /// A match has left the table, and perhaps another one has come.
    void keep(Record match, std::optional<Record> next = {});
    /// The match that waits in its file; empty if there is none.
    Record waiting() const;
    using Answered = std::function<void(bool may)>;

    /// The match is left for another one: it goes to the others, unfinished as it is; not if `next` is the same match.
    /// A rated one counts as lost from then on, so it is asked about. False: the person stays.
    void letGo(Record left, const Record& next, Answered then);
    /// What letGo() asks is answered by staying.
    void dropQuestion();
    /// A copy where the person wants it.
    void saveAs(const Record& match);
    /// What could not be saved while it was played would be lost with the window. False: the person stays.
    void leave(Answered then);
    /// All is on the disk when it returns; nothing is kept any more.
    void flush();

signals:
    /// After every try to write the match.
    void savedChanged(const hilltop::SaveState& state);
    /// A match was left unfinished or added to the last ones.
    void matchesChanged();
    /// A sentence on what has become of another match.
    void told(const QString& sentence);
    /// What was written elsewhere.
    void written(const QString& sentence);

private:
    static SaveState stateOf(const Result<>& written);
    void saveElsewhere(const std::vector<Record>& matches, Answered then);
    void askWhere(const Record& match, std::function<void(const QString& path)> then,
                  std::function<void()> otherwise = {});

    const DataPaths m_paths;
    QWidget& m_page;
    Library m_library;
    QPointer<QMessageBox> m_question; ///< of letGo()
    FileWriter m_writer;
    Mailbox m_mailbox;                    ///< of the autosave, whose thread posts to it
    std::unique_ptr<Autosave> m_autosave; // last: its thread calls back
};

} // namespace hilltop
