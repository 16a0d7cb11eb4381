"use strict";
// Shows one frame of the duel. A frame holds only what differs from the one before.
(function () {
  const data = JSON.parse(document.getElementById("data").textContent);
  const get = (id) => document.getElementById(id);
  const make = (tag, kind, text) => {
    const made = document.createElement(tag);
    if (kind) made.className = kind;
    if (text) made.textContent = text;
    return made;
  };
  const last = data.frames.length - 1;
  const states = [];
  let at = -1;
  let seat = data.seat;
  let timer = 0;
  let opened = "";

  function state(number) {
    // The states are made when first needed, each from the one before.
    for (let i = states.length; i <= number; i++) states.push(Object.assign({}, states[i - 1], data.frames[i]));
    return states[number];
  }

  function tell(name, extra) {
    const box = get("box");
    box.textContent = "";
    if (name) box.append(make("b", "", name), " ", make("span", "", extra || data.texts[name] || ""));
  }

  function card(number) {
    if (number < 0) return make("span", "slot");
    const [name, kind, lies, how] = data.cards[number];
    const made = make("button", ("card " + kind + " " + how).trim(), name || (how ? "" : "?"));
    made.type = "button";
    if (lies) made.append(make("small", "", lies));
    made.addEventListener("click", () => { opened = ""; tell(name || data.words.down); });
    return made;
  }

  function zone(player, name, now) {
    const key = "AB"[player] + ":" + name;
    const [count, ...cards] = now[key] || [0];
    const pile = data.piles.includes(name);
    const wide = name === "hand" || name === "mana" || name === "battle" || data.slots[name] > 1 || name === "shields";
    const made = make("div", wide ? "zone wide" : "zone");
    made.append(make("span", "label", data.zones[name] + (data.slots[name] ? "" : " " + count)));
    if (!pile) {
      made.append(...cards.map(card));
      return made;
    }
    const top = name === "graveyard" || name === "banished" ? cards[cards.length - 1] : undefined;
    const button = make("button", "pile", top === undefined ? "" : data.cards[top][0]);
    button.type = "button";
    const show = () => {
      const names = cards.map((number) => data.cards[number][0] || data.words.down);
      tell(data.names[player] + ", " + data.zones[name] + " " + count + ":", names.join(", "));
    };
    button.addEventListener("click", () => { opened = key; show(); });
    if (opened === key) show();
    made.append(button);
    return made;
  }

  function side(player, now) {
    const made = make("div", "side");
    const rows = data.rows.map((names) => {
      const row = make("div", "row");
      row.append(...names.map((name) => zone(player, name, now)));
      return row;
    });
    const title = make("h3", "", data.names[player]);
    if (player === seat) made.append(...rows, title);
    else made.append(title, ...rows.reverse());
    return made;
  }

  function show(number) {
    const next = Math.max(0, Math.min(last, number));
    const now = state(next);
    if (at >= 0) get("f" + at).classList.remove("now");
    at = next;
    for (const name of ["turn", "phase", "score", "over"]) get(name).textContent = now[name];
    const focused = document.activeElement && get("table").contains(document.activeElement);
    get("table").replaceChildren(side(1 - seat, now), side(seat, now));
    if (focused) get("on").focus();
    const entry = get("f" + at);
    entry.classList.add("now");
    const list = entry.parentElement;
    list.scrollTop = entry.offsetTop - list.offsetTop - list.clientHeight / 2;
    get("said").replaceChildren(...[...entry.childNodes].map((node) => node.cloneNode(true)));
    get("slide").value = at;
    get("count").textContent = at + " / " + last;
    document.body.dataset.at = at;
    if (at === last) stop();
  }

  function turn(by) {
    let number = at;
    if (by < 0 && number > 0 && state(number).turn !== state(number - 1).turn) number--;
    const here = state(number).turn;
    while (number + by >= 0 && number + by <= last && state(number).turn === here) number += by;
    if (by < 0) {
      if (state(number).turn !== here) number++;
    }
    show(number);
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    get("play").textContent = data.words.play;
  }

  function play() {
    if (timer) return stop();
    if (at === last) show(0);
    get("play").textContent = data.words.pause;
    timer = setInterval(() => show(at + 1), 1500);
  }

  const actions = {
    first: () => show(0),
    back: () => show(at - 1),
    on: () => show(at + 1),
    last: () => show(last),
    play,
    "turn-back": () => turn(-1),
    "turn-on": () => turn(1),
    flip: () => { seat = 1 - seat; show(at); },
  };
  for (const name of Object.keys(actions)) {
    get(name).addEventListener("click", () => { if (name !== "play") stop(); actions[name](); });
  }
  const keys = {
    ArrowLeft: "back", ArrowRight: "on", ArrowUp: "turn-back", ArrowDown: "turn-on", Home: "first", End: "last", " ": "play",
  };
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const name = keys[event.key];
    if (!name || (event.key === " " && event.target.tagName === "BUTTON")) return;
    event.preventDefault();
    if (name !== "play") stop();
    actions[name]();
  });
  get("slide").max = last;
  get("slide").addEventListener("input", (event) => { stop(); show(Number(event.target.value)); });
  get("log").addEventListener("click", (event) => {
    const entry = event.target.closest("li");
    if (entry) { stop(); show(Number(entry.id.slice(1))); }
  });
  get("stage").hidden = false;
  const wanted = /^#(\d+)$/.exec(location.hash);
  show(wanted ? Number(wanted[1]) : data.at);
})();
