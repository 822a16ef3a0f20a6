import type { DelimiterType, Element, InlineContext, MarkdownConfig } from "@lezer/markdown";

/** CommonMark lets a parser end an address that nests deeper: each bracket could hold all that follow. */
const mostParentheses = 32;
const mostCharactersOfLabel = 999;
/** Characters by their codes. */
const signs = {
  ...{ "!": 0x21, "(": 0x28, ")": 0x29, "<": 0x3c, ">": 0x3e, "[": 0x5b, "]": 0x5d },
  ...{ quote: 0x22, apostrophe: 0x27, backslash: 0x5c, newline: 0x0a },
} as const;
const blanks = new Set([0x20, 0x09, 0x0d, signs.newline]);

type Opener = { type: DelimiterType; isImage: boolean; from: number; to: number };

/** The brackets that wait for their end, and what has no end in the rest of a paragraph. */
type Reading = {
  openers: Opener[];
  /** Links below this place are outside of a finished link, and so are none. */
  linksFrom: number;
  endless: Set<string>;
};

const readings = new WeakMap<InlineContext, Reading>();

function readingOf(context: InlineContext): Reading {
  let found = readings.get(context);
  if (found === undefined) {
    found = { openers: [], linksFrom: 0, endless: new Set() };
    readings.set(context, found);
  }
  return found;
}

/**
 * Reads links and images by the rules of CommonMark, as the parser itself does, in a time that grows
 * with the length of a paragraph and not with its square. Emphasis is not read: nothing here asks
 * for it, and its marks are compared with each other.
 */
export const linearInline: MarkdownConfig = {
  remove: ["Emphasis", "Link", "Image", "LinkEnd"],
  parseInline: [
    { name: "EndlessMarkup", before: "HTMLTag", parse: passEndlessMarkup },
    { name: "LinearOpener", parse: readOpener },
    { name: "LinearLink", parse: readEnd },
  ],
};

/** `<?` and the like are text without their ends; the parser would look for the end each time. */
function passEndlessMarkup(context: InlineContext, next: number, start: number): number {
  if (next !== signs["<"]) return -1;
  const sign = /^<(?:\?|!--|!\[CDATA\[|![A-Za-z])/.exec(context.slice(start, start + 9))?.[0];
  if (sign === undefined) return -1;
  const end = sign === "<?" ? "?>" : sign === "<!--" ? "-->" : sign === "<![CDATA[" ? "]]>" : ">";
  const { endless } = readingOf(context);
  if (!endless.has(end) && context.text.indexOf(end, start - context.offset) < 0) endless.add(end);
  return endless.has(end) ? start + 1 : -1;
}

function readOpener(context: InlineContext, next: number, start: number): number {
  const isImage = next === signs["!"] && context.char(start + 1) === signs["["];
  if (!isImage && next !== signs["["]) return -1;
  const opener: Opener = { type: {}, isImage, from: start, to: start + (isImage ? 2 : 1) };
  readingOf(context).openers.push(opener);
  return context.addDelimiter(opener.type, opener.from, opener.to, true, false);
}

function readEnd(context: InlineContext, next: number, start: number): number {
  const reading = readingOf(context);
  const opener = next === signs["]"] ? reading.openers.pop() : undefined;
  if (opener === undefined) return -1;
  const isOutside = !opener.isImage && reading.openers.length < reading.linksFrom;
  reading.linksFrom = Math.min(reading.linksFrom, reading.openers.length);
  const isEmpty = context.skipSpace(opener.to) === start && !/[([]/.test(context.slice(start + 1, start + 2));
  const index = isOutside || isEmpty ? null : context.findOpeningDelimiter(opener.type);
  if (index === null) return -1;
  if (!opener.isImage) reading.linksFrom = reading.openers.length;
  const mark = (from: number, to: number) => context.elt("LinkMark", from, to);
  const target = readTarget(context, start + 1);
  const parts = [mark(opener.from, opener.to), ...context.takeContent(index), mark(start, start + 1), ...target];
  const end = target.at(-1)?.to ?? start + 1;
  return context.addElement(context.elt(opener.isImage ? "Image" : "Link", opener.from, end, parts));
}

/** Reads what stands behind the bracket: an address with a title, a label, or nothing. */
function readTarget(context: InlineContext, start: number): Element[] {
  const sign = context.char(start);
  if (sign === signs["["]) {
    const end = endOfLabel(context, start);
    return end === undefined ? [] : [context.elt("LinkLabel", start, end)];
  }
  if (sign !== signs["("]) return [];
  const parts = [context.elt("LinkMark", start, start + 1)];
  let at = context.skipSpace(start + 1);
  const endOfUrl = endOfAddress(context, at);
  if (endOfUrl !== undefined) {
    parts.push(context.elt("URL", at, endOfUrl));
    at = context.skipSpace(endOfUrl);
    const end = at === endOfUrl ? undefined : endOfTitle(context, at);
    if (end !== undefined) {
      parts.push(context.elt("LinkTitle", at, end));
      at = context.skipSpace(end);
    }
  }
  return context.char(at) === signs[")"] ? [...parts, context.elt("LinkMark", at, at + 1)] : [];
}

/**
 * Finds the first character that `isFound`, by its code, and that no backslash escapes. -1 stands
 * for the end.
 */
function findFirst(context: InlineContext, from: number, isFound: (code: number, at: number) => boolean): number {
  for (let at = from; at < context.end; at++) {
    const code = context.char(at);
    // A blank ends an address behind a backslash, too.
    if (code === signs.backslash && !blanks.has(context.char(at + 1))) at++;
    else if (isFound(code, at)) return at;
  }
  return -1;
}

function endOfLabel(context: InlineContext, start: number): number | undefined {
  const end = start + 1 + mostCharactersOfLabel;
  const isEnd = (code: number, at: number) => code === signs["]"] || code === signs["["] || at >= end;
  return behind(context, findFirst(context, start + 1, isEnd), signs["]"], end);
}

function endOfTitle(context: InlineContext, start: number): number | undefined {
  const sign = context.char(start);
  if (sign !== signs.quote && sign !== signs.apostrophe && sign !== signs["("]) return undefined;
  const end = sign === signs["("] ? signs[")"] : sign;
  return behind(
    context,
    findFirst(context, start + 1, (code) => code === end || code === sign),
    end,
  );
}

function endOfAddress(context: InlineContext, start: number): number | undefined {
  if (context.char(start) === signs["<"]) {
    const isEnd = (code: number) => code === signs[">"] || code === signs["<"] || code === signs.newline;
    return behind(context, findFirst(context, start + 1, isEnd), signs[">"]);
  }
  let depth = 0;
  const found = findFirst(context, start, (code) => {
    if (code === signs["("]) depth++;
    else if (code === signs[")"]) depth--;
    return blanks.has(code) || depth < 0 || depth > mostParentheses;
  });
  const end = found < 0 ? context.end : found;
  return end > start && depth <= mostParentheses ? end : undefined;
}

/** Gives the place behind what was found, if it is this character. */
function behind(context: InlineContext, found: number, wanted: number, before = context.end): number | undefined {
  return found >= 0 && found < before && context.char(found) === wanted ? found + 1 : undefined;
}
