// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/own_bots.h"

#include <QAbstractListModel>
#include <QSet>

#include <functional>
#include <vector>

namespace hilltop {

class OwnBotList;

/// How a bot did when it was last checked, as its mark shows it.
enum class BotMark { BuiltIn, NotChecked, Good, Remarks, Outdated, Fails };

/// The bots by game: a heading for each, the person's own ones, and the built-in ones behind a row that unfolds them.
class BotListModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum class Kind { Game, Own, BuiltIn, Fold };
    struct Row {
        Kind kind = Kind::Game;
        QString game;
        QString bot; ///< spec or id
        friend bool operator==(const Row&, const Row&) = default;
    };
    enum Role { KindRole = Qt::UserRole, GameRole, BotRole, LineRole, MarkRole, CountRole };

    explicit BotListModel(const OwnBotList& own, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// -1: not shown.
    int find(const QString& game, const QString& bot) const;
    /// Only bots with all these words in name, language or game; those are unfolded.
    void setFilter(const QString& words);
    /// Built-in bots of that game are shown, or no more.
    void toggle(const QString& game);
    void unfold(const QString& game);
    /// Whether a bot is queued for its check; if empty, no bot is.
    std::function<bool(const OwnBot&)> waits;
    /// The bot being checked: its line says how far that is.
    void setChecking(const QString& game, const QString& spec, const QString& progress);
    /// Own bots have changed.
    void refresh();

    static BotMark markOf(const OwnBotList& own, const OwnBot& bot);

private:
    std::vector<Row> rows() const;
    bool fits(const QString& text) const;
    QString line(const Row& row) const;

    const OwnBotList& m_own;
    std::vector<Row> m_rows;
    QStringList m_words;
    QSet<QString> m_unfolded;
    Row m_checking;
    QString m_progress;
};

} // namespace hilltop
