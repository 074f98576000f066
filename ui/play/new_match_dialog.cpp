// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/new_match_dialog.h"

#include "choose/opponent_list.h"
#include "choose/own_bot_list.h"
#include "choose/rules_editor.h"
#include "choose/variant_picker.h"
#include "game/table_rules.h"
#include "play/deal_box.h"
#include "play/level_choice.h"
#include "records/record.h"
#include "registry/registry.h"
#include "settings/settings.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/game_texts.h"
#include "text/number_texts.h"
#include "text/table_texts.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>

namespace hilltop {
namespace {

constexpr int kNewMatchDialogMargin = 20, kLeft = 384, kLabels = 80;
/// The dialog on the smallest screen.
constexpr int kNarrow = 788;
/// Of a name people type.
constexpr int kLongestName = 40;

QString person() {
    return QString::fromUtf8(kPerson);
}

} // namespace

NewMatchDialog::NewMatchDialog(Settings& settings, const QString& game, QWidget* parent, const OwnBotList* own)
    : QDialog(parent)
    , m_settings(settings)
    , m_own(own)
    , m_games(new GameButtons(kNarrow - 2 * kNewMatchDialogMargin))
    , m_level(new LevelChoice)
    , m_picture(new SeatPicture)
    , m_name(new QLineEdit)
    , m_players(new QSpinBox)
    , m_drawn(new QCheckBox(tr("Random")))
    , m_rated(new Segmented({tr("Practice"), tr("Rated")}))
    , m_paired(new QCheckBox(tr("Twice, seats swapped")))
    , m_fitting(new QPushButton(tr("Matching opponents")))
    , m_deal(new DealBox(kLabels))
    , m_opponents(new OpponentList)
    , m_variants(new VariantPicker(&settings))
    , m_note(new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet))
    , m_short(new QPushButton)
    , m_more(new QPushButton(tr("More")))
    , m_start(primaryButton(tr("Start"))) {
    setManual(*this, "playing#a-new-match");
    setWindowTitle(tr("New match"));
    auto* columns = rowPart(24);
    columns->addWidget(makeLeft());
    columns->addWidget(makeRight(), 1);
    auto* sheet =
        columnPart(10, {kNewMatchDialogMargin, 14, kNewMatchDialogMargin, 10}); // all of it is to be reached at 800x600
    sheet->addWidget(m_games);
    sheet->addWidget(m_level);
    m_details = new QWidget;
    m_details->setLayout(columns);
    sheet->addWidget(m_details, 1);
    auto* all = columnIn(this, 0);
    all->addLayout(sheet, 1);
    all->addWidget(new Hairline);
    all->addWidget(makeFoot());
    connect(m_games, &GameButtons::chosen, this, &NewMatchDialog::setGame);
    connect(m_level, &LevelChoice::chosen, this, [this](const QStringList& seats) {
        m_seats = seats;
        const QSignalBlocker quiet(m_opponents);
        m_opponents->choose(m_seats.value(m_picture->chosen()));
        refresh();
    });
    connect(m_level, &LevelChoice::ownWanted, this, [this] { m_more->setChecked(true); });
    connect(m_more, &QPushButton::toggled, this, &NewMatchDialog::unfold);
    connect(m_deal, &DealBox::changed, this, &NewMatchDialog::refresh);
    connect(m_opponents, &QListWidget::currentRowChanged, this, [this] {
        if (const int seat = m_picture->chosen(); seat >= 0 && seat < m_seats.size())
            m_seats[seat] = m_opponents->chosen();
        refresh();
    });
    connect(m_picture, &SeatPicture::chosenChanged, this, [this](int seat) {
        const QSignalBlocker quiet(m_opponents);
        if (seat < m_seats.size()) m_opponents->choose(m_seats[seat]);
        refresh();
    });
    connect(m_players, &QSpinBox::valueChanged, this, &NewMatchDialog::setPlayers);
    connect(m_rated, &Segmented::currentChanged, this, &NewMatchDialog::refresh);
    connect(m_paired, &QCheckBox::toggled, this, &NewMatchDialog::refresh);
    if (m_own != nullptr) connect(m_own, &OwnBotList::changed, this, &NewMatchDialog::listBots);
    setGame(find_game(game.toStdString()) != nullptr ? game : QString::fromUtf8(games().front()->info().id));
    unfold(true);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) // wherever the focus is
        connect(new QShortcut(key, this), &QShortcut::activated, this, &NewMatchDialog::accept);
    m_start->setFocus();
}

