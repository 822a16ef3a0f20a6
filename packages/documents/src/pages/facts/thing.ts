import { isObject } from "@parley/json";

const longestValue = 5_000;

/** A thing of schema.org, by the names that schema.org gives. */
export type Thing = Record<string, unknown>;

/** The types of events end so. */
export const ofEvent = /Event$|^Festival$|^CourseInstance$/;
const ofOffer =
  /^(?:Product\w*|Service|Offer|AggregateOffer|Course|Trip|\w+Trip|\w*Room|Suite|Accommodation|Apartment|MenuItem)$/;

/** Tells whether a value is a thing of a type, whose name may be an address. */
export function isOf(value: unknown, type: RegExp): value is Thing {
  return (
    isObject(value) &&
    listOf(value["@type"]).some((name) => typeof name === "string" && type.test(name.replace(/^.*[/#:]/, "")))
  );
}

/** Tells whether a thing is something that is sold. */
export const isOffered = (thing: Thing): boolean => isOf(thing, ofOffer);

/** Schema.org lets one thing stand for a list of one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** Gives a text or a number as one line. */
export function textOf(value: unknown): string {
  const [first] = listOf(value);
  const text = isObject(first) ? (first.name ?? first["@value"]) : first;
  if (typeof text !== "string" && typeof text !== "number") return "";
  return String(text)
    .slice(0, longestValue)
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
