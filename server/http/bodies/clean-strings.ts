import { isObject, pointerTo } from "@parley/json";
import { invalidRequest, Problem } from "../../kernel/problem.ts";

/**
 * Replaces lone surrogates in every string. Throws invalid-request, with the pointer, for a NUL
 * character.
 */
export function cleanStrings(value: unknown, pointer: string): unknown {
  return clean(value, { pointer, names: [] });
}

/**
 * The cleaning has come to this place. The pointer is written only for a refusal: a body has many
 * places.
 */
type Place = { pointer: string; names: string[] };

function clean(value: unknown, place: Place): unknown {
  if (typeof value === "string") return cleanText(value, place);
  if (Array.isArray(value)) return cleanList(value, place);
  return isObject(value) ? cleanMembers(value, place) : value;
}

function cleanText(text: string, place: Place): string {
  if (text.includes("\0")) {
    throw refused(place, "contains a NUL character", "Text must not contain NUL characters (U+0000). Remove them.");
  }
  return text.isWellFormed() ? text : text.toWellFormed();
}

function cleanList(list: unknown[], place: Place): unknown[] {
  return list.map((item, index) => within(place, String(index), () => clean(item, place)));
}

type Members = Record<string, unknown>;

function cleanMembers(members: Members, place: Place): Members {
  const cleaned: Members = {};
  for (const name of Object.keys(members)) {
    within(place, name, () => {
      if (name === "__proto__") {
        throw refused(place, "is not allowed", "A property must not be named __proto__. Rename it.");
      }
      cleaned[cleanText(name, place)] = clean(members[name], place);
    });
  }
  return cleaned;
}

function within<Result>(place: Place, name: string, work: () => Result): Result {
  place.names.push(name);
  const result = work();
  place.names.pop();
  return result;
}

function refused({ pointer, names }: Place, message: string, detail: string): Problem {
  const whole = pointerTo(pointer, ...names);
  return new Problem(invalidRequest, detail, { errors: [{ pointer: whole, message }] });
}

/** A script that sends a form as JSON sends `""` for each field that was left empty: it counts as absent. */
export function withoutBlanks(body: unknown): unknown {
  if (!isObject(body)) return body;
  const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";
  if (!Object.values(body).some(isBlank)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isBlank(value)));
}
