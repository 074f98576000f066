// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/secret_seeds.h"

#include "base/json_text.h"
#include "base/quoted.h"
#include "base/safe_path.h"
#include "base/system_error.h"
#include "base/text_file.h"
#include "base/user_folders.h"
#include "records/record_fields.h"
#include "records/seal.h"
#include "system/files.h"

#include <fmt/format.h>

#include <cerrno>

namespace hilltop {
namespace {

std::string file_of(const std::string& sha256) {
    return user_secrets() + '/' + sha256 + ".json";
}

std::string seed_field(std::uint64_t seed) {
    return fmt::format(R"("seed":"{}")", seed);
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    if (const auto found = text.find(from); found != std::string::npos) text.replace(found, from.size(), to);
    return text;
}

} // namespace

Result<> keep_secret_text(const std::string& hash, const std::string& text) {
    const std::string folder = user_secrets();
    if (folder.empty())
        return failure("tournament_files", "there is no home folder in which the sealed seed could be kept");
    TRY(make_folder_of(folder));
    if (const int code = create_private_folder(folder); code != 0 && code != EEXIST)
        return failure("tournament_files", "{} cannot be created ({})", folder, system_reason(code));
    return save_text(file_of(hash), text);
}

Result<SecretText> find_secret_text(const std::string& hash) {
    if (!is_sha256(hash)) return failure("tournament_files", "seal: {} is not a SHA-256", quoted(hash, 80));
    const std::string file = file_of(hash);
    auto text = load_text(file);
    if (!text)
        return failure("tournament_files",
                       "its seed is sealed, and only the computer that began it knows the seed; open it there, wait "
                       "until it is over, or copy {} from there",
                       file);
    return SecretText{file, text.take()};
}

Result<> keep_secret(const Seal& seal) {
    return keep_secret_text(seal.sha256, seal_fields().write(seal).dump() + '\n');
}

Result<> find_secret(Plan& plan) {
    if (!plan.seal || !plan.seal->salt.empty()) return {};
    const SecretText secret = TRY(find_secret_text(plan.seal->sha256));
    const auto json = parse_json(secret.text);
    const auto seal = json ? seal_fields().read(*json) : Result<Seal>(json.error());
    if (seal && fits(*seal) && seal->sha256 == plan.seal->sha256) {
        plan.seal = *seal;
        plan.seed = seal->seed;
        return {};
    }
    return failure("tournament_files", "{}: its seed is not the one that was sealed", secret.file);
}

Result<Plan> secret_plan(const std::string& text) {
    auto plan = TRY(read_plan(text));
    TRY(find_secret(plan));
    return plan;
}

// A quote in what a bot wrote has a backslash before it, so neither text is found there.
std::string without_seed(std::string text, const Plan& plan) {
    return plan.seal ? replaced(std::move(text), seed_field(plan.seed), kSealedSeed) : text;
}

std::string with_seed(std::string text, const Plan& plan) {
    return plan.seal ? replaced(std::move(text), kSealedSeed, seed_field(plan.seed)) : text;
}

bool has_no_seed(std::string_view text) {
    return text.find(kSealedSeed) != std::string_view::npos;
}

Result<Record> without_seed(const Record& match, const Plan& plan) {
    auto shown = written_out(match, stand_in(*plan.seal));
    if (!shown)
        return failure("tournament_files",
                       "the match cannot be shown before the tournament ends and its sealed seed is published: {}",
                       shown.error());
    shown->sealed = true;
    return shown;
}

} // namespace hilltop
