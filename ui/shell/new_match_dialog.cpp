// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/new_match_dialog.h"

#include "registry/registry.h"
#include "shell/icons.h"
#include "shell/opponent_list.h"
#include "shell/panel.h"
#include "shell/rules_editor.h"
#include "shell/seat_picture.h"
#include "shell/settings.h"
#include "text/game_texts.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kWidth = 920, kHeight = 560, kMargin = 20, kLeft = 408, kLabels = 80;
/// Deal IDs of this many bits have eight letters.
constexpr int kSeedBits = 40;

QString key(const QString& game, const char* what) {
    return QStringLiteral("match/%1/%2").arg(game, QLatin1String(what));
}

/// Somebody who can be beaten, but not by chance.
QString sensibleOpponent(const GameEntry& game) {
    const BotTraits* best = nullptr;
    for (const BotTraits& bot : game.bots()) {
        if (bot.strength <= 3 && (best == nullptr || bot.strength > best->strength)) best = &bot;
    }
    return QString::fromUtf8((best != nullptr ? *best : game.strongest_bot()).id);
}

QStringList ruleLines(const GameEntry& game, const RuleValues& values) {
    QStringList lines;
    for (const RuleInfo& rule : game.rules()) {
        const auto found = values.find(rule.id);
        if (found != values.end() && found->second != rule.fallback)
            lines << QString::fromStdString(rule.id + "=" + rule_text(rule, found->second));
    }
    return lines;
}

QString seatWord(int seat) {
    switch (seat) {
    case 0:
        return NewMatchDialog::tr("first");
    case 1:
        return NewMatchDialog::tr("second");
    case 2:
        return NewMatchDialog::tr("third");
    case 3:
        return NewMatchDialog::tr("fourth");
    default:
        return QString::number(seat + 1);
    }
}

} // namespace

