import { alternativeOf } from "@parley/documents";
import { Parser } from "htmlparser2";

const unseen = new Set(["head", "script", "style", "title", "template", "svg"]);
const blocks = new Set(
  "address article blockquote br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul".split(
    " ",
  ),
);
const empty = new Set(["br", "hr", "img", "input", "meta", "link", "col", "area", "base", "wbr"]);
/** Mail programs put elements of these classes around the mail that is answered. */
const quoteClass =
  /(^|\s)(gmail_quote|gmail_quote_container|(?:ydp\w{1,40})?yahoo_quoted|moz-cite-prefix|protonmail_quote|zmail_extra)(\s|$)/;
/** From these on, everything is the mail that is answered. */
const quoteId = /^(x_)*(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|OLK_SRC_BODY_SECTION)$/;
const signatureClass = /(^|\s)(gmail_signature|moz-signature)(\s|$)/;
const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i;
/** Nobody sees what has no size; an element within it may have one again. */
const sizeOfFont = /(?:^|;)\s*font-size\s*:\s*([\d.]+)/i;

/** No mail program nests more. What is deeper is left out, since closing it takes long. */
const mostDepth = 500;
/** Longer addresses are those of counters. */
const mostCharactersOfAddress = 1_000;

/**
 * Gives what a person reads of HTML, line by line, without signatures and without quoted mails, unless these
 * are passed on. Cells of a row stand between bars; links have their address behind them, and images their words.
 */
export function textOfHtml(html: string, isForward = false): string {
  const pieces: string[] = [];
  let last = "\n";
  /** The elements within the one that is left out; 0: what is read now is shown. */
  let depthLeftOut = 0;
  /** The depth of the element around an introduction and its quotes, 0 for none. */
  let answeredDepth = 0;
  /** Says whether a quote was within that element: what follows is the person's. */
  let isAfterQuote = false;
  let isAfterCell = false;
  let isOver = false;
  /** Tells of each open element whether its text has no size. */
  const sizeless: boolean[] = [];
  let link: { depth: number; address: string; at: number } | undefined;

  function write(piece: string): void {
    if (piece === "") return;
    pieces.push(piece);
    last = piece.at(-1)!;
  }

  function endLine(): void {
    isAfterCell = false;
    if (last !== "\n") write("\n");
  }

  function show(written: string): void {
    const isShown = depthLeftOut === 0 && (answeredDepth === 0 || isAfterQuote) && sizeless.at(-1) !== true;
    if (isOver || !isShown) return;
    const collapsed = written.replaceAll(/[\s\u00a0]+/g, " ");
    const text = isAfterCell || last === " " || last === "\n" ? collapsed.trimStart() : collapsed;
    if (text === "") return;
    if (isAfterCell) write(last === " " ? "| " : " | ");
    isAfterCell = false;
    write(text);
  }

  function endLink(): void {
    if (link === undefined) return;
    const { address, at } = link;
    const label = pieces.slice(at).join("").trim();
    link = undefined;
    if (label !== "" && !label.includes(address.replace(/^https?:\/\//i, "").replace(/\/$/, ""))) {
      show(last === " " || last === "\n" ? `(${address})` : ` (${address})`);
    }
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (isOver) return;
      const { class: names = "", id = "", type = "", style = "" } = attributes;
      const isHidden = attributes.hidden !== undefined || hiddenStyle.test(style);
      if (empty.has(name)) {
        if (name === "br" && depthLeftOut === 0) write("\n");
        if (name === "img" && !isHidden) show(alternativeOf(attributes.alt));
        return;
      }
      const size = sizeOfFont.exec(style)?.[1];
      sizeless.push(size === undefined ? (sizeless.at(-1) ?? false) : Number(size) === 0);
      const depth = sizeless.length;
      if (depth > mostDepth) {
        isOver = true;
        parser.pause();
        return;
      }
      if (depthLeftOut > 0) {
        depthLeftOut++;
        return;
      }
      const isAnswered = !isForward && quoteClass.test(names);
      const isQuote = name === "blockquote" && (isAnswered || answeredDepth > 0 || (!isForward && type === "cite"));
      if (isQuote) isAfterQuote = true;
      else if (isAnswered && answeredDepth === 0) [answeredDepth, isAfterQuote] = [depth, false];
      if (!isForward && quoteId.test(id)) isOver = true;
      else if (unseen.has(name) || isQuote || isHidden || signatureClass.test(names)) depthLeftOut = 1;
      else if (blocks.has(name)) endLine();
      else if (name === "a" && link === undefined) {
        const address = addressOf(attributes.href);
        if (address !== undefined) link = { depth, address, at: pieces.length };
      }
    },
    ontext: show,
    onclosetag(name) {
      if (isOver || empty.has(name)) return;
      const depth = sizeless.length;
      if (depth === link?.depth) endLink();
      sizeless.pop();
      if (depth === answeredDepth) answeredDepth = 0;
      if (depthLeftOut > 0) depthLeftOut--;
      else if (blocks.has(name)) endLine();
      else if ((name === "td" || name === "th") && last !== "\n") isAfterCell = true;
    },
  });
  parser.end(html);
  return pieces.join("");
}

/** Gives the address that a person would write. */
function addressOf(target = ""): string | undefined {
  const address = target.trim();
  if (address.length > mostCharactersOfAddress) return undefined;
  const written = /^(?:mailto|tel):([^?\s]+)/i.exec(address)?.[1];
  return written ?? (/^https?:\/\/\S+$/i.test(address) ? address : undefined);
}
