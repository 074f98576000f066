// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/variant_picker.h"

#include "choose/rules_editor.h"
#include "game/entry.h"
#include "game/table_rules.h"
#include "settings/settings.h"
#include "style/layouts.h"
#include "style/open_dialog.h"
#include "text/game_texts.h"
#include "text/shown_name.h"

#include <QComboBox>
#include <QInputDialog>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kLongestVariantName = 40;

QString variantsKey(const GameEntry& game) {
    return QStringLiteral("variants/%1").arg(QLatin1String(game.info().id));
}

/// "Friday night<Tab>points_to_win=5 stick_dealer=true"
QString lineOf(const GameEntry& game, const OwnVariant& variant) {
    QStringList rules;
    for (const RuleInfo& rule : game.rules()) {
        if (const int value = variant.rules.at(rule.id); value != rule.fallback)
            rules << QString::fromStdString(rule.id + '=' + rule_text(rule, value));
    }
    return variant.name + QLatin1Char('\t') + rules.join(QLatin1Char(' '));
}

void keep(Settings& settings, const GameEntry& game, const std::vector<OwnVariant>& variants) {
    QStringList lines;
    for (const OwnVariant& variant : variants)
        lines << lineOf(game, variant);
    settings.set<QStringList>(variantsKey(game), lines);
}

} // namespace

std::vector<OwnVariant> ownVariants(const Settings& settings, const GameEntry& game) {
    std::vector<OwnVariant> list;
    for (const QString& line : settings.get<QStringList>(variantsKey(game), {})) {
        OwnVariant variant{line.section(QLatin1Char('\t'), 0, 0), default_values(game.rules())};
        const auto rules = line.section(QLatin1Char('\t'), 1).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const bool fits = std::all_of(rules.begin(), rules.end(), [&](const QString& rule) {
            return static_cast<bool>(set_rule(game.rules(), rule.toStdString(), variant.rules));
        });
        if (fits && !variant.name.isEmpty()) list.push_back(std::move(variant));
    }
    return list;
}

QString variantName(const Settings& settings, const GameEntry& game, const RuleValues& rules, int seats) {
    if (const Variant* variant = game.variant_of(rules, seats)) return QString::fromUtf8(variant->id);
    const auto own = ownVariants(settings, game);
    const auto found =
        std::find_if(own.begin(), own.end(), [&](const auto& variant) { return variant.rules == rules; });
    return found == own.end() ? QString() : found->name;
}

VariantPicker::VariantPicker(Settings* settings, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_list(new QComboBox)
    , m_menu(new QToolButton) {
    auto* row = rowIn(this, 4);
    row->addWidget(m_list, 1);
    row->addWidget(m_menu);
    m_list->setObjectName(QStringLiteral("variants"));
    m_list->setAccessibleName(tr("Variant of the rules"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_menu->setObjectName(QStringLiteral("variantMenu"));
    m_menu->setText(QString(QChar(0x22EF)));
    m_menu->setToolTip(tr("Save these rules under a name, or delete saved ones"));
    m_menu->setAccessibleName(m_menu->toolTip());
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setAutoRaise(true);
    m_menu->setMenu(new QMenu(m_menu));
    connect(m_menu->menu(), &QMenu::aboutToShow, this, &VariantPicker::fillMenu);
    connect(m_list, &QComboBox::activated, this, [this](int place) {
        if (m_editor != nullptr && place < static_cast<int>(m_choices.size()))
            m_editor->setValues(m_choices[static_cast<std::size_t>(place)].rules);
        follow();
    });
}

void VariantPicker::setGame(const GameEntry& game, RulesEditor* editor) {
    m_game = &game;
    m_editor = editor;
    m_seats = game.info().default_seats;
    m_list->setEnabled(!game.rules().empty());
    m_menu->setVisible(m_settings != nullptr && !game.rules().empty());
    connect(editor, &RulesEditor::changed, this, &VariantPicker::follow);
    fill();
}

void VariantPicker::setSeats(int seats) {
    if (m_game == nullptr || seats == m_seats) return;
    const Variant* chosen = m_game->variant_of(m_editor->values(), m_seats);
    m_seats = seats;
    if (chosen != nullptr) m_editor->setValues(m_game->variant_rules(*chosen, seats));
    fill();
}

void VariantPicker::fill() {
    const bool any = !m_game->rules().empty();
    const std::string_view id = m_game->info().id;
    m_choices = {{any ? variantTitle(id, "") : m_editor->summary(), default_values(m_game->rules())}};
    for (const Variant& variant : m_game->variants()) {
        const bool first = std::string_view(variant.id) == kTableRules; // what people play is on top
        m_choices.insert(first ? m_choices.begin() : m_choices.end(),
                         {variantTitle(id, variant.id), m_game->variant_rules(variant, m_seats)});
    }
    if (m_settings != nullptr)
        for (OwnVariant& variant : ownVariants(*m_settings, *m_game))
            m_choices.push_back(std::move(variant));
    follow();
}

/// Rules without a name have an entry of their own, at the end and only while they are there.
void VariantPicker::follow() {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const OwnVariant& choice : m_choices)
        m_list->addItem(choice.name);
    const auto found = std::find_if(m_choices.begin(), m_choices.end(),
                                    [this](const auto& choice) { return choice.rules == m_editor->values(); });
    if (found == m_choices.end()) m_list->addItem(m_editor->summary());
    m_list->setCurrentIndex(static_cast<int>(found - m_choices.begin()));
}

void VariantPicker::fillMenu() {
    QMenu* menu = m_menu->menu();
    menu->clear();
    menu->addAction(tr("Save these rules as…"), this, &VariantPicker::askForName)
        ->setEnabled(m_editor->changedCount() > 0);
    const auto own = ownVariants(*m_settings, *m_game);
    if (own.empty()) return;
    menu->addSeparator();
    for (const OwnVariant& variant : own)
        menu->addAction(tr("Delete “%1”").arg(withoutKey(shownName(variant.name))), this,
                        [this, name = variant.name] { forget(name); });
}

void VariantPicker::askForName() {
    auto* dialog = new QInputDialog(this);
    dialog->setWindowTitle(tr("Save these rules"));
    dialog->setLabelText(tr("Variant name"));
    openDialog(dialog, this, [this](const QInputDialog& typed) {
        if (const QString problem = save(typed.textValue().simplified()); !problem.isEmpty())
            warn(this, tr("The rules were not saved"), problem);
    });
}

QString VariantPicker::save(const QString& name) {
    if (name.isEmpty()) return tr("Enter a name for the variant.");
    if (name.size() > kLongestVariantName)
        return tr("Name too long (%1 of %2 characters).").arg(name.size()).arg(kLongestVariantName);
    const auto known = m_choices.begin() + 1 + static_cast<std::ptrdiff_t>(m_game->variants().size());
    if (m_game->find_variant(name.toStdString()) != nullptr ||
        std::any_of(m_choices.begin(), known, [&](const auto& choice) { return choice.name == name; }))
        return tr("“%1” is a built-in variant. Choose another name.").arg(name);
    auto own = ownVariants(*m_settings, *m_game);
    std::erase_if(own, [&](const OwnVariant& variant) { return variant.name == name; });
    own.push_back({name, m_editor->values()});
    keep(*m_settings, *m_game, own);
    fill();
    return {};
}

void VariantPicker::forget(const QString& name) {
    auto own = ownVariants(*m_settings, *m_game);
    std::erase_if(own, [&](const OwnVariant& variant) { return variant.name == name; });
    keep(*m_settings, *m_game, own);
    fill();
}

} // namespace hilltop
