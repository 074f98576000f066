// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"
#include "game/entry.h"
#include "records/record.h"

#include <QComboBox>
#include <QStringList>

#include <functional>
#include <vector>

namespace hilltop {

/// Where the questions come from that two bots are asked.
struct CompareSource {
    enum class Kind {
        Library, ///< the person's newest matches; where there are none, matches of built-in bots
        Check,   ///< what a bot's check has kept
        Files,   ///< records, logs, tournaments
    };
    Kind kind = Kind::Library;
    QString folder;                 ///< of the library
    std::vector<std::string> lines; ///< of the check
    QStringList files;
};

/// As many matches as are asked again, at most.
inline constexpr int kMostCompared = 200;

/// Matches of that game; takes a while. An error says what cannot be read, or that there is none.
Result<std::vector<Record>> recordsToCompare(const CompareSource& source, const GameEntry& game, const Stop& stop);

/// Chooses where the questions come from: the person's matches, the check of the first bot, or files of a dialog.
class CompareSourceBox : public QComboBox {
    Q_OBJECT
public:
    /// `folder`: of the person's finished matches.
    explicit CompareSourceBox(const QString& folder, QWidget* parent = nullptr);

    /// What is chosen; the lines of a check are not in it.
    CompareSource chosen() const;
    /// Files instead of those of a dialog.
    void takeFiles(const QStringList& paths);

private:
    void choose(int index);

    QString m_folder;
    QStringList m_files; ///< that were chosen last
    int m_last = 0;      ///< gone back to when nothing is chosen
};

} // namespace hilltop
