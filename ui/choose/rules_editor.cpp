// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/rules_editor.h"

#include "game/entry.h"
#include "game/table_rules.h"
#include "registry/registry.h"
#include "style/panel.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace hilltop {

namespace {

constexpr int kMostTyped = 9999, kFieldWidth = 112, kGap = 12, kRowGap = 4, kWideRowGap = 8;

/// Turning the wheel over a field without focus scrolls what is around it.
class WheelGuard : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(object)->hasFocus()) return false;
        event->ignore();
        return true;
    }
};

/// A number may be typed beyond its range, so that what is wrong can be said instead of the key doing nothing; the
/// arrows stay within.
class RuleField : public QSpinBox {
public:
    RuleField(int least, int most)
        : m_least(least)
        , m_most(most) {
        setRange(0, kMostTyped);
    }

    void stepBy(int steps) override { setValue(std::clamp(value() + steps, m_least, m_most)); }

protected:
    StepEnabled stepEnabled() const override {
        return (value() != m_most ? StepUpEnabled : StepNone) | (value() != m_least ? StepDownEnabled : StepNone);
    }

private:
    int m_least, m_most;
};

} // namespace

RulesEditor::RulesEditor(const QString& gameId, std::span<const RuleInfo> rules, QWidget* parent)
    : QWidget(parent)
    , m_game(gameId.toStdString())
    , m_values(default_values(rules)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kGap);
    grid->setVerticalSpacing(kRowGap);
    grid->setColumnStretch(2, 1);
    m_rows.reserve(rules.size());
    grid->setSizeConstraint(QLayout::SetNoConstraint);
    for (const RuleInfo& rule : rules)
        addRow(rule);
    arrange();
}

void RulesEditor::addRow(const RuleInfo& rule) {
    const QString title = ruleName(m_game, rule.id);
    auto* label = new TextLabel(title);
    label->setWordWrap(true);
    const QFontMetrics letters = label->fontMetrics();
    label->setMinimumWidth(std::min(letters.averageCharWidth() * 17, letters.horizontalAdvance(title)));
    Row row{rule, label, nullptr, nullptr, nullptr, nullptr};
    row.mark = new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Quiet);
    const std::size_t index = m_rows.size();
    QWidget* field = nullptr;
    if (rule.words.empty()) {
        row.number = new RuleField(rule.min, rule.max);
        row.number->setGroupSeparatorShown(true);
        if (const QString least = valueText(rule, rule.min); least != QLocale().toString(rule.min))
            row.number->setSpecialValueText(least);
        connect(row.number, &QSpinBox::valueChanged, this, [this, index](int value) { set(m_rows[index], value); });
        field = row.number;
    } else {
        row.words = new QComboBox;
        for (const std::string& word : rule.words)
            row.words->addItem(ruleValue(m_game, rule.id, word));
        connect(row.words, &QComboBox::currentIndexChanged, this,
                [this, index](int place) { set(m_rows[index], m_rows[index].rule.min + place); });
        field = row.words;
    }
    field->setObjectName(QString::fromStdString(rule.id));
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(new WheelGuard(field));
    field->setMinimumWidth(kFieldWidth);
    field->setAccessibleName(title);
    const QString help = ruleHelp(m_game, rule.id);
    for (QWidget* part : {static_cast<QWidget*>(row.name), field}) {
        part->setToolTip(help);
        part->setAccessibleDescription(help);
    }
    row.name->setBuddy(field);
    row.reset = new QToolButton;
    row.reset->setText(tr("Reset"));
    row.reset->setAutoRaise(true);
    row.reset->setFont(textFont(TextSize::Small));
    row.reset->setAccessibleName(tr("Reset %1").arg(title));
    for (QWidget* part :
         {static_cast<QWidget*>(row.name), field, static_cast<QWidget*>(row.mark), static_cast<QWidget*>(row.reset)})
        part->setParent(this); // in the order of the Tab key
    connect(row.reset, &QToolButton::clicked, this, [this, index, field] {
        field->setFocus(Qt::OtherFocusReason); // the button is about to go
        set(m_rows[index], m_rows[index].rule.fallback);
    });
    m_rows.push_back(row);
    show(m_rows.back());
}

QWidget* RulesEditor::fieldOf(const Row& row) const {
    return row.number != nullptr ? static_cast<QWidget*>(row.number) : row.words;
}

QSize RulesEditor::minimumSizeHint() const {
    int least = kFieldWidth;
    for (const Row& row : m_rows)
        least = std::max(least, row.name->minimumWidth());
    return {least, layout()->minimumSize().height()};
}

void RulesEditor::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    int names = 0, fields = kFieldWidth, beside = 0, plain = 0;
    for (const Row& row : m_rows) {
        names = std::max(names, row.name->minimumWidth());
        fields = std::max(fields, fieldOf(row)->sizeHint().width());
        beside = std::max(beside, row.mark->sizeHint().width() + kGap + row.reset->sizeHint().width());
        plain = std::max(plain, row.mark->fontMetrics().horizontalAdvance(tr("default")));
    }
    const int needed = names + kGap + fields + kGap;
    const Room room = width() < needed + plain    ? Room::OverFields
                      : width() < needed + beside ? Room::None
                                                  : Room::Beside;
    for (const Row& row : m_rows) // one below the other
        fieldOf(row)->setMinimumWidth(room == Room::None ? fields : kFieldWidth);
    if (room == m_room) return;
    m_room = room;
    arrange();
}

