// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_list_model.h"

#include "choose/own_bot_list.h"
#include "choose/report_words.h"
#include "registry/registry.h"
#include "text/game_texts.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace hilltop {
namespace {

/// "today", "12 Nov".
QString checkedDay(std::int64_t seconds) {
    const QDate day = QDateTime::fromSecsSinceEpoch(seconds).date();
    if (day == QDate::currentDate()) return BotListModel::tr("checked today");
    return BotListModel::tr("checked %1").arg(QLocale().toString(day, QLocale::ShortFormat));
}

} // namespace

BotListModel::BotListModel(const OwnBotList& own, QObject* parent)
    : QAbstractListModel(parent)
    , m_own(own) {
    m_rows = rows(); // looks at the other members
}

int BotListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

BotMark BotListModel::markOf(const OwnBotList& own, const OwnBot& bot) {
    const BotReport* const report = own.report(bot);
    if (report == nullptr) return BotMark::NotChecked;
    if (own.isOutdated(bot)) return BotMark::Outdated;
    if (!report->usable()) return BotMark::Fails;
    return report->remarks() > 0 ? BotMark::Remarks : BotMark::Good;
}

QString BotListModel::line(const Row& row) const {
    if (row.kind == Kind::BuiltIn) {
        const GameEntry* game = find_game(row.game.toStdString());
        const BotTraits* traits = game->find_bot(row.bot.toStdString());
        return tr("built in, %1").arg(botStyle(row.game.toStdString(), *traits));
    }
    const QString language = hostedLanguage(row.bot.toStdString());
    if (row == m_checking) return m_progress;
    const OwnBot* bot = m_own.find(row.game, row.bot);
    if (bot != nullptr && waits && waits(*bot)) return tr("%1, waiting for its check").arg(language);
    switch (bot != nullptr ? markOf(m_own, *bot) : BotMark::NotChecked) {
    case BotMark::BuiltIn:
    case BotMark::NotChecked:
        break;
    case BotMark::Fails:
        return tr("%1, %2", "language, why it cannot play").arg(language, whyNotShort(*m_own.report(*bot)));
    case BotMark::Outdated:
        return tr("%1, changed since its check").arg(language);
    case BotMark::Good:
    case BotMark::Remarks:
        return tr("%1, %2", "language, checked today").arg(language, checkedDay(m_own.report(*bot)->checked));
    }
    return tr("%1, not checked").arg(language);
}

QVariant BotListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto count = [&] {
        const GameEntry* game = find_game(row.game.toStdString());
        return static_cast<int>(game->bots().size());
    };
    const auto name = [&]() -> QString {
        switch (row.kind) {
        case Kind::Game:
            return gameTitle(row.game.toStdString());
        case Kind::Own:
        case Kind::BuiltIn:
            return m_own.nameOf(row.game, row.bot);
        case Kind::Fold:
            return m_unfolded.contains(row.game) ? tr("Hide built-in bots") : tr("%n built in", nullptr, count());
        }
        return {};
    };
    switch (role) {
    case Qt::DisplayRole:
        return name();
    case Qt::AccessibleTextRole:
        if (row.kind == Kind::Own || row.kind == Kind::BuiltIn)
            return tr("%1, %2, %3", "bot, game, state").arg(name(), gameTitle(row.game.toStdString()), line(row));
        return name();
    case Qt::ToolTipRole:
        return row.kind == Kind::Own ? row.bot : QVariant();
    case KindRole:
        return static_cast<int>(row.kind);
    case GameRole:
        return row.game;
    case BotRole:
        return row.bot;
    case LineRole:
        return row.kind == Kind::Own || row.kind == Kind::BuiltIn ? line(row) : QString();
    case MarkRole: {
        const OwnBot* bot = row.kind == Kind::Own ? m_own.find(row.game, row.bot) : nullptr;
        return static_cast<int>(bot != nullptr ? markOf(m_own, *bot) : BotMark::BuiltIn);
    }
    case CountRole:
        return count() + static_cast<int>(m_own.of(row.game).size());
    default:
        return {};
    }
}

Qt::ItemFlags BotListModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    if (row(index.row()).kind == Kind::Game) return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

int BotListModel::find(const QString& game, const QString& bot) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return row.game == game && row.bot == bot && (row.kind == Kind::Own || row.kind == Kind::BuiltIn);
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

bool BotListModel::fits(const QString& text) const {
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

std::vector<BotListModel::Row> BotListModel::rows() const {
    std::vector<Row> rows;
    for (const GameEntry* game : games()) {
        const QString id = QString::fromUtf8(game->info().id);
        const QString title = gameTitle(game->info().id);
        std::vector<Row> own, builtIn;
        for (const OwnBot& bot : m_own.of(id)) {
            const Row row{Kind::Own, id, QString::fromStdString(bot.spec)};
            if (fits(m_own.nameOf(id, row.bot) + ' ' + hostedLanguage(bot.spec) + ' ' + title)) own.push_back(row);
        }
        for (const BotTraits* bot : inPlayingOrder(game->bots())) {
            const Row row{Kind::BuiltIn, id, QString::fromUtf8(bot->id)};
            if (fits(botName(game->info().id, bot->id) + ' ' + title)) builtIn.push_back(row);
        }
        if (!m_words.isEmpty() && own.empty() && builtIn.empty()) continue;
        rows.push_back({Kind::Game, id, {}});
        rows.insert(rows.end(), own.begin(), own.end());
        if (!m_words.isEmpty() || m_unfolded.contains(id)) rows.insert(rows.end(), builtIn.begin(), builtIn.end());
        if (m_words.isEmpty()) rows.push_back({Kind::Fold, id, {}});
    }
    return rows;
}

void BotListModel::setFilter(const QString& words) {
    m_words = words.split(' ', Qt::SkipEmptyParts);
    refresh();
}

void BotListModel::toggle(const QString& game) {
    if (!m_unfolded.remove(game)) m_unfolded.insert(game);
    refresh();
}

void BotListModel::unfold(const QString& game) {
    if (!m_unfolded.contains(game)) toggle(game);
}

void BotListModel::setChecking(const QString& game, const QString& spec, const QString& progress) {
    m_checking = {Kind::Own, game, spec};
    m_progress = progress;
    if (!m_rows.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

void BotListModel::refresh() {
    auto next = rows();
    if (next == m_rows) {
        if (!m_rows.empty()) emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(next);
    endResetModel();
}

} // namespace hilltop
