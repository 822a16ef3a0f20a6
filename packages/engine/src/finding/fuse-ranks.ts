import { parameters } from "../parameters.ts";

type Scored = { slot: number; score: number; review: { questionSimilarity: number } };

/**
 * Orders passages by two rankings at once: each gives a passage 1 / (60 + its place). A FAQ that asks
 * exactly the question stays first. `byWords` is sorted; a score of 0 says that words found nothing.
 *
 * A passage that is put before others gets the best of their scores and not more, so that scores keep
 * falling down the list and nothing looks clearer than the words make it.
 */
export function fuseRanks<Item extends Scored>(byWords: readonly Item[], otherSlots: readonly number[]): Item[] {
  const places = new Map<number, number>();
  for (const slot of otherSlots) if (!places.has(slot)) places.set(slot, places.size);
  const fused = byWords.map((item, place) => {
    const other = places.get(item.slot);
    const isExact = item.review.questionSimilarity === 1;
    const worth = (item.score > 0 ? worthOf(place) : 0) + (other === undefined ? 0 : worthOf(other));
    return { item, worth: isExact ? worth + 1 : worth };
  });
  // Sorting is stable: equal ones stay in the order of the words.
  const ordered = fused.sort((left, right) => right.worth - left.worth).map(({ item }) => item);
  let highest = 0;
  for (let at = ordered.length - 1; at >= 0; at--) {
    highest = Math.max(highest, ordered[at]!.score);
    ordered[at] = { ...ordered[at]!, score: highest };
  }
  return ordered;
}

function worthOf(place: number): number {
  return 1 / (parameters.finding.rankOffset + place + 1);
}
