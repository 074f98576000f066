// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/setup/tournament_form.h"

#include "base/parallel.h"
#include "choose/rules_editor.h"
#include "contests/contest_folder.h"
#include "hosting/isolation.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/game_texts.h"
#include "tournament/schedule.h"
#include "tournaments/setup/format_picker.h"
#include "tournaments/setup/stop_picker.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace hilltop {
namespace {

constexpr int kNames = 100, kField = 128, kFewSeats = 4;
constexpr int kShortest = 16; // letters of a list that must be seen

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

QWidget* across(std::initializer_list<QWidget*> widgets) {
    auto* box = new QWidget;
    auto* row = rowIn(box, 12);
    for (QWidget* widget : widgets) {
        auto* note = qobject_cast<TextLabel*>(widget);
        if (note != nullptr) note->setWordWrap(true);
        row->addWidget(widget, note != nullptr ? 1 : 0);
    }
    return box;
}

} // namespace

TournamentForm::TournamentForm(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_name(new QLineEdit)
    , m_seed(new QLineEdit)
    , m_sealed(new QCheckBox(tr("Keep it secret")))
    , m_format(new FormatPicker)
    , m_matches(new QSpinBox)
    , m_threads(new QSpinBox)
    , m_stop(new StopPicker)
    , m_duplicate(new QCheckBox(tr("Duplicate")))
    , m_keep(new QComboBox)
    , m_change(new QPushButton(tr("Change…")))
    , m_matchesNote(quiet({}))
    , m_duplicateNote(quiet({}))
    , m_nameError(wrong())
    , m_seedError(wrong())
    , m_rulesSummary(quiet({}))
    , m_rulesError(wrong()) {
    m_grid->setContentsMargins(0, 0, 4, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(8);
    m_grid->setColumnMinimumWidth(0, kNames);
    m_grid->setColumnStretch(1, 1);
    m_grid->addWidget(new TextLabel(tr("Plan"), TextSize::Text, true), 0, 0, 1, 2);
    makeFields();
    makeRules();
    m_grid->setRowStretch(m_grid->rowCount(), 1);

    connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameTyped = true; });
    for (QLineEdit* field : {m_name, m_seed})
        connect(field, &QLineEdit::textChanged, this, &TournamentForm::changed);
    for (QSpinBox* box : {m_matches, m_threads})
        connect(box, &QSpinBox::valueChanged, this, &TournamentForm::changed);
    connect(m_format, &FormatPicker::changed, this, &TournamentForm::changed);
    connect(m_stop, &StopPicker::changed, this, &TournamentForm::changed);
    connect(m_duplicate, &QCheckBox::toggled, this, &TournamentForm::changed);
    connect(m_keep, &QComboBox::currentIndexChanged, this, &TournamentForm::changed);
}

void TournamentForm::addRow(const QString& name, QWidget* field, QWidget* row) {
    auto* label = new TextLabel(name);
    label->setBuddy(field);
    label->setMinimumHeight(32);
    if (field->accessibleName().isEmpty()) field->setAccessibleName(name);
    const int line = m_grid->rowCount();
    m_grid->addWidget(label, line, 0, Qt::AlignTop);
    m_grid->addWidget(row, line, 1);
}

void TournamentForm::makeFields() {
    const auto below = [this](QWidget* widget) { m_grid->addWidget(widget, m_grid->rowCount(), 1); };
    m_name->setObjectName(QStringLiteral("name"));
    addRow(tr("Name"), m_name, m_name);
    below(m_nameError);
    addRow(tr("Format"), m_format, m_format);
    m_matches->setObjectName(QStringLiteral("matches"));
    m_matches->setRange(1, static_cast<int>(kMaxMatches));
    m_matches->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_matches->setGroupSeparatorShown(true);
    m_matches->setMinimumWidth(kField);
    addRow(tr("Matches"), m_matches, across({m_matches, m_matchesNote}));
    addRow(tr("Stop rule"), m_stop, m_stop);
    m_rulesSummary->setObjectName(QStringLiteral("rules_summary"));
    m_change->setObjectName(QStringLiteral("change_rules"));
    m_change->setAccessibleName(tr("Change the rules"));
    m_change->setAutoDefault(false);
    m_change->setCheckable(true);
    addRow(tr("Rules"), m_change, across({m_change, m_rulesSummary}));
    auto* place = new QWidget;
    m_rulesPlace = columnIn(place, kUsualGap, {0, 0, 0, 4});
    m_grid->addWidget(place, m_grid->rowCount(), 0, 1, 2);
    place->hide();
    connect(m_change, &QPushButton::toggled, place, &QWidget::setVisible);
    m_grid->addWidget(m_rulesError, m_grid->rowCount(), 0, 1, 2);
    m_duplicate->setObjectName(QStringLiteral("duplicate"));
    setManual(*m_duplicate, "tournaments#duplicate-deals");
    m_duplicate->setAccessibleName(tr("Duplicate deals"));
    m_duplicate->setToolTip(tr("Every pair plays the same cards from all sides. This cancels the luck of the deal, so "
                               "fewer matches are needed."));
    m_duplicateNote->setWordWrap(true);
    auto* deals = new QWidget;
    auto* row = rowIn(deals, 12);
    row->addWidget(m_duplicate);
    row->addWidget(m_duplicateNote, 1);
    addRow(tr("Deals"), m_duplicate, deals);
}

