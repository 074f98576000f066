// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/edit_bot_dialog.h"

#include "botlab/bot_report.h"
#include "game/hosted_bot.h"
#include "hosting/languages/language.h"
#include "registry/registry.h"
#include "style/icons.h"
#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace hilltop {
namespace {

constexpr int kNoteWidth = 360;

struct WayToRun {
    QString kind, title, note;
};

/// What the window says of each way to run a file, where there are several.
std::vector<WayToRun> namedWays() {
    return {{QStringLiteral("js"), EditBotDialog::tr("Hilltop’s engine"),
             EditBotDialog::tr(
                 "Needs no other program. Supports JavaScript up to ECMAScript 2016, in a process of its own.")},
            {QStringLiteral("js+node"), EditBotDialog::tr("by Node.js"),
             EditBotDialog::tr("Supports the newest syntax, in a process of its own that takes about 50 ms to start.")},
            {QStringLiteral("exec"), EditBotDialog::tr("one process per decision"),
             EditBotDialog::tr("One process per decision, about 500 per match, as in its contest.")},
            {QStringLiteral("exec+warm"), EditBotDialog::tr("warm"),
             EditBotDialog::tr(
                 "Python starts once and forks for every decision, which is at least ten times faster. The script and "
                 "its imports are read only once, so later changes to the files have no effect.")}};
}

/// All ways to run the file of a bot in its game.
std::vector<WayToRun> waysToRun(const BotSpecText& spec, const GameEntry& game, const BotReport* report) {
    const Language* language = language_of(spec.kind);
    if (language == nullptr || is_command(spec)) return {};
    std::vector<WayToRun> ways;
    for (WayToRun& way : namedWays()) {
        const std::string id = way.kind.toStdString();
        const BotKind& kind = bot_kind(id);
        if (language_of(id) != language || game.find_kind(id) == nullptr) continue;
        if (kind.fits != nullptr && !kind.fits(spec.target)) continue;
        if (kind.per_decision && spec.kind == kind.id && report != nullptr && report->start.count() > 0)
            way.note += u' ' + EditBotDialog::tr("Starting a process takes %1 ms here.")
                                   .arg(QLocale().toString(report->start.count()));
        ways.push_back(std::move(way));
    }
    return ways;
}

} // namespace

