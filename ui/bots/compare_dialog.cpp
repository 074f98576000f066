// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/compare_dialog.h"

#include "choose/own_bot_list.h"
#include "documents/record_names.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "store/library.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace hilltop {
namespace {

/// As many of the person's matches as are asked again.
constexpr int kMostCompared = 200;

std::vector<Record> matchesOf(const std::string& folder, const std::string& game) {
    std::vector<Record> records;
    for (Library::Entry& entry : Library(folder).recent(std::numeric_limits<int>::max())) {
        if (static_cast<int>(records.size()) == kMostCompared) break;
        if (!entry.problem && entry.record.game == game) records.push_back(std::move(entry.record));
    }
    return records;
}

/// Where the person has played none: matches of the built-in bots.
std::vector<Record> madeMatches(const GameEntry& game) {
    std::vector<Record> records;
    const auto bots = game.bots();
    for (std::uint64_t match = 0; match < 20; ++match) {
        std::vector<std::string> names;
        for (int seat = 0; seat < game.info().default_seats; ++seat)
            names.emplace_back(bots[(match + static_cast<std::uint64_t>(seat)) % bots.size()].id);
        if (auto record = play_record(game, default_values(game.rules()), {1, match, match}, names))
            records.push_back(std::move(*record));
    }
    return records;
}

} // namespace

CompareDialog::CompareDialog(const OwnBotList& own, const QString& game, const QString& bot, const QString& matches,
                             QWidget* parent)
    : QDialog(parent)
    , m_own(own)
    , m_game(*find_game(game.toStdString()))
    , m_folder(matches)
    , m_first(new QComboBox)
    , m_second(new QComboBox)
    , m_matches(new QSpinBox)
    , m_compare(primaryButton(tr("&Compare")))
    , m_open(new QPushButton(tr("Open in &Replay")))
    , m_progress(new QProgressBar)
    , m_result(new TextLabel)
    , m_same(new TextLabel(QString(), TextSize::Text, true))
    , m_answers(new QTableWidget(0, 5)) {
    setWindowTitle(tr("Compare two bots"));
    resize(720, 560);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 16);
    column->setSpacing(12);
    const auto fill = [&](QComboBox* box, const QString& chosen) {
        for (const OwnBot& one : own.of(game))
            box->addItem(QString::fromStdString(one.name), QString::fromStdString(one.spec));
        for (const BotTraits* one : inPlayingOrder(m_game.bots()))
            box->addItem(botName(m_game.info().id, one->id), QString::fromUtf8(one->id));
        box->setCurrentIndex(std::max(0, box->findData(chosen)));
    };
    fill(m_first, bot);
    fill(m_second, {});
    if (m_second->currentIndex() == m_first->currentIndex() && m_second->count() > 1)
        m_second->setCurrentIndex(m_first->currentIndex() == 0 ? 1 : 0);
    m_first->setAccessibleName(tr("First bot"));
    m_second->setAccessibleName(tr("Second bot"));
    m_matches->setRange(0, 1'000'000);
    m_matches->setSingleStep(100);
    m_matches->setGroupSeparatorShown(true);
    m_matches->setValue(200);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_first, 1);
    row->addWidget(new QLabel(tr("with")));
    row->addWidget(m_second, 1);
    auto* label = new QLabel(tr("&matches:"));
    label->setBuddy(m_matches);
    row->addWidget(label);
    row->addWidget(m_matches);
    row->addWidget(m_compare);
    column->addLayout(row);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(8);
    m_progress->hide();
    column->addWidget(m_progress);
    m_result->setText(tr("Both are asked every question of your matches of this game, and play against each other with "
                         "the same cards on both sides."));
    m_result->setWordWrap(true);
    column->addWidget(m_result);
    column->addWidget(m_same);
    auto* panel = new Panel;
    auto* inside = new QVBoxLayout(panel);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_answers);
    dressTable(m_answers);
    m_answers->setHorizontalHeaderLabels({tr("Match"), tr("Decision"), tr("Seat"), tr("First"), tr("Second")});
    m_answers->horizontalHeader()->setStretchLastSection(true);
    m_answers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_answers->setAccessibleName(tr("Answers that differ"));
    column->addWidget(panel, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_open, QDialogButtonBox::ActionRole);
    m_open->setEnabled(false);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_compare, &QPushButton::clicked, this, [this] { m_job.running() ? stop() : compare(); });
    connect(m_open, &QPushButton::clicked, this, &CompareDialog::openCurrent);
    connect(m_answers, &QTableWidget::activated, this, &CompareDialog::openCurrent);
    m_compare->setFocus(Qt::OtherFocusReason);
}

