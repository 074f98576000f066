// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/edit_bot_dialog.h"

#include "style/icons.h"
#include "style/panel.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace hilltop {

EditBotDialog::EditBotDialog(const OwnBot& bot, QWidget* parent)
    : QDialog(parent)
    , m_bot(bot)
    , m_name(new QLineEdit(QString::fromStdString(bot.name)))
    , m_grid(new QGridLayout) {
    setWindowTitle(tr("Edit a bot"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 16);
    column->setSpacing(12);
    auto* where = new TextLabel(QString::fromStdString(bot.spec), TextSize::Small, false, TextLabel::Ink::Quiet);
    where->setElided(true);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(8);
    auto* nameLabel = new QLabel(tr("&Name"));
    nameLabel->setBuddy(m_name);
    m_name->setMaxLength(60);
    m_grid->addWidget(nameLabel, 0, 0);
    m_grid->addWidget(m_name, 0, 1, 1, 2);
    const BotLimits usual;
    const auto ms = [](std::chrono::milliseconds time) { return static_cast<int>(time.count()); };
    const QString time = tr(" ms", "after a number");
    addLimit("start", tr("&Start within"), time, ms(bot.limits.start), ms(usual.start), 100, 600'000);
    addLimit("first", tr("&First decision within"), time, ms(bot.limits.first), ms(usual.first), 10, 600'000);
    addLimit("decision", tr("Other &decisions within"), time, ms(bot.limits.decision), ms(usual.decision), 1, 600'000);
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
    // A limit that is no whole number of MiB stays as long as nobody touches it.
    const int memory = limit(QStringLiteral("memory"))->value();
    if (memory != static_cast<int>(bot.limits.memory >> 20)) bot.limits.memory = std::int64_t{memory} << 20;
    bot.limits.processes = limit(QStringLiteral("processes"))->value();
    return bot;
}

void EditBotDialog::check() {
    m_ok->setEnabled(!m_name->text().trimmed().isEmpty());
}

} // namespace hilltop
