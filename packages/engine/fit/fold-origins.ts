import { createHash } from "node:crypto";
import type { Opened } from "./fit-weights.ts";

const FOLDS = 5;

/**
 * Parts the origins in five: what one part is fitted on, another has not seen. Origins that share
 * texts are in one part; a mixture is in none, because it holds texts of several.
 */
export function foldOrigins(all: readonly Opened[]): { rest: Opened[]; leftOut: Opened[] }[] {
  const pure = all.filter(({ origin }) => origin.sort !== "mixture");
  const families = [...new Set(pure.map(({ origin }) => origin.families[0]!))];
  const shuffled = families.sort((left, right) => (hashOf(left) < hashOf(right) ? -1 : 1));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const left = new Set(shuffled.filter((_family, at) => at % FOLDS === fold));
    return withoutFamilies(all, left);
  });
}

/** Parts what is left without some families from their own origins. */
export function withoutFamilies(
  all: readonly Opened[],
  families: ReadonlySet<string>,
): { rest: Opened[]; leftOut: Opened[] } {
  const holds = ({ origin }: Opened): boolean => origin.families.some((family) => families.has(family));
  return {
    rest: all.filter((one) => !holds(one)),
    leftOut: all.filter((one) => holds(one) && one.origin.sort !== "mixture"),
  };
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
