import type { Growth } from "./growth.ts";

/** Begins the first line of a text with one prefix, and the later ones with another. */
export function indent(text: string, growth: Growth, first: string, later: string): string {
  const lines = text.split("\n");
  growth.add(lines.length * later.length);
  const blank = later.trimEnd();
  return first + lines.map((line, at) => (at === 0 ? line : line === "" ? blank : later + line)).join("\n");
}
