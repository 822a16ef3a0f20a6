import { Parser } from "htmlparser2";

const blocks = new Set(
  "address article aside blockquote caption div dl dt dd figure figcaption footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul".split(
    " ",
  ),
);
/** These stand apart from what is around them. */
const paragraphs = new Set("blockquote h1 h2 h3 h4 h5 h6 hr ol p pre section table ul".split(" "));

/**
 * Writes what a reader without HTML reads: paragraphs, lists with marks, and the address behind
 * each link.
 */
export function textTwin(html: string): string {
  let text = "";
  const lists: { number: number | null }[] = [];
  const links: { href: string; begin: number }[] = [];
  let isPre = false;

  const parser = new Parser({
    onopentag(name, { href = "", alt = "" }) {
      if (paragraphs.has(name) && lists.length === 0) breakLines(2);
      else if (blocks.has(name)) breakLines(1);
      if (name === "ul") lists.push({ number: null });
      else if (name === "ol") lists.push({ number: 0 });
      else if (name === "li") text += markOf(lists);
      else if (name === "br") text += "\n";
      else if (name === "hr") text += "---";
      else if (name === "img") text += alt;
      else if (name === "td" && !isAtGap()) text += " ";
      else if (name === "a") links.push({ href, begin: text.length });
      else if (name === "pre") isPre = true;
    },
    ontext(part) {
      const shown = isPre ? part : part.replaceAll(/[ \t\r\n]+/g, " ");
      text += !isPre && isAtGap() ? shown.replace(/^ /, "") : shown;
    },
    onclosetag(name) {
      if (name === "a") closeLink();
      else if (name === "pre") isPre = false;
      else if (name === "ul" || name === "ol") lists.pop();
      if (paragraphs.has(name) && lists.length === 0) breakLines(2);
      else if (blocks.has(name)) breakLines(1);
    },
  });
  parser.end(html);
  return `${text.replaceAll(/[ \t]+\n/g, "\n").trim()}\n`;

  function isAtGap(): boolean {
    return text === "" || text.endsWith(" ") || text.endsWith("\n");
  }

  function breakLines(count: number): void {
    if (text === "") return;
    let end = text.length;
    while (end > 0 && (text[end - 1] === " " || text[end - 1] === "\t")) end--;
    let trailing = 0;
    while (text[end - 1 - trailing] === "\n") trailing++;
    text = text.slice(0, end) + "\n".repeat(Math.max(0, count - trailing));
  }

  function closeLink(): void {
    const { href = "", begin = 0 } = links.pop() ?? {};
    const shown = text.slice(begin).trim();
    if (href === "" || href.startsWith("#") || href.replace(/^(mailto|tel):/, "") === shown) return;
    text = `${text.slice(0, begin)}${text.slice(begin).trimEnd()}${shown === "" ? href : ` (${href})`}`;
  }
}

function markOf(lists: { number: number | null }[]): string {
  const list = lists.at(-1);
  const indent = "  ".repeat(Math.max(0, lists.length - 1));
  if (list === undefined || list.number === null) return `${indent}- `;
  list.number++;
  return `${indent}${list.number}. `;
}
