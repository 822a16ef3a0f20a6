import type { Page } from "./growth.ts";

/** Schemes that run code in a browser, or carry a document that does. */
const refusedSchemes = new Set(["javascript:", "vbscript:", "data:", "blob:", "filesystem:", "view-source:"]);

/**
 * Gives the address that a link leads to, by the address of its page. Without that address a relative link
 * stays as it is. Undefined when no link may lead there.
 */
export function resolveTarget(written: string, page: Page): string | undefined {
  const target = written.trim();
  // Browsers leave out control characters within a scheme, and so does this parser.
  const absolute = URL.parse(target);
  if (absolute !== null) return refusedSchemes.has(absolute.protocol) ? undefined : target;
  if (target === "" || page.url === undefined) return target;
  const resolved = URL.parse(target, page.url)?.href ?? target;
  page.growth.add(resolved.length);
  return resolved;
}

/** Writes the target as it is written between the brackets of a Markdown link. */
export function writeTarget(target: string): string {
  return target.replace(/[\s<>()\\]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
