// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/season_keys.h"

#include "base/fields.h"
#include "base/json_text.h"
#include "base/safe_path.h"
#include "base/sha256.h"
#include "tournament_files/secret_seeds.h"

namespace hilltop {
namespace {

/// The last key that is known here.
struct LastKey {
    int season = kMostSeasons;
    std::string key;
};

FieldTable<LastKey> last_key_fields() {
    return FieldTable<LastKey>()
        .required("season", &LastKey::season, form::whole(1, kMostSeasons))
        .required("key", &LastKey::key, form::text(schema::text("^[0-9a-f]{64}$")));
}

/// The key that belongs to an earlier season, by `seasons` of them.
std::string earlier_key(std::string key, int seasons) {
    while (seasons-- > 0)
        key = key_before(key);
    return key;
}

Seal seal_with(const std::string& sha256) {
    Seal seal;
    seal.sha256 = sha256;
    return seal;
}

Result<> keep_keys(Plan& plan, const LastKey& last) {
    plan.seal = seal_with(earlier_key(last.key, last.season));
    return keep_secret_text(plan.seal->sha256, last_key_fields().write(last).dump() + '\n');
}

} // namespace

std::string key_before(const std::string& key) {
    return sha256("hilltop season key " + key);
}

Result<> seal_hill(Plan& plan) {
    const Seal drawn = draw_seal();
    return keep_keys(plan, {kMostSeasons, drawn.sha256});
}

Result<> seal_hill(Plan& plan, int season, const std::string& key) {
    if (season < 1 || season > kMostSeasons)
        return misuse("hill", "season is {}, but it must be a whole number from 1 to {}", season, kMostSeasons);
    if (!is_sha256(key)) return misuse("hill", "a key of a season has 64 hexadecimal digits in lower case");
    const std::string seal = earlier_key(key, season);
    if (find_season_key(seal_with(seal), season)) { // this computer may know more
        plan.seal = seal_with(seal);
        return {};
    }
    return keep_keys(plan, {season, key});
}

Result<std::string> find_season_key(const Seal& seal, int season) {
    if (season > kMostSeasons) return failure("hill", "a sealed hill has at most {} seasons", kMostSeasons);
    const SecretText secret = TRY(find_secret_text(seal.sha256));
    const auto json = parse_json(secret.text);
    const auto last = json ? last_key_fields().read(*json) : Result<LastKey>(json.error());
    if (!last || !is_sha256(last->key) || earlier_key(last->key, last->season) != seal.sha256)
        return failure("hill", "{}: this is not the key that was sealed", secret.file);
    if (season > last->season)
        return failure("hill", "{}: this computer does not have the keys of season {} and later", secret.file,
                       last->season + 1);
    return earlier_key(last->key, last->season - season);
}

} // namespace hilltop
