import type { Refresh } from "./refresh.ts";

/** Says what a learnt source is read from. */
export type Origin =
  | { type: "url"; url: string; refresh: Refresh | null }
  | {
      type: "site";
      url: string;
      maxPages: number;
      include: readonly string[];
      exclude: readonly string[];
      refresh: Refresh | null;
    };

/** Tells whether a site's owner wants this address: `*` in a pattern stands for any characters. */
export function isWanted(origin: Origin, address: string): boolean {
  if (origin.type !== "site") return true;
  const { pathname, search } = new URL(address);
  const path = pathname + search;
  const { include, exclude } = origin;
  if (exclude.some((pattern) => matches(path, pattern))) return false;
  return include.length === 0 || include.some((pattern) => matches(path, pattern));
}

/** Looks for each literal part after the one before, so that no pattern takes long. */
function matches(path: string, pattern: string): boolean {
  const parts = pattern.split("*");
  const [first, last] = [parts[0]!, parts.at(-1)!];
  if (parts.length === 1) return path === pattern;
  if (!path.startsWith(first) || !path.endsWith(last) || path.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= path.length - last.length;
}
