// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sha256.h"

#include <openssl/evp.h>

#include <array>

namespace hilltop {

std::string sha256(std::string_view bytes) {
    std::array<unsigned char, 32> digest{};
    EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr);
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const unsigned char byte : digest) {
        text += kDigits[byte >> 4];
        text += kDigits[byte & 15];
    }
    return text;
}

} // namespace hilltop
