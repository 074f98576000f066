// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "profile/library.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace hilltop {

class TextLabel;

/// All matches of a person: those left unfinished in a group of their own, found by game and by who sat there, opened,
/// played on or deleted. What is deleted can be had back until the dialog closes; only then it leaves its file.
class MatchesDialog : public QDialog {
    Q_OBJECT
public:
    /// Reads that folder in the background, see Library.
    explicit MatchesDialog(const QString& folder, QWidget* parent = nullptr);

    QTableWidget* table() const { return m_table; }
    QLineEdit* search() const { return m_search; }
    QComboBox* game() const { return m_game; }
    QPushButton* undoButton() const { return m_undo; }
    bool reading() const { return m_reading.running(); }
    /// The matches to delete, once the dialog has closed.
    std::vector<Library::Entry> deleted() const;
    void done(int result) override;

signals:
    /// To be stepped through, or played on if it is unfinished; the dialog has closed.
    void openRequested(const hilltop::Library::Entry& match);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Match {
        Library::Entry entry;
        QString game, seats, result, played;
        bool gone = false;
    };
    void take(std::vector<Library::Entry> entries);
    void refresh();
    void addGroup(const QString& title, bool finished);
    int currentMatch() const;
    void openCurrent();
    void deleteCurrent();
    void undo();
    void showMenu(const QPoint& at);

    std::vector<Match> m_matches; ///< newest first
    std::vector<int> m_deleted;   ///< in m_matches, in the order of deletion
    QLineEdit* m_search;
    QComboBox* m_game;
    QTableWidget* m_table;
    TextLabel* m_note;
    QPushButton *m_open, *m_delete, *m_undo;
    Job m_reading;
};

} // namespace hilltop
