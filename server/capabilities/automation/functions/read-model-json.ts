import { parseJson } from "@parley/json";

/** Reads the JSON that a model wrote, also between fences of Markdown or after some words. Undefined: there is none. */
export function readModelJson(text: string): unknown {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/.exec(text)?.[1];
  const from = text.search(/[[{]/);
  const to = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  for (const candidate of [text, fenced, from < 0 ? undefined : text.slice(from, to + 1)]) {
    if (candidate === undefined) continue;
    try {
      return parseJson(candidate);
    } catch {
      // The next candidate may be JSON.
    }
  }
  return undefined;
}
