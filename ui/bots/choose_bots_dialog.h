// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/recognise.h"
#include "profile/own_bots.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace hilltop {

/// What was found in a file that may hold several bots, or one of an unknown game: which to take, for which game,
/// by which name.
class ChooseBotsDialog : public QDialog {
    Q_OBJECT
public:
    explicit ChooseBotsDialog(const std::vector<RecognisedBot>& found, QWidget* parent = nullptr);

    /// Those that are ticked.
    std::vector<OwnBot> chosen() const;
    /// A choice is wanted: there are several, or the game is not known.
    static bool needed(const std::vector<RecognisedBot>& found);

private:
    static QString speech(const RecognisedBot& bot);
    struct Row {
        RecognisedBot bot;
        QCheckBox* take;
        QLineEdit* name;
        QComboBox* game; ///< null where it is known
    };
    void check();

    std::vector<Row> m_rows;
    QPushButton* m_add;
};

/// The bot as it comes into the list, with the usual limits.
OwnBot ownBotOf(const RecognisedBot& found, const std::string& game, const std::string& name);

} // namespace hilltop
