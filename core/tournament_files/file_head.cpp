// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/file_head.h"

#include "base/digest.h"
#include "tournament/plan.h"
#include "tournament_files/secret_seeds.h"

namespace hilltop {
namespace {

std::string head_digest(const FileHead& head) {
    Digest digest;
    digest.add(head.plan);
    digest.add(head.name);
    digest.add(head.program);
    digest.add(shard_text(head.shard));
    for (const FileEntrant& entrant : head.entrants) {
        digest.add(entrant.name);
        digest.add(static_cast<std::uint64_t>(entrant.version));
        digest.add(entrant.hash);
    }
    return to_hex(digest.value());
}

} // namespace

std::string built_in_hash(std::string_view game, std::string_view bot, int version) {
    Digest digest;
    digest.add(game);
    digest.add(bot);
    digest.add(static_cast<std::uint64_t>(version));
    return to_hex(digest.value());
}

Result<> write_head(Database& data, const FileHead& head) {
    auto meta = TRY(data.prepare("INSERT INTO meta(key, value) VALUES(?1, ?2)"));
    const std::pair<const char*, std::string> values[] = {{"plan", head.plan},
                                                          {"name", head.name},
                                                          {"program", head.program},
                                                          {"shard", shard_text(head.shard)},
                                                          {"digest", head_digest(head)}};
    for (const auto& [key, value] : values) {
        TRY(meta.bind(1, std::string_view(key)).bind(2, value).run());
    }
    auto entrants = TRY(data.prepare("INSERT INTO entrants(number, name, version, hash) VALUES(?1, ?2, ?3, ?4)"));
    std::int64_t number = 0;
    for (const FileEntrant& entrant : head.entrants) {
        entrants.bind(1, number++).bind(2, entrant.name).bind(3, std::int64_t{entrant.version}).bind(4, entrant.hash);
        TRY(entrants.run());
    }
    return {};
}

Result<> write_name(Database& data, FileHead& head, const std::string& name) {
    FileHead named = head;
    named.name = name;
    auto meta = TRY(data.prepare("UPDATE meta SET value = CASE key WHEN 'name' THEN ?1 ELSE ?2 END "
                                 "WHERE key IN ('name', 'digest')"));
    TRY(meta.bind(1, name).bind(2, head_digest(named)).run());
    head = std::move(named);
    return {};
}

Result<> write_told_plan(Database& data, FileHead head, const std::string& plan) {
    head.plan = plan;
    auto meta = TRY(data.prepare("UPDATE meta SET value = CASE key WHEN 'plan' THEN ?1 ELSE ?2 END "
                                 "WHERE key IN ('plan', 'digest')"));
    TRY(meta.bind(1, plan).bind(2, head_digest(head)).run());
    const auto told = TRY(read_plan(plan));
    auto records = TRY(data.prepare("UPDATE records SET record = replace(record, ?1, ?2)"));
    return records.bind(1, kSealedSeed).bind(2, with_seed(std::string(kSealedSeed), told)).run();
}

Result<FileHead> read_head(Database& data) {
    FileHead head;
    std::string shard, digest;
    const std::pair<std::string_view, std::string*> values[] = {
        {"plan", &head.plan}, {"name", &head.name}, {"program", &head.program}, {"shard", &shard}, {"digest", &digest}};
    auto meta = TRY(data.prepare("SELECT value FROM meta WHERE key = ?1"));
    for (const auto& [key, value] : values) {
        const auto row = TRY(meta.bind(1, key).step());
        if (!row) return data.damaged(failure("tournament_files", "it has no {}", key));
        *value = meta.text(0);
        meta.reset();
    }
    auto entrants = TRY(data.prepare("SELECT number, name, version, hash FROM entrants ORDER BY number"));
    for (;;) {
        const auto row = entrants.step();
        if (!row) return row.error();
        if (!*row) break;
        head.entrants.push_back({entrants.text(1), static_cast<int>(entrants.number(2)), entrants.text(3)});
    }
    const auto share = read_shard(shard);
    if (share) head.shard = *share;
    if (!share || head_digest(head) != digest)
        return data.damaged(failure("tournament_files", "its plan or entrants were changed"));
    return head;
}

} // namespace hilltop
