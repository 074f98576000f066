// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot_spec.h"
#include "profile/own_bots.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace hilltop {

struct BotReport;

/// Name and limits of an own bot; Cancel leaves all as it was.
class EditBotDialog : public QDialog {
    Q_OBJECT
public:
    /// `report`: what its check has measured, if it was checked.
    explicit EditBotDialog(const OwnBot& bot, const BotReport* report = nullptr, QWidget* parent = nullptr);

    /// As the fields have it; another way to run it is another spec.
    OwnBot bot() const;
    QLineEdit* name() const { return m_name; }
    /// "start", "first", "decision", "reply", "stderr", "memory", "processes", as --limit has them.
    QSpinBox* limit(const QString& id) const;
    /// How it is run: "exec", "exec+warm"; nullptr where there is but one way.
    QComboBox* kind() const { return m_kind; }

private:
    void addLimit(const char* id, const QString& name, const QString& suffix, int value, int usual, int least,
                  int most);
    void addKinds(const BotReport* report);
    void check();

    struct Limit {
        QString id;
        QSpinBox* box;
    };
    OwnBot m_bot;
    std::optional<BotSpecText> m_spec;
    QLineEdit* m_name;
    std::vector<Limit> m_limits;
    QComboBox* m_kind = nullptr;
    QPushButton* m_ok = nullptr;
    QGridLayout* m_grid;
};

} // namespace hilltop