CompareDialog::~CompareDialog() {
    if (m_gate) m_gate->stop();
}

void CompareDialog::done(int result) {
    if (m_gate) m_gate->stop();
    QDialog::done(result);
}

void CompareDialog::compare() {
    CompareOrder order{.first = m_first->currentData().toString().toStdString(),
                       .second = m_second->currentData().toString().toStdString(),
                       .limits = m_own.limitsOf(QString::fromUtf8(m_game.info().id), m_first->currentData().toString()),
                       .matches = m_matches->value()};
    m_gate = std::make_shared<Gate>();
    m_compare->setText(tr("&Stop"));
    m_progress->setRange(0, 0);
    m_progress->show();
    m_answers->setRowCount(0);
    m_same->clear();
    m_open->setEnabled(false);
    m_result->setText(tr("Asking both…"));
    m_job = Job::start(
        [this, order = std::move(order), gate = m_gate, folder = m_folder.toStdString(),
         game = &m_game](JobControl& control) mutable -> Found {
            order.progress = [&](std::int64_t done, std::int64_t all) {
                control.report([this, done, all] {
                    m_progress->setRange(0, 1000);
                    m_progress->setValue(all > 0 ? static_cast<int>(1000 * done / all) : 0);
                });
            };
            auto records = matchesOf(folder, game->info().id);
            if (records.empty()) records = madeMatches(*game);
            auto comparison = compare_bots(*game, records, order, *gate);
            return {std::move(records), std::move(comparison)};
        },
        [this](Found found) { showFound(std::move(found)); }, Job::Urgency::WaitedFor);
}

void CompareDialog::stop() {
    m_gate->stop(); // what is known by then comes
}

void CompareDialog::showFound(Found found) {
    m_compare->setText(tr("&Compare"));
    m_progress->hide();
    if (!found.comparison) {
        m_result->setText(sentence(found.comparison.error()));
        return;
    }
    const BotComparison& comparison = *found.comparison;
    m_records = std::move(found.records);
    m_changed = comparison.changed;
    const QLocale locale;
    const auto percent = [&](double share) { return locale.toString(100 * share, 'f', 1); };
    QString text = tr("No matches were played.");
    if (comparison.matches > 0)
        text = tr("%1 takes %2 % ± %3 of %4.", "bot, share, error, so many matches")
                   .arg(m_first->currentText(), percent(comparison.share), percent(comparison.error),
                        tr("%n matches with the same cards on both sides", nullptr, comparison.matches));
    m_result->setText(text);
    m_same->setText(comparison.decisions == 0
                        ? tr("No question was asked of both.")
                        : tr("Changed answers: %1 of %2")
                              .arg(locale.toString(static_cast<qlonglong>(m_changed.size())),
                                   locale.toString(static_cast<qlonglong>(comparison.decisions))));
    m_answers->setRowCount(static_cast<int>(m_changed.size()));
    const auto answer = [&](const std::string& spelt, bool faulty) {
        return faulty ? tr("a fault") : spelt.empty() ? tr("silence") : QString::fromStdString(spelt);
    };
    for (int row = 0; row < m_answers->rowCount(); ++row) {
        const ChangedAnswer& one = m_changed[static_cast<std::size_t>(row)];
        const QString texts[] = {locale.toString(one.record + 1), locale.toString(one.decision + 1),
                                 locale.toString(one.seat.index() + 1), answer(one.first, one.first_faulty),
                                 answer(one.second, one.second_faulty)};
        for (int i = 0; i < 5; ++i) {
            auto* item = new QTableWidgetItem(texts[i]);
            if (i < 3) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_answers->setItem(row, i, item);
        }
    }
    m_answers->setHorizontalHeaderLabels(
        {tr("Match"), tr("Decision"), tr("Seat"), m_first->currentText(), m_second->currentText()});
    m_open->setEnabled(!m_changed.empty());
    if (!m_changed.empty()) m_answers->selectRow(0);
}

void CompareDialog::openCurrent() {
    const int row = m_answers->currentRow();
    if (row < 0 || row >= static_cast<int>(m_changed.size())) return;
    const ChangedAnswer& one = m_changed[static_cast<std::size_t>(row)];
    emit openRequested(m_records[static_cast<std::size_t>(one.record)], one.decision);
    accept();
}

} // namespace hilltop
