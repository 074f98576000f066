// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_log.h"

#include "hill/folded_name.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>

namespace hilltop {
namespace {

constexpr std::array<std::string_view, 8> kEventWords{"added",  "retired", "disqualified", "budget",
                                                      "season", "out",     "back",         "final"};

} // namespace

std::string shown_key(const HillKey& key) {
    return key.version == 1 ? key.name : fmt::format("{} v{}", key.name, key.version);
}

bool is_like_a_version(std::string_view name) {
    const auto digits = name.find_last_not_of("0123456789");
    return digits != std::string_view::npos && digits >= 1 && digits + 1 < name.size() &&
           name.substr(digits - 1, 2) == " v";
}

std::string_view event_word(HillEvent::Kind kind) {
    return kEventWords[static_cast<std::size_t>(kind)];
}

std::optional<HillEvent::Kind> read_event_word(std::string_view word) {
    const auto at = std::find(kEventWords.begin(), kEventWords.end(), word);
    if (at == kEventWords.end()) return {};
    return static_cast<HillEvent::Kind>(at - kEventWords.begin());
}

std::string day_of(std::int64_t date) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(std::chrono::milliseconds(date));
    return fmt::format("{:%Y-%m-%d}", fmt::gmtime(static_cast<std::time_t>(seconds.count())));
}

int open_season(const HillLog& log) {
    return 1 + static_cast<int>(std::count_if(log.begin(), log.end(), [](const HillEvent& event) {
               return event.kind == HillEvent::Kind::Season;
           }));
}

HillField::HillField(const HillLog& log) {
    for (const HillEvent& event : log)
        add(event);
}

void HillField::add(const HillEvent& event) {
    const HillKey& key = event.version.key;
    switch (event.kind) {
    case HillEvent::Kind::Added:
        m_versions.insert_or_assign(key, event.version);
        m_active[key.name] = key.version;
        m_spelt.emplace(folded_name(key.name), key.name);
        if (!event.key.empty()) m_lots.emplace(key, event.key);
        break;
    case HillEvent::Kind::Disqualified:
        m_disqualified[key] = event.why;
        if (is_active(key)) m_active.erase(key.name);
        break;
    case HillEvent::Kind::Out:
        m_out[key] = event.why;
        [[fallthrough]];
    case HillEvent::Kind::Retired:
        if (is_active(key)) m_active.erase(key.name);
        break;
    case HillEvent::Kind::Back:
        m_out.erase(key);
        m_disqualified.erase(key);
        m_active[key.name] = key.version;
        break;
    case HillEvent::Kind::Budget:
    case HillEvent::Kind::Season:
    case HillEvent::Kind::Final:
        break;
    }
}

std::string HillField::spelling_of(const std::string& name) const {
    if (m_versions.contains({name, 1})) return name;
    const auto found = m_spelt.find(folded_name(name));
    return found == m_spelt.end() ? name : found->second;
}

std::vector<HillKey> HillField::active() const {
    std::vector<HillKey> keys;
    for (const auto& [name, version] : m_active)
        keys.push_back({name, version});
    return keys;
}

bool HillField::is_active(const HillKey& key) const {
    const auto found = m_active.find(key.name);
    return found != m_active.end() && found->second == key.version;
}

const HillVersion* HillField::playing(const std::string& name) const {
    const auto found = m_active.find(name);
    return found == m_active.end() ? nullptr : &m_versions.at({name, found->second});
}

const HillVersion* HillField::playing_spec(const std::string& spec) const {
    const HillVersion* found = nullptr;
    for (const auto& [name, number] : m_active) {
        const HillVersion& version = m_versions.at({name, number});
        if (version.spec != spec) continue;
        if (found != nullptr) return nullptr;
        found = &version;
    }
    return found;
}

std::vector<HillKey> HillField::playing_content(const std::string& content) const {
    std::vector<HillKey> keys = active();
    std::erase_if(keys, [&](const HillKey& key) { return m_versions.at(key).content != content; });
    return keys;
}

std::string HillField::author_of(const HillKey& key) const {
    return folded_name(m_versions.at(key).author);
}

std::string HillField::lot(const HillKey& key) const {
    const auto found = m_lots.find(key);
    return found == m_lots.end() ? std::string() : found->second;
}

const std::string* HillField::disqualified(const HillKey& key) const {
    const auto found = m_disqualified.find(key);
    return found == m_disqualified.end() ? nullptr : &found->second;
}

const std::string* HillField::out(const HillKey& key) const {
    const auto found = m_out.find(key);
    return found == m_out.end() ? nullptr : &found->second;
}

std::vector<HillKey> HillField::barred() const {
    std::vector<HillKey> keys;
    for (const auto& [key, version] : m_versions)
        if (m_out.contains(key) || m_disqualified.contains(key)) keys.push_back(key);
    return keys;
}

const HillField::Reasons::value_type* HillField::with_content(const Reasons& reasons,
                                                              const std::string& content) const {
    const auto found = std::find_if(reasons.begin(), reasons.end(), [&](const auto& reason) {
        const auto version = m_versions.find(reason.first);
        return version != m_versions.end() && version->second.content == content;
    });
    return found == reasons.end() ? nullptr : &*found;
}

const std::pair<const HillKey, std::string>* HillField::disqualified_content(const std::string& content) const {
    return with_content(m_disqualified, content);
}

const std::pair<const HillKey, std::string>* HillField::out_content(const std::string& content) const {
    return with_content(m_out, content);
}

HillKey HillField::key_for(const std::string& name, const std::string& content) const {
    int last = 0;
    for (auto at = m_versions.lower_bound({name, 0}); at != m_versions.end() && at->first.name == name; ++at) {
        if (at->second.content == content) return at->first;
        last = at->first.version;
    }
    return {name, last + 1};
}

HillLog canonical(const HillLog& log) {
    HillLog ordered = log;
    for (HillEvent& event : ordered)
        event.date = 0;
    const auto added = [](const HillEvent& event) { return event.kind == HillEvent::Kind::Added; };
    for (auto from = ordered.begin(); from != ordered.end();) {
        from = std::find_if(from, ordered.end(), added);
        const auto until = std::find_if_not(from, ordered.end(), added);
        std::stable_sort(from, until,
                         [](const HillEvent& a, const HillEvent& b) { return a.version.key < b.version.key; });
        from = until;
    }
    return ordered;
}

} // namespace hilltop
