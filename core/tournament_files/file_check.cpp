// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/file_check.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace hilltop {
namespace {

constexpr std::string_view kUnless = "IF NOT EXISTS ";       // which a file does not keep
constexpr std::string_view kAutoIndex = "sqlite_autoindex_"; // SQLite's own, for PRIMARY KEY

/// A definition: what is in front of its brackets, between them (columns and constraints), and behind.
struct Definition {
    std::string head;
    std::vector<std::string> parts;
    std::string tail;
};

/// With single spaces, and no spaces at the ends.
std::string squeezed(std::string_view text) {
    std::string clean;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (!blank)
            clean += c;
        else if (!clean.empty() && clean.back() != ' ')
            clean += ' ';
    }
    if (clean.ends_with(' ')) clean.pop_back();
    return clean;
}

Definition read_definition(std::string_view sql) {
    const std::size_t begin = std::min(sql.find('('), sql.size()), end = sql.rfind(')');
    Definition found{.head = squeezed(sql.substr(0, begin)), .parts = {}, .tail = {}};
    if (end == sql.npos || end < begin) return found;
    found.tail = squeezed(sql.substr(end + 1));
    int depth = 0;
    std::size_t from = begin + 1;
    for (std::size_t at = from; at <= end; ++at) {
        if (at == end || (sql[at] == ',' && depth == 0)) {
            found.parts.push_back(squeezed(sql.substr(from, at - from)));
            from = at + 1;
        }
        if (sql[at] == '(') ++depth;
        if (sql[at] == ')') --depth;
    }
    return found;
}

/// With their names, which are the third words.
std::vector<std::pair<std::string, Definition>> read_definitions(std::string_view statements) {
    std::vector<std::pair<std::string, Definition>> found;
    while (!statements.empty()) {
        const std::size_t end = std::min(statements.find(';'), statements.size());
        Definition one = read_definition(statements.substr(0, end));
        statements.remove_prefix(std::min(end + 1, statements.size()));
        if (const std::size_t at = one.head.find(kUnless); at != std::string::npos) one.head.erase(at, kUnless.size());
        const std::size_t second = one.head.find(' ');
        if (second == std::string::npos) continue;
        const std::size_t name = one.head.find(' ', second + 1) + 1;
        const std::string key = one.head.substr(name, one.head.find(' ', name) - name);
        found.emplace_back(key, std::move(one));
    }
    return found;
}

bool is_among(std::span<const std::string_view> names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string first_word(const std::string& column) {
    return column.substr(0, column.find(' '));
}

/// Columns in the order of ours, of which some may not be there.
Result<> check_parts(const std::string& table, const Definition& ours, const Definition& theirs,
                     std::span<const std::string_view> may_lack) {
    auto at = theirs.parts.begin();
    for (const std::string& part : ours.parts) {
        if (at != theirs.parts.end() && *at == part)
            ++at;
        else if (const std::string name = table + '.' + first_word(part); !is_among(may_lack, name))
            return failure("tournament_files", "no such column: {}", name);
    }
    if (at != theirs.parts.end()) return failure("tournament_files", "its table {} has other columns", table);
    return {};
}

} // namespace

Result<> check_schema(Database& data, std::string_view ours, std::span<const std::string_view> may_lack) {
    const auto known = read_definitions(ours);
    const auto find = [&](const std::string& name) {
        return std::ranges::find(known, name, &std::pair<std::string, Definition>::first);
    };
    std::set<std::string> there;
    auto rows = TRY(data.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name"));
    while (TRY(rows.step())) {
        const std::string type = rows.text(0), name = rows.text(1);
        if (type == "index" && rows.null(3) && name.starts_with(kAutoIndex) && find(rows.text(2)) != known.end())
            continue;
        const auto own = find(name);
        const Definition theirs = read_definition(rows.text(3));
        if (own == known.end() || own->second.head != theirs.head || own->second.tail != theirs.tail)
            return data.damaged(failure("tournament_files", "its {} {} does not belong there", type, name));
        if (const auto same = check_parts(name, own->second, theirs, may_lack); !same)
            return data.damaged(same.error());
        there.insert(name);
    }
    for (const auto& [name, unused] : known)
        if (!there.contains(name) && !is_among(may_lack, name))
            return data.damaged(failure("tournament_files", "no such table: {}", name));
    return {};
}

Result<> check_pages(Database& data) {
    const auto pages = TRY(data.number("PRAGMA page_count"));
    const auto size = TRY(data.number("PRAGMA page_size"));
    if (pages.value_or(0) * size.value_or(0) > kCheckedBytes) return {};
    auto row = TRY(data.prepare("PRAGMA integrity_check(1)"));
    if (TRY(row.step()) && row.text(0) == "ok") return {};
    return data.damaged(failure("tournament_files", "database disk image is malformed"));
}

} // namespace hilltop