QWidget* NewMatchDialog::makeLeft() {
    auto* part = new QWidget;
    part->setFixedWidth(kLeft);
    auto* column = columnIn(part, 8);
    const auto row = [column](const QString& name, QWidget* field) {
        auto* box = new QWidget;
        auto* across = rowIn(box, kUsualGap);
        auto* label = new TextLabel(name);
        label->setMinimumWidth(kLabels);
        label->setBuddy(field);
        field->setAccessibleName(name);
        across->addWidget(label);
        across->addWidget(field);
        across->addStretch(1);
        column->addWidget(box);
        return box;
    };
    column->addWidget(new TextLabel(tr("Seats"), TextSize::Text, true));
    column->addWidget(m_picture, 1);
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setMaxLength(kLongestName);
    m_name->setPlaceholderText(tr("player"));
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) {
        const int seat = m_picture->chosen();
        while (m_names.size() <= seat)
            m_names << QString();
        m_names[seat] = name.simplified();
        refresh();
    });
    m_nameRow = row(tr("Name"), m_name);
    column->addSpacing(8);
    m_playersRow = row(tr("Players"), m_players);
    m_players->setObjectName(QStringLiteral("players"));
    m_drawnName = row(tr("First to move"), m_drawn)->findChild<TextLabel*>();
    m_drawn->setToolTip(tr("If off, the bottom seat starts"));
    row(tr("Match"), m_rated);
    m_rated->setObjectName(QStringLiteral("rated"));
    m_paired->setObjectName(QStringLiteral("paired"));
    m_paired->setToolTip(tr("Two matches with the same cards count as one result, which reduces luck"));
    row(tr("Cards"), m_paired);
    column->addWidget(m_deal);
    return part;
}

QWidget* NewMatchDialog::makeRight() {
    auto* part = new QWidget;
    auto* column = columnIn(part, 8);
    const auto titled = [column](const QString& title, QWidget* quiet) {
        auto* row = new QHBoxLayout;
        row->addWidget(new TextLabel(title, TextSize::Text, true));
        row->addStretch(1);
        row->addWidget(quiet);
        column->addLayout(row);
    };
    titled(tr("Who sits there?"), new TextLabel(tr("strength, 1 to 5"), TextSize::Small, false, TextLabel::Ink::Quiet));
    auto* panel = new Panel;
    columnIn(panel, 0, {1, 4, 1, 4})->addWidget(m_opponents);
    panel->setMinimumHeight(6 * 28 + 10);
    column->addWidget(panel, 3);
    m_fitting->setObjectName(QStringLiteral("fitting"));
    m_fitting->setAutoDefault(false);
    m_fitting->setToolTip(tr("Seats bots that are about as strong as you"));
    connect(m_fitting, &QPushButton::clicked, this, &NewMatchDialog::seatFitting);
    column->addWidget(m_fitting, 0, Qt::AlignLeft);
    column->addSpacing(8);
    titled(tr("Rules"), m_variants);
    auto* sheet = new QWidget;
    m_rulesPlace = columnIn(sheet, kUsualGap);
    m_rulesPlace->addStretch(1);
    column->addWidget(scrolledDown(sheet), 4);
    return part;
}

