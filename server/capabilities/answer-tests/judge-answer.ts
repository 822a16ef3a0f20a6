import { createHash } from "node:crypto";
import type { answerAfter } from "../conversations/index.ts";
import type { Expectation, Fault } from "./schema.ts";
import type { PinResult } from "./store.ts";

type Answer = Awaited<ReturnType<typeof answerAfter>>;

/** Compares an answer with what a test expects. */
export function judgeAnswer(expect: Expectation, { isAnswered, text, citations }: Answer): PinResult {
  const sourceIds = [...new Set(citations.map(({ sourceId }) => sourceId))];
  const faults: Fault[] = [];
  if (expect.declines && isAnswered) faults.push({ code: "answered" });
  if (!expect.declines && !isAnswered) faults.push({ code: "declined" });
  if (expect.sourceId !== undefined && !sourceIds.includes(expect.sourceId)) {
    faults.push({ code: "other-source", expected: expect.sourceId });
  }
  for (const expected of expect.holds ?? []) {
    if (!plain(text).includes(plain(expected))) faults.push({ code: "text-missing", expected });
  }
  const places = citations.map(({ sourceId, passage }) => [sourceId, passage]);
  const hash = createHash("sha256")
    .update(JSON.stringify([text, places]))
    .digest("hex");
  return { passed: faults.length === 0, answered: isAnswered, sourceIds, faults, hash };
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();
