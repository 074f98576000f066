// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace hilltop {

enum class Packed { Whole, Beginning, Rest };

/// Text as base64 of zlib's format (RFC 1950), which browsers unpack (DecompressionStream): a sixth of its size. A
/// beginning and the rest together are one stream of raw deflate (RFC 1951). `beginning`: that of a rest, at most
/// 32 KiB.
std::string packed(const std::string& text, Packed part, const std::string& beginning = {});

} // namespace hilltop
