#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual as a web site: plain pages without scripts, of the same Markdown that the program shows.

manual_site.py RESOURCES CARDS OUT GAME...

RESOURCES is the source's folder of that name, CARDS the build's with the drawings. Every link and heading is checked; a broken one is told, and nothing is good
then. Markdown is made HTML by cmark-gfm, which reads the dialect that Qt and the sites of source code read.
"""
import html
import json
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse

STYLE = """
:root { color-scheme: light dark; --ink: #1d2126; --page: #fff; --side: #f4f5f6; --line: #d5d9dd; --link: #0b62b5; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8ea; --page: #1b1e22; --side: #22262b; --line: #3a4047; --link: #7ab6f5; } }
body { margin: 0; display: flex; font: 16px/1.5 "DejaVu Sans", Verdana, sans-serif; color: var(--ink); background: var(--page); }
nav { flex: 0 0 15rem; box-sizing: border-box; min-height: 100vh; padding: 1rem; background: var(--side); font-size: 0.9em; }
nav h2 { font-size: 0.85em; font-weight: normal; margin: 1.2em 0 0.3em; }
nav ul { list-style: none; margin: 0; padding: 0; }
main { flex: 1; min-width: 0; max-width: 50rem; padding: 1rem 2.5rem 3rem; }
a { color: var(--link); } nav a { text-decoration: none; } nav a[aria-current] { font-weight: bold; color: inherit; }
h1, h2, h3 { line-height: 1.25; } pre { overflow-x: auto; padding: 0.8em; background: var(--side); }
table { border-collapse: collapse; display: block; overflow-x: auto; } th, td { border: 1px solid var(--line); padding: 0.3em 0.6em; }
img { max-width: 100%; } .cards img { width: 3.5rem; margin-right: 0.5rem; } .gap { display: inline-block; width: 3.5rem; }
@media (max-width: 45rem) { body { display: block; } nav { min-height: 0; } main { padding: 1rem; } }
"""


def anchor(heading):
    """As manualAnchor() in ui/choose/manual_pages.cpp."""
    return "".join(c for c in heading.lower().replace(" ", "-") if c.isalnum() or c in "-_")


class Site:
    def __init__(self, resources, cards, out, games):
        self.resources, self.drawings, self.out, self.games = resources, cards, out, games
        contents = json.loads((resources / "manual/contents.json").read_text("utf-8"))
        self.groups = contents["groups"]
        self.languages = {language["ending"]: language for language in contents["languages"]}
        for group in self.groups:
            group["pages"] = [name for page in group["pages"] for name in (games if page == "*games*" else [page])]
        self.pages = [page for group in self.groups for page in group["pages"]]
        self.anchors, self.links, self.problems = {}, [], []

    def source(self, page, ending):
        stem = self.resources / page / "rules" if page in self.games else self.resources / "manual" / page
        return stem.with_name(stem.name + ending + ".md")

    def text(self, page, ending):
        text = self.source(page, ending).read_text("utf-8")
        return re.sub(r"\A<!--.*?-->\s*", "", text, flags=re.S)

    def title(self, page, ending):
        return re.search(r"^# (.*)$", self.text(page, ending), re.M).group(1)

    def file_of(self, page, ending):
        """The file of a page for readers of a language; pages in English alone are the same for all."""
        return page + (ending if self.source(page, ending).exists() else "") + ".html"

    def target(self, link, own):
        """What a link of the Markdown is on the site."""
        path, _, fragment = link.partition("#")
        if not path:
            return own + "#" + fragment
        file = pathlib.PurePosixPath(path)
        if file.suffix != ".md":
            return link
        name = file.stem
        if re.fullmatch(r"rules(_[A-Za-z_]+)?", name):
            name = file.parent.name + name[len("rules"):]
        return name + ".html" + ("#" + fragment if fragment else "")

    def picture(self, name):
        """A card, from those of all games or of one."""
        for folder in [self.drawings, *(self.drawings / game for game in self.games)]:
            if (folder / (name + ".svg")).exists():
                return folder / (name + ".svg")
        return None

    def cards(self, names, words):
        row = ""
        for name in names.split(","):
            if name == "-":
                row += '<span class="gap"></span>'
            elif card := self.picture(name):
                (self.out / "cards").mkdir(exist_ok=True)
                shutil.copy(card, self.out / "cards")
                row += f'<img src="cards/{name}.svg" alt="">'
            else:
                self.problems.append(f"there is no card {name}")
        return f'<span class="cards" role="img" aria-label="{words}">{row}</span>'

    def body(self, page, ending, own):
        text = subprocess.run(["cmark-gfm", "-e", "table"], input=self.text(page, ending), capture_output=True, check=True,
                              encoding="utf-8").stdout
        ids = self.anchors.setdefault(own, set())

        def heading(match):
            plain = html.unescape(re.sub(r"<[^>]*>", "", match.group(2)))
            ids.add(anchor(plain))
            return f'<h{match.group(1)} id="{anchor(plain)}">{match.group(2)}</h{match.group(1)}>'

        def link(match):
            where = urllib.parse.unquote(html.unescape(match.group(1)))
            if not re.match(r"[a-z]+:", where):
                where = self.target(where, own)
                self.links.append((own, where))
            return f'<a href="{html.escape(where)}"'

        def image(match):
            where, words = html.unescape(match.group(1)), match.group(2)
            if where.startswith("cards:"):
                return self.cards(where[len("cards:"):], words)
            if not (self.resources / "manual" / where).exists():
                self.problems.append(f"{own}: there is no picture {where}")
                return ""
            (self.out / where).parent.mkdir(exist_ok=True)
            shutil.copy(self.resources / "manual" / where, self.out / where)
            return f'<img src="{html.escape(where)}" alt="{words}">'

        text = re.sub(r"<h([1-6])>(.*?)</h\1>", heading, text, flags=re.S)
        text = re.sub(r'<a href="([^"]*)"', link, text)
        return re.sub(r'<img src="([^"]*)" alt="([^"]*)" />', image, text)

    def navigation(self, page, ending):
        lines = [f"<p><strong>{self.languages[ending]['title']}</strong></p>"]
        for group in self.groups:
            lines.append(f"<h2>{html.escape(group.get('title' + ending, group['title']))}</h2>\n<ul>")
            for one in group["pages"]:
                there = self.source(one, ending).exists()
                words = html.escape(self.title(one, ending if there else ""))
                here = ' aria-current="page"' if one == page else ""
                foreign = "" if there else ' <small lang="en">(English)</small>'
                lines.append(f'<li><a href="{self.file_of(one, ending)}"{here}>{words}</a>{foreign}</li>')
            lines.append("</ul>")
        for other, language in self.languages.items():
            if other != ending and self.source(page, other).exists():
                code = language["code"]
                lines.append(f'<p><a href="{page}{other}.html" hreflang="{code}" lang="{code}">{language["name"]}</a></p>')
        return "\n".join(lines)

    def write(self, page, ending):
        own = page + ending + ".html"
        body = self.body(page, ending, own)
        title = html.escape(self.title(page, ending))
        language = self.languages[ending]
        document = f"""<!DOCTYPE html>
<html lang="{language["code"]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} - {language["title"]}</title><link rel="stylesheet" href="style.css"></head>
<body>
<nav>
{self.navigation(page, ending)}
</nav>
<main>
{body}</main>
</body>
</html>
"""
        (self.out / own).write_text(document, "utf-8")
        if page == "start":
            (self.out / ("index" + ending + ".html")).write_text(document, "utf-8")

    def check(self):
        for own, where in self.links:
            file, _, fragment = where.partition("#")
            if file not in self.anchors:
                self.problems.append(f"{own}: there is no page {where}")
            elif fragment and fragment not in self.anchors[file]:
                self.problems.append(f"{own}: there is no heading {where}")


def main(resources, cards, out, *games):
    if shutil.which("cmark-gfm") is None:
        sys.exit("The web site of the manual needs the package cmark-gfm.")
    site = Site(pathlib.Path(resources), pathlib.Path(cards), pathlib.Path(out), list(games))
    shutil.rmtree(out, ignore_errors=True)
    site.out.mkdir(parents=True)
    (site.out / "style.css").write_text(STYLE.lstrip(), "utf-8")
    for page in site.pages:
        for ending in site.languages:
            if site.source(page, ending).exists():
                site.write(page, ending)
    site.check()
    for problem in site.problems:
        print(problem, file=sys.stderr)
    if site.problems:
        sys.exit(1)
    print(f"{len(site.anchors)} pages, {len(site.links)} links: {out}/index.html")


if __name__ == "__main__":
    main(*sys.argv[1:])
