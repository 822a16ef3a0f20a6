import type { ElementKind } from "../table-description.ts";

/** Reads PostgreSQL's text of a value, which is not null, as JSON shows it. */
export type ReadValue = (text: string) => unknown;

/**
 * How values of a type are shown. Nothing loses a digit: `bigint` is a number up to 2⁵³ and a text
 * beyond, `numeric` is always a text, times keep their microseconds. The session must write dates in
 * the style ISO and times in UTC, and bytes in hex.
 */
export function readValueOf(kind: ElementKind, isArray: boolean): ReadValue {
  const readElement = elements[kind] ?? asText;
  return isArray ? (text) => readArray(text, readElement) : readElement;
}

const asText: ReadValue = (text) => text;

function asInteger(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

/** NaN and infinity are no numbers in JSON. */
function asFloat(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

const elements: Partial<Record<ElementKind, ReadValue>> = {
  integer: Number,
  bigint: asInteger,
  float: asFloat,
  boolean: (text) => text === "t" || text === "true",
  json: (text) => JSON.parse(text),
  bytes: (text) => Buffer.from(text.slice(2), "hex").toString("base64"),
  timestamp: (text) => text.replace(" ", "T"),
  // "infinity" and years before Christ stay as PostgreSQL writes them.
  timestamptz: (text) => (text.endsWith("+00") ? `${text.slice(0, -3).replace(" ", "T")}Z` : text),
};

/** Reads `{1,NULL,"a \"b\""}`, and lists in lists. */
function readArray(text: string, readElement: ReadValue): unknown[] {
  // An array whose first index is not 1 begins with its bounds: [0:1]={1,2}.
  let at = text.indexOf("{");
  const readList = (): unknown[] => {
    const items: unknown[] = [];
    at++;
    while (text[at] !== "}") {
      if (text[at] === ",") at++;
      if (text[at] === "{") items.push(readList());
      else if (text[at] === '"') items.push(readElement(readQuoted()));
      else items.push(readPlain());
    }
    at++;
    return items;
  };
  const readPlain = (): unknown => {
    const start = at;
    while (text[at] !== "," && text[at] !== "}") at++;
    const item = text.slice(start, at);
    return item === "NULL" ? null : readElement(item);
  };
  const readQuoted = (): string => {
    let item = "";
    for (at++; text[at] !== '"'; at++) {
      if (text[at] === "\\") at++;
      item += text[at];
    }
    at++;
    return item;
  };
  return readList();
}
