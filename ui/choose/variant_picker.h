// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rule_spec.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QToolButton;

namespace hilltop {

class GameEntry;
class RulesEditor;
class Settings;

/// Rules saved under a name the person chose.
struct OwnVariant {
    QString name;
    RuleValues rules; ///< all of them
};
/// In the order they were saved; what does not fit the game any more is left out.
std::vector<OwnVariant> ownVariants(const Settings& settings, const GameEntry& game);
/// The name of these rules as a record stores it: the game's id of the variant or the person's own; empty: none.
QString variantName(const Settings& settings, const GameEntry& game, const RuleValues& rules, int seats);

/// Chooses among the rules of a game that have a name, and follows the editor beside it; own ones are saved and
/// forgotten by the menu.
class VariantPicker : public QWidget {
    Q_OBJECT
public:
    /// Without settings there are the game's own variants alone.
    explicit VariantPicker(Settings* settings, QWidget* parent = nullptr);

    /// The editor outlives what the picker is asked next, or is followed by another.
    void setGame(const GameEntry& game, RulesEditor* editor);
    /// What some variants depend on; the rules of one that is chosen follow.
    void setSeats(int seats);
    QComboBox* list() const { return m_list; }
    QToolButton* menuButton() const { return m_menu; }
    /// Under this name, which is not empty; one of the same name is replaced. The error is a sentence.
    QString save(const QString& name);
    void forget(const QString& name);

private:
    void fill();
    void follow();
    void fillMenu();
    void askForName();

    Settings* m_settings;
    const GameEntry* m_game = nullptr;
    RulesEditor* m_editor = nullptr;
    int m_seats = 0;
    std::vector<OwnVariant> m_choices; ///< by place in the list: those for people, the game's, own ones
    QComboBox* m_list;
    QToolButton* m_menu;
};

} // namespace hilltop
