import type { AnswerKind } from "../answer-kind.ts";
import { markSpan } from "../answering/mark-span.ts";
import { MEASURES } from "../judging/judge-confidence.ts";
import { languageOf } from "../reading/languages.ts";
import { formOfQuestion } from "../reading/message/form-of-question.ts";
import { readWords } from "../reading/read-words.ts";
import type { OfflineAnswer } from "./answer-offline.ts";

/**
 * Tells whether an answer holds what a follow-up asks for that names nothing else: a price for "how
 * much?", a reason for "why?". Times, places and persons are written in too many ways to be missed
 * with certainty. True where nothing was asked for.
 */
export function holdsKind(answer: OfflineAnswer, asksFor: AnswerKind | "reason" | undefined): boolean {
  if (asksFor === undefined || answer.support.length === 0) return true;
  if (asksFor === "reason") return givesReason(answer);
  const { query } = answer.retrieval;
  const isGiven = answer.support.some(({ document, span }) =>
    markSpan(document.text, [span], { ...query, kind: asksFor }),
  );
  return isGiven || !MEASURES.has(asksFor);
}

/** A reason is told by words such as "because", or stands under "Why …?" or "Cause". */
function givesReason({ text, support, retrieval }: OfflineAnswer): boolean {
  const language = languageOf(retrieval.query.language);
  const { reasons, fault } = language.statements;
  if (reasons.test(readWords(text).join(" "))) return true;
  return support.some(({ document, section }) =>
    [document.title, section.at(-1) ?? ""].map(readWords).some((words) => {
      return formOfQuestion(words, language) === "why" || fault.test(words.join(" "));
    }),
  );
}
