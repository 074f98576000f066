// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/setup/format_picker.h"

#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"

#include <QCoreApplication>
#include <QSignalBlocker>

#include <algorithm>
#include <iterator>

namespace hilltop {

namespace {

struct FormatTexts {
    Q_DECLARE_TR_FUNCTIONS(FormatPicker)
};

constexpr int kShortestFormat = 16; // letters of a list that must be seen

TextLabel* quietFormat(const QString& text) {
    return new TextLabel(text, TextSize::Small, false, TextLabel::Ink::Quiet);
}

struct FormatWords {
    QString line;   ///< of the list: its name, and in a few words who meets whom
    QString inName; ///< in the middle of a tournament's
    QString tip;    ///< who meets whom, one sentence
};

FormatWords wordsOf(Format format) {
    const FormatWords words[] = {
        // in the order of Format
        {FormatTexts::tr("Round-robin, every pair"), FormatTexts::tr("round-robin", "after the game's name"),
         FormatTexts::tr("Each entrant plays every other one.")},
        {FormatTexts::tr("One table with everyone"), FormatTexts::tr("table", "after the game's name"),
         FormatTexts::tr("All entrants sit at one table. Seats are drawn for every deal.")},
        {FormatTexts::tr("Random tables"), FormatTexts::tr("random tables", "after the game's name"),
         FormatTexts::tr("For every match, the players are drawn at random from all entrants.")},
        {FormatTexts::tr("Gauntlet, first against all"), FormatTexts::tr("gauntlet", "after the game's name"),
         FormatTexts::tr("The first entrant plays every other one. The others do not meet.")},
        {FormatTexts::tr("Knockout, losers are out"), FormatTexts::tr("knockout", "after the game's name"),
         FormatTexts::tr("The losers of a round are out. The best seeds meet last. Drawn pairings get extra matches.")},
        {FormatTexts::tr("Swiss, equal scores meet"), FormatTexts::tr("Swiss", "after the game's name"),
         FormatTexts::tr("In each round entrants with equal scores meet, if possible never twice.")},
        {FormatTexts::tr("Cup, best of seven sets"), FormatTexts::tr("cup", "after the game's name"),
         FormatTexts::tr("Winners meet winners and losers meet losers until every place is decided. The first to "
                         "win four sets wins the pairing.")}};
    static_assert(std::size(words) == std::size(kFormats));
    return words[static_cast<std::size_t>(format)];
}

} // namespace

QString formatInName(Format format) {
    return wordsOf(format).inName;
}

bool formatFits(const Info& game, Format format) {
    if (format == own_format(game)) return true;
    if (is_paired(format)) return !game.cooperative && (game.teams || game.min_seats <= 2);
    return game.max_seats > 2; // one table of two is a round-robin already
}

FormatPicker::FormatPicker(QWidget* parent)
    : QWidget(parent)
    , m_formats(new QComboBox)
    , m_ranking(new QComboBox)
    , m_seats(new QSpinBox)
    , m_rounds(new QSpinBox)
    , m_seatsLabel(quietFormat(tr("seats")))
    , m_roundsLabel(quietFormat(tr("rounds"))) {
    setManual(*this, "tournaments#formats");
    auto* column = columnIn(this, 8);
    column->addWidget(m_formats);
    auto* row = rowPart(12);
    for (QWidget* part : std::initializer_list<QWidget*>{m_seats, m_seatsLabel, m_rounds, m_roundsLabel})
        row->addWidget(part);
    row->addWidget(m_ranking, 1);
    row->addStretch(0);
    column->addLayout(row);
    m_formats->setObjectName(QStringLiteral("format"));
    m_formats->setAccessibleName(tr("Format"));
    for (QComboBox* box : {m_formats, m_ranking}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kShortestFormat);
    }
    m_seats->setObjectName(QStringLiteral("seats"));
    m_seats->setAccessibleName(tr("Seats per table"));
    m_rounds->setObjectName(QStringLiteral("rounds"));
    m_rounds->setAccessibleName(tr("Rounds"));
    m_rounds->setRange(0, kMaxEntrants);
    m_rounds->setToolTip(tr("0 = automatic"));
    m_ranking->setObjectName(QStringLiteral("ranking"));
    m_ranking->setAccessibleName(tr("Ranking"));
    m_ranking->addItem(tr("Ranked as in the list"));
    m_ranking->addItem(tr("Ranked by a round-robin"));
    m_ranking->setToolTip(tr("Who plays whom first, and who has a bye"));
    setFocusProxy(m_formats);
    connect(m_formats, &QComboBox::currentIndexChanged, this, [this] {
        fitSeats(1);
        refresh();
        emit changed();
    });
    connect(m_ranking, &QComboBox::currentIndexChanged, this, &FormatPicker::changed);
    for (QSpinBox* box : {m_seats, m_rounds})
        connect(box, &QSpinBox::valueChanged, this, &FormatPicker::changed);
}

