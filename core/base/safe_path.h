// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>

namespace hilltop {

/// A path below a folder that a file, a folder or a name of somebody else gives. It is the only way to join such a path
/// with a folder of ours, for it never leads out of that.
class SafePath {
public:
    /// Parts with / between them. Refused: an empty path, part or an absolute path, "." and "..", bytes that are not
    /// UTF-8, control characters, more than 255 bytes in a part or 1,024 in all.
    static Result<SafePath> read(std::string_view text);
    /// The same of a path that is one part: a file's name.
    static Result<SafePath> read_name(std::string_view text);

    const std::string& text() const { return m_text; }
    /// "nestor" of "nestor/main.py".
    std::string_view first() const { return std::string_view(m_text).substr(0, m_text.find('/')); }
    /// What lies there in a folder.
    std::string in(const std::string& folder) const { return folder + '/' + m_text; }

private:
    explicit SafePath(std::string_view text)
        : m_text(text) {}
    std::string m_text;
};

/// The order of paths part by part: "a/b" before "a.txt".
bool comes_before(std::string_view one, std::string_view other);

/// Whether a text is 64 digits of a SHA-256, as sha256() writes them; nothing else may name a folder of bots.
bool is_sha256(std::string_view text);

} // namespace hilltop
