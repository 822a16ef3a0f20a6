import type { Section } from "../../engine/index.ts";

/**
 * Where a passage stands, as the wire names it: the headings above it, outermost first, are one
 * text. Null where there are none.
 *
 * @example placeOf({ section: ["Billing", "Refunds"], anchor: "refunds" }).section === "Billing > Refunds"
 */
export function placeOf({ section, anchor }: Section): { section: string | null; anchor: string | null } {
  return { section: section.length === 0 ? null : section.join(" > "), anchor };
}