void FormatPicker::setGame(const Info& game) {
    const QSignalBlocker formats(m_formats), seats(m_seats);
    m_game = &game;
    m_entrants = 0;
    m_formats->clear();
    for (const Format format : kFormats) {
        if (!formatFits(game, format)) continue;
        const FormatWords words = wordsOf(format);
        m_formats->addItem(words.line, static_cast<int>(format));
        m_formats->setItemData(m_formats->count() - 1, words.tip, Qt::ToolTipRole);
    }
    m_seats->setRange(game.min_seats, game.max_seats);
    refresh();
}

Format FormatPicker::format() const {
    return static_cast<Format>(m_formats->currentData().toInt());
}

int FormatPicker::seats() const {
    return is_paired(format()) && !m_game->teams ? 2 : m_seats->value();
}

bool FormatPicker::ordered() const {
    return format() == Format::Gauntlet ||
           ((format() == Format::Knockout || format() == Format::Cup) && m_ranking->currentIndex() == 0);
}

void FormatPicker::set(const Plan& plan) {
    const QSignalBlocker formats(m_formats), seats(m_seats), rounds(m_rounds), ranking(m_ranking);
    const int wanted = m_formats->findData(static_cast<int>(plan.format));
    m_formats->setCurrentIndex(wanted >= 0 ? wanted : m_formats->findData(static_cast<int>(own_format(*m_game))));
    m_entrants = static_cast<int>(plan.bots.size());
    m_seats->setValue(is_paired(format()) ? m_game->default_seats : plan.seats);
    m_rounds->setValue(plan.rounds);
    m_ranking->setCurrentIndex(plan.ranking == Ranking::RoundRobin ? 1 : 0);
    refresh();
}

void FormatPicker::get(Plan& plan) const {
    plan.format = format();
    plan.seats = seats();
    plan.rounds = format() == Format::Swiss ? m_rounds->value() : 0;
    const bool ranked = format() == Format::Knockout || format() == Format::Cup;
    plan.ranking = ranked && m_ranking->currentIndex() == 1 ? Ranking::RoundRobin : Ranking::Given;
}

void FormatPicker::setEntrants(int entrants) {
    if (entrants == m_entrants) return; // seats that were typed stay
    const int copies = m_entrants > 0 && m_seats->value() % m_entrants == 0 ? m_seats->value() / m_entrants : 1;
    m_entrants = entrants;
    fitSeats(copies);
    refresh();
}

void FormatPicker::fitSeats(int copies) {
    if (format() != Format::OneTable || m_entrants == 0) return;
    const QSignalBlocker blocker(m_seats);
    m_seats->setValue(m_entrants * copies > m_game->max_seats ? m_entrants : m_entrants * copies);
}

void FormatPicker::refresh() {
    const Format chosen = format();
    const bool seats = !is_paired(chosen) && m_game->min_seats < m_game->max_seats;
    m_seats->setVisible(seats);
    m_seatsLabel->setVisible(seats);
    m_rounds->setVisible(chosen == Format::Swiss);
    m_roundsLabel->setVisible(chosen == Format::Swiss);
    m_ranking->setVisible(chosen == Format::Knockout || chosen == Format::Cup);
    Plan enough;
    enough.bots.resize(static_cast<std::size_t>(m_entrants));
    m_rounds->setSpecialValueText(tr("Automatic: %1").arg(QLocale().toString(swiss_rounds(enough))));
    const QString tip = wordsOf(chosen).tip;
    m_formats->setToolTip(tip);
    m_formats->setAccessibleDescription(tip);
}

} // namespace hilltop
