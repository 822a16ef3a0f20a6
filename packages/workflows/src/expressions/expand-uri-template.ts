import { isNumber } from "@parley/json";
import { ExpressionFault } from "./expression-fault.ts";

/** A variable of RFC 6570, level 1. An expression begins with `$` and is none. */
export const uriVariable = /(?<!\$)\{([A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*)\}/g;

/**
 * Puts properties of the data into `{name}`: the property of this name, or for `{pet.id}` the `id` of
 * `pet`. One that is absent, null or empty in front of the query would make another address of the
 * URI, and so would `.` and `..`; with `mayBeEmpty` it becomes nothing.
 * @throws ExpressionFault for such a variable, and for a list or an object
 */
export function expandUriTemplate(template: string, data: unknown, { mayBeEmpty = false } = {}): string {
  const query = template.search(/[?#]/);
  const place = query === -1 ? template.length : query;
  const address = template.slice(0, place).split("/").map(expandSegment).join("/");
  return address + template.slice(place).replace(uriVariable, (_whole, name: string) => textOf(name, data));

  function expandSegment(segment: string): string {
    const expanded = segment.replace(uriVariable, (_whole, name: string) => {
      const text = textOf(name, data);
      if (text === "" && !mayBeEmpty) {
        throw new ExpressionFault(
          `The variable ${name} of the URI has no value, so this would be another address. Give it one in the task's input.`,
        );
      }
      return text;
    });
    if (expanded !== segment && /^\.{1,2}$/.test(expanded)) {
      throw new ExpressionFault(`${segment} of the URI is "${expanded}", so this would be another address.`);
    }
    return expanded;
  }
}

function textOf(name: string, data: unknown): string {
  const value = propertyOf(data, name) ?? name.split(".").reduce(propertyOf, data);
  if (value === undefined || value === null) return "";
  if (typeof value === "object" && !isNumber(value))
    throw new ExpressionFault(`The variable ${name} of a URI is a list or an object.`);
  return encode(String(value));
}

function propertyOf(data: unknown, name: string): unknown {
  const isThere = typeof data === "object" && data !== null && Object.hasOwn(data, name);
  return isThere ? (data as Record<string, unknown>)[name] : undefined;
}

/** Level 1 leaves the unreserved characters of RFC 3986 alone. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
