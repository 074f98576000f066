// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/document_saving.h"
#include "documents/match_cursor.h"

namespace hilltop {

class RecordList;

/// Brings matches to a cursor: of a file, from a list, as a text, or two on the same cards. What is shown stays on an
/// error, when a person first wants to save it, and when the cards of the new match are sealed. Lives in the GUI
/// thread.
class MatchOpening : public QObject {
    Q_OBJECT
public:
    /// Dialogs stand over the window of `page`.
    MatchOpening(MatchCursor& cursor, DocumentSaving& saving, QWidget& page);

    /// The matches of a file, to be shown by whoever lays it out.
    RecordList* list() const { return m_list; }
    /// Tells of a match whether its cards are sealed, because a rated match goes on with them.
    void setSealed(std::function<bool(const Record&)> sealed) { m_sealed = std::move(sealed); }

    /// One match is shown at once, several are offered in the list with the one at `index` chosen. `where` is the file,
    /// or empty.
    Result<> open(std::vector<Record> records, const QString& where, int index);
    /// One match that knows where it came from.
    Result<> open(Record record, const MatchOrigin& origin);
    void show(std::shared_ptr<MatchDocument> document, int branch);
    /// A match beside another one, at the decision where they part.
    Result<> compare(Record match, const Record& other, const QString& name);
    /// What was copied.
    void paste();
    /// A text that is asked for.
    void type();

signals:
    /// There is a choice of several matches.
    void listOffered();
    /// A match was shown from a text, which names that moment of it.
    void pasted(int position);
    /// Two matches are shown beside each other.
    void compared();
    void told(const QString& sentence);

private:
    Result<> mayBeSeen(const Record& record) const;
    Result<> take(std::shared_ptr<MatchDocument> document);
    Result<> choose(int row);
    Result<> openText(const QString& text);

    MatchCursor& m_cursor;
    DocumentSaving& m_saving;
    QWidget& m_page;
    RecordList* m_list;
    std::function<bool(const Record&)> m_sealed;
};

} // namespace hilltop
