import { ExactNumber } from "./exact-number.ts";

export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof ExactNumber);
}
