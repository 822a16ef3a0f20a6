import { isObject, type Json } from "@parley/json";
import { faultyCall } from "./call.ts";

/** The arguments of a call, each with its kind checked. What is missing is undefined. */
export const readArguments = { text: readText, object: readObject, boolean: readBoolean, choice: readChoice };

function readText(args: Json, name: string): string | undefined {
  const value = args[name] ?? undefined;
  if (value === undefined || typeof value === "string") return value;
  throw faultyCall(`\`${name}\` must be a text.`);
}

function readObject(args: Json, name: string): Json | undefined {
  const value = args[name] ?? undefined;
  if (value === undefined || isObject(value)) return value;
  throw faultyCall(`\`${name}\` must be an object.`);
}

function readBoolean(args: Json, name: string): boolean | undefined {
  const value = args[name] ?? undefined;
  if (value === undefined || typeof value === "boolean") return value;
  throw faultyCall(`\`${name}\` must be true or false.`);
}

function readChoice<Choice extends string>(args: Json, name: string, choices: readonly Choice[]): Choice | undefined {
  const value = args[name] ?? undefined;
  const choice = choices.find((each) => each === value);
  if (value === undefined || choice !== undefined) return choice;
  throw faultyCall(`\`${name}\` must be one of ${choices.join(", ")}.`);
}
