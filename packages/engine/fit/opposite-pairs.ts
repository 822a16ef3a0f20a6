import type { CalibrationKnowledge } from "../bench/calibration/read-calibration.ts";
import type { IndexedDocument } from "../src/retrieval.ts";
import { oppositeBases, taughtForms } from "../src/testing/opposite-bases.ts";
import { readOpposites } from "../src/testing/read-opposites.ts";

type Pair = ReturnType<typeof readOpposites>[number];

/**
 * Small knowledge that teaches one side of a pair of opposites, the other, or both, as FAQ and as
 * section. Public collections hold too few questions about an opposite to teach what one is.
 */
export const oppositePairs: ReadonlyMap<string, readonly CalibrationKnowledge[]> = new Map(
  Object.keys(oppositeBases).map((code) => [
    `opposites-${code}`,
    readOpposites(code).flatMap((pair) =>
      Object.keys(taughtForms).flatMap((form) =>
        [[0], [1], [0, 1]].map((sides) => knowledgeOf(code, pair, form, sides)),
      ),
    ),
  ]),
);

function knowledgeOf(code: string, pair: Pair, form: string, sides: readonly number[]): CalibrationKnowledge {
  const { documents, one, other } = oppositeBases[code]!;
  const teach = (side: number): IndexedDocument => {
    return taughtForms[form]!(String(side), pair[side]!.taught, side === 0 ? one : other);
  };
  return {
    set: `opposites-${code}`,
    sort: "opposites",
    language: code,
    isNoisy: false,
    documents: [...documents, ...sides.map(teach)],
    questions: pair.map(({ asked }, side) => ({
      text: asked,
      before: [],
      label: sides.includes(side) ? "in" : "near",
      type: "question",
      sources: sides.includes(side) ? [String(side)] : [],
    })),
  };
}
