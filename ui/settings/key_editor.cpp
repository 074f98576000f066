// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/key_editor.h"

#include "style/layouts.h"
#include "style/manual_link.h"
#include "style/panel.h"
#include "text/shown_name.h"

#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <utility>

namespace hilltop {
namespace {

constexpr int kEntryRole = Qt::UserRole;

QString titleOf(const QAction& action) {
    return withoutMnemonic(action.text()).remove(QStringLiteral("...")).remove(QStringLiteral("…"));
}

QString shown(const Shortcuts::Keys& keys) {
    QStringList words;
    for (const QKeySequence& key : keys)
        words << key.toString(QKeySequence::NativeText);
    return words.join(QStringLiteral(", "));
}

} // namespace

KeyEditor::KeyEditor(Shortcuts& shortcuts, QWidget* parent)
    : QWidget(parent)
    , m_shortcuts(shortcuts)
    , m_tree(new QTreeWidget)
    , m_edit(new QKeySequenceEdit)
    , m_clear(new QPushButton(tr("No key")))
    , m_standard(new QPushButton(tr("Standard key")))
    , m_problem(new TextLabel(QString(), TextSize::Small, false, TextLabel::Ink::Warn)) {
    setManual(*this, "keys#other-keys");
    m_tree->setHeaderLabels({tr("Action"), tr("Key")});
    m_tree->setAccessibleName(tr("Actions and their keys"));
    m_tree->setRootIsDecorated(false);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->header()->setStretchLastSection(false);
    m_edit->setAccessibleName(tr("New key"));
    m_problem->setWordWrap(true);
    m_problem->setMinimumHeight(m_problem->fontMetrics().lineSpacing() * 2);
    m_problem->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* row = rowPart(8);
    row->addWidget(new TextLabel(tr("New key")));
    row->addWidget(m_edit, 1);
    row->addWidget(m_clear);
    row->addWidget(m_standard);
    auto* column = columnIn(this, 10, {16, 12, 16, 8});
    column->addWidget(m_tree, 1);
    column->addLayout(row);
    column->addWidget(m_problem);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &KeyEditor::show);
    connect(m_edit, &QKeySequenceEdit::keySequenceChanged, this, &KeyEditor::take);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        if (current() >= 0) set(static_cast<std::size_t>(current()), {});
    });
    connect(m_standard, &QPushButton::clicked, this, [this] {
        const int entry = current();
        if (entry < 0) return;
        const auto& standard = m_shortcuts.entries()[static_cast<std::size_t>(entry)].standard;
        if (standard.isEmpty())
            set(static_cast<std::size_t>(entry), {});
        else
            take(standard.front());
    });
    fill();
}

void KeyEditor::fill() {
    QHash<QString, QTreeWidgetItem*> groups;
    const auto& entries = m_shortcuts.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        m_keys.push_back(entries[i].action ? entries[i].action->shortcuts() : Shortcuts::Keys{});
        QTreeWidgetItem*& group = groups[entries[i].group];
        if (group == nullptr) {
            group = new QTreeWidgetItem({entries[i].group.isEmpty() ? tr("Everywhere") : entries[i].group});
            group->setFlags(Qt::ItemIsEnabled);
            QFont strong = m_tree->font();
            strong.setBold(true);
            group->setFont(0, strong);
            m_tree->addTopLevelItem(group);
        }
        auto* item = new QTreeWidgetItem(group);
        item->setData(0, kEntryRole, static_cast<int>(i));
        if (entries[i].action) item->setText(0, titleOf(*entries[i].action));
        item->setText(1, shown(m_keys[i]));
        m_items.push_back(item);
    }
    m_tree->expandAll();
    if (!m_items.empty()) m_tree->setCurrentItem(m_items.front());
}

bool KeyEditor::find(const QString& words) {
    bool any = false;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_tree->topLevelItem(i);
        const bool all = group->text(0).contains(words, Qt::CaseInsensitive);
        bool some = false;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem* item = group->child(j);
            const bool fits = all || item->text(0).contains(words, Qt::CaseInsensitive) ||
                              item->text(1).compare(words, Qt::CaseInsensitive) == 0;
            item->setHidden(!fits);
            some |= fits;
        }
        group->setHidden(!some);
        any |= some;
    }
    return any;
}

