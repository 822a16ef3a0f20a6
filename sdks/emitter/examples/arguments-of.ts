import type { Operation } from "../api.ts";
import type { Example } from "./example.ts";

type Argument = { name: string; wire: string };
type Parts = { path: Argument[]; whole: Argument | undefined; members: Argument[]; query: Argument[] };

/** The arguments of a call with their values: some by place, the others by name. A file stands for the whole body. */
export type GivenArguments = { placed: unknown[]; named: [name: string, value: unknown][]; takesFile: boolean };

/**
 * Gives the arguments of an example. Undefined where the client has no name for one of them: headers, and members
 * that the reference does not name.
 */
export function argumentsOf(parts: Parts, example: Example, { parameters }: Operation): GivenArguments | undefined {
  const { params = {}, query = {}, body, file } = example;
  if (example.headers !== undefined) return undefined;
  const placed: unknown[] = parts.path.map(({ wire }) => params[wire] ?? "");
  const named: [string, unknown][] = [];
  if (parts.whole !== undefined && file === undefined) placed.push(body ?? {});
  else if (file === undefined) {
    for (const [wire, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
      const member = parts.members.find((each) => each.wire === wire);
      if (member === undefined) return undefined;
      named.push([member.name, value]);
    }
  }
  for (const [wire, value] of Object.entries(query)) {
    const member = parts.query.find((each) => each.wire === wire);
    if (member === undefined) return undefined;
    const kind = parameters.find((each) => each.place === "query" && each.name === wire)?.shape.kind;
    named.push([member.name, kind === "number" ? Number(value) : kind === "boolean" ? value === "true" : value]);
  }
  return { placed, named, takesFile: file !== undefined };
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
