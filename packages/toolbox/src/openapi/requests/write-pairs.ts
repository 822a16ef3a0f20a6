import { isNumber } from "@parley/json";
import { isObject } from "../../schemas/document-reading.ts";
import type { ValueFormat } from "../../toolbox.ts";
import { encodeText } from "./text-of.ts";

/** Between the items of a list in one pair. */
const separators: Record<string, string> = { spaceDelimited: "%20", pipeDelimited: "%7C", tabDelimited: "%09" };

/** `&`, `=`, `+` and `#` would begin another pair, so they never stay as they are. */
const reserved = /%(?:3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B)/g;

/** Writes the pairs of a query, a form or a cookie, e.g. `["tag=a", "tag=b%26c"]`. */
export function writePairs(name: string, value: unknown, format: ValueFormat): string[] {
  const { style = "form", explode = style === "form", allowReserved = false, isJson = false } = format;
  const write = (item: unknown) =>
    allowReserved ? encodeText(item).replace(reserved, decodeURIComponent) : encodeText(item);
  const pair = (key: string, text: string) => `${encodeText(key)}=${text}`;
  if (value === undefined || value === null) return [];
  if (isJson) return [pair(name, encodeText(JSON.stringify(value)))];
  if (style === "deepObject") return writeDeep(name, value, write);
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    if (explode) return value.map((item) => pair(name, write(item)));
    return [pair(name, value.map(write).join(separators[style] ?? ","))];
  }
  if (!isObject(value)) return [pair(name, write(value))];
  const members = Object.entries(value).filter(([, item]) => item !== undefined && item !== null);
  if (members.length === 0) return [];
  if (explode) return members.map(([key, item]) => pair(key, write(item)));
  return [pair(name, members.flatMap(([key, item]) => [encodeText(key), write(item)]).join(separators[style] ?? ","))];
}

/** `filter[status]=open`, and to any depth: `items[0][price]=5`. */
function writeDeep(name: string, value: unknown, write: (item: unknown) => string): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== "object" || isNumber(value)) return [`${encodeText(name)}=${write(value)}`];
  return Object.entries(value).flatMap(([key, item]) => writeDeep(`${name}[${key}]`, item, write));
}
