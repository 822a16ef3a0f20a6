import { answerOffline } from "../dialogue/answer-offline.ts";
import { PassageIndex } from "../finding/passage-index.ts";
import { learnPhrasings } from "../index/phrasing-classifier.ts";
import type { Fixture, FixtureQuestion } from "./fixture.ts";

export type Outcome = FixtureQuestion & {
  fixture: string;
  isFaq: boolean;
  isRightFirst: boolean;
  answered: boolean;
  /** Is true when the reply holds the words that the answer must hold. */
  isHeld: boolean;
  confidence: number;
  wordCount: number;
};

/**
 * Asks each question in the knowledge of its own business. `leavesOut` removes the source that
 * would answer it first.
 */
export function askFixtures(fixtures: readonly Fixture[], { leavesOut = false } = {}): Outcome[] {
  return fixtures.flatMap((fixture) => {
    const index = new PassageIndex();
    index.addAll(fixture.documents);
    let isLearned = false;
    return fixture.questions.map((asked) => {
      const source = fixture.documents.find(({ sourceId }) => sourceId === asked.expects);
      if (leavesOut && source) {
        index.remove(source.documentId);
        isLearned &&= source.kind !== "faq";
      }
      if (!isLearned) learn(index);
      isLearned = true;
      const { answered, text, confidence, retrieval } = answerOffline(index, asked.question);
      if (leavesOut && source) {
        index.add(source);
        isLearned = source.kind !== "faq";
      }
      const first = retrieval.passages[0]?.document;
      return {
        ...asked,
        fixture: fixture.name,
        isFaq: first?.kind === "faq",
        isRightFirst: asked.expects !== null && first?.sourceId === asked.expects,
        answered,
        isHeld: answered && text.includes(asked.holds ?? ""),
        confidence,
        wordCount: text.split(/\s+/).length,
      };
    });
  });
}

export function learn(index: PassageIndex): void {
  const answers = index.phrasingsToLearn();
  index.usePhrasings(answers.length === 0 ? undefined : learnPhrasings(answers));
}

export function shareOf(outcomes: readonly Outcome[], claim: (outcome: Outcome) => boolean): number {
  return outcomes.filter(claim).length / outcomes.length;
}
