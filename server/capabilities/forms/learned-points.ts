import type { Kernel } from "../../kernel/kernel.ts";
import { state } from "../../kernel/state.ts";
import { createGatherer } from "../../kernel/storage/gatherer.ts";
import { type AskedWords, findWordCounts, type WordCount } from "./store.ts";
import type { SpamReason } from "./verdict.ts";
import { type Taught, totalOf, wordsOf } from "./words-of.ts";

/** Fewer lessons than this teach nothing about words, only about their senders. */
const leastLessons = 2;
const mostPoints = 4;
const tellingWords = 15;

/** Submissions that are judged at once share a query. */
const countsOf = state((kernel) =>
  createGatherer(
    { maxTogether: 100, maxGroups: 4, fullGroup: 50 },
    (asked: AskedWords[]) => findWordCounts(kernel.database.query, asked),
    () => "fail-all",
  ),
);

/** Gives the reasons that members have taught by saying "spam" and "not spam". */
export async function learnedPoints(kernel: Kernel, workspaceId: string, submission: Taught): Promise<SpamReason[]> {
  // Most workspaces have taught nothing: then no word needs to be hashed and looked up.
  const [lessons] = await countsOf(kernel).add({ workspaceId, hashes: [totalOf(kernel, workspaceId)] })!;
  if (lessons === undefined) return [];
  const { sender, words } = wordsOf(kernel, workspaceId, submission);
  const hashes = sender === undefined ? words : [sender, ...words];
  const counts = new Map((await countsOf(kernel).add({ workspaceId, hashes })!).map((count) => [count.hash, count]));
  return [
    ...senderPoints(sender === undefined ? undefined : counts.get(sender)),
    ...wordPoints(lessons, words, counts),
  ];
}

function senderPoints(known: WordCount | undefined): SpamReason[] {
  const balance = (known?.spam ?? 0) - (known?.wanted ?? 0);
  if (balance === 0) return [];
  return [
    balance > 0
      ? { reason: "sender-sent-spam-before", points: mostPoints }
      : { reason: "sender-was-wanted-before", points: -mostPoints },
  ];
}

/** Naive Bayes over the most telling words. */
function wordPoints(
  lessons: WordCount,
  words: readonly number[],
  counts: ReadonlyMap<number, WordCount>,
): SpamReason[] {
  if (lessons.spam + lessons.wanted < leastLessons) return [];
  const weights = words
    .flatMap((word) => counts.get(word) ?? [])
    .map(
      ({ spam, wanted }) =>
        Math.log((spam + 0.5) / (lessons.spam + 1)) - Math.log((wanted + 0.5) / (lessons.wanted + 1)),
    )
    .sort((one, other) => Math.abs(other) - Math.abs(one))
    .slice(0, tellingWords);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const points = Math.max(-mostPoints, Math.min(mostPoints, Math.round(sum / 2)));
  if (points === 0) return [];
  return [{ reason: points > 0 ? "words-of-former-spam" : "words-of-wanted-messages", points }];
}
