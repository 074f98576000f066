// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/info.h"

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

constexpr std::array<std::string_view, kFaults> kFaultWords = {
    "not-allowed", "not-understood", "time-out",        "crash",           "no-start",
    "dead",        "stall",          "too-much-output", "too-much-memory", "too-many-processes"};

} // namespace

std::string_view fault_word(Fault fault) {
    return kFaultWords[static_cast<std::size_t>(fault)];
}

bool read_fault(std::string_view word, Fault& fault) {
    for (std::size_t i = 0; i < kFaultWords.size(); ++i) {
        if (kFaultWords[i] == word) {
            fault = static_cast<Fault>(i);
            return true;
        }
    }
    return false;
}

std::string card_text(const Info& info, int kind, int value) {
    if (info.card_text != nullptr) return info.card_text(kind, value);
    const std::string name = info.card_kinds[static_cast<std::size_t>(kind)];
    return value < 0 ? name : name + ' ' + std::to_string(value);
}

const CardLook* look_of(const Info& info, std::string_view kind) {
    const auto found =
        std::find_if(info.looks.begin(), info.looks.end(), [&](const CardLook& look) { return look.kind == kind; });
    return found == info.looks.end() ? nullptr : &*found;
}

std::string drawing_name(const Info& info, std::string_view kind, int value) {
    const CardLook* look = look_of(info, kind);
    if (look == nullptr || value < look->least) return {};
    std::string name = look->shared ? std::string() : std::string(info.id) + '/';
    name += kind;
    return look->numbered ? name + '-' + std::to_string(value) : name;
}

Means meaning_of(const Info& info, std::string_view word) {
    const auto found =
        std::find_if(info.words.begin(), info.words.end(), [&](const WordSpec& spec) { return spec.word == word; });
    return found == info.words.end() ? Means::Number : found->means;
}

} // namespace hilltop
