// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";
(async () => {
  const root = document.getElementById("match");
  const shares = typeof hilltopBeginning === "string"; // data of a match like it, a line before its own
  let unpacking;
  try {
    unpacking = new DecompressionStream(shares ? "deflate-raw" : "deflate");
  } catch {
    root.textContent = root.dataset.old ?? hilltopWords.old;
    return;
  }
  const bytes = packed => Uint8Array.from(atob(packed), letter => letter.charCodeAt(0));
  const parts = [bytes(document.getElementById("data").textContent)];
  if (shares) parts.unshift(bytes(hilltopBeginning));
  const text = await new Response(new Blob(parts).stream().pipeThrough(unpacking)).text();
  const data = JSON.parse(text.slice(text.indexOf("\n") + 1));
  const words = data.words ?? hilltopSite.words(hilltopWords); // those of a site are in files of their own
  const say = data.words ? text => text : hilltopSite.say;
  for (const list of ["lines", "zones", "faces"]) data[list] = data[list].map(say);
  const signs = new Map(Object.entries(data.signs || {}).map(([face, sign]) => [Number(face), say(sign)])); // of faces without a drawing
  data.result = say(data.result);
  if (data.review) {
    data.review.title = say(data.review.title);
    data.review.decisions.forEach(({ options }) => options.forEach(option => { option[0] = say(option[0]); }));
  }
  // What the page does not have in the language of its words.
  const english = element => {
    if (data.words || hilltopSite.isEnglish) return element;
    element.lang = "en";
    element.dir = "ltr";
    return element;
  };
  const spoken = element => (data.words || hilltopSite.says ? element : english(element));
  const fill = (text, ...parts) => text.replace(/%(\d)/g, (whole, place) => parts[place - 1] ?? whole);
  const svgSpace = "http://www.w3.org/2000/svg";
  const make = (tag, kind, text) => {
    const made = document.createElement(tag);
    if (kind) made.className = kind;
    if (text !== undefined) made.textContent = text;
    return made;
  };
  const draw = (tag, values) => {
    const made = document.createElementNS(svgSpace, tag);
    for (const name in values) made.setAttribute(name, values[name]);
    return made;
  };

  // The zones of every moment, from what has changed.
  const unfold = (moments, from) => {
    let zones = {}, state = [];
    return moments.map((moment, i) => {
      zones = { ...zones };
      for (const key in moment.z) {
        if (moment.z[key] === null) delete zones[key];
        else zones[key] = moment.z[key];
      }
      state = moment.s || state;
      return { zones, state, told: moment.t, toldTo: moment.v || {}, asked: moment.a || [], at: from + i };
    });
  };
  const main = unfold(data.moments, 0);
  const ways = [main].concat(data.branches.map(branch =>
    main.slice(0, branch.from).concat(unfold(branch.moments, branch.from))));
  const seats = data.names.map((_, seat) => seat);
  const decisions = data.review ? data.review.decisions : [];
  const grave = decision => ["", "?!", "?", "??"].indexOf(decision.mark);

  let way = 0, now = 0, seen = 0; // seen: the furthest moment shown
  let viewer = data.seat === null ? -1 : data.seat;
  let open = data.spoilers;
  const hash = /^#(\d+)$/.exec(location.hash);
  if (hash) now = Math.min(Number(hash[1]), main.length - 1);

  const moments = () => ways[way];
  const last = () => moments().length - 1;
  const lines = numbers => numbers.map(number => data.lines[number]);
  const told = moment => {
    const other = moment.toldTo[data.seat === null ? viewer : -1];
    let numbers = moment.told;
    if (other && other.all) numbers = other.all;
    else if (other) {
      numbers = [...numbers];
      other.forEach(([line, number]) => { numbers[line] = number; });
    }
    return lines(numbers).join("\n");
  };
  const visible = number => {
    if (number === 0) return null;
    const [face, viewers] = data.cards[number - 1];
    return viewer < 0 || data.seat !== null || viewers >> viewer & 1 ? face : null;
  };

  const card = face => {
    const name = face === null ? words.hidden : data.faces[face];
    const picture = draw("svg", { class: "card", viewBox: "0 0 100 140", role: "img", "aria-label": name });
    const drawing = face === null ? "back" : data.drawings ? data.drawings[face] : "face" + face;
    if (document.getElementById(drawing)) {
      picture.append(draw("use", { href: "#" + drawing }));
    } else {
      picture.append(draw("rect", { x: 1, y: 1, width: 98, height: 138, rx: 8, fill: "#fdfcf9", stroke: "#0003" }));
      const write = (text, y, largest) => { // as large as fits the card
        const size = Math.min(largest, 150 / Math.max(1, text.length));
        const line = draw("text", { x: 50, y, "text-anchor": "middle", "font-size": size, fill: "#20242a" });
        line.textContent = text;
        picture.append(line);
      };
      const sign = signs.get(face) || name;
      write(sign, 70, 36);
      if (sign !== name) write(name, 110, 14);
    }
    return picture;
  };
  const zone = (key, cards) => {
    const figure = make("figure", "zone");
    figure.dataset.zone = key;
    const list = typeof cards === "number" ? Array(cards).fill(0) : cards;
    const faces = list.map(visible);
    const stock = key === "0.255"; // where all cards come from
    const pile = faces.length > (stock ? 1 : 3) && faces.every(face => face === null);
    const row = make("div", faces.length > 7 && !pile ? "cards close" : "cards");
    (pile ? [null] : faces).forEach(face => row.append(card(face)));
    if (pile) row.append(make("span", "count", "× " + faces.length));
    figure.append(row, spoken(make("figcaption", "", data.zones[Number(key.split(".")[0])])));
    return figure;
  };

  root.textContent = "";
  const page = make("div", "page"), left = make("div"), right = make("div");
  const felt = make("section", "felt");
  felt.setAttribute("aria-label", words.table);
  const news = spoken(make("p", "told"));
  news.setAttribute("aria-live", "polite");
  const controls = make("div", "controls"), choices = make("div", "choices");
  const slider = make("input");
  slider.type = "range";
  slider.min = 0;
  slider.setAttribute("aria-label", words.moment);
  const where = make("span", "where");
  where.dir = "ltr"; // numbers in every language
  const state = spoken(make("div", "state"));
  const buttons = {};
  const button = (name, title, keys, act) => {
    buttons[name] = make("button", "", name);
    buttons[name].type = "button";
    buttons[name].title = title + " (" + keys + ")";
    buttons[name].setAttribute("aria-label", title);
    if (name !== title) buttons[name].dataset.step = ""; // an arrow
    buttons[name].addEventListener("click", act);
    controls.append(buttons[name]);
  };
  const go = position => {
    now = Math.max(0, Math.min(position, last()));
    show();
  };
  const nextMistake = () => {
    const next = decisions.find(one => grave(one) > 0 && one.moment > now);
    if (next) go(next.moment);
  };
  button("⏮", words.first, words.home, () => go(0));
  const back = document.dir === "rtl" ? "Right" : "Left"; // where the slider's first moment is
  button("◀", words.previous, back === "Left" ? words.left : words.right, () => go(now - 1));
  button("▶", words.next, back === "Left" ? words.right : words.left, () => go(now + 1));
  button("⏭", words.last, words.end, () => go(last()));
  if (decisions.length) button(words.nextMistake, words.nextMistake, "M", nextMistake);
  controls.append(where);

  const pick = (title, list, value, chosen) => {
    const label = make("label", "", title + " "), select = make("select");
    list.forEach(([name, key]) => {
      const option = make("option", "", name);
      option.value = key;
      select.append(option);
    });
    select.value = value;
    select.addEventListener("change", () => chosen(Number(select.value)));
    label.append(select);
    choices.append(label);
  };
  if (data.seat === null && seats.length > 1)
    pick(words.view, [[words.allCards, -1]].concat(seats.map(seat => [data.names[seat], seat])), viewer,
         seat => { viewer = seat; show(); });
  if (ways.length > 1)
    pick(words.line, ways.map((_, i) => [i === 0 ? words.asPlayed : fill(words.branch, i), i]), way,
         i => { way = i; go(i === 0 ? now : data.branches[i - 1].from); });
  const spoiler = make("label"), box = make("input");
  box.type = "checkbox";
  box.checked = open;
  box.addEventListener("change", () => { open = box.checked; show(); });
  spoiler.append(box, " " + words.later);
  choices.append(spoiler);

  const summary = english(make("p", "summary")), moves = spoken(make("div", "moves")), report = make("section"), graph = make("section");
  // Above the table, whose height changes, the buttons stay where they are.
  left.append(controls, slider, felt, news, choices, state);
  right.append(summary, make("h2", "", words.moves), moves, report, graph);
  if (data.notes) right.append(make("h2", "", words.notes), make("p", "notes", data.notes));
  page.append(left, right);
  root.append(page);
  slider.addEventListener("input", () => go(Number(slider.value)));

  const number = value => {
    const text = Math.abs(value).toFixed(data.review.decimals);
    return (value < 0 && Number(text) !== 0 ? "−" : "") + text.replace(".", words.point);
  };

  const showTable = () => {
    felt.textContent = "";
    const moment = moments()[now];
    const own = key => Number(key.split(".")[1]);
    const seatOf = seat => {
      const area = make("div", "seat"), list = make("div", "zones");
      area.dataset.seat = seat;
      area.append(make("span", moment.asked.includes(seat) ? "name asked" : "name", data.names[seat]));
      Object.keys(moment.zones).filter(key => own(key) === seat).forEach(key => list.append(zone(key, moment.zones[key])));
      area.append(list);
      return area;
    };
    const near = viewer < 0 ? 0 : viewer;
    const others = seats.slice(1).map(step => (near + step) % seats.length);
    const far = make("div", others.length > 2 ? "seats many" : "seats"), common = make("div", "common");
    others.forEach(seat => far.append(seatOf(seat)));
    Object.keys(moment.zones).filter(key => own(key) === 255).forEach(key => common.append(zone(key, moment.zones[key])));
    const nearby = make("div", "seats");
    nearby.append(seatOf(near));
    felt.append(far, common, nearby);
  };
  const showMoves = () => {
    moves.textContent = "";
    const until = open ? last() : seen;
    let current = null;
    moments().slice(0, until + 1).forEach((moment, i) => {
      const what = told(moment).trim();
      if (!what) return;
      const one = make("button", "", what);
      one.type = "button";
      // The mark stands beside the move that followed from the decision.
      const marked = way === 0 ? decisions.filter(decision => decision.moment === i - 1 && grave(decision) > 0) : [];
      marked.forEach(decision => one.append(" ", make("span", "mark m" + grave(decision), decision.mark)));
      if (i <= now) current = one;
      one.addEventListener("click", () => go(i));
      moves.append(one);
    });
    if (current === null) return;
    current.setAttribute("aria-current", "true");
    const top = current.offsetTop - moves.offsetTop;
    if (top < moves.scrollTop || top + current.offsetHeight > moves.scrollTop + moves.clientHeight)
      moves.scrollTop = Math.min(top, top + current.offsetHeight - moves.clientHeight / 2);
  };
  const showSummary = () => {
    summary.textContent = "";
    if (way > 0 || !(open || seen === last())) return;
    data.summary.forEach(([before, link, after, position]) => {
      summary.append(before);
      if (position >= 0) {
        const lead = make("button", "lead", link);
        lead.type = "button";
        lead.addEventListener("click", () => go(position));
        summary.append(lead);
      }
      summary.append(after + " ");
    });
  };
  const showReview = () => {
    report.textContent = "";
    graph.textContent = "";
    if (!data.review || way > 0) return;
    decisions.filter(decision => decision.moment === now && (viewer < 0 || decision.seat === viewer)).forEach(decision => {
      report.append(make("h2", "", fill(words.answers, data.names[decision.seat])));
      const table = make("table"), body = make("tbody");
      const head = make("tr");
      [words.answer, data.review.title, words.loss].forEach(name => head.append(make("th", "", name)));
      body.append(head);
      decision.options.forEach(([title, worth, behind], i) => {
        const played = i === decision.played && (open || seen > now);
        const row = make("tr", played ? "played" : "");
        const name = make("th", "", played ? fill(words.played, title) + " " : title);
        if (played && grave(decision) > 0) name.append(make("span", "mark m" + grave(decision), decision.mark));
        row.append(name, make("td", "", number(worth[0]) + " ± " + number(worth[1])), make("td", "", number(behind[0])));
        body.append(row);
      });
      table.append(body);
      report.append(table);
    });
    if (!data.review.values) return;
    const until = open ? last() : seen, seat = viewer < 0 ? 0 : viewer;
    const values = data.review.values.slice(0, until + 1).map(row => row[seat]);
    let low = data.review.bounded ? 0 : Math.min(...values), high = data.review.bounded ? 100 : Math.max(...values);
    if (high - low < 1e-9) { low -= 1; high += 1; }
    const x = i => 34 + 286 * i / Math.max(1, until), y = value => 110 - 100 * (value - low) / (high - low);
    const picture = draw("svg", { class: "graph", viewBox: "0 0 324 122", role: "img",
      "aria-label": fill(words.valuesOf, data.review.title, data.names[seat]) });
    [low, (low + high) / 2, high].forEach(value => {
      picture.append(draw("line", { class: "grid", x1: 34, x2: 320, y1: y(value), y2: y(value) }));
      const text = draw("text", { x: 30, y: y(value) + 4, "text-anchor": "end" });
      text.textContent = Math.round(value);
      picture.append(text);
    });
    picture.append(draw("polyline", { class: "line", points: values.map((value, i) => x(i) + "," + y(value)).join(" ") }),
                   draw("line", { class: "now", x1: x(now), x2: x(now), y1: 6, y2: 114 }));
    graph.append(make("h2", "", fill(words.valuesOf, data.review.title, data.names[seat])), picture);
  };

  function show() {
    seen = Math.max(seen, now);
    const end = way === 0 && now === last();
    news.textContent = told(moments()[now]).trim() + (end && data.result ? "\n" + data.result : "");
    state.textContent = "";
    lines(moments()[now].state).forEach(one => state.append(make("p", "", one)));
    where.textContent = now + " / " + (open || seen === last() ? last() : "…");
    slider.max = open ? last() : seen; // its length would tell when the match ends
    slider.value = now;
    buttons["⏮"].disabled = buttons["◀"].disabled = now === 0;
    buttons["▶"].disabled = buttons["⏭"].disabled = now === last();
    if (buttons[words.nextMistake])
      buttons[words.nextMistake].disabled = !decisions.some(one => grave(one) > 0 && one.moment > now);
    showTable();
    showMoves();
    showSummary();
    showReview();
    document.documentElement.dataset.at = now;
  }

  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey || ["SELECT", "INPUT"].includes(event.target.tagName)) return;
    const ahead = back === "Left" ? 1 : -1;
    const steps = { ArrowLeft: now - ahead, ArrowRight: now + ahead, Home: 0, End: last(), PageUp: now - 10, PageDown: now + 10 };
    if (event.key in steps) go(steps[event.key]);
    else if (event.key === "m" || event.key === "M") nextMistake();
    else return;
    event.preventDefault();
  });
  addEventListener("beforeprint", () => { open = true; show(); });
  show();
})();
