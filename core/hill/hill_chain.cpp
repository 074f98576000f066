// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_chain.h"

#include "base/digest.h"
#include "base/sha256.h"

namespace hilltop {

std::string begin_chain(const std::string& plan) {
    return sha256("hill 2\n" + plan);
}

std::string chained(const std::string& before, const HillEvent& event, const std::string& holds) {
    const HillVersion& version = event.version;
    std::string fields;
    for (const std::string& text :
         {before, std::string(event_word(event.kind)), version.key.name, std::to_string(version.key.version),
          version.spec, version.content, version.author, version.link, version.licence, event.why,
          std::to_string(event.matches), std::to_string(event.date), holds, event.source})
        fields += std::to_string(text.size()) + ':' + text;
    if (!event.key.empty()) fields += std::to_string(event.key.size()) + ':' + event.key;
    return sha256(fields);
}

std::int64_t chained_as_of_old(std::int64_t before, const HillEvent& event) {
    Digest digest;
    digest.add(static_cast<std::uint64_t>(before));
    digest.add(event_word(event.kind));
    const HillVersion& version = event.version;
    for (const std::string& text :
         {version.key.name, version.spec, version.content, version.author, version.link, version.licence, event.why})
        digest.add(text);
    digest.add(static_cast<std::uint64_t>(version.key.version));
    digest.add(static_cast<std::uint64_t>(event.matches));
    digest.add(static_cast<std::uint64_t>(event.date));
    return std::int64_t{digest.folded()};
}

} // namespace hilltop
