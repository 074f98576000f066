// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/shortcuts.h"

#include "settings/settings.h"

#include <algorithm>

namespace hilltop {
namespace {

/// What the settings say of an action that shall have no key.
constexpr auto kNone = "none";

QString keyOf(const QAction& action) {
    return QStringLiteral("keys/%1").arg(action.objectName());
}

} // namespace

Shortcuts::Shortcuts(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings) {}

void Shortcuts::add(QAction* action, const QString& group) {
    if (action == nullptr || action->objectName().isEmpty()) return;
    const QString where = action->shortcutContext() == Qt::WindowShortcut ? QString() : group;
    const auto known =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) { return entry.action == action; });
    if (known != m_entries.end()) {
        known->group = where; // it may have another name in another language
        return;
    }
    const auto same = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) {
        return entry.action && entry.action->objectName() == action->objectName();
    });
    if (same != m_entries.end()) {
        if (m_followers.contains(action)) return;
        m_followers.append(action);
        const auto follow = [action, first = same->action.data()] { action->setShortcuts(first->shortcuts()); };
        follow();
        connect(same->action, &QAction::changed, action, follow);
        return;
    }
    m_entries.push_back({action, where, action->shortcuts(), keyHolds(*action)});
    const QString kept = m_settings.get<QString>(keyOf(*action), {});
    if (kept.isEmpty()) return;
    const QKeySequence key(kept, QKeySequence::PortableText);
    action->setShortcuts(kept == QLatin1String(kNone) || key.isEmpty() ? Keys{} : Keys{key});
}

void Shortcuts::apply(std::size_t entry, const Keys& keys) {
    const Entry& chosen = m_entries[entry];
    if (!chosen.action || chosen.action->shortcuts() == keys) return;
    chosen.action->setShortcuts(keys);
    const QString written = keys == chosen.standard ? QString()
                            : keys.isEmpty()        ? QLatin1String(kNone)
                                                    : keys.front().toString(QKeySequence::PortableText);
    m_settings.set<QString>(keyOf(*chosen.action), written);
    emit changed();
}

int Shortcuts::conflict(const std::vector<Entry>& entries, const std::vector<Keys>& keys, std::size_t entry,
                        const QKeySequence& key) {
    if (key.isEmpty()) return -1;
    for (std::size_t other = 0; other < entries.size(); ++other) {
        const bool place = entries[other].group.isEmpty() || entries[entry].group.isEmpty() ||
                           entries[other].group == entries[entry].group;
        const bool time = entries[other].holds == KeyHolds::Always || entries[entry].holds == KeyHolds::Always ||
                          entries[other].holds == entries[entry].holds;
        if (other != entry && place && time && keys[other].contains(key)) return static_cast<int>(other);
    }
    return -1;
}

} // namespace hilltop
