import { compareSurfaces } from "./compare-surfaces.ts";
import type { Surface } from "./read-surface.ts";
import type { Released } from "./released-surfaces.ts";
import { type NamesOfLanguage, writeChanges } from "./write-changes.ts";

/**
 * Writes what each release changed in a client, the newest first. What came after the release of the
 * present version stands above it.
 * @param released are the former releases, the oldest first
 * @param now is what the client has now, and the version that it has
 * @param mark is that of the headings of releases, such as `##`
 */
export function writeChangeLog(
  released: readonly Released[],
  now: Released,
  names: NamesOfLanguage,
  mark: string,
): string {
  const isReleased = released.some(({ version }) => version === now.version);
  const steps = [...released, { ...now, version: isReleased ? "Not released yet" : now.version }];
  const parts = steps.map(({ version, surface }, index) => {
    const before = steps[index - 1];
    const text = before === undefined ? "The first version.\n" : writeStep(before.surface, surface, names, mark);
    return text === "" && version === "Not released yet"
      ? ""
      : `${mark} ${version}\n\n${text || "No call and no type changed.\n"}`;
  });
  return parts.filter(Boolean).reverse().join("\n");
}

function writeStep(before: Surface, after: Surface, names: NamesOfLanguage, mark: string): string {
  return writeChanges(compareSurfaces(before, after), names, `${mark}#`);
}
