import type { ReplyEndReason } from "../../schema.ts";
import type { ReplyRequest } from "../../telling/reply-request.ts";
import { sayWhatWasDone } from "../acting/run-agreed-action.ts";
import { type EndOfReply, unansweredEnd } from "../end-of-reply.ts";
import { provenanceOf, shownOf } from "../finding/provenance-of.ts";
import type { ModelAttempt } from "./model-attempt.ts";
import type { ModelInput } from "./model-input.ts";
import type { ModelTask } from "./model-task.ts";
import { resolveCitations } from "./resolve-citations.ts";

/** A model that did not answer is kept with the reply. `reason` is in the vendor's words. */
export type Failure = { model: string; cause: string; reason?: string };

/** Gives the offline engine's answer, unless the caller wants what only a model can write. */
export function offlineEnd({ reply, found, done }: ModelTask, failures: readonly Failure[]): EndOfReply {
  const end = done === undefined ? found.offlineEnd : sayWhatWasDone(found, done);
  const provenance = { ...end.provenance, failures };
  return needsModel(reply.request) ? { ...unansweredEnd(), provenance } : { ...end, provenance };
}

/** Tells whether a caller wants what the engine without a language model cannot do. */
function needsModel(request: ReplyRequest | null): boolean {
  if (request === null) return false;
  const { images, responseFormat, results, toolChoice = "auto" } = request;
  const isCallDemanded = toolChoice !== "auto" && toolChoice !== "none";
  return images !== undefined || responseFormat !== undefined || results !== undefined || isCallDemanded;
}

/** Ends the reply of a model that has said what it had to say. */
export function completedEnd(
  task: ModelTask,
  { leftOut }: ModelInput,
  attempt: ModelAttempt,
  model: string,
  failures: readonly Failure[],
): EndOfReply {
  const { reply, found, writer } = task;
  const { usage, asks, actions, cut, toolCalls, removed } = attempt;
  const { text } = writer;
  const isEmpty = text === "" && asks === undefined && toolCalls.length === 0;
  // A program is told why there is no text; a person gets the engine's answer instead of none.
  const isCut = cut !== undefined && (!isEmpty || reply.request !== null);
  if (isCut && asks === undefined) return interruptedEnd(task, attempt, model, cut, failures);
  // A model that says nothing has not answered.
  if (isEmpty) {
    const cause = cut ?? (removed.length > 0 ? "unsupported" : "empty");
    const end = offlineEnd(task, [...failures, { model, cause }]);
    return { ...end, provenance: { ...end.provenance, ...(removed.length > 0 && { removed }) }, usage };
  }
  const provenance = {
    ...provenanceOf(reply, found),
    ...shownOf(attempt.passages),
    ...(failures.length > 0 && { failures }),
    ...(actions.length > 0 && { actions }),
    ...(leftOut.size > 0 && { leftOut: [...leftOut] }),
    ...(removed.length > 0 && { removed }),
  };
  // The question for a yes is not the model's: it claims nothing.
  const cited = citationsOf(task, attempt, text.slice(0, asks?.start));
  const end = { ...cited, status: "completed" as const, text, model, provenance, usage, asks };
  if (toolCalls.length === 0) return end;
  const continuation = { messages: [...attempt.said], passages: [...attempt.passages] };
  return { ...end, isAnswered: true, confidence: 1, toolCalls: [...toolCalls], continuation };
}

/** JSON says nothing in sentences, so no passage can be cited for one. */
function citationsOf({ reply }: ModelTask, { marks, passages, confirmed }: ModelAttempt, text: string) {
  if (reply.request?.responseFormat === undefined) {
    const { doubtful: _, ...cited } = resolveCitations(text, marks, passages, confirmed);
    return cited;
  }
  return { isAnswered: true, confidence: 1, citations: [] };
}

/** Ends the reply of a model that ended after its first words and before its last ones. */
export function interruptedEnd(
  { reply, found, writer }: ModelTask,
  { marks, passages, confirmed, usage }: ModelAttempt,
  model: string,
  reason: ReplyEndReason,
  failures: readonly Failure[],
): EndOfReply {
  const { text } = writer;
  const { citations, unsupported } = resolveCitations(text, marks, passages, confirmed);
  const provenance = {
    ...provenanceOf(reply, found),
    ...shownOf(passages),
    ...(failures.length > 0 && { failures }),
  };
  return {
    ...{ status: "interrupted", reason, text, model, isAnswered: false, confidence: 0 },
    ...{ citations, unsupported, provenance, usage },
  };
}
