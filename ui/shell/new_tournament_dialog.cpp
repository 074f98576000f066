// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/new_tournament_dialog.h"

#include "shell/bot_picker.h"
#include "shell/format_picker.h"
#include "shell/icons.h"
#include "shell/match_timer.h"
#include "shell/panel.h"
#include "shell/rules_editor.h"
#include "shell/settings.h"
#include "shell/tournament_cost.h"
#include "text/game_texts.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSpinBox>
#include <QStyle>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace hilltop {

namespace {

constexpr QSize kSize(920, 660), kSmallest(720, 480);
constexpr int kMargin = 20, kColumnGap = 28, kNames = 128, kField = 128;
// Results stay in memory, so a pair gets no more than that from here; the command line has no such limit.
constexpr int kMostMatches = 1'000'000;
constexpr int kSettle = 200;      // ms
constexpr int kFirstEntrants = 5; // ticked when nothing is remembered

int cores() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

QHBoxLayout* across(std::initializer_list<QWidget*> widgets) {
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    row->addStretch(1);
    return row;
}

TextLabel* quiet(const QString& text) {
    return new TextLabel(text, TextSize::Small, false, TextLabel::Ink::Quiet);
}

TextLabel* wrong() {
    auto* label = new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Bad);
    label->setWordWrap(true);
    label->hide();
    return label;
}

void showError(TextLabel* label, const QString& error) {
    label->setText(error);
    label->setVisible(!error.isEmpty());
}

} // namespace

NewTournamentDialog::NewTournamentDialog(const GameEntry& game, Settings& settings, QWidget* parent)
    : QDialog(parent)
    , m_game(game)
    , m_settings(settings)
    , m_timer(new MatchTimer(this))
    , m_settle(new QTimer(this)) {
    setWindowTitle(tr("New tournament: %1").arg(gameTitle(game.info().id)));
    setMinimumSize(kSmallest);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* body = new QHBoxLayout;
    body->setContentsMargins(kMargin, kMargin, kMargin, 16);
    body->setSpacing(kColumnGap);
    body->addWidget(makeEntrants(), 8);
    auto* right = new QVBoxLayout;
    right->setSpacing(12);
    right->addWidget(makeSettings(), 1);
    m_cost = new TournamentCost;
    right->addWidget(m_cost);
    body->addLayout(right, 9);
    column->addLayout(body, 1);
    column->addWidget(new Hairline);
    column->addWidget(makeFooter());
    resize(kSize);

    m_settle->setSingleShot(true);
    connect(m_settle, &QTimer::timeout, this, [this] {
        if (obstacle().isEmpty()) m_timer->measure(plan());
    });
    connect(m_timer, &MatchTimer::measured, this, &NewTournamentDialog::showCost);
    connect(m_bots, &BotPicker::changed, this, &NewTournamentDialog::refresh);
    connect(m_format, &FormatPicker::changed, this, &NewTournamentDialog::refresh);
    connect(m_rules, &RulesEditor::changed, this, &NewTournamentDialog::refresh);
    connect(m_seed, &QLineEdit::textChanged, this, &NewTournamentDialog::refresh);
    connect(m_duplicate, &QCheckBox::toggled, this, &NewTournamentDialog::refresh);
    for (QSpinBox* box : {m_matches, m_threads})
        connect(box, &QSpinBox::valueChanged, this, &NewTournamentDialog::refresh);
    connect(this, &QDialog::accepted, this, &NewTournamentDialog::save);
    load();
    refresh();
    m_start->setFocus();
}

NewTournamentDialog::~NewTournamentDialog() = default;

QWidget* NewTournamentDialog::makeEntrants() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* title = new TextLabel(tr("Entrants"), TextSize::Text, true);
    m_ticked = new TextLabel(QString(), TextSize::Text, false, TextLabel::Ink::Quiet);
    m_bots = new BotPicker(QString::fromUtf8(m_game.info().id), m_game.bots());
    auto* head = across({title});
    head->addWidget(m_ticked);
    column->addLayout(head);
    column->addWidget(m_bots, 1);
    return part;
}