QWidget* NewMatchDialog::makeFoot() {
    auto* part = new QWidget;
    auto* row = rowIn(part, 8, {kNewMatchDialogMargin, 12, kNewMatchDialogMargin, 12});
    auto* defaults = new QPushButton(tr("Defaults"));
    defaults->setObjectName(QStringLiteral("defaults"));
    auto* cancel = dismissButton(tr("Cancel"), *this);
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setCheckable(true);
    m_more->setChecked(true);
    for (QPushButton* button : {defaults, m_short, m_more})
        button->setAutoDefault(false);
    cancel->setMinimumWidth(96);
    m_start->setMinimumWidth(160);
    m_start->setDefault(true);
    m_note->setWordWrap(true);
    row->addWidget(defaults);
    row->addSpacing(8);
    row->addWidget(m_note, 1);
    row->addWidget(m_short);
    row->addWidget(m_more);
    row->addWidget(cancel);
    row->addWidget(m_start);
    connect(defaults, &QPushButton::clicked, this,
            [this] { fill(sensibleSetup(*m_game, fittingLevel(*m_game, m_ratings))); });
    connect(m_short, &QPushButton::clicked, this, [this] {
        const auto known = tableTexts(QString::fromUtf8(m_game->info().id)).length;
        m_rules->setValues(known(m_rules->values(), static_cast<int>(m_seats.size())).shorter);
        m_start->setFocus();
        refresh();
    });
    connect(m_start, &QPushButton::clicked, this, &QDialog::accept);
    return part;
}

void NewMatchDialog::setGame(const QString& game) {
    m_game = find_game(game.toStdString());
    m_games->setGame(game);
    m_level->setGame(*m_game);
    delete m_rules;
    m_rules = new RulesEditor(game, table_rule_infos(*m_game, m_game->info().default_seats));
    m_rulesPlace->insertWidget(0, m_rules);
    m_variants->setGame(*m_game, m_rules);
    connect(m_rules, &RulesEditor::changed, this, &NewMatchDialog::refresh);
    {
        const QSignalBlocker list(m_opponents), players(m_players);
        m_opponents->setBots(game, m_game->bots(), m_own);
        m_players->setRange(m_game->info().min_seats, m_game->info().max_seats);
    }
    m_playersRow->setVisible(m_game->info().min_seats < m_game->info().max_seats);
    // Where a rule says who begins, the lot decides who sits where, and no more.
    const auto rules = m_game->rules();
    const bool ruled = std::any_of(rules.begin(), rules.end(), [](const RuleInfo& rule) { return rule.id == "first"; });
    m_drawnName->setText(ruled ? tr("Seats") : tr("First to move"));
    m_drawn->setAccessibleName(m_drawnName->text());
    fill(rememberedSetup(m_settings, game, m_own, m_ratings));
}

/// The person's own bots have changed while the sheet is open.
void NewMatchDialog::listBots() {
    const QSignalBlocker quiet(m_opponents);
    if (const QString gone = goneText(replaceGone(*m_game, m_seats, m_own)); !gone.isEmpty()) m_gone = gone;
    m_opponents->setBots(QString::fromUtf8(m_game->info().id), m_game->bots(), m_own);
    if (const int seat = m_picture->chosen(); seat >= 0 && seat < m_seats.size()) m_opponents->choose(m_seats[seat]);
    refresh();
}

void NewMatchDialog::fill(const MatchSetup& setup) {
    m_gone = goneText(setup.gone);
    m_seats = setup.seats;
    m_names = setup.names;
    {
        const QSignalBlocker players(m_players), list(m_opponents), picture(m_picture);
        m_players->setValue(static_cast<int>(m_seats.size()));
        m_picture->setPlates(m_game->info().hue, plates());
        m_picture->choose(m_seats.size() > 1 ? 1 : 0);
        m_opponents->choose(m_seats[m_picture->chosen()]);
    }
    m_rules->setValues(setup.rules);
    m_drawn->setChecked(setup.drawn);
    m_rated->setCurrent(setup.rated ? 1 : 0);
    m_paired->setChecked(setup.paired);
    m_deal->setDeal(setup.deal);
    refresh();
}

/// New seats are filled as the last one is.
void NewMatchDialog::setPlayers(int count) {
    while (m_seats.size() > count)
        m_seats.removeLast();
    while (m_seats.size() < count)
        m_seats << (m_seats.size() > 1 ? m_seats.back() : sensibleSetup(*m_game).seats.back());
    refresh();
}

