import type { Operation, Shape } from "../api.ts";
import type { Example } from "./example.ts";

type Argument = { name: string; wire: string };
type Parts = { path: Argument[]; whole: Argument | undefined; members: Argument[]; query: Argument[] };

/**
 * The arguments of a call with their values: some by place, the others by name. `further` has members whose names are
 * free, such as the keys of a map. A file stands for the whole body.
 */
type GivenArguments = { placed: unknown[]; named: [name: string, value: unknown][]; further: object };

/** Gives the arguments of an example. Undefined where the client has no name for a parameter. */
export function argumentsOf(parts: Parts, example: Example, { parameters }: Operation): GivenArguments | undefined {
  const { params = {}, query = {}, body, file } = example;
  if (example.headers !== undefined) return undefined;
  const typed = (place: string, wire: string, value: string) =>
    typedText(value, parameters.find((each) => each.place === place && each.name === wire)?.shape);
  const placed: unknown[] = parts.path.map(({ wire }) => typed("path", wire, params[wire] ?? ""));
  const named: [string, unknown][] = [];
  const further: Record<string, unknown> = {};
  if (parts.whole !== undefined && file === undefined) placed.push(body ?? {});
  else if (file === undefined) {
    for (const [wire, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
      const member = parts.members.find((each) => each.wire === wire);
      if (member === undefined) further[wire] = value;
      else named.push([member.name, value]);
    }
  }
  for (const [wire, value] of Object.entries(query)) {
    const member = parts.query.find((each) => each.wire === wire);
    if (member === undefined) return undefined;
    named.push([member.name, typed("query", wire, value)]);
  }
  return { placed, named, further };
}

/** Gives a parameter as a program does: it is text on the wire, and a number or a boolean in a program. */
export function typedText(value: string, shape: Shape | undefined): unknown {
  if (shape?.kind === "number") return Number(value);
  return shape?.kind === "boolean" ? value === "true" : value;
}

export function isEmpty(members: object): boolean {
  return Object.keys(members).length === 0;
}

const widest = 80;

/** Writes what stands between two brackets on one line, or on several where it would be long. */
export function bracketed(
  [open, close]: readonly [string, string],
  parts: readonly string[],
  indent: string,
  { step = "    ", pad = "" } = {},
): string {
  if (parts.length === 0) return open + close;
  const line = `${open}${pad}${parts.join(", ")}${pad}${close}`;
  if (line.length <= widest && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${indent}${step}${part},\n`).join("")}${indent}${close}`;
}
