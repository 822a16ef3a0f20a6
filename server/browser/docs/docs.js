import { rankEntries } from "./rank-entries.js";

// The pages are whole without this script. It shows one language of the examples at a time, and answers the search
// while somebody types.

const rememberedAs = "parley-docs-language";
const mostShown = 8;

for (const calls of document.querySelectorAll(".calls")) addTabs(calls);
choose(remembered() ?? "curl", false);
addSearch();
showPlace();

/** The table of contents is long: it begins where the reader is. */
function showPlace() {
  const [list, here] = [document.querySelector(".contents"), document.querySelector(".contents [aria-current]")];
  if (here instanceof HTMLElement) list.scrollTop = here.offsetTop - list.clientHeight / 2;
}

/** @param {Element} calls */
function addTabs(calls) {
  const list = document.createElement("div");
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", "Language");
  for (const figure of calls.querySelectorAll("figure")) {
    const { language } = figure.dataset;
    const caption = figure.querySelector("figcaption");
    const tab = document.createElement("button");
    tab.type = "button";
    tab.textContent = caption.textContent;
    tab.dataset.language = language;
    tab.setAttribute("role", "tab");
    tab.addEventListener("click", () => choose(language, true));
    tab.addEventListener("keydown", (event) => moveTab(event, list));
    list.append(tab);
    caption.remove();
  }
  calls.prepend(list);
}

/**
 * @param {KeyboardEvent} event
 * @param {Element} list
 */
function moveTab(event, list) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const tabs = [...list.children];
  const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
  event.preventDefault();
  if (!(next instanceof HTMLElement)) return;
  choose(next.dataset.language, true);
  next.focus();
}

/**
 * All examples of the page change together, and the next page begins with the same language.
 * @param {string} language
 * @param {boolean} isChoice
 */
function choose(language, isChoice) {
  for (const calls of document.querySelectorAll(".calls")) {
    const has = calls.querySelector(`figure[data-language="${language}"]`) !== null;
    const shown = has ? language : calls.querySelector("figure")?.dataset.language;
    for (const figure of calls.querySelectorAll("figure")) {
      figure.dataset.shown = String(figure.dataset.language === shown);
    }
    for (const tab of calls.querySelectorAll("[role=tab]")) {
      const isShown = tab instanceof HTMLElement && tab.dataset.language === shown;
      tab.setAttribute("aria-selected", String(isShown));
      tab.setAttribute("tabindex", isShown ? "0" : "-1");
    }
  }
  if (isChoice) remember(language);
}

function remembered() {
  try {
    return localStorage.getItem(rememberedAs);
  } catch {
    return null;
  }
}

/** @param {string} language */
function remember(language) {
  try {
    localStorage.setItem(rememberedAs, language);
  } catch {
    // A browser that stores nothing begins with curl again.
  }
}

function addSearch() {
  const field = /** @type {HTMLInputElement} */ (document.querySelector("#q"));
  const list = document.createElement("ul");
  list.id = "found";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Found");
  list.hidden = true;
  field.parentElement.append(list);
  for (const [name, value] of Object.entries({ role: "combobox", "aria-controls": "found", "aria-expanded": "false" }))
    field.setAttribute(name, value);
  /** @type {Promise<[string, string, string, string][]> | undefined} */
  let entries;
  let chosen = -1;

  field.addEventListener("input", async () => {
    entries ??= fetch("/docs/assets/search.json").then((answer) => answer.json());
    const question = field.value;
    const found = rankEntries(await entries, question).slice(0, mostShown);
    if (question === field.value) show(found);
  });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return show([]);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !list.hidden) {
      event.preventDefault();
      mark((chosen + step + list.children.length) % list.children.length);
    }
    if (event.key !== "Enter" || chosen < 0) return;
    event.preventDefault();
    list.children[chosen].querySelector("a").click();
    show([]);
  });
  field.addEventListener("blur", () => setTimeout(() => show([]), 200));
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest("input, textarea, select") !== null;
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });

  /** @param {readonly (readonly string[])[]} found */
  function show(found) {
    list.replaceChildren(...found.map(optionOf));
    list.hidden = found.length === 0;
    field.setAttribute("aria-expanded", String(found.length > 0));
    mark(-1);
  }

  /** @param {number} index */
  function mark(index) {
    chosen = index;
    for (const [place, option] of [...list.children].entries())
      option.setAttribute("aria-selected", String(place === index));
    if (index < 0) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", list.children[index].id);
  }
}

/**
 * @param {readonly string[]} entry
 * @param {number} index
 */
function optionOf([title, path, kind], index) {
  const option = document.createElement("li");
  option.id = `found-${index}`;
  option.setAttribute("role", "option");
  const link = document.createElement("a");
  link.href = path;
  link.tabIndex = -1;
  link.textContent = title;
  const about = document.createElement("span");
  about.textContent = kind;
  option.append(link, about);
  option.addEventListener("click", () => link.click());
  return option;
}
