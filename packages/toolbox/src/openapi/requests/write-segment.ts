import { isNumber } from "@parley/json";
import { isObject } from "../../schemas/document-reading.ts";
import type { ValueFormat } from "../../toolbox.ts";
import { encodeText, textOf } from "./text-of.ts";

/** Writes the value that takes the place of `{name}` in a path. */
export function writeSegment(name: string, value: unknown, format: ValueFormat): string {
  if (format.isJson) return encodeText(JSON.stringify(value));
  const { style = "simple", explode = false } = format;
  if (style === "matrix") return writeMatrix(name, value, explode);
  const separator = style === "label" && explode ? "." : ",";
  return (style === "label" ? "." : "") + itemsOf(value, explode, encodeText).join(separator);
}

function writeMatrix(name: string, value: unknown, explode: boolean): string {
  const items = itemsOf(value, explode, encodeText);
  if (!explode || ((typeof value !== "object" || isNumber(value)) && value !== null))
    return `;${encodeText(name)}=${items.join(",")}`;
  return items.map((item) => (Array.isArray(value) ? `;${encodeText(name)}=${item}` : `;${item}`)).join("");
}

/** Writes the value of a header, where nothing is encoded. */
export function writeHeader(value: unknown, { explode = false, isJson = false }: ValueFormat): string {
  return isJson ? JSON.stringify(value) : itemsOf(value, explode, textOf).join(",");
}

function itemsOf(value: unknown, explode: boolean, write: (item: unknown) => string): string[] {
  if (Array.isArray(value)) return value.map(write);
  if (!isObject(value)) return [write(value)];
  const members = Object.entries(value);
  return members.flatMap(([key, item]) => (explode ? [`${write(key)}=${write(item)}`] : [write(key), write(item)]));
}
