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

/** No mail program nests more. What is deeper is left out, since closing it takes long. */
const mostDepth = 500;

/**
 * Gives what a person reads of HTML, line by line, without signatures and without quoted mails,
 * unless these are passed on.
 */
export function textOfHtml(html: string, isForward = false): string {
  let text = "";
  /** The elements within the one that is left out; 0: what is read now is shown. */
  let depthLeftOut = 0;
  /** The depth of the element around an introduction and its quotes, 0 for none. */
  let answeredDepth = 0;
  /** Says whether a quote was within that element: what follows is the person's. */
  let isAfterQuote = false;
  let isOver = false;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (isOver || empty.has(name)) {
        if (!isOver && depthLeftOut === 0 && name === "br") text += "\n";
        return;
      }
      if (++depth > mostDepth) {
        isOver = true;
        parser.pause();
        return;
      }
      if (depthLeftOut > 0) {
        depthLeftOut++;
        return;
      }
      const { class: names = "", id = "", type = "" } = attributes;
      const isAnswered = !isForward && quoteClass.test(names);
      const isQuote = name === "blockquote" && (isAnswered || answeredDepth > 0 || (!isForward && type === "cite"));
      if (isQuote) isAfterQuote = true;
      else if (isAnswered && answeredDepth === 0) [answeredDepth, isAfterQuote] = [depth, false];
      if (!isForward && quoteId.test(id)) isOver = true;
      else if (unseen.has(name) || isQuote || signatureClass.test(names)) depthLeftOut = 1;
      else if (blocks.has(name) && !text.endsWith("\n")) text += "\n";
    },
    ontext(part) {
      const isShown = depthLeftOut === 0 && (answeredDepth === 0 || isAfterQuote);
      if (!isOver && isShown) text += part.replaceAll(/[\s\u00a0]+/g, " ");
    },
    onclosetag(name) {
      if (isOver || empty.has(name)) return;
      if (depth-- === answeredDepth) answeredDepth = 0;
      if (depthLeftOut > 0) depthLeftOut--;
      else if (blocks.has(name) && !text.endsWith("\n")) text += "\n";
    },
  });
  parser.end(html);
  return text;
}
