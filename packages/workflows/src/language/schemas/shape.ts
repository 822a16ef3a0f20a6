import { isObject, pointerTo, readPointer } from "@parley/json";
import type { Faults } from "../faults.ts";

/**
 * A shape says what a value of a document must be, and adds a fault for each place where it is not.
 *
 * These are no JSON schemas, because a schema with alternatives (`oneOf`) says of a fault only that
 * no alternative fits. A shape first finds the alternative that is meant.
 */
export type Shape = (value: unknown, pointer: string, faults: Faults) => void;

export const anything: Shape = () => {};

export const text: Shape = textThat("text", () => true);

/** @param what completes "must be …" */
export function textThat(what: string, isRight: (text: string) => boolean): Shape {
  return (value, pointer, faults) => {
    if (typeof value === "string" && isRight(value)) return;
    const isUnquoted = typeof value === "number" || typeof value === "boolean";
    faults.add(pointer, `${subject(pointer)} must be ${what}.${isUnquoted ? " Write it in quotes." : ""}`);
  };
}

export function oneTextOf(...allowed: string[]): Shape {
  return (value, pointer, faults) => {
    if (allowed.includes(value as string)) return;
    const message = `${subject(pointer)} must be one of: ${allowed.join(", ")}.`;
    if (typeof value === "string") faults.addUnknownName(pointer, message, value, allowed);
    else faults.add(pointer, message);
  };
}

export const trueOrFalse: Shape = (value, pointer, faults) => {
  if (typeof value !== "boolean") faults.add(pointer, `${subject(pointer)} must be true or false.`);
};

export function wholeNumber(minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY): Shape {
  return (value, pointer, faults) => {
    if (Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum) return;
    const upTo = Number.isFinite(maximum) ? `from ${minimum} to ${maximum}` : `of ${minimum} or more`;
    const range = Number.isFinite(minimum) ? ` ${upTo}` : "";
    faults.add(pointer, `${subject(pointer)} must be a whole number${range}.`);
  };
}

export function listOf(item: Shape, minItems = 0): Shape {
  return (value, pointer, faults) => {
    if (!Array.isArray(value)) return faults.add(pointer, `${subject(pointer)} must be a list.`);
    if (value.length < minItems) faults.add(pointer, `${subject(pointer)} must not be empty.`);
    for (const [index, each] of value.entries()) item(each, pointerTo(pointer, index), faults);
  };
}

/** Gives an object whose members have names that the author chooses. */
export function mapOf(member: Shape, minProperties = 0): Shape {
  return (value, pointer, faults) => {
    if (!isObject(value)) return faults.add(pointer, `${subject(pointer)} must be an object.`);
    if (Object.keys(value).length < minProperties) faults.add(pointer, `${subject(pointer)} must not be empty.`);
    for (const [name, each] of Object.entries(value)) member(each, pointerTo(pointer, name), faults);
  };
}

type ObjectRules = {
  required?: readonly string[];
  /** Other properties are allowed, too. */
  isOpen?: boolean;
  /** Exactly one property of each of these lists must be there. */
  oneOf?: readonly (readonly string[])[];
};

/** @param what names such an object in a sentence, e.g. "a wait task" */
export function object(what: string, members: Record<string, Shape>, rules: ObjectRules = {}): Shape {
  const { required = [], isOpen = false, oneOf = [] } = rules;
  return (value, pointer, faults) => {
    if (!isObject(value)) return faults.add(pointer, `${subject(pointer)} must be an object: ${what}.`);
    for (const name of required) {
      if (!Object.hasOwn(value, name)) faults.add(pointerTo(pointer, name), `${capital(what)} needs \`${name}\`.`);
    }
    for (const names of oneOf) {
      const found = names.filter((name) => Object.hasOwn(value, name));
      if (found.length === 1) continue;
      const needs = `${capital(what)} needs exactly one of: ${names.join(", ")}.`;
      faults.add(found.length === 0 ? pointer : pointerTo(pointer, found[1]!), needs, "name");
    }
    for (const [name, each] of Object.entries(value)) {
      const place = pointerTo(pointer, name);
      if (Object.hasOwn(members, name)) members[name]!(each, place, faults);
      else if (!isOpen) {
        const free = Object.keys(members).filter((known) => !Object.hasOwn(value, known));
        faults.addUnknownName(place, `\`${name}\` is not a property of ${what}.`, name, free, "name");
      }
    }
  };
}

/** Chooses the shape by the type of the value. @param what completes "must be …" */
export function either(what: string, shapes: { text?: Shape; object?: Shape; list?: Shape }): Shape {
  return (value, pointer, faults) => {
    const shape =
      typeof value === "string"
        ? shapes.text
        : Array.isArray(value)
          ? shapes.list
          : isObject(value)
            ? shapes.object
            : undefined;
    if (shape !== undefined) return shape(value, pointer, faults);
    const isUnquoted = shapes.text !== undefined && (typeof value === "number" || typeof value === "boolean");
    faults.add(pointer, `${subject(pointer)} must be ${what}.${isUnquoted ? " Write it in quotes." : ""}`);
  };
}

/** Names the value at a place as the subject of a sentence. */
export function subject(pointer: string): string {
  if (pointer === "") return "The document";
  const names = readPointer(pointer);
  const last = names.at(-1)!;
  if (!/^\d+$/.test(last) || names.length < 2) return `\`${last}\``;
  return `Item ${Number(last) + 1} of \`${names.at(-2)}\``;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