void TournamentForm::makeRules() {
    m_seed->setObjectName(QStringLiteral("seed"));
    auto* dice = new QToolButton;
    dice->setObjectName(QStringLiteral("dice"));
    dice->setIcon(icon(QStringLiteral("dice")));
    dice->setToolTip(tr("Another seed"));
    dice->setAccessibleName(dice->toolTip());
    connect(dice, &QToolButton::clicked, this, &TournamentForm::rollSeed);
    auto* box = new QWidget;
    auto* rows = columnIn(box, kUsualGap);
    auto* seed = rowPart(8);
    seed->addWidget(m_seed, 1);
    seed->addWidget(dice);
    rows->addLayout(seed);
    m_sealed->setObjectName(QStringLiteral("sealed"));
    m_sealed->setToolTip(
        tr("Draws a seed that no one can see until all matches have been played. Its SHA-256 is shown from the "
           "start, so that anyone can check it afterwards."));
    setManual(*m_sealed, "tournaments#a-sealed-seed");
    connect(m_sealed, &QCheckBox::toggled, this, [this, dice](bool sealed) {
        m_seal = sealed ? std::optional(draw_seal()) : std::nullopt;
        m_seed->setEnabled(!sealed);
        dice->setEnabled(!sealed);
        emit changed();
    });
    rows->addWidget(m_sealed);
    addRow(tr("Seed"), m_seed, box);
    m_grid->addWidget(m_seedError, m_grid->rowCount(), 1);
    m_threads->setObjectName(QStringLiteral("threads"));
    m_threads->setRange(1, std::max(64, processors()));
    m_threads->setMinimumWidth(kField);
    addRow(tr("Threads"), m_threads,
           across({m_threads, quiet(tr("of %1. The window stays responsive.").arg(QLocale().toString(processors())))}));
    m_keep->setObjectName(QStringLiteral("keep"));
    m_keep->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_keep->setMinimumContentsLength(kShortest);
    const std::pair<QString, Keep> kept[] = {{tr("All matches"), Keep::All},
                                             {tr("Matches with faults"), Keep::Faults},
                                             {tr("Faults, and a sample of %1").arg(kSample), Keep::Sample},
                                             {tr("None"), Keep::None}};
    for (const auto& [text, keep] : kept)
        m_keep->addItem(text, static_cast<int>(keep));
    m_keep->setToolTip(tr("Which matches are stored with all answers. Matches of built-in bots can always be replayed "
                          "from their seed. Storing all matches needs about a hundred times the space."));
    addRow(tr("Keep matches"), m_keep, m_keep);
}

void TournamentForm::setPlan(const Plan& plan) {
    const QSignalBlocker quiet(this);
    if (m_game != &plan.entry() || m_rules == nullptr) {
        m_game = &plan.entry();
        m_format->setGame(m_game->info());
        delete m_rules;
        m_rules = new RulesEditor(QString::fromUtf8(m_game->info().id), m_game->rules());
        m_rules->setNameWidth(kNames);
        m_rulesPlace->addWidget(m_rules);
        connect(m_rules, &RulesEditor::changed, this, &TournamentForm::changed);
        m_change->setChecked(false);
    }
    m_rules->setValues(plan.rules);
    m_format->set(plan);
    m_matches->setValue(static_cast<int>(plan.matches));
    m_stop->fit(plan); // also says the unit of the width
    m_stop->set(plan.stop);
    m_duplicate->setChecked(plan.duplicate);
    m_keep->setCurrentIndex(m_keep->findData(static_cast<int>(plan.keep)));
    if (!plan.seal) m_seed->setText(QString::number(plan.seed)); // a sealed one is not shown
    m_sealed->setChecked(plan.seal.has_value());
}

