import type { Refresh } from "./refresh.ts";

/** Says what a learnt source is read from. */
export type Origin = WebOrigin | FileOrigin;

/** A file that was uploaded. `url`: what citations lead to; null: nowhere, or the file where it is shared. */
export type FileOrigin = {
  type: "file";
  fileId: string;
  name: string;
  mimeType: string;
  bytes: number;
  url: string | null;
  columns: { question: string; answer: string } | null;
  shareOriginal: boolean;
  /** The tags that the request gave. The file itself may name more. */
  tags: readonly string[];
  refresh: null;
};

export type WebOrigin =
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
export function isWanted(origin: WebOrigin, address: string): boolean {
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
