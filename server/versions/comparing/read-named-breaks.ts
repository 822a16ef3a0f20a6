/**
 * Reads which operations and events the change log of a release names under the heading "Breaks":
 * all code spans there that are `GET /api/keys/:id` or `event key.created`.
 *
 * @example
 * readNamedBreaks("## Breaks\n\n- `GET /api/leads` has no `score` any more.\n") // Set { "GET /api/leads" }
 */
export function readNamedBreaks(page: string): ReadonlySet<string> {
  const sections = page.split(/^(?=## )/m).filter((section) => /^## Breaks\s*$/m.test(section));
  const spans = sections.flatMap((section) => [...section.matchAll(/`((?:[A-Z]+\s+\/|event\s)[^`]+)`/g)]);
  return new Set(spans.map(([, span]) => span!.replace(/\s+/g, " ").replace(/\{([^}]+)\}/g, ":$1")));
}
