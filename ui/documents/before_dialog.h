// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/match_cursor.h"
#include "jobs/job.h"
#include "review_files/precedent_search.h"
#include "style/read_table.h"

#include <QDialog>

#include <optional>

class QProgressBar;
class QPushButton;
class QTableView;

namespace hilltop {

class Segmented;
class TextLabel;

/// The number of the decision a cursor is at: that of the seat whose cards are seen, if it decides, else the first.
int decisionAt(const MatchCursor& cursor);

/// What was answered in a position before, by the person and by others, and in which matches. These are looked through
/// in the background as long as it is open. Choosing one closes it and asks for that moment.
class BeforeDialog : public QDialog {
    Q_OBJECT
public:
    /// Where matches may lie.
    struct Places {
        QString matches;     ///< the folder of a person's own
        QString tournaments; ///< the folder of tournaments
        QString file;        ///< of the match; empty: none
        QString draft;       ///< the unfinished match
    };
    enum Which { Same, Alike };

    /// `decision`: of the match, as records count it; an open question is one behind the last.
    BeforeDialog(const Record& match, int decision, const Places& places, QWidget* parent = nullptr);

    Segmented* which() const { return m_which; }
    QTableView* answers() const { return m_answers; }
    QTableView* list() const { return m_list; }
    QString note() const;
    bool searching() const { return m_search.running(); }
    /// The moment that was chosen; the dialog has been accepted.
    struct Chosen {
        MatchPlace place;
        int decision = 0;
    };
    const std::optional<Chosen>& chosen() const { return m_chosen; }
    void done(int result) override;

private:
    struct Found {
        FoundPrecedents precedents;
        std::string word, like; ///< what was answered here; empty: nothing
    };
    void search(const Record& match, int decision, const Places& places);
    void take(Result<Found> found);
    void fill();
    void choose();
    QString titleOf(const std::string& answer, bool same) const;
    std::vector<const Precedent*> listed() const;

    const Info& m_info;
    int m_seats;
    std::optional<Found> m_found;
    ReadTable m_answerModel, m_listModel;
    Segmented* m_which;
    QTableView *m_answers, *m_list;
    TextLabel* m_note;
    QProgressBar* m_progress;
    QPushButton* m_show;
    std::optional<Chosen> m_chosen;
    Job m_search;
};

} // namespace hilltop
