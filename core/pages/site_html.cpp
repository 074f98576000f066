// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/site_html.h"

#include "analysis/report_parts.h"
#include "base/sha256.h"
#include "base/version.h"

#include <fmt/format.h>

#include <cctype>

namespace hilltop {
namespace {

constexpr const char* kPolicy =
    "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'";

std::string name_digest(const std::string& name) {
    return sha256(name).substr(0, 8);
}

} // namespace

std::string site_page(const std::string& root, const std::string& title, const std::string& body,
                      const std::string& links) {
    return fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n"
                       "<meta name=\"generator\" content=\"Hilltop {}\">\n<title>{}</title>\n"
                       "<link rel=\"stylesheet\" href=\"{}site.css\">\n{}</head>\n<body>\n{}"
                       "<footer>{}</footer>\n{}</body>\n</html>\n",
                       kPolicy, kVersion, escaped_html(title), root, links, body,
                       site_text("Made with %1.").element(fmt::format("<span>Hilltop {}</span>", kVersion)).html("p"),
                       site_scripts(root));
}

std::string feed_link(const std::string& file) {
    return fmt::format("<link rel=\"alternate\" type=\"application/atom+xml\" href=\"{}\">\n", file);
}

std::string site_scripts(const std::string& root) {
    // The menu that site.js adds is called window_text("Language").
    return fmt::format("<script src={0}languages.js></script><script src={0}site.js></script>\n", root);
}

std::string bot_page_name(const std::string& name) {
    std::string slug;
    for (const char c : name.substr(0, 40)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80 && std::isalnum(byte) != 0)
            slug += static_cast<char>(std::tolower(byte));
        else if (!slug.empty() && slug.back() != '-')
            slug += '-';
    }
    return fmt::format("bots/{}{}{}.html", slug, slug.empty() || slug.back() == '-' ? "" : "-", name_digest(name));
}

std::string bot_anchor(const std::string& name) {
    return 'b' + name_digest(name);
}

std::string linked(const std::string& text) {
    const bool web = text.starts_with("https://") || text.starts_with("http://");
    const std::string shown = escaped_html(text);
    return web ? fmt::format("<a href=\"{0}\" rel=\"nofollow noopener noreferrer\">{0}</a>", shown) : shown;
}

std::string scrolling(const std::string& title, const std::string& table) {
    return fmt::format("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-labelledby=\"{}\">{}</div>\n", title,
                       table);
}

std::string section_heading(const std::string& id, const SiteText& text) {
    return text.html("h2", fmt::format(" id=\"{}\"", id)) + '\n';
}

std::string column_title(const SiteText& title) {
    return title.html("th", " scope=col");
}

std::string sorting_column(const SiteText& title, const std::string& attributes) {
    return fmt::format("<th scope=col{}>{}</th>", attributes, title.html("span"));
}

std::string percent_cell(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}

} // namespace hilltop
