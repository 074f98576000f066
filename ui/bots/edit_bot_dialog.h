// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/own_bots.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace hilltop {

/// Name and limits of an own bot; Cancel leaves all as it was.
class EditBotDialog : public QDialog {
    Q_OBJECT
public:
    explicit EditBotDialog(const OwnBot& bot, QWidget* parent = nullptr);

    /// As it stands in the fields.
    OwnBot bot() const;
    QLineEdit* name() const { return m_name; }
    /// "start", "first", "decision", "memory", "processes", as --limit has them.
    QSpinBox* limit(const QString& id) const;

private:
    void addLimit(const char* id, const QString& name, const QString& suffix, int value, int usual, int least,
                  int most);
    void check();

    struct Limit {
        QString id;
        QSpinBox* box;
    };
    OwnBot m_bot;
    QLineEdit* m_name;
    std::vector<Limit> m_limits;
    QPushButton* m_ok = nullptr;
    class QGridLayout* m_grid;
};

} // namespace hilltop
