// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/level_choice.h"

#include "records/record.h"
#include "registry/registry.h"
#include "style/panel.h"
#include "text/game_texts.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace hilltop {
namespace {

constexpr qsizetype kPartner = 2; ///< sits opposite the first of four

/// No partner need be above the others to be at a level.
bool allAt(const QString& id, const QStringList& seats) {
    return std::all_of(seats.begin(), seats.end(),
                       [&](const QString& seat) { return seat == id || seat == QString::fromUtf8(kPerson); });
}

} // namespace

LevelChoice::LevelChoice(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(12);
    m_row->addWidget(new TextLabel(tr("Level"), TextSize::Text, true));
    m_row->addStretch(1);
}

void LevelChoice::setGame(const GameEntry& game) {
    m_game = &game;
    std::vector<const BotTraits*> levels;
    for (const BotTraits& bot : game.bots())
        if (bot.level > 0) levels.push_back(&bot);
    std::stable_sort(levels.begin(), levels.end(),
                     [](const BotTraits* one, const BotTraits* two) { return one->level < two->level; });
    m_ids.clear();
    QStringList words;
    for (const BotTraits* bot : levels) {
        m_ids << QString::fromUtf8(bot->id);
        words << botName(game.info().id, bot->id);
    }
    setVisible(!m_ids.isEmpty());
    words << tr("Own choice");
    if (words == m_words) return; // it keeps its place among what Tab goes to
    m_words = words;
    delete m_levels;
    m_levels = new Segmented(words);
    m_levels->setAccessibleName(tr("Level of the bots"));
    m_row->insertWidget(1, m_levels);
    connect(m_levels, &Segmented::currentChanged, this, &LevelChoice::choose);
}

QStringList LevelChoice::seatsAt(std::size_t level) const {
    const QString person = QString::fromUtf8(kPerson);
    const bool partners = m_game->info().teams && m_seats.size() == 4 && m_seats.count(person) == 1;
    const qsizetype at = static_cast<qsizetype>(level), above = std::min(at + 1, m_ids.size() - 1);
    QStringList seats = m_seats;
    for (qsizetype i = 0; i < seats.size(); ++i) {
        const bool partner = partners && seats[(i + kPartner) % seats.size()] == person;
        if (seats[i] != person) seats[i] = m_ids[partner ? above : at];
    }
    return seats;
}

void LevelChoice::setSeats(const QStringList& seats) {
    m_seats = seats;
    if (m_levels == nullptr) return;
    int shown = static_cast<int>(m_ids.size()); // their own choice
    for (int level = 0; level < m_ids.size(); ++level)
        if (seatsAt(static_cast<std::size_t>(level)) == seats || allAt(m_ids[level], seats)) shown = level;
    const QSignalBlocker quiet(m_levels);
    m_levels->setCurrent(shown);
    m_levels->setEnabled(seats.count(QString::fromUtf8(kPerson)) < seats.size());
}

void LevelChoice::choose(int index) {
    if (index < m_ids.size())
        emit chosen(seatsAt(static_cast<std::size_t>(index)));
    else
        emit ownWanted();
}

GameButtons::GameButtons(int width, QWidget* parent)
    : QWidget(parent) {
    auto* rows = new QGridLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    auto* group = new QButtonGroup(this);
    int wide = 0;
    for (const GameEntry* game : games()) {
        auto* button = new QPushButton(gameTitle(game->info().id));
        const QString id = QString::fromUtf8(game->info().id);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setObjectName(id);
        group->addButton(button);
        wide += button->sizeHint().width() + rows->spacing();
        connect(button, &QPushButton::clicked, this, [this, id] { emit chosen(id); });
    }
    const auto buttons = group->buttons();
    const int across = static_cast<int>(buttons.size());
    const int columns = wide <= width ? across : (across + 1) / 2;
    for (int i = 0; i < across; ++i)
        rows->addWidget(buttons[i], i / columns, i % columns);
    setVisible(games().size() > 1);
}

void GameButtons::setGame(const QString& game) {
    if (auto* button = findChild<QPushButton*>(game)) button->setChecked(true);
}

} // namespace hilltop