int KeyEditor::current() const {
    const auto* item = m_tree->currentItem();
    const QVariant entry = item != nullptr ? item->data(0, kEntryRole) : QVariant();
    return entry.isValid() ? entry.toInt() : -1;
}

void KeyEditor::show(QTreeWidgetItem*) {
    const int entry = current();
    m_refused = false;
    for (QWidget* part :
         {static_cast<QWidget*>(m_edit), static_cast<QWidget*>(m_clear), static_cast<QWidget*>(m_standard)})
        part->setEnabled(entry >= 0);
    const QSignalBlocker quiet(m_edit);
    m_edit->setKeySequence(entry >= 0 ? m_keys[static_cast<std::size_t>(entry)].value(0) : QKeySequence());
    m_problem->clear();
    if (entry < 0) return;
    for (const QKeySequence& key : m_keys[static_cast<std::size_t>(entry)]) // settings of an older version may clash
        if (m_problem->text().isEmpty()) m_problem->setText(clash(static_cast<std::size_t>(entry), key));
}

QString KeyEditor::clash(std::size_t entry, const QKeySequence& key) const {
    const auto& entries = m_shortcuts.entries();
    const int other = Shortcuts::conflict(entries, m_keys, entry, key);
    if (other < 0) return {};
    const auto& taken = entries[static_cast<std::size_t>(other)];
    return tr("“%2” already uses %1. Give it another key first.")
        .arg(key.toString(QKeySequence::NativeText), taken.action ? titleOf(*taken.action) : QString());
}

void KeyEditor::take(const QKeySequence& key) {
    const int now = current();
    if (now < 0 || key.isEmpty()) return;
    const auto entry = static_cast<std::size_t>(now);
    const QKeySequence one(key[0]); // an action has one chord, not several in a row
    const auto& entries = m_shortcuts.entries();
    if (one[0].key() == Qt::Key_Tab || one[0].key() == Qt::Key_Backtab) {
        refuse(tr("Tab moves between the parts of the window and can’t be used."));
        return;
    }
    if (const QString taken = clash(entry, one); !taken.isEmpty()) {
        refuse(taken);
        return;
    }
    const auto& standard = entries[entry].standard;
    set(entry, standard.value(0) == one ? standard : Shortcuts::Keys{one});
}

void KeyEditor::refuse(const QString& why) {
    m_problem->setText(why);
    m_refused = true;
    const QSignalBlocker quiet(m_edit);
    m_edit->setKeySequence(m_keys[static_cast<std::size_t>(current())].value(0));
}

bool KeyEditor::finish() {
    const int now = current();
    const QKeySequence typed = m_edit->keySequence();
    if (now >= 0 && !typed.isEmpty() && typed != m_keys[static_cast<std::size_t>(now)].value(0)) take(typed);
    return !std::exchange(m_refused, false);
}

void KeyEditor::set(std::size_t entry, const Shortcuts::Keys& keys) {
    m_refused = false;
    m_keys[entry] = keys;
    m_items[entry]->setText(1, shown(keys));
    m_problem->clear();
    const QSignalBlocker quiet(m_edit);
    m_edit->setKeySequence(keys.value(0));
}

void KeyEditor::choose(const QString& action) {
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const auto& known = m_shortcuts.entries()[i].action;
        if (known && known->objectName() == action) m_tree->setCurrentItem(m_items[i]);
    }
}

void KeyEditor::restoreAll() {
    for (std::size_t i = 0; i < m_keys.size(); ++i)
        set(i, m_shortcuts.entries()[i].standard);
    show(m_tree->currentItem());
}

void KeyEditor::apply() {
    for (std::size_t i = 0; i < m_keys.size(); ++i)
        m_shortcuts.apply(i, m_keys[i]);
}

} // namespace hilltop
