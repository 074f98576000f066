// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/new_hill_dialog.h"

#include "choose/game_row.h"
#include "choose/rules_editor.h"
#include "choose/variant_picker.h"
#include "contests/contest_folder.h"
#include "hill/hill_bout.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace hilltop {
namespace {

constexpr QSize kNewHillSize(720, 600), kNewHillSmallest(560, 440);
constexpr int kNewHillMargin = 20, kNewHillNames = 120, kNewHillField = 128, kMostHillMatches = 100'000;

} // namespace

NewHillDialog::NewHillDialog(const GameEntry& game, Settings& settings, const QStringList& taken, QWidget* parent)
    : QDialog(parent)
    , m_taken(taken)
    , m_games(new GameRow)
    , m_name(new QLineEdit)
    , m_matches(new QSpinBox)
    , m_seats(new QSpinBox)
    , m_matchesName(new TextLabel)
    , m_seatsName(new TextLabel(tr("Seats")))
    , m_duplicate(new QCheckBox(tr("All pairs play the same deals, in all seatings")))
    , m_entries(new QSpinBox)
    , m_versions(new QSpinBox)
    , m_variants(new VariantPicker(&settings))
    , m_problem(new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Bad)) {
    setManual(*this, "hills#in-the-window");
    setWindowTitle(tr("New hill"));
    setMinimumSize(kNewHillSmallest);
    auto* column = columnIn(this, 0);
    auto* sheet = columnPart(16, {kNewHillMargin, 16, kNewHillMargin, 16});
    sheet->addWidget(m_games);
    sheet->addWidget(makeForm(), 1);
    column->addLayout(sheet, 1);
    column->addWidget(new Hairline);
    column->addWidget(makeFooter());
    resize(kNewHillSize);
    connect(m_games, &GameRow::chosen, this, &NewHillDialog::setGame);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_named = true; });
    connect(m_name, &QLineEdit::textChanged, this, &NewHillDialog::refresh);
    connect(m_matches, &QSpinBox::valueChanged, this, &NewHillDialog::refresh);
    connect(m_duplicate, &QCheckBox::toggled, this, &NewHillDialog::refresh);
    connect(m_seats, &QSpinBox::valueChanged, this, [this](int seats) {
        m_variants->setSeats(seats);
        refresh();
    });
    setGame(QString::fromUtf8(game.info().id));
}

QWidget* NewHillDialog::makeForm() {
    auto* form = new QWidget;
    auto* grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 4, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnMinimumWidth(0, kNewHillNames);
    grid->setColumnStretch(1, 1);
    const auto row = [grid](TextLabel* name, QWidget* field, bool narrow = false) {
        name->setBuddy(field);
        name->setMinimumHeight(32);
        const int line = grid->rowCount();
        grid->addWidget(name, line, 0, Qt::AlignTop);
        grid->addWidget(field, line, 1, narrow ? Qt::AlignLeft : Qt::Alignment());
    };
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setAccessibleName(tr("Name"));
    row(new TextLabel(tr("Name")), m_name);
    m_matches->setObjectName(QStringLiteral("matches"));
    m_matches->setRange(1, kMostHillMatches);
    m_matches->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_matches->setGroupSeparatorShown(true);
    m_matches->setMinimumWidth(kNewHillField);
    row(m_matchesName, m_matches, true);
    m_seats->setObjectName(QStringLiteral("seats"));
    m_seats->setAccessibleName(tr("Seats"));
    m_seats->setMinimumWidth(kNewHillField);
    row(m_seatsName, m_seats, true);
    m_duplicate->setObjectName(QStringLiteral("duplicate"));
    row(new TextLabel(tr("Duplicate")), m_duplicate);
    const auto limit = [&row](QSpinBox* field, const char* id, const QString& name, const QString& tip) {
        field->setObjectName(QString::fromUtf8(id));
        field->setAccessibleName(name);
        field->setToolTip(tip);
        field->setRange(0, kMaxEntrants);
        field->setSpecialValueText(tr("No limit"));
        field->setMinimumWidth(kNewHillField);
        row(new TextLabel(name), field, true);
    };
    limit(m_entries, "entries", tr("Bots per author"), tr("How many bots of an author may play at the same time"));
    limit(m_versions, "versions", tr("Versions per day"),
          tr("How many bots and versions an author may add per day (UTC)"));
    m_variants->list()->setAccessibleName(tr("Rules"));
    row(new TextLabel(tr("Rules")), m_variants);
    auto* place = new QWidget;
    m_rulesPlace = columnIn(place, kUsualGap);
    grid->addWidget(place, grid->rowCount(), 0, 1, 2);
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("problem"));
    grid->addWidget(m_problem, grid->rowCount(), 0, 1, 2);
    grid->setRowStretch(grid->rowCount(), 1);
    return scrolledDown(form);
}

