// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/moment_judge.h"
#include "records/replay.h"
#include "style/read_table.h"
#include "table/table_scene.h"

#include <QDialog>
#include <QTimer>

#include <functional>

class QComboBox;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;
class QTableView;

namespace hilltop {

class FieldCell;
class MatchCursor;
class MatchOpening;
class PositionForm;
class Settings;
class TableView;
class TextLabel;
class Theme;

/// Sets up any position: as fields of its game, or as text, also as Copy makes it. Each follows the other. The table
/// and the values of all answers show what it is so far; what is wrong is said in a sentence.
class PositionEditor : public QDialog {
    Q_OBJECT
public:
    PositionEditor(const Settings& settings, const Theme& theme, QWidget* parent = nullptr);
    ~PositionEditor() override;

    /// Over the window of `page`, with the question where a cursor is. What it sets up is opened; `play` plays that on.
    static void open(const Settings& settings, const Theme& theme, const MatchCursor& cursor, MatchOpening& opening,
                     QWidget& page, const std::function<void()>& play);

    /// Fills in a position as text.
    void setPosition(const QString& text);
    /// Fills in the question where a cursor is, as the seat whose cards are seen; where there is none, as setGame().
    void setMoment(const MatchCursor& cursor);
    /// Fills in the first question of a new match of that game, or of the first game whose positions can be set up.
    void setGame(const GameEntry& game);

    using QDialog::open;
    QPlainTextEdit* text() const { return m_text; }
    PositionForm* form() const { return m_form; }
    QTableView* options() const { return m_options; }
    QPushButton* showButton() const { return m_show; }
    QPushButton* playButton() const { return m_play; }
    /// Why the position cannot be set up, with the name of the field; empty: it can.
    QString problem() const;
    /// To the field that the problem is about, or to the text; hidden while there is none.
    QPushButton* toFieldButton() const { return m_toField; }

signals:
    /// The position shall be shown in Replay, or played on at once.
    void typed(const QString& text, bool play);

private:
    QWidget* makeLeft();
    QWidget* makeRight();
    void formChanged();
    void take();
    void setProblem(const QString& path, const QString& sentence);
    void setProblem(const Error& error);
    void goToProblem();
    Result<> read(const QString& text);
    void showTable();
    void showValues();

    TableScene m_scene;
    MomentJudge m_judge;
    ReadTable m_optionModel;
    std::unique_ptr<Replay> m_replay; ///< its table is shown; none: nothing has been read yet
    int m_position = 0;
    Seat m_seat;   ///< who decides
    Seat m_viewer; ///< whose view it is
    QTimer m_soon;
    QComboBox* m_games;
    QScrollArea* m_fields;
    PositionForm* m_form = nullptr;
    QPlainTextEdit* m_text;
    FieldCell* m_textCell;
    bool m_byForm = false; ///< what was edited last; else the text
    TableView* m_table;
    QTableView* m_options;
    TextLabel *m_how, *m_problem;
    QPushButton *m_toField, *m_show, *m_play;
};

} // namespace hilltop