NewMatchDialog::NewMatchDialog(Settings& settings, const QString& game, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_picture(new SeatPicture)
    , m_deal(new QLineEdit)
    , m_opponents(new OpponentList)
    , m_summary(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_note(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_start(primaryButton(tr("Start"))) {
    setWindowTitle(tr("New match"));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(24);
    columns->addWidget(makeLeft());
    columns->addWidget(makeRight(), 1);
    auto* sheet = new QVBoxLayout;
    sheet->setContentsMargins(kMargin, 16, kMargin, 12);
    sheet->setSpacing(16);
    sheet->addWidget(makeGames());
    sheet->addLayout(columns, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(sheet, 1);
    all->addWidget(new Hairline);
    all->addWidget(makeFoot());
    connect(m_deal, &QLineEdit::textChanged, this, &NewMatchDialog::refresh);
    connect(m_opponents, &QListWidget::currentRowChanged, this, &NewMatchDialog::refresh);
    setGame(find_game(game.toStdString()) != nullptr ? game : QString::fromUtf8(games().front()->info().id));
    resize(kWidth, kHeight);
    m_start->setFocus();
}

QWidget* NewMatchDialog::makeGames() {
    auto* part = new QWidget;
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* group = new QButtonGroup(part);
    for (const GameEntry* game : games()) {
        auto* button = new QPushButton(gameTitle(game->info().id));
        const QString id = QString::fromUtf8(game->info().id);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setObjectName(id);
        group->addButton(button);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, id] { setGame(id); });
    }
    part->setVisible(games().size() > 1);
    return part;
}

QWidget* NewMatchDialog::makeLeft() {
    auto* part = new QWidget;
    part->setFixedWidth(kLeft);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(new TextLabel(tr("Seats"), TextSize::Text, true));
    column->addWidget(m_picture, 1);
    column->addSpacing(8);
    m_seatPlace = new QVBoxLayout;
    auto* seatRow = new QHBoxLayout;
    auto* seatLabel = new TextLabel(tr("Your seat"));
    seatLabel->setMinimumWidth(kLabels);
    seatRow->addWidget(seatLabel);
    seatRow->addLayout(m_seatPlace, 1);
    column->addLayout(seatRow);
    m_deal->setPlaceholderText(tr("new, or type an ID"));
    m_deal->setAccessibleName(tr("Deal"));
    m_deal->setToolTip(tr("The same ID and rules give the same cards"));
    auto* dice = new QToolButton;
    dice->setObjectName(QStringLiteral("dice"));
    dice->setIcon(icon(QStringLiteral("dice")));
    dice->setToolTip(tr("Throw a deal ID"));
    dice->setAccessibleName(dice->toolTip());
    connect(dice, &QToolButton::clicked, this, [this] {
        const std::uint64_t seed = QRandomGenerator::global()->generate64() >> (64 - kSeedBits);
        m_deal->setText(QString::fromStdString(to_text({seed, 0})));
    });
    auto* dealLabel = new TextLabel(tr("Deal"));
    dealLabel->setMinimumWidth(kLabels);
    dealLabel->setBuddy(m_deal);
    auto* dealRow = new QHBoxLayout;
    dealRow->addWidget(dealLabel);
    dealRow->addWidget(m_deal, 1);
    dealRow->addWidget(dice);
    column->addLayout(dealRow);
    return part;
}

QWidget* NewMatchDialog::makeRight() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    const auto titled = [column](const QString& title, TextLabel* quiet) {
        auto* row = new QHBoxLayout;
        row->addWidget(new TextLabel(title, TextSize::Text, true));
        row->addStretch(1);
        row->addWidget(quiet);
        column->addLayout(row);
    };
    titled(tr("Who plays against you?"),
           new TextLabel(tr("strength, 1 to 5"), TextSize::Small, false, TextLabel::Ink::Quiet));
    auto* panel = new Panel;
    auto* fill = new QVBoxLayout(panel);
    fill->setContentsMargins(1, 4, 1, 4);
    fill->addWidget(m_opponents);
    panel->setMinimumHeight(3 * 28 + 8);
    column->addWidget(panel, 3);
    column->addSpacing(8);
    titled(tr("Rules"), m_summary);
    auto* sheet = new QWidget;
    m_rulesPlace = new QVBoxLayout(sheet);
    m_rulesPlace->setContentsMargins(0, 0, 0, 0);
    m_rulesPlace->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(sheet);
    scroll->setFocusPolicy(Qt::NoFocus);
    column->addWidget(scroll, 4);
    return part;
}

QWidget* NewMatchDialog::makeFoot() {
    auto* part = new QWidget;
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(kMargin, 12, kMargin, 12);
    row->setSpacing(8);
    auto* defaults = new QPushButton(tr("Defaults"));
    defaults->setObjectName(QStringLiteral("defaults"));
    auto* cancel = new QPushButton(tr("Cancel"));
    for (QPushButton* button : {defaults, cancel})
        button->setAutoDefault(false);
    cancel->setMinimumWidth(96);
    m_start->setMinimumWidth(160);
    m_start->setDefault(true);
    m_note->setWordWrap(true);
    row->addWidget(defaults);
    row->addSpacing(8);
    row->addWidget(m_note, 1);
    row->addWidget(cancel);
    row->addWidget(m_start);
    connect(defaults, &QPushButton::clicked, this, [this] {
        fill({QString::fromUtf8(m_game->info().id), {}, sensibleOpponent(*m_game), -1, {}});
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &QDialog::accept);
    return part;
}

void NewMatchDialog::setGame(const QString& game) {
    m_game = find_game(game.toStdString());
    if (auto* button = findChild<QPushButton*>(game)) button->setChecked(true);
    delete m_rules;
    m_rules = new RulesEditor(game, m_game->rules());
    m_rulesPlace->insertWidget(0, m_rules);
    connect(m_rules, &RulesEditor::changed, this, &NewMatchDialog::refresh);
    delete m_seat;
    QStringList words;
    for (int seat = 0; seat < m_game->info().default_seats; ++seat)
        words << seatWord(seat);
    m_seat = new Segmented(words << tr("by lot"));
    m_seat->setAccessibleName(tr("Your seat"));
    m_seatPlace->addWidget(m_seat);
    connect(m_seat, &Segmented::currentChanged, this, &NewMatchDialog::refresh);
    {
        const QSignalBlocker quiet(m_opponents);
        m_opponents->setBots(game, m_game->bots());
    }
    fill(remembered(m_settings, game));
}

void NewMatchDialog::fill(const MatchSetup& setup) {
    m_rules->setValues(setup.rules);
    m_opponents->choose(setup.opponent);
    m_seat->setCurrent(setup.seat >= 0 ? setup.seat : m_game->info().default_seats);
    m_deal->setText(setup.deal ? QString::fromStdString(to_text(*setup.deal)) : QString());
    refresh();
}

void NewMatchDialog::refresh() {
    const Info& info = m_game->info();
    const QString deal = m_deal->text().trimmed();
    m_problem.clear();
    if (!deal.isEmpty() && !read_deal_id(deal.toStdString()))
        m_problem = tr("“%1” is no deal ID. Write one such as %2, or leave it empty for a new deal.")
                        .arg(deal, QString::fromStdString(to_text({0x5A16C9D4E7, 9})));
    else
        m_problem = m_rules->problem(m_game->check(m_rules->values(), info.default_seats));
    m_note->setText(m_problem.isEmpty() ? tr("Practice: hints and undo are free. Remembered for the next match.")
                                        : m_problem);
    m_note->setInk(m_problem.isEmpty() ? TextLabel::Ink::Quiet : TextLabel::Ink::Bad);
    m_start->setEnabled(m_problem.isEmpty());
    m_start->setToolTip(m_problem);
    m_summary->setText(m_rules->summary());

    const MatchSetup now = setup();
    const std::string game = info.id;
    const BotTraits* bot = m_game->find_bot(now.opponent.toStdString());
    std::vector<SeatPicture::Plate> plates{{tr("You"), now.seat < 0 ? tr("seat by lot") : seatWord(now.seat), 0}};
    for (int seat = 0; seat < info.default_seats; ++seat) {
        if (seat == std::max(0, now.seat) || bot == nullptr) continue;
        plates.push_back({botName(game, bot->id), botStyle(game, bot->style), bot->strength});
    }
    m_picture->setPlates(info.hue, std::move(plates));
}

MatchSetup NewMatchDialog::setup() const {
    const int seats = m_game->info().default_seats;
    const QString deal = m_deal->text().trimmed();
    return {QString::fromUtf8(m_game->info().id), m_rules->values(), m_opponents->chosen(),
            m_seat->current() < seats ? m_seat->current() : -1,
            deal.isEmpty() ? std::optional<DealId>() : read_deal_id(deal.toStdString())};
}

MatchSetup NewMatchDialog::remembered(const Settings& settings, const QString& game) {
    const GameEntry* entry = find_game(game.toStdString());
    if (entry == nullptr) entry = games().front();
    const QString id = QString::fromUtf8(entry->info().id);
    const int seats = entry->info().default_seats;
    MatchSetup setup{id,
                     default_values(entry->rules()),
                     settings.get<QString>(key(id, "opponent"), {}),
                     settings.get<int>(key(id, "seat"), -1),
                     {}};
    if (entry->find_bot(setup.opponent.toStdString()) == nullptr) setup.opponent = sensibleOpponent(*entry);
    if (setup.seat < -1 || setup.seat >= seats) setup.seat = -1;
    RuleValues rules = setup.rules;
    for (const QString& line : settings.get<QStringList>(key(id, "rules"), {})) {
        if (!set_rule(entry->rules(), line.toStdString(), rules)) continue; // of another version: its default stays
    }
    if (entry->check(rules, seats)) setup.rules = rules;
    return setup;
}

void NewMatchDialog::accept() {
    refresh();
    if (!m_problem.isEmpty()) return;
    const MatchSetup chosen = setup();
    m_settings.set<QString>(key(chosen.game, "opponent"), chosen.opponent);
    m_settings.set<int>(key(chosen.game, "seat"), chosen.seat);
    m_settings.set<QStringList>(key(chosen.game, "rules"), ruleLines(*m_game, chosen.rules));
    QDialog::accept();
}

} // namespace hilltop