QWidget* NewHillDialog::makeFooter() {
    auto* footer = new QWidget;
    auto* row = rowIn(footer, 8, {kNewHillMargin, 12, kNewHillMargin, 12});
    auto* cancel = dismissButton(tr("Cancel"), *this);
    cancel->setMinimumWidth(96);
    m_create = primaryButton(tr("Create hill"));
    m_create->setObjectName(QStringLiteral("create"));
    m_create->setMinimumWidth(160);
    m_create->setDefault(true);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(m_create);
    connect(m_create, &QPushButton::clicked, this, &QDialog::accept);
    return footer;
}

void NewHillDialog::setGame(const QString& id) {
    const GameEntry* game = find_game(id.toStdString());
    if (game == nullptr || game == m_game) return;
    m_game = game;
    const Plan usual = usual_hill(*game);
    const Info& info = game->info();
    {
        const QSignalBlocker quiet(m_seats), still(m_matches), calm(m_name);
        m_games->setGame(id);
        m_matches->setValue(static_cast<int>(usual.matches));
        m_seats->setRange(info.min_seats, info.max_seats);
        m_seats->setValue(usual.seats);
        if (!m_named) m_name->setText(freeName(gameTitle(id.toStdString()), m_taken));
    }
    for (QWidget* part : {static_cast<QWidget*>(m_seats), static_cast<QWidget*>(m_seatsName)})
        part->setVisible(info.min_seats != info.max_seats);
    delete m_rules;
    m_rules = new RulesEditor(id, game->rules());
    m_rules->setNameWidth(kNewHillNames);
    m_rulesPlace->addWidget(m_rules);
    connect(m_rules, &RulesEditor::changed, this, &NewHillDialog::refresh);
    m_variants->setGame(*game, m_rules);
    m_variants->setSeats(usual.seats);
    m_rules->setValues(usual.rules);
    refresh();
}

Plan NewHillDialog::plan() const {
    Plan plan = usual_hill(*m_game);
    plan.matches = m_matches->value();
    plan.seats = m_seats->value();
    set_tables(plan);
    plan.duplicate = m_duplicate->isChecked();
    plan.entries_per_author = m_entries->value();
    plan.versions_a_day = m_versions->value();
    plan.rules = m_rules->values();
    plan.limits.total = usual_total(plan);
    return plan;
}

QString NewHillDialog::name() const {
    return m_name->text().trimmed();
}

QString NewHillDialog::obstacle() const {
    if (QString problem = nameProblem(KindOfContest::Hill, m_name->text(), m_taken); !problem.isEmpty()) return problem;
    if (QString problem = m_rules->problem(m_game->check(m_rules->values(), m_seats->value())); !problem.isEmpty())
        return problem;
    const auto fits = check_hill_plan(plan());
    return fits ? QString() : sentence(fits.error());
}

void NewHillDialog::refresh() {
    const QString matches = plan().tables > 0            ? tr("Matches per table")
                            : m_game->info().cooperative ? tr("Matches per bot")
                                                         : tr("Matches per pair");
    m_matchesName->setText(matches);
    m_matches->setAccessibleName(matches);
    const QString reason = obstacle();
    m_problem->setText(reason);
    m_problem->setVisible(!reason.isEmpty());
    m_create->setEnabled(reason.isEmpty());
    m_create->setToolTip(reason);
    m_create->setAccessibleDescription(reason);
}

} // namespace hilltop
