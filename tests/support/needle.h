// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/digest.h"
#include "base/text_file.h"
#include "records/seal.h"
#include "rng/deal_id.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace hilltop {

/// A sealed seed in every spelling in which the program could tell it, and its salt.
inline std::vector<std::pair<const char*, std::string>> needles(const Seal& seal) {
    std::string id = to_text(DealId{seal.seed, 0});
    id.resize(id.size() - 2); // the deal
    std::string plain = id, little, big;
    std::erase(plain, '-');
    for (int i = 0; i < 8; ++i) {
        little += static_cast<char>(seal.seed >> (8 * i));
        big.insert(big.begin(), little.back());
    }
    std::vector<std::pair<const char*, std::string>> all{{"decimal", std::to_string(seal.seed)},
                                                         {"hexadecimal", to_hex(seal.seed)},
                                                         {"deal ID", id},
                                                         {"deal ID without dashes", plain},
                                                         {"little end", little},
                                                         {"big end", big},
                                                         {"salt", seal.salt}};
    for (const int i : {1, 2, 3}) {
        std::string other = all[static_cast<std::size_t>(i)].second;
        for (char& c : other)
            c = static_cast<char>(i == 1 ? std::toupper(c) : std::tolower(c));
        all.emplace_back("in other letters", other);
    }
    return all;
}

/// How a text contains it; empty: it does not.
inline std::string tells(const std::string& text, const Seal& seal) {
    for (const auto& [way, bytes] : needles(seal))
        if (text.find(bytes) != std::string::npos) return way;
    return {};
}

/// The file below a folder that tells it, by its content or its name; folders called `secret` may.
inline std::string tells_in(const std::filesystem::path& folder, const Seal& seal) {
    std::error_code gone; // what another thread removes
    for (auto file = std::filesystem::recursive_directory_iterator(folder, gone);
         !gone && file != std::filesystem::end(file); file.increment(gone)) {
        if (file->is_directory() && file->path().filename() == "secret") file.disable_recursion_pending();
        const auto text = file->is_regular_file(gone) ? load_text(file->path().string()) : Result<std::string>("");
        for (const std::string& where : {text ? *text : std::string(), file->path().string()})
            if (const std::string way = tells(where, seal); !way.empty()) return file->path().string() + ": " + way;
    }
    return {};
}

} // namespace hilltop
