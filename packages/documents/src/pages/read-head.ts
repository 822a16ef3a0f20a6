import type { Document, Element } from "domhandler";
import { isSameSite, normalizeUrl } from "./normalize-url.ts";
import { countWords, findElement, plainTextOf, visitElements } from "./text/parse-page.ts";

const mostLinks = 5_000;
const mostAlternates = 100;
const longestTitle = 300;

export type PageHead = {
  language: string | null;
  /** The address that the page gives itself, if it is one of its site. */
  canonical: string | null;
  isNoindex: boolean;
  isNofollow: boolean;
  /** Lists the same page in other languages. */
  alternates: { lang: string; url: string }[];
  /** Absolute addresses that the page links to, without fragment. */
  links: string[];
  /** Titles as the page's head gives them, which may name the site as well. */
  titles: { element: string; openGraph: string; site: string };
};

/** Reads what a page says of itself, and where it links to. */
export function readHead(root: Document, url: string): PageHead {
  const head: PageHead = {
    language: null,
    canonical: null,
    isNoindex: false,
    isNofollow: false,
    alternates: [],
    links: [],
    titles: { element: "", openGraph: "", site: "" },
  };
  const links = new Set<string>();
  let base = url;
  const absolute = (written: string | undefined) => {
    const target = written === undefined ? undefined : URL.parse(written.trim(), base)?.href;
    return target === undefined ? undefined : normalizeUrl(target);
  };
  visitElements(root, (element) => {
    const { name, attribs } = element;
    if (name === "html") head.language = languageOf(attribs.lang ?? attribs["xml:lang"]);
    if (name === "base" && attribs.href !== undefined) base = URL.parse(attribs.href, url)?.href ?? url;
    if (name === "meta") readMeta(attribs, head);
    if (name === "title" && head.titles.element === "") head.titles.element = titleOf(plainTextOf(element));
    if (name === "link") readLink(attribs, absolute(attribs.href), url, head);
    if ((name === "a" || name === "area") && !wordsOf(attribs.rel).includes("nofollow") && links.size < mostLinks) {
      const target = absolute(attribs.href);
      if (target !== undefined) links.add(target);
    }
    return name !== "svg";
  });
  return { ...head, links: [...links] };
}

function readMeta({ name = "", property = "", content = "" }: Element["attribs"], head: PageHead): void {
  if (/^robots$/i.test(name)) {
    const words = wordsOf(content.replaceAll(",", " "));
    const isNone = words.includes("none");
    head.isNoindex ||= isNone || words.includes("noindex");
    head.isNofollow ||= isNone || words.includes("nofollow");
  }
  if (property === "og:title") head.titles.openGraph ||= titleOf(content);
  if (property === "og:site_name") head.titles.site ||= titleOf(content);
  if (property === "og:locale") head.language ??= languageOf(content);
}

function readLink(
  { rel, hreflang }: Element["attribs"],
  target: string | undefined,
  url: string,
  head: PageHead,
): void {
  if (target === undefined) return;
  const kinds = wordsOf(rel);
  if (kinds.includes("canonical") && isSameSite(target, url)) head.canonical ??= target;
  const lang = hreflang?.toLowerCase() === "x-default" ? "x-default" : languageOf(hreflang);
  if (kinds.includes("alternate") && lang !== null && head.alternates.length < mostAlternates) {
    head.alternates.push({ lang, url: target });
  }
}

function wordsOf(written = ""): string[] {
  return written.toLowerCase().split(/\s+/);
}

/** Reads the language that a page says it has, such as "de-AT". Null where it says none, or none that there is. */
export function languageOf(written: string | undefined): string | null {
  try {
    return Intl.getCanonicalLocales(written?.trim().replaceAll("_", "-") || [])[0] ?? null;
  } catch {
    // Many pages name no language by a name that nobody knows.
    return null;
  }
}

function titleOf(written: string): string {
  return written.replace(/\s+/g, " ").trim().slice(0, longestTitle);
}

const separator = /\s+(?:[|–—·•»«:]|-|::|\/)\s+/;

/** Chooses the title of a page without the name of its site: its heading, else what its head gives. */
export function chooseTitle(
  heading: string | null,
  { element, openGraph, site }: PageHead["titles"],
  url: string,
): string | null {
  const written = heading || openGraph || element;
  const isOfSite = (part: string) => isNameOfSite(part, site, url);
  const parts = written.split(separator);
  if (parts.length > 1 && heading !== written) {
    const own = parts.filter((part) => part !== "" && !isOfSite(part));
    if (own.length === parts.length - 1) return withoutEnds(written, isOfSite).slice(0, longestTitle);
  }
  return titleOf(written) || null;
}

/** The site's name stands before all else or behind it. */
function withoutEnds(written: string, isOfSite: (part: string) => boolean): string {
  const [first = "", ...rest] = written.split(separator);
  if (isOfSite(first)) return rest.length === 1 ? rest[0]! : written.slice(written.indexOf(rest[0]!, first.length));
  const last = rest.at(-1)!;
  if (!isOfSite(last)) return written;
  return written.slice(0, written.lastIndexOf(last)).replace(/\s*(?:[|–—·•»«:]|-|::|\/)\s*$/, "");
}

/** The host of `tea-house.example` says that "The Tea House" is the site. */
function isNameOfSite(part: string, site: string, url: string): boolean {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "");
  const name = plain(part);
  if (name.length < 3) return false;
  if (site !== "" && name === plain(site)) return true;
  const host = plain(
    URL.parse(url)
      ?.hostname.replace(/^www\./, "")
      .replace(/\.[^.]+$/, "") ?? "",
  );
  return host.length >= 4 && (name.includes(host) || host.includes(name));
}

const placeOfApp = /^(?:root|app|__next|__nuxt|___gatsby|svelte|react-root|app-root|main-app|q-app)$/i;
/** A page with fewer words has no text, but perhaps a name and a line that asks for JavaScript. */
const fewWords = 30;

/** Tells whether a script makes the page's text: it has nearly no words, and a script or an empty place for them. */
export function isShell(root: Document): boolean {
  const body = findElement(root, ({ name }) => name === "body") ?? root;
  const isEmptyPlace = (element: Element) => {
    const isPlace = placeOfApp.test(element.attribs.id ?? "") || element.name === "app-root";
    return isPlace && countWords(plainTextOf(element)) < fewWords;
  };
  if (findElement(body, isEmptyPlace) !== undefined) return true;
  if (countWords(plainTextOf(body)) >= fewWords || findElement(body, isText) !== undefined) return false;
  return findElement(root, ({ name, attribs }) => name === "script" && attribs.src !== undefined) !== undefined;
}

function isText(element: Element): boolean {
  return /^(?:h[1-6]|main|article|table|ul)$/.test(element.name) && countWords(plainTextOf(element)) > 0;
}
