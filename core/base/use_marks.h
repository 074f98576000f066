// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "system/files.h"

#include <string>
#include <string_view>

namespace hilltop {

/// Tells other programs what this one uses of things that have hexadecimal names, by locks on the bytes of one file;
/// they go with the object and with the program, however that ends. Two objects of one program are like two programs.
class UseMarks {
public:
    /// Makes the file where it is missing.
    static Result<UseMarks> open(const std::string& path);
    /// Waits while another has reserved it.
    Result<> use(std::string_view name);
    /// False: somebody uses it.
    bool reserve(std::string_view name);

private:
    std::string m_path;
    File m_file;
};

} // namespace hilltop
