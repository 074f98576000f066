// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <string>

namespace hilltop {

/// What is wrong with one field of a document: "seats[1].bot: is missing". An empty path is the document itself.
Error field_error(std::string path, Error problem);

/// Such an error in its two parts.
struct FieldProblem {
    std::string path; ///< "seats[1].bot"; empty: the error is about no single field
    Error problem;    ///< "is missing"
};
FieldProblem field_problem(const Error& error);

} // namespace hilltop