EditBotDialog::EditBotDialog(const OwnBot& bot, const BotReport* report, QWidget* parent)
    : QDialog(parent)
    , m_bot(bot)
    , m_spec(read_bot_spec(bot.spec))
    , m_name(new QLineEdit(QString::fromStdString(bot.name)))
    , m_grid(new QGridLayout) {
    setManual(*this, "own_bots#limits");
    setWindowTitle(tr("Edit a bot"));
    auto* column = columnIn(this, 12, {20, 20, 20, 16});
    auto* where = new TextLabel(QString::fromStdString(bot.spec), TextSize::Small, false, TextLabel::Ink::Quiet);
    where->setElided(true);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(8);
    auto* nameLabel = new QLabel(tr("&Name"));
    nameLabel->setBuddy(m_name);
    m_name->setMaxLength(60);
    m_grid->addWidget(nameLabel, 0, 0);
    m_grid->addWidget(m_name, 0, 1, 1, 2);
    addKinds(report);
    const BotLimits usual;
    const auto ms = [](std::chrono::milliseconds time) { return static_cast<int>(time.count()); };
    const QString time = tr(" ms", "after a number");
    addLimit("start", tr("&Start within"), time, ms(bot.limits.start), ms(usual.start), 100, 600'000);
    addLimit("first", tr("&First decision within"), time, ms(bot.limits.first), ms(usual.first), 10, 600'000);
    addLimit("decision", tr("Other &decisions within"), time, ms(bot.limits.decision), ms(usual.decision), 1, 600'000);
    addLimit("reply", tr("One &answer"), tr(" KiB", "after a number"), static_cast<int>(bot.limits.reply >> 10),
             static_cast<int>(usual.reply >> 10), 1, 65'536);
    addLimit("stderr", tr("&Log of one match"), tr(" KiB", "after a number"), static_cast<int>(bot.limits.errors >> 10),
             static_cast<int>(usual.errors >> 10), 1, 65'536);
    addLimit("memory", tr("&Memory"), tr(" MiB", "after a number"), static_cast<int>(bot.limits.memory >> 20),
             static_cast<int>(usual.memory >> 20), 16, 65'536);
    addLimit("processes", tr("&Processes"), QString(), bot.limits.processes, usual.processes, 1, 1000);
    column->addLayout(m_grid);
    column->addWidget(where);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &EditBotDialog::check);
    m_name->selectAll();
    m_name->setFocus(Qt::OtherFocusReason);
    check();
}

/// One choice and what it changes, where the file can be run in several ways.
void EditBotDialog::addKinds(const BotReport* report) {
    const GameEntry* game = find_game(m_bot.game);
    if (!m_spec || game == nullptr) return;
    const std::vector<WayToRun> ways = waysToRun(*m_spec, *game, report);
    if (ways.size() < 2) return;
    m_kind = new QComboBox;
    m_kind->setObjectName(QStringLiteral("kind"));
    for (const WayToRun& way : ways)
        m_kind->addItem(way.title, way.kind);
    m_kind->setCurrentIndex(m_kind->findData(QString::fromStdString(m_spec->kind)));
    auto* label = new QLabel(tr("&Runs"));
    label->setBuddy(m_kind);
    auto* note = new TextLabel({}, TextSize::Small, false, TextLabel::Ink::Quiet);
    note->setWordWrap(true);
    note->setMinimumWidth(kNoteWidth);
    note->setObjectName(QStringLiteral("kind_note"));
    const int row = m_grid->rowCount();
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(m_kind, row, 1, 1, 2);
    m_grid->addWidget(note, row + 1, 1, 1, 2);
    const auto tell = [this, note, ways] {
        note->setText(ways[static_cast<std::size_t>(m_kind->currentIndex())].note);
    };
    connect(m_kind, &QComboBox::currentIndexChanged, note, tell);
    tell();
}

void EditBotDialog::addLimit(const char* id, const QString& name, const QString& suffix, int value, int usual,
                             int least, int most) {
    const int row = m_grid->rowCount();
    auto* box = new QSpinBox;
    box->setObjectName(QString::fromLatin1(id));
    box->setRange(least, most);
    box->setGroupSeparatorShown(true);
    box->setSuffix(suffix);
    box->setValue(value);
    auto* label = new QLabel(name);
    label->setBuddy(box);
    auto* reset = new QToolButton;
    reset->setIcon(icon(QStringLiteral("undo")));
    reset->setToolTip(tr("Back to %1%2", "number and unit").arg(QLocale().toString(usual), suffix));
    reset->setAccessibleName(reset->toolTip());
    reset->setEnabled(value != usual);
    connect(reset, &QToolButton::clicked, box, [box, usual] { box->setValue(usual); });
    connect(box, &QSpinBox::valueChanged, reset, [reset, usual](int now) { reset->setEnabled(now != usual); });
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(box, row, 1);
    m_grid->addWidget(reset, row, 2);
    m_limits.push_back({QString::fromLatin1(id), box});
}

QSpinBox* EditBotDialog::limit(const QString& id) const {
    for (const Limit& one : m_limits)
        if (one.id == id) return one.box;
    return nullptr;
}

OwnBot EditBotDialog::bot() const {
    OwnBot bot = m_bot;
    bot.name = m_name->text().trimmed().toStdString();
    const auto ms = [&](const char* id) { return std::chrono::milliseconds(limit(QLatin1String(id))->value()); };
    bot.limits.start = ms("start");
    bot.limits.first = ms("first");
    bot.limits.decision = ms("decision");
    // A limit that is not a whole number of MiB or KiB keeps its value until its field is edited.
    const auto take = [&](const char* id, int unit, std::int64_t& bytes) {
        const int value = limit(QLatin1String(id))->value();
        if (value != static_cast<int>(bytes >> unit)) bytes = std::int64_t{value} << unit;
    };
    take("reply", 10, bot.limits.reply);
    take("stderr", 10, bot.limits.errors);
    take("memory", 20, bot.limits.memory);
    if (m_kind != nullptr)
        bot.spec = bot_spec_text({m_kind->currentData().toString().toStdString(), m_spec->target, m_spec->name});
    bot.limits.processes = limit(QStringLiteral("processes"))->value();
    return bot;
}

void EditBotDialog::check() {
    m_ok->setEnabled(!m_name->text().trimmed().isEmpty());
}

} // namespace hilltop
