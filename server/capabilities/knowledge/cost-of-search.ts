import type { Kernel } from "../../kernel/kernel.ts";
import type { Cost } from "../../kernel/wire/cost.ts";
import { passageCountOf } from "./passage-indexes.ts";

const leastWorkMs = 5;
/** 8,000 characters through 20,000 passages take some 30 ms. */
const charactersTimesPassagesPerMs = 5_000_000;

/** The cost of a search by a query of so many characters, as far as the index is in memory. */
export function costOfSearch(kernel: Kernel, workspaceId: string, characters: number): Cost {
  const passages = passageCountOf(kernel, workspaceId);
  return {
    workMs: leastWorkMs + (characters * passages) / charactersTimesPassagesPerMs,
    of: `${characters} characters to look for in ${passages} passages`,
  };
}
