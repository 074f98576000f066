// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";
// Says a site's pages in the language of who reads them, and offers the others. Without it they are whole and English.
const hilltopSite = (() => {
  const store = "hilltop-language";
  const codes = ["en", ...Object.keys(hilltopLanguages)];
  const storage = (() => {
    try { return localStorage; } catch { return undefined; } // where it is forbidden a choice is for this page alone
  })();
  const main = code => code.split("-")[0].toLowerCase();
  // A language that is translated in small part waits until it is chosen.
  const known = code => Object.keys(hilltopLanguages[code] ?? {}).length;
  const most = Math.max(...codes.map(known));
  const whole = codes.filter(code => code === "en" || 2 * known(code) > most);
  const fitting = wanted => whole.find(code => code.toLowerCase() === wanted.toLowerCase()) ??
                            whole.find(code => main(code) === main(wanted));
  const kept = storage?.getItem(store);
  let language = codes.includes(kept) ? kept : navigator.languages.map(fitting).find(Boolean) ?? "en";

  const said = pattern => (language === "en" ? undefined : hilltopLanguages[language][pattern]);
  // The translations have one form for all numbers, one and other, or as Polish one, few and many.
  const form = (forms, count) => {
    const kind = new Intl.PluralRules(language).select(count);
    return forms[kind === "one" ? 0 : forms.length === 3 && kind !== "few" ? 2 : forms.length > 1 ? 1 : 0] ?? forms[0];
  };
  // Parts take the places of %1, %2 ..., a number that of %n.
  const filled = (text, parts, count) => text.split(/(%L?[n\d])/).filter(Boolean).map(piece => {
    const place = /^%L?([n\d])$/.exec(piece)?.[1];
    if (place === undefined) return piece;
    return place === "n" ? count?.toLocaleString(language) ?? piece : parts[place - 1] ?? piece;
  });

  // Tables that sort by their columns, whose titles become buttons. Cells are compared as they came, in English.
  document.querySelectorAll("table.sorts").forEach(table => {
    const body = table.tBodies[0], titles = [...table.tHead.rows[0].cells];
    const rows = [...body.rows].map(row => ({ row, cells: [...row.cells].map(cell => cell.textContent) }));
    const number = text => parseFloat(text.replace(/[,±+]/g, "").replace("−", "-"));
    titles.forEach((title, column) => {
      const isName = title.classList.contains("name");
      const first = title.getAttribute("aria-sort") ?? (isName ? "ascending" : "descending");
      const compare = (a, b, sign) => {
        const [one, two] = [a.cells[column], b.cells[column]];
        if (isName) return sign * one.localeCompare(two);
        const [low, high] = [number(one), number(two)];
        return isNaN(low) || isNaN(high) ? isNaN(low) - isNaN(high) : sign * (low - high); // without a number last
      };
      const button = document.createElement("button");
      button.append(...title.childNodes);
      title.append(button);
      button.addEventListener("click", () => {
        const now = title.getAttribute("aria-sort");
        const order = now === null ? first : now === "ascending" ? "descending" : "ascending";
        titles.forEach(other => other.removeAttribute("aria-sort"));
        title.setAttribute("aria-sort", order);
        const sign = order === "ascending" ? 1 : -1;
        body.append(...[...rows].sort((a, b) => compare(a, b, sign)).map(sorted => sorted.row));
      });
    });
  });

  // Each as it came: its nodes, and what they are in English.
  const texts = [...document.querySelectorAll("[data-t]")].map(element => {
    const nodes = [...element.childNodes], parts = nodes.filter(node => node.nodeType === Node.ELEMENT_NODE);
    const pattern = nodes.map(node => parts.includes(node) ? "%" + (parts.indexOf(node) + 1) : node.data).join("");
    const count = element.dataset.n === undefined ? undefined : Number(element.dataset.n);
    return { element, nodes, parts, count, pattern: element.dataset.t || pattern };
  });
  const labels = [...document.querySelectorAll("[data-l]")].map(element => [element, element.getAttribute("aria-label")]);
  const numbers = [], links = [];
  document.querySelectorAll("td:not([data-t], .name), [data-v], .axis").forEach(cell => {
    const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (/\d[.,]\d/.test(walk.currentNode.data)) numbers.push([walk.currentNode, walk.currentNode.data]);
  });
  document.querySelectorAll("main a[href*='matches/']").forEach(link => links.push([link.firstChild, link.textContent]));
  const dates = [...document.querySelectorAll("time")].map(time => [time, time.textContent]);

  const number = text => text.replace(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+/g, english => {
    const digits = english.split(".")[1]?.length ?? 0;
    return Number(english.replaceAll(",", "")).toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  });
  const link = text => {
    const parts = [];
    const pattern = text.replace(/[\d,]*\d/g, digits => "%" + parts.push(digits));
    const own = said(pattern);
    return own === undefined ? text : filled(own, parts.map(number)).join("");
  };
  const day = text => new Date(text).toLocaleDateString(language, { dateStyle: "medium", timeZone: "UTC" });

  const show = () => {
    const english = language === "en";
    document.documentElement.lang = language;
    document.documentElement.dir = ["ar", "fa", "he", "ur"].includes(main(language)) ? "rtl" : "ltr";
    texts.forEach(({ element, nodes, parts, count, pattern }) => {
      const found = said(pattern);
      const text = Array.isArray(found) ? form(found, count ?? 0) : found;
      element.replaceChildren(...(text === undefined ? nodes : filled(text, parts, count)));
      if (text === undefined && !english) element.lang = "en"; // not translated yet
      else element.removeAttribute("lang");
    });
    labels.forEach(([element, label]) => element.setAttribute("aria-label", said(label) ?? label));
    numbers.forEach(([node, text]) => { node.data = english ? text : number(text); });
    links.forEach(([node, text]) => { node.data = link(text); });
    dates.forEach(([time, text]) => { time.textContent = english ? text : day(text); });
  };

  const isMatch = document.getElementById("match") !== null; // its program makes the page once, in a kept language
  const menu = document.createElement("select");
  menu.className = "language";
  codes.forEach(code => {
    const name = new Intl.DisplayNames(code, { type: "language", languageDisplay: "standard" }).of(code);
    const option = new Option(name[0].toLocaleUpperCase(code) + name.slice(1), code);
    option.lang = code;
    menu.append(option);
  });
  const choose = code => {
    language = code;
    storage?.setItem(store, code);
    if (isMatch) location.reload();
    else all();
  };
  const all = () => {
    show();
    menu.value = language;
    menu.setAttribute("aria-label", said("Language") ?? "Language");
  };
  menu.addEventListener("change", () => choose(menu.value));
  all();
  document.querySelector("header").prepend(menu);
  menu.hidden = isMatch && !storage;

  // A sentence of a match: plain text, or a pattern with its parts (core/base/phrase.h), in words.js in all languages.
  const sentences = code => (typeof hilltopSentences === "undefined" ? {} : hilltopSentences[code] ?? {});
  const sentence = (pattern, parts, count) => {
    const found = sentences(language)[pattern] ?? pattern;
    return filled(Array.isArray(found) ? form(found, count ?? 0) : found, parts, count).join("");
  };
  const say = phrase => {
    if (!Array.isArray(phrase)) return phrase;
    const [pattern, ...rest] = phrase;
    const count = typeof rest[0] === "number" ? rest.shift() : undefined;
    const parts = rest.map(say);
    if (pattern === "^") return parts[0].charAt(0).toLocaleUpperCase(language) + parts[0].slice(1);
    if (pattern === ".") return /[.!?]$/.test(parts[0]) ? parts[0] : sentence("%1.", parts);
    return sentence(pattern, parts, count);
  };

  return {
    choose,
    say,
    get isEnglish() { return language === "en"; },
    get says() { return language === "en" || 2 * Object.keys(sentences(language)).length > Object.keys(sentences("de")).length; },
    // Those of a match's program.
    words: english => {
      const own = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, said(text) ?? text]));
      own.point = (0.5).toLocaleString(language).replace(/\d/g, "");
      return own;
    }
  };
})();