/// A rule has two lines of the grid, of which one is empty where there is room beside the field.
void RulesEditor::arrange() {
    auto* grid = static_cast<QGridLayout*>(layout());
    const bool over = m_room == Room::OverFields;
    grid->setVerticalSpacing(m_room == Room::Beside ? kRowGap : kWideRowGap);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const int line = 2 * static_cast<int>(i);
        for (QWidget* part : {static_cast<QWidget*>(row.name), fieldOf(row), static_cast<QWidget*>(row.mark),
                              static_cast<QWidget*>(row.reset)})
            grid->removeWidget(part);
        grid->addWidget(row.name, line, 0, 1, over ? 3 : 1);
        grid->addWidget(fieldOf(row), over ? line + 1 : line, over ? 0 : 1, 1, over ? -1 : 1);
        grid->addWidget(row.reset, m_room == Room::None ? line + 1 : line, 4);
        show(row);
    }
}

void RulesEditor::set(Row& row, int value) {
    int& kept = m_values[row.rule.id];
    if (kept == value) return;
    kept = value;
    show(row);
    emit changed();
}

void RulesEditor::show(const Row& row) {
    const int value = m_values.at(row.rule.id);
    if (row.number != nullptr) {
        const QSignalBlocker quiet(row.number);
        row.number->setValue(value);
    } else {
        const QSignalBlocker quiet(row.words);
        row.words->setCurrentIndex(value - row.rule.min);
    }
    const bool differs = value != row.rule.fallback;
    row.name->setFont(textFont(TextSize::Text, differs));
    row.mark->setText(differs ? tr("default: %1").arg(valueText(row.rule, row.rule.fallback)) : tr("default"));
    row.mark->setInk(differs ? TextLabel::Ink::Normal : TextLabel::Ink::Quiet);
    // A default with its value does not fit beside the field where there is room for the word alone.
    auto* grid = static_cast<QGridLayout*>(layout());
    const bool below = m_room == Room::None && differs;
    const int line = 2 * static_cast<int>(&row - m_rows.data());
    grid->removeWidget(row.mark);
    grid->addWidget(row.mark, below ? line + 1 : line,
                    below                        ? 1
                    : m_room == Room::OverFields ? 3
                                                 : 2,
                    1, below ? 2 : 1);
    row.reset->setVisible(differs);
}

QString RulesEditor::valueText(const RuleInfo& rule, int value) const {
    return ruleValue(m_game, rule.id, rule_text(rule, value));
}

void RulesEditor::setValues(const RuleValues& values) {
    bool any = false;
    for (Row& row : m_rows) {
        const auto found = values.find(row.rule.id);
        const bool fits = found != values.end() && found->second >= row.rule.min && found->second <= row.rule.max;
        const int value = fits ? found->second : row.rule.fallback;
        int& kept = m_values[row.rule.id];
        any = any || kept != value;
        kept = value;
        show(row);
    }
    if (any) emit changed();
}

void RulesEditor::reset() {
    setValues({});
}

QString RulesEditor::problem(const Result<>& checked) const {
    for (const Row& row : m_rows) {
        const int value = m_values.at(row.rule.id);
        if (value < row.rule.min || value > row.rule.max)
            return tr("%1 is %2. Write a number from %3 to %4.")
                .arg(ruleName(m_game, row.rule.id))
                .arg(value)
                .arg(row.rule.min)
                .arg(row.rule.max);
    }
    if (checked) return {};
    QString text = sentence(checked.error());
    for (const Row& row : m_rows) // the engine knows ids, people know the words beside the fields
        text.replace(QRegularExpression(QStringLiteral("\\b%1\\b").arg(QString::fromStdString(row.rule.id))),
                     tr("“%1”").arg(ruleName(m_game, row.rule.id)));
    return tr("These rules can’t be combined: %1.").arg(text);
}

int RulesEditor::changedCount() const {
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [this](const Row& row) {
        return m_values.at(row.rule.id) != row.rule.fallback;
    }));
}

QString RulesEditor::summary() const {
    if (m_rows.empty()) return tr("this game has no rules to choose");
    const int count = changedCount();
    const GameEntry* game = find_game(m_game);
    if (count == 0 && game != nullptr && game->find_variant(kTableRules) != nullptr)
        return variantTitle(m_game, m_values == default_values(game->rules()) ? "" : kTableRules);
    if (count == 0) return tr("all defaults");
    return count == 1 ? tr("one differs from the defaults") : tr("%n differ from the defaults", nullptr, count);
}

void RulesEditor::setNameWidth(int width) {
    for (const Row& row : m_rows)
        row.name->setMinimumWidth(width);
}

QWidget* RulesEditor::field(const QString& ruleId) const {
    return findChild<QWidget*>(ruleId);
}

} // namespace hilltop
