// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/document_saving.h"
#include "documents/match_cursor.h"
#include "review_files/reviewing.h"

namespace hilltop {

class RecordList;
class Settings;

/// Key of the settings: spoilers are hidden in matches opened from a list; on by default.
inline constexpr auto kHideSpoilersKey = "replay/hide_spoilers";

/// Brings matches to a cursor: of a file, from a list, as a text, or two on the same cards. What is shown stays on an
/// error, when a person first wants to save it, and when the cards of the new match are sealed. Lives in the GUI
/// thread.
class MatchOpening : public QObject {
    Q_OBJECT
public:
    /// Dialogs stand over the window of `page`.
    MatchOpening(MatchCursor& cursor, DocumentSaving& saving, Settings& settings, QWidget& page);

    /// The matches of a file, to be shown by whoever lays it out.
    RecordList* list() const { return m_list; }
    /// Tells of a match whether its cards are sealed, because a rated match goes on with them.
    void setSealed(std::function<bool(const Record&)> sealed) { m_sealed = std::move(sealed); }

    /// One match is shown at once, several are offered in the list with the one at `index` chosen. `where` is the file,
    /// or empty.
    /// A person may be asked first what becomes of the match before: with all of these, what was asked for is shown
    /// once they agree, and not at all if they do not.
    Result<> open(std::vector<Record> records, const QString& where, int index);
    /// One match that knows where it came from.
    Result<> open(Record record, const MatchOrigin& origin) { return openThen(std::move(record), origin, {}); }
    /// The same, and when it is shown, what leads to its moment.
    Result<> openThen(Record record, const MatchOrigin& origin, std::function<void()> then);
    void show(std::shared_ptr<MatchDocument> document, int branch, std::function<void()> then = {});
    /// There is a match `by` further on in the list, or perhaps in the tournament, that the one shown is from.
    bool hasNeighbour(int by) const;
    /// Opens it, or asks for it by neighbourRequested().
    void openNeighbour(int by);
    /// As the person chooses; matches that are opened from a list later follow.
    void hideSpoilers(bool hide);
    /// A match beside another one, at the decision where they part.
    Result<> compare(Record match, const Record& other, const QString& name);
    /// What was copied.
    void paste();
    /// A match or a position in a text; pasted() tells the moment, and `then` is called after it.
    Result<> openText(const QString& text, std::function<void()> then = {});

signals:
    /// Another match of the tournament.
    void neighbourRequested(const hilltop::MatchPlace& place);
    /// There is a choice of several matches.
    void listOffered();
    /// A match was shown from a text, which names that moment of it.
    void pasted(int position);
    /// Two matches are shown beside each other.
    void compared();
    void told(const QString& sentence);

private:
    Result<> mayBeSeen(const Record& record) const;
    bool hidesSpoilersOf(const Record& record) const;
    Result<> take(std::shared_ptr<MatchDocument> document, bool spoilerFree, std::function<void()> first,
                  std::function<void()> then = {});
    Result<> choose(int row);

    MatchCursor& m_cursor;
    DocumentSaving& m_saving;
    Settings& m_settings;
    QWidget& m_page;
    RecordList* m_list;
    int m_row = 0; ///< of the list, while it has matches and one of them is shown
    std::function<bool(const Record&)> m_sealed;
};

} // namespace hilltop
