import type { Cost } from "../../kernel/wire/cost.ts";
import type { Synonyms } from "./schema.ts";

const wordsPerMs = 20;

export function costOfSynonyms({ groups }: Synonyms): Cost {
  const words = groups.reduce((sum, group) => sum + group.length, 0);
  return { workMs: words / wordsPerMs, of: `${words} synonyms` };
}