QWidget* NewTournamentDialog::makeSettings() {
    auto* form = new QWidget;
    auto* grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 4, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnMinimumWidth(0, kNames);
    grid->setColumnStretch(1, 1);
    int line = 0;
    grid->addWidget(new TextLabel(tr("How they play"), TextSize::Text, true), line++, 0, 1, 2);
    const auto add = [&](const QString& name, QWidget* field, QLayout* row) {
        auto* label = new TextLabel(name);
        label->setBuddy(field);
        field->setAccessibleName(name);
        grid->addWidget(label, line, 0);
        grid->addLayout(row, line++, 1);
    };
    m_format = new FormatPicker(m_game.info());
    if (m_format->hasChoice()) add(tr("Format"), m_format, across({m_format}));
    m_matches = new QSpinBox;
    m_matches->setObjectName(QStringLiteral("matches"));
    m_matches->setRange(1, kMostMatches);
    m_matches->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_matches->setGroupSeparatorShown(true);
    m_matches->setMinimumWidth(kField);
    add(tr("Matches"), m_matches, across({m_matches, m_matchesNote = quiet(QString())}));
    m_duplicate = new QCheckBox(tr("Duplicate: each deal twice, sides swapped"));
    m_duplicate->setObjectName(QStringLiteral("duplicate"));
    add(tr("Deals"), m_duplicate, across({m_duplicate}));
    m_duplicate->setAccessibleName(m_duplicate->text());
    m_seed = new QLineEdit;
    m_seed->setObjectName(QStringLiteral("seed"));
    auto* dice = new QToolButton;
    dice->setIcon(icon(QStringLiteral("dice")));
    dice->setToolTip(tr("Another seed"));
    dice->setAccessibleName(dice->toolTip());
    connect(dice, &QToolButton::clicked, this, &NewTournamentDialog::rollSeed);
    auto* seed = new QHBoxLayout;
    seed->setSpacing(8);
    seed->addWidget(m_seed, 1);
    seed->addWidget(dice);
    add(tr("Seed"), m_seed, seed);
    m_seedError = wrong();
    grid->addWidget(m_seedError, line++, 1);
    m_threads = new QSpinBox;
    m_threads->setObjectName(QStringLiteral("threads"));
    m_threads->setRange(1, std::max(64, cores()));
    m_threads->setMinimumWidth(kField);
    add(tr("Threads"), m_threads,
        across({m_threads, quiet(tr("of %1; the window stays quick").arg(QLocale().toString(cores())))}));
    grid->setRowMinimumHeight(line++, 4);
    m_rulesSummary = quiet(QString());
    auto* head = across({new TextLabel(tr("Rules"), TextSize::Text, true)});
    head->addWidget(m_rulesSummary);
    grid->addLayout(head, line++, 0, 1, 2);
    m_rules = new RulesEditor(QString::fromUtf8(m_game.info().id), m_game.rules());
    m_rules->setNameWidth(kNames);
    grid->addWidget(m_rules, line++, 0, 1, 2);
    m_rulesError = wrong();
    grid->addWidget(m_rulesError, line++, 0, 1, 2);
    grid->setRowStretch(line, 1);

    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the column is as wide as its longest line
    scroll->setWidget(form);
    scroll->setMinimumWidth(form->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 4);
    return scroll;
}

QWidget* NewTournamentDialog::makeFooter() {
    auto* footer = new QWidget;
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(kMargin, 12, kMargin, 12);
    auto* defaults = new QPushButton(tr("Defaults"));
    defaults->setAutoDefault(false);
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    cancel->setMinimumWidth(96);
    m_start = primaryButton(tr("Start tournament"));
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setMinimumWidth(160);
    m_start->setDefault(true);
    row->addWidget(defaults);
    row->addWidget(quiet(tr("Remembered for the next tournament.")));
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(m_start);
    connect(defaults, &QPushButton::clicked, this, &NewTournamentDialog::setDefaults);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &QDialog::accept);
    return footer;
}

void NewTournamentDialog::setDefaults() {
    const Plan plan = default_plan(m_game);
    std::vector<std::string> first;
    for (const BotTraits& bot : m_game.bots())
        if (first.size() < kFirstEntrants) first.emplace_back(bot.id);
    m_bots->setTicked(first);
    m_format->set(plan.format, plan.seats);
    m_matches->setValue(static_cast<int>(plan.matches));
    m_duplicate->setChecked(plan.duplicate);
    m_threads->setValue(cores());
    m_rules->reset();
    rollSeed();
}

void NewTournamentDialog::rollSeed() {
    // Ten digits are enough to be new and short enough to type.
    m_seed->setText(
        QString::number(QRandomGenerator::global()->bounded(qint64{1'000'000'000}, qint64{10'000'000'000})));
}

void NewTournamentDialog::load() {
    setDefaults();
    const QString at = QStringLiteral("tournament/%1/").arg(QString::fromUtf8(m_game.info().id));
    const auto bots = m_settings.get<QStringList>(at + QStringLiteral("bots"), {});
    std::vector<std::string> known;
    for (const QString& bot : bots)
        if (m_game.find_bot(bot.toStdString()) != nullptr) known.push_back(bot.toStdString());
    if (!known.empty()) m_bots->setTicked(known);
    const auto format = read_format(m_settings.get<QString>(at + QStringLiteral("format"), {}).toStdString());
    if (format) m_format->set(*format, m_settings.get(at + QStringLiteral("seats"), m_format->seats()));
    m_matches->setValue(m_settings.get(at + QStringLiteral("matches"), m_matches->value()));
    m_duplicate->setChecked(m_settings.get(at + QStringLiteral("duplicate"), m_duplicate->isChecked()));
    m_seed->setText(m_settings.get(at + QStringLiteral("seed"), m_seed->text()));
    m_threads->setValue(m_settings.get(at + QStringLiteral("threads"), m_threads->value()));
    RuleValues rules;
    for (const QString& rule : m_settings.get<QStringList>(at + QStringLiteral("rules"), {}))
        static_cast<void>(set_rule(m_game.rules(), rule.toStdString(), rules)); // one that is gone is left out
    m_rules->setValues(rules);
}

