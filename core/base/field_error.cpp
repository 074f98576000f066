// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/field_error.h"

namespace hilltop {
namespace {

/// Other folders put files and options before an error by the same pattern, which are no fields.
constexpr const char* kFieldRoom = "base";
constexpr const char* kFieldPattern = "{}: {}";

} // namespace

Error field_error(std::string path, Error problem) {
    return path.empty() ? problem : failure("base", "{}: {}", std::move(path), std::move(problem));
}

/// A field of a document that is itself a field of another has both paths.
FieldProblem field_problem(const Error& error) {
    if (std::string_view(error.room) != kFieldRoom || std::string_view(error.id) != kFieldPattern) return {{}, error};
    FieldProblem inside = field_problem(error.arguments[1].inner.front());
    inside.path = error.arguments[0].text + (inside.path.empty() ? "" : '.' + inside.path);
    return inside;
}

} // namespace hilltop
