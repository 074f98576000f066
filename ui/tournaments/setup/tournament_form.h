// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace hilltop {

class FormatPicker;
class RulesEditor;
class StopPicker;
class TextLabel;

/// How a tournament is played, as fields: everything of a plan but its entrants, its name and its threads.
class TournamentForm : public QWidget {
    Q_OBJECT
public:
    explicit TournamentForm(QWidget* parent = nullptr);

    /// Fills all fields, of another game too. Suggests a new name.
    void setPlan(const Plan& plan);
    /// What the fields say of these entrants.
    Plan plan(const std::vector<std::string>& bots) const;
    QString name() const;
    /// Names no new tournament may have.
    void setTaken(const QStringList& names);
    int threads() const;
    void setThreads(int threads);
    void rollSeed();
    /// Whether the order of the entrants counts.
    bool ordered() const;
    /// Says what depends on the entrants.
    void refresh(const std::vector<std::string>& bots);
    /// What is wrong with a field, one sentence; empty if nothing is.
    QString problem(const std::vector<std::string>& bots) const;

signals:
    void changed();

private:
    void addRow(const QString& name, QWidget* field, QWidget* row);
    void makeFields();
    void makeRules();
    std::optional<std::uint64_t> seed() const;
    QString seedError() const;
    QString rulesError(int seats) const;
    QString nameError() const;

    const GameEntry* m_game = nullptr;
    QGridLayout* m_grid;
    QLineEdit *m_name, *m_seed;
    QCheckBox* m_sealed;
    std::optional<Seal> m_seal; ///< drawn when a secret seed is requested
    bool m_nameTyped = false;
    QStringList m_taken;
    FormatPicker* m_format;
    QSpinBox *m_matches, *m_threads;
    StopPicker* m_stop;
    QCheckBox* m_duplicate;
    QComboBox* m_keep;
    QPushButton* m_change;
    QVBoxLayout* m_rulesPlace;
    RulesEditor* m_rules = nullptr;
    TextLabel *m_matchesNote, *m_duplicateNote, *m_nameError, *m_seedError, *m_rulesSummary, *m_rulesError;
};

} // namespace hilltop