void NewTournamentDialog::save() const {
    const QString at = QStringLiteral("tournament/%1/").arg(QString::fromUtf8(m_game.info().id));
    QStringList bots, rules;
    for (const std::string& bot : m_bots->ticked())
        bots << QString::fromStdString(bot);
    for (const RuleInfo& rule : m_game.rules())
        rules << QString::fromStdString(rule.id + '=' + rule_text(rule, m_rules->values().at(rule.id)));
    m_settings.set(at + QStringLiteral("bots"), bots);
    const std::string_view format = format_word(m_format->format());
    m_settings.set(at + QStringLiteral("format"),
                   QString::fromUtf8(format.data(), static_cast<qsizetype>(format.size())));
    m_settings.set(at + QStringLiteral("seats"), m_format->seats());
    m_settings.set(at + QStringLiteral("matches"), m_matches->value());
    m_settings.set(at + QStringLiteral("duplicate"), m_duplicate->isChecked());
    m_settings.set(at + QStringLiteral("seed"), m_seed->text());
    m_settings.set(at + QStringLiteral("threads"), m_threads->value());
    m_settings.set(at + QStringLiteral("rules"), rules);
}

std::optional<std::uint64_t> NewTournamentDialog::seed() const {
    const QString text = m_seed->text().trimmed();
    const bool digits = std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool fits = false;
    const qulonglong value = text.toULongLong(&fits);
    return digits && fits ? std::optional<std::uint64_t>(value) : std::nullopt;
}

QString NewTournamentDialog::seedError() const {
    if (seed()) return {};
    return tr("The seed is a whole number from 0 to %1.")
        .arg(QString::number(std::numeric_limits<std::uint64_t>::max()));
}

QString NewTournamentDialog::rulesError() const {
    return m_rules->problem(m_game.check(m_rules->values(), m_format->seats()));
}

Plan NewTournamentDialog::plan() const {
    Plan plan = default_plan(m_game);
    plan.bots = m_bots->ticked();
    plan.format = m_format->format();
    plan.seats = m_format->seats();
    plan.matches = m_matches->value();
    plan.duplicate = m_duplicate->isChecked();
    plan.rules = m_rules->values();
    plan.seed = seed().value_or(plan.seed);
    return plan;
}

int NewTournamentDialog::threads() const {
    return m_threads->value();
}

QString NewTournamentDialog::obstacle() const {
    const bool alone = m_game.info().cooperative; // one bot may play with itself
    if (m_bots->ticked().size() < (alone ? 1 : 2))
        return alone ? tr("Tick at least one bot.") : tr("Tick at least two bots.");
    if (const QString error = seedError(); !error.isEmpty()) return error;
    if (!rulesError().isEmpty()) return tr("These rules cannot be played.");
    const auto fits = check_plan(plan());
    return fits ? QString() : QString::fromStdString(fits.error().text);
}

void NewTournamentDialog::setWarning(const QString& sentence) {
    m_warning = sentence;
    refresh();
}

void NewTournamentDialog::refresh() {
    m_ticked->setText(
        tr("%1 of %2 ticked")
            .arg(QLocale().toString(static_cast<int>(m_bots->ticked().size())), QLocale().toString(m_bots->count())));
    showError(m_seedError, seedError());
    m_rulesSummary->setText(m_rules->summary());
    showError(m_rulesError, rulesError());
    m_format->setEntrants(static_cast<int>(m_bots->ticked().size()));
    const bool pairs = m_format->format() == Format::RoundRobin;
    m_matchesNote->setText(pairs ? tr("for each pair") : tr("in all"));
    m_duplicate->setText(pairs ? tr("Duplicate: each deal twice, sides swapped")
                               : tr("Duplicate: each deal as often as there are seats"));
    const QString reason = obstacle();
    m_start->setEnabled(reason.isEmpty());
    m_start->setAccessibleDescription(reason);
    showCost();
    m_settle->start(kSettle);
}

void NewTournamentDialog::showCost() {
    const QString reason = obstacle();
    const Plan wanted = plan();
    m_cost->show(wanted, reason.isEmpty(), reason.isEmpty() ? m_timer->seconds(wanted) : std::nullopt,
                 std::min(m_threads->value(), cores()), reason.isEmpty() ? m_warning : reason);
}

} // namespace hilltop