std::vector<SeatPicture::Plate> NewMatchDialog::plates() const {
    const std::string game = m_game->info().id;
    std::vector<SeatPicture::Plate> plates;
    const auto persons = m_seats.count(person());
    const bool partners = m_game->info().teams && m_seats.size() == 4;
    for (qsizetype i = 0; i < m_seats.size(); ++i) {
        const QString& seat = m_seats[i];
        const bool partner = partners && plates.size() == 2; // sits opposite
        if (const BotTraits* bot = m_game->find_bot(seat.toStdString()))
            plates.push_back({botName(game, bot->id), partner ? tr("your partner") : botStyle(game, *bot),
                              OpponentList::dotsOf(*bot)});
        else if (seat != person())
            plates.push_back({m_own != nullptr ? m_own->nameOf(QString::fromStdString(game), seat)
                                               : botName(game, seat.toStdString()),
                              partner ? tr("your partner") : hostedLanguage(seat.toStdString()), 0});
        else
            plates.push_back({persons < 2                  ? tr("You")
                              : m_names.value(i).isEmpty() ? tr("Person")
                                                           : m_names.value(i),
                              tr("at this screen"), 0});
    }
    return plates;
}

void NewMatchDialog::refresh() {
    if (m_seats.isEmpty() || m_rules == nullptr) return; // still being filled
    const Info& info = m_game->info();
    const auto persons = m_seats.count(person());
    m_rated->setEnabled(persons == 1);
    m_fitting->setVisible(rated() && !fitting_bot(info.id, rating().rating).empty());
    m_paired->parentWidget()->setVisible(canPair());
    m_deal->setRated(rated());
    m_problem = m_deal->problem();
    if (m_problem.isEmpty())
        m_problem = m_rules->problem(m_game->check(m_rules->values(), static_cast<int>(m_seats.size())));
    const QString note = persons == 0 ? tr("You’re watching, and see all cards.")
                         : persons > 1
                             ? tr("Several people at one screen: players pass the screen and see only their own cards.")
                         : rated() ? ratedNote()
                                   : tr("Practice: hints and undo are free.");
    const QString length = lengthNote();
    m_note->setText(!m_problem.isEmpty() ? m_problem
                    : !m_gone.isEmpty()  ? m_gone
                                         : QStringLiteral("%1 %2 %3").arg(changedNote(), length, note).simplified());
    m_note->setInk(m_problem.isEmpty() ? TextLabel::Ink::Quiet : TextLabel::Ink::Bad);
    m_start->setText(rated() ? tr("Start rated match") : tr("Start"));
    m_start->setEnabled(m_problem.isEmpty());
    m_start->setToolTip(m_problem);
    m_variants->setSeats(static_cast<int>(m_seats.size()));
    m_level->setSeats(m_seats);
    m_picture->setPlates(info.hue, plates());
    const int seat = m_picture->chosen();
    m_nameRow->setVisible(persons > 1 && m_seats.value(seat) == person());
    if (m_name->text().simplified() != m_names.value(seat)) m_name->setText(m_names.value(seat));
}

QLineEdit* NewMatchDialog::deal() const {
    return m_deal->line();
}

/// A match is rated for one person, on a deal that was not chosen.
bool NewMatchDialog::rated() const {
    return m_rated->current() == 1 && m_seats.count(person()) == 1;
}

/// "256 rounds, about 26 min.", and a button for a short match where that is long.
QString NewMatchDialog::lengthNote() {
    const auto known = tableTexts(QString::fromUtf8(m_game->info().id)).length;
    const MatchLength length = known != nullptr && m_problem.isEmpty()
                                   ? known(m_rules->values(), static_cast<int>(m_seats.size()))
                                   : MatchLength();
    m_short->setVisible(!length.shorter.empty());
    m_short->setText(tr("Short: %n round(s)", nullptr, length.shortRounds));
    if (length.rounds == 0) return {};
    return tr("%n round(s), about %1.", nullptr, length.rounds).arg(shortDurationText(length.seconds));
}

MatchSetup NewMatchDialog::setup() const {
    MatchSetup setup{QString::fromUtf8(m_game->info().id),
                     m_rules->values(),
                     m_seats,
                     m_seats.count(person()) > 1 ? m_names.mid(0, m_seats.size()) : QStringList(),
                     m_drawn->isChecked(),
                     rated(),
                     m_deal->deal(),
                     m_deal->seal()};
    setup.paired = canPair() && m_paired->isChecked();
    return setup;
}

void NewMatchDialog::accept() {
    refresh();
    if (!m_problem.isEmpty()) return;
    rememberSetup(m_settings, setup());
    QDialog::accept();
}

} // namespace hilltop
