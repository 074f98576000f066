// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the list of a site's files, or as the note on one of its pages or on a hill's index: refused with a
// sentence, or the site can be written anew, and nothing outside of its folder is touched. The first byte chooses.
#include "made_hill.h"
#include "pages/site_folder.h"
#include "pages/site_matches.h"
#include "registry/registry.h"
#include "target.h"

#include <filesystem>

using namespace hilltop;

static fuzz::Seeds seeds_of_site() {
    return {
        {"list.json",
         std::string(1, '\0') +
             R"({"made_by":"hilltop","files":["index.html","matches/a.html","../beside","/etc/no","a/../b"],)"
             R"("notes":{"index.html":"1","../beside":"2","matches/a.html":""}})"},
        {"note.json", "\1{\"bytes\":123,\"styles\":[[[1,2],[0,5]],[[3,4],[1,1]]]}"},
        {"index-note.json", "\2{\"since\":{\"date\":1,\"events\":0,\"last\":\"\",\"places\":{\"bold\":9}},"
                            "\"now\":{\"date\":1,\"events\":0,\"last\":\"\",\"places\":{}}}"},
        {"maker.json", std::string(1, '\0') + R"({"made_by":3,"files":[]})"},
        {"empty-note.json", "\1{}"},
        {"others.json", std::string(1, '\0') + R"({"made_by":"somebody","files":[1,null],"notes":[]})"},
    };
}

HILLTOP_FUZZ(site, 60) {
    fuzz::Bytes input(bytes);
    const int choice = input.next();
    if (choice == 2) {
        static auto hill = fuzz::must(HillFile::open(fuzz::made_hill("pazaak")));
        static const HillTable table = fuzz::must(hill_table(hill));
        const std::vector<SiteEvent> events(hill.log().size(), {"2026-11-21", SiteText::value("event")});
        const std::string note(input.rest());
        static_cast<void>(changes_since(hill, table, events, &note, false, 2));
        return;
    }
    if (choice > 0) {
        for (const GameEntry* game : games())
            static_cast<void>(read_page_note(std::string(input.rest()), *game, 2));
        return;
    }
    const std::filesystem::path root = fuzz::own_folder() + "/sites/one";
    std::filesystem::remove_all(root);
    std::filesystem::create_directories(root);
    const std::string beside = fuzz::as_file("beside", "sites/beside");
    fuzz::as_file("page", "sites/one/index.html");
    fuzz::as_file(input.rest(), "sites/one/hilltop-site.json");
    const auto site = SiteFolder::open(root.string());
    if (!site) return fuzz::refused(site.error());
    static_cast<void>(site->note("index.html"));
    fuzz::judged(site->write({{"index.html", "new"}}, {{"index.html", "note"}}));
    fuzz::claim(fuzz::bytes_of(beside) == "beside", "a site changes files outside of its folder");
}
