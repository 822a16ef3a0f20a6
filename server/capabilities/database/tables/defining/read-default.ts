import { isObject } from "@parley/json";
import { parameterOf } from "../parameter-of.ts";
import type { Column } from "../table-description.ts";
import { wrongRequest } from "../wrong-request.ts";
import type { ColumnType } from "./read-type.ts";

/** A column has this when a row does not say. */
export type Default =
  | { kind: "function"; name: "now" | "gen_random_uuid" | "uuidv7" }
  /** A text that PostgreSQL reads as the column's type, or a list of them. */
  | { kind: "value"; value: unknown };

const functions = { "now()": "now", "gen_random_uuid()": "gen_random_uuid", "uuidv7()": "uuidv7" } as const;
const times = /^(?:timestamp|timestamptz|date|time)$/;

/** @throws Problem invalid-request, value-not-accepted */
export function readDefault(type: ColumnType, written: unknown, pointer: string): Default {
  if (type.isIdentity) throw wrongRequest(pointer, "must be left out: the type numbers the rows");
  const made = type.kind === "json" || type.isArray ? undefined : functionOf(written);
  if (made !== undefined) {
    const isRight = made === "now" ? times.test(type.text) : type.text === "uuid" || type.text === "text";
    if (isRight) return { kind: "function", name: made };
    // In a column of text, the words now() are a text.
    if (typeof written === "string" && type.kind === "text") return { kind: "value", value: written };
    throw wrongRequest(
      pointer,
      `makes ${made === "now" ? "a time" : "a UUID"}, and the column has the type ${type.text}`,
    );
  }
  if (isObject(written) && type.kind !== "json")
    throw wrongRequest(pointer, "must be a value, {now: true}, {uuid: true} or {uuid: 7}");
  const column = { name: "", type: type.text, elementKind: type.kind, isArray: type.isArray } as Column;
  return { kind: "value", value: parameterOf(column, written, pointer) };
}

function functionOf(written: unknown): (typeof functions)[keyof typeof functions] | undefined {
  if (typeof written === "string") return Object.entries(functions).find(([name]) => name === written)?.[1];
  if (!isObject(written) || Object.keys(written).length !== 1) return undefined;
  const { now, uuid } = written as { now?: unknown; uuid?: unknown };
  if (now === true) return "now";
  if (uuid === true || uuid === 4) return "gen_random_uuid";
  return uuid === 7 ? "uuidv7" : undefined;
}