Plan TournamentForm::plan(const std::vector<std::string>& bots) const {
    Plan plan = default_plan(*m_game);
    plan.bots = bots;
    m_format->get(plan);
    plan.matches = m_matches->value();
    plan.stop = m_stop->rule();
    plan.duplicate = m_duplicate->isChecked();
    plan.keep = static_cast<Keep>(m_keep->currentData().toInt());
    plan.rules = m_rules->values();
    plan.seed = m_seal ? m_seal->seed : seed().value_or(plan.seed);
    plan.seal = m_seal;
    return plan;
}

QString TournamentForm::name() const {
    const QString typed = m_name->text().trimmed();
    return typed.isEmpty() ? m_name->placeholderText() : typed;
}

void TournamentForm::setTaken(const QStringList& names) {
    m_taken = names;
    emit changed();
}

int TournamentForm::threads() const {
    return m_threads->value();
}

void TournamentForm::setThreads(int threads) {
    m_threads->setValue(threads);
}

bool TournamentForm::ordered() const {
    return m_format->ordered() || m_stop->rule().kind == StopRule::Kind::Sprt;
}

void TournamentForm::rollSeed() {
    m_seed->setText(QString::number(fresh_seed())); // a shorter one could be found by trying
}

std::optional<std::uint64_t> TournamentForm::seed() const {
    const QString text = m_seed->text().trimmed();
    const bool digits = std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool fits = false;
    const qulonglong value = text.toULongLong(&fits);
    return digits && fits ? std::optional<std::uint64_t>(value) : std::nullopt;
}

QString TournamentForm::seedError() const {
    if (seed() || m_seal) return {};
    return tr("The seed is an integer from 0 to %1.").arg(QString::number(std::numeric_limits<std::uint64_t>::max()));
}

QString TournamentForm::rulesError(int seats) const {
    return m_rules->problem(m_game->check(m_rules->values(), seats));
}

QString TournamentForm::nameError() const {
    return nameProblem(KindOfContest::Tournament, name(), m_taken);
}

QString TournamentForm::problem(const std::vector<std::string>& bots) const {
    const Plan plan = this->plan(bots);
    const auto entrants = static_cast<int>(bots.size());
    if (plan.format == Format::OneTable && entrants > 0 && plan.seats % entrants != 0)
        return tr("%2 entrants can’t share a table of %1 seats evenly. Use random tables, or change one of the two "
                  "numbers.")
            .arg(QLocale().toString(plan.seats), QLocale().toString(entrants));
    if (const QString stop = StopPicker::problem(plan); !stop.isEmpty()) return stop;
    if (const QString name = nameError(); !name.isEmpty()) return name;
    if (const QString seed = seedError(); !seed.isEmpty()) return seed;
    if (m_seal && std::any_of(bots.begin(), bots.end(), runs_as_program) && !isolation().on())
        return tr(
            "Bots that are not isolated could read a secret seed. Install bubblewrap, or turn off Keep it secret.");
    if (!rulesError(plan.seats).isEmpty()) return tr("These rules can’t be played.");
    return {};
}

void TournamentForm::refresh(const std::vector<std::string>& bots) {
    m_format->setEntrants(static_cast<int>(bots.size()));
    const Plan plan = this->plan(bots);
    m_stop->fit(plan);
    m_name->setPlaceholderText(freeName( // used if the name is empty
        tr("%1 %2", "game, then format in the middle of a name").arg(gameTitle(plan.game), formatInName(plan.format)),
        m_taken));
    if (!m_nameTyped) {
        const QSignalBlocker quiet(m_name);
        m_name->setText(m_name->placeholderText());
        m_name->setCursorPosition(0);
    }
    m_matchesNote->setText(plan.format == Format::Cup ? tr("per set")
                           : is_paired(plan.format)   ? tr("per pair")
                                                      : tr("in total"));
    const int times = seatings_of_deal(seating_of(plan), plan.seats);
    m_duplicateNote->setText(times == 1               ? tr("one seat, nothing to swap")
                             : is_paired(plan.format) ? tr("each deal twice, sides swapped")
                             : plan.seats <= kFewSeats && times > plan.seats
                                 ? tr("each deal %n times, in all seatings", nullptr, times)
                                 : tr("each deal %n times, once for every seat", nullptr, times));
    m_duplicate->setAccessibleDescription(m_duplicateNote->text());
    showError(m_nameError, nameError());
    showError(m_seedError, seedError());
    m_rulesSummary->setText(m_rules->summary());
    showError(m_rulesError, rulesError(plan.seats));
    if (!m_rulesError->text().isEmpty()) m_change->setChecked(true);
}

} // namespace hilltop
