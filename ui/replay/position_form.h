// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QFormLayout;
class QLineEdit;
class QToolButton;

namespace hilltop {

class CardMoves;

/// The fields of a game's position that a person sets (GameEntry::set_fields()), a row each: cards, numbers, words and
/// seats, as the schema of the view describes them. Rules are kept as they are. Cards can be dragged from row to row.
class PositionForm : public QWidget {
    Q_OBJECT
public:
    explicit PositionForm(const GameEntry& game, QWidget* parent = nullptr);
    ~PositionForm() override;

    const GameEntry& game() const { return m_game; }
    /// What a seat sees, and as many seats as that has.
    void setView(const Json& view);
    /// The fields that are set; others follow from them.
    Json view() const;
    /// view() as the rules allow it: if need be without one number or switch that was not edited last, since that may
    /// follow from what was. Nothing: they do not.
    std::optional<Json> allowed() const;
    /// The path of the first field that holds what can't be read; empty: all can be.
    QString unreadable() const;
    /// The editor of a field, by its path: "turn", "seats[0].wins".
    QWidget* field(const QString& path) const;
    /// Shows a sentence at the field with that path, or of which it is a part ("seats[0].row[2].value"), and at no
    /// other. False: there is none.
    bool setProblem(const QString& path, const QString& sentence);
    /// What is shown there, and the name and editor of that field; nothing: nowhere.
    struct Problem {
        QString name;
        QWidget* editor;
    };
    std::optional<Problem> problem() const;

signals:
    void changed();

private:
    struct Row;
    void build();
    void makeMoves();
    /// A button whose menu has every item that fits into the line behind what is there.
    static QToolButton* itemPicker(QLineEdit& line, const QStringList& items);
    QWidget* withChips(Row& row, QWidget* placed);
    void addRow(QFormLayout& form, const std::string& name, const Json& schema, int seat);
    bool hasCards(const Json& schema) const;
    static QString pathOf(const Row& row);
    /// As it is told where no heading says which seat it is of.
    QString nameOf(const Row& row) const;
    /// Where that field is in m_view.
    Json& place(const Row& row) const;

    const GameEntry& m_game;
    std::unique_ptr<Json> m_schema, m_view;
    std::vector<std::unique_ptr<Row>> m_rows;
    std::unique_ptr<CardMoves> m_moves;
    const Row* m_edited = nullptr; ///< last
    QWidget* m_rowsIn = nullptr;
    int m_seats = 0;
    bool m_showing = false; ///< what is set now was not typed
};

} // namespace hilltop
