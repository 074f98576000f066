// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/setup/stop_picker.h"

#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"

#include <QButtonGroup>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QRadioButton>

namespace hilltop {
namespace {

constexpr double kMostElo = 1000;

struct StopChoice {
    StopRule::Kind kind;
    const char* object;
};
constexpr StopChoice kChoices[] = {{StopRule::Kind::Fixed, "stop_fixed"},
                                   {StopRule::Kind::Interval, "stop_interval"},
                                   {StopRule::Kind::Sprt, "stop_sprt"}};

TextLabel* quietOfStopPicker(const QString& text) {
    return new TextLabel(text, TextSize::Small, false, TextLabel::Ink::Quiet);
}

} // namespace

StopPicker::StopPicker(QWidget* parent)
    : QWidget(parent)
    , m_kinds(new QButtonGroup(this))
    , m_interval(new QWidget)
    , m_sprt(new QWidget)
    , m_unit(quietOfStopPicker({}))
    , m_reason(quietOfStopPicker({})) {
    setManual(*this, "tournaments#stop-rules");
    const QString names[] = {tr("fixed"), tr("interval"), tr("SPRT")};
    const QString tips[] = {tr("All matches are played"),
                            tr("Ends when every entrant’s 95 % interval is narrow enough"),
                            tr("A sequential test: ends as soon as it is clear which of the two is stronger")};
    auto* column = columnIn(this, 8);
    auto* row = rowPart(16);
    for (std::size_t i = 0; i < std::size(kChoices); ++i) {
        auto* button = new QRadioButton(names[i]);
        button->setObjectName(QString::fromUtf8(kChoices[i].object));
        button->setToolTip(tips[i]);
        m_kinds->addButton(button, static_cast<int>(kChoices[i].kind));
        row->addWidget(button);
    }
    row->addStretch(1);
    column->addLayout(row);

    m_width = number("stop_width", tr("Width of the intervals"), 0.01, 100, 2, 0.5);
    auto* interval = rowIn(m_interval, 8);
    interval->addWidget(quietOfStopPicker(tr("until narrower than")));
    interval->addWidget(m_width);
    interval->addWidget(m_unit);
    interval->addStretch(1);
    column->addWidget(m_interval);

    m_elo0 = number("elo0", tr("Elo 0, the hypothesis"), -kMostElo, kMostElo, 1, 5);
    m_elo1 = number("elo1", tr("Elo 1, the alternative"), -kMostElo, kMostElo, 1, 5);
    m_alpha = number("alpha", tr("Alpha: the risk of accepting a bot that is not stronger"), 0.001, 0.499, 3, 0.01);
    m_beta = number("beta", tr("Beta: the risk of rejecting a bot that is stronger"), 0.001, 0.499, 3, 0.01);
    auto* grid = new QGridLayout(m_sprt);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(8);
    const std::pair<QString, QDoubleSpinBox*> fields[] = {
        {tr("Elo 0"), m_elo0}, {tr("Elo 1"), m_elo1}, {tr("Alpha"), m_alpha}, {tr("Beta"), m_beta}};
    for (int i = 0; i < 4; ++i) {
        auto* label = quietOfStopPicker(fields[i].first);
        label->setBuddy(fields[i].second);
        grid->addWidget(label, i / 2, i % 2 * 2);
        grid->addWidget(fields[i].second, i / 2, i % 2 * 2 + 1);
    }
    grid->setColumnStretch(4, 1);
    column->addWidget(m_sprt);
    m_reason->setWordWrap(true);
    column->addWidget(m_reason);
    m_kinds->button(0)->setChecked(true);
    connect(m_kinds, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (!on) return;
        refresh();
        emit changed();
    });
    refresh();
}

QDoubleSpinBox* StopPicker::number(const char* name, const QString& label, double least, double most, int decimals,
                                   double step) {
    auto* box = new QDoubleSpinBox;
    box->setObjectName(QString::fromUtf8(name));
    box->setAccessibleName(label);
    box->setToolTip(label);
    box->setDecimals(decimals);
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setMinimumWidth(92);
    connect(box, &QDoubleSpinBox::valueChanged, this, &StopPicker::changed);
    return box;
}

StopRule::Kind StopPicker::kind() const {
    return static_cast<StopRule::Kind>(m_kinds->checkedId());
}

void StopPicker::set(const StopRule& rule) {
    {
        const QSignalBlocker quietOfStopPicker(this);
        m_kinds->button(static_cast<int>(rule.kind))->setChecked(true);
        m_width->setValue(rule.width * (m_cards ? 1 : 100));
        m_elo0->setValue(rule.elo0);
        m_elo1->setValue(rule.elo1);
        m_alpha->setValue(rule.alpha);
        m_beta->setValue(rule.beta);
    }
    refresh();
    emit changed();
}

StopRule StopPicker::rule() const {
    StopRule rule;
    rule.kind = kind();
    if (rule.kind == StopRule::Kind::Interval) rule.width = m_width->value() / (m_cards ? 1 : 100);
    if (rule.kind != StopRule::Kind::Sprt) return rule;
    rule.elo0 = m_elo0->value();
    rule.elo1 = m_elo1->value();
    rule.alpha = m_alpha->value();
    rule.beta = m_beta->value();
    return rule;
}

void StopPicker::fit(const Plan& plan) {
    m_cards = plan.entry().info().counting == Counting::Mean;
    m_unit->setText(m_cards ? tr("points") : tr("%"));
    QString reason;
    for (const StopChoice& choice : kChoices) {
        Plan wanted = plan;
        wanted.stop = {};
        wanted.stop.kind = choice.kind;
        const QString problem = StopPicker::problem(wanted);
        QAbstractButton* button = m_kinds->button(static_cast<int>(choice.kind));
        // What is chosen stays reachable: the reason says what to change.
        button->setEnabled(problem.isEmpty() || button->isChecked());
        button->setAccessibleDescription(problem);
        if (!problem.isEmpty()) reason = problem;
    }
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
}

QString StopPicker::problem(const Plan& plan) {
    const StopRule& stop = plan.stop;
    if (stop.kind == StopRule::Kind::Fixed) return {};
    if (is_adaptive(plan.format)) return tr("Rounds that depend on results are always played to the end.");
    if (stop.kind == StopRule::Kind::Interval) return {};
    if (plan.format != Format::RoundRobin || plan.bots.size() != 2)
        return tr("SPRT needs a round-robin of exactly two entrants.");
    if (!(stop.elo0 < stop.elo1)) return tr("Elo 0 must be below Elo 1.");
    return {};
}

void StopPicker::refresh() {
    m_interval->setVisible(kind() == StopRule::Kind::Interval);
    m_sprt->setVisible(kind() == StopRule::Kind::Sprt);
}

} // namespace hilltop
