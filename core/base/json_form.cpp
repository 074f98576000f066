// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json_form.h"

#include "base/field_error.h"
#include "base/numbers.h"

namespace hilltop {

std::string Path::text() const {
    std::string text = m_in == nullptr ? std::string() : m_in->text();
    if (m_item != kNoItem) return text + '[' + std::to_string(m_item) + ']';
    if (!text.empty() && !m_name.empty()) text += '.';
    return text.append(m_name);
}

Error Path::error(const Error& problem) const {
    return field_error(text(), problem);
}

namespace form {

Form<std::string> text(Json schema) {
    return {[](const Json& json, const Path& at, std::string& value) -> Result<> {
                if (!json.is_string()) return at.error(failure("base", "this must be text in quotation marks"));
                value = json.get_ref<const std::string&>();
                return {};
            },
            [](const std::string& value) { return Json(value); }, std::move(schema)};
}

Form<bool> truth() {
    return {[](const Json& json, const Path& at, bool& value) -> Result<> {
                if (!json.is_boolean()) return at.error(failure("base", "this must be true or false"));
                value = json.get<bool>();
                return {};
            },
            [](const bool& value) { return Json(value); }, schema::truth()};
}

Form<double> number() {
    return {[](const Json& json, const Path& at, double& value) -> Result<> {
                if (!json.is_number()) return at.error(failure("base", "this must be a number"));
                value = json.get<double>();
                return {};
            },
            [](const double& value) { return Json(value); }, schema::number()};
}

Form<std::uint64_t> decimal(std::uint64_t max) {
    return {[max](const Json& json, const Path& at, std::uint64_t& value) -> Result<> {
                const auto number = json.is_number_unsigned() ? std::optional(json.get<std::uint64_t>())
                                    : json.is_string()        ? read_number(json.get_ref<const std::string&>())
                                                              : std::nullopt;
                if (!number)
                    return at.error(failure("base", "the value is {}, but it must be a whole number from 0 to 2^64-1",
                                            json.dump(-1, ' ', false, Json::error_handler_t::replace)));
                if (*number > max) return at.error(failure("base", "this number is too large"));
                value = *number;
                return {};
            },
            [](const std::uint64_t& value) { return Json(std::to_string(value)); }, schema::text("^[0-9]{1,20}$")};
}

Error out_of_range(std::int64_t value, std::int64_t min, std::int64_t max) {
    return failure("base", "the value is {}, but it must be from {} to {}", value, min, max);
}

Result<std::int64_t> whole_from_json(const Json& json, const Path& at, std::int64_t min, std::int64_t max) {
    if (!json.is_number_integer()) return at.error(failure("base", "this must be a whole number"));
    const auto value = json.get<std::int64_t>();
    if (json.is_number_unsigned() && value < 0)
        return at.error(failure("base", "this number is too large")); // above 2^63-1
    if (value < min || value > max) return at.error(out_of_range(value, min, max));
    return value;
}

} // namespace form
} // namespace hilltop
