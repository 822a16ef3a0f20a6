import type { Json } from "@parley/json";
import { faultyCall } from "../call.ts";

/** Gives a setting of an authentication. The message names it and never quotes it. @throws CallFault */
export function requireText(settings: Json, name: string, scheme: string): string {
  const value = settings[name];
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text === "string" && text !== "") return text;
  throw faultyCall(`\`authentication.${scheme}.${name}\` is missing.`);
}
