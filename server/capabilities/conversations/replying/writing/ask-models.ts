import { ModelFailed } from "../../../../providers/model/model.ts";
import { BudgetReached, findDefaultModel, NoDefaultModel } from "../../../models/index.ts";
import { ReplyCut } from "../../live/live-replies.ts";
import type { ReplyEndReason } from "../../schema.ts";
import type { ReplyRequest } from "../../telling/reply-request.ts";
import { sayWhatWasDone } from "../acting/run-agreed-action.ts";
import { type EndOfReply, unansweredEnd } from "../end-of-reply.ts";
import { provenanceOf } from "../finding/provenance-of.ts";
import { converseWithModel } from "./converse-with-model.ts";
import { type ModelAttempt, type ModelTask, newAttempt, passagesForModel } from "./model-attempt.ts";
import { resolveCitations } from "./resolve-citations.ts";

/** `reason`: what the vendor says. */
type Failure = { model: string; cause: string; reason?: string };

/**
 * Asks the assistant's models one after another until one answers. When none does, the reply is the
 * offline engine's. Text that readers have seen stays: when a model fails after its first words,
 * the reply is interrupted there. Throws the reason of `writer.signal` when the reply is stopped.
 */
export async function askModels(task: ModelTask): Promise<EndOfReply> {
  const { assistant, found, kernel, writer } = task;
  const failures: Failure[] = [];
  for (const chosen of assistant.models) {
    const started = chosen === assistant.models[0] ? task.started : undefined;
    const isVerbatim = task.reply.request?.responseFormat !== undefined;
    const attempt = newAttempt(started?.passages ?? passagesForModel(found), {
      ...(started !== undefined && { leftOut: started.leftOut }),
      isVerbatim,
    });
    let name = chosen.provider.name;
    try {
      const modelId =
        started?.model.modelId ??
        chosen.modelId ??
        (await findDefaultModel(kernel, task.reply.workspaceId, chosen.provider));
      name = `${chosen.provider.name}/${modelId}`;
      writer.writtenBy(name);
      await converseWithModel(task, attempt, { ...chosen, modelId }, started);
      return completedEnd(task, attempt, name, failures);
    } catch (error) {
      const { signal, text } = writer;
      if (signal.aborted && signal.reason instanceof ReplyCut) {
        const { reason } = signal.reason;
        failures.push({ model: name, cause: reason });
        if (text !== "") return interruptedAttempt(task, attempt, name, reason, failures);
        break;
      }
      if (signal.aborted || !isFaultOfModel(error)) throw error;
      const { name: cause, fault, vendorReason } = error as ModelFailed;
      kernel.log.warn({ cause, fault, reason: vendorReason }, "a model did not answer");
      const reason = fault === "too-long" ? fault : "model-failed";
      failures.push({
        model: name,
        cause: causeOf(error),
        ...(vendorReason !== undefined && { reason: vendorReason }),
      });
      if (writer.text !== "") return interruptedAttempt(task, attempt, name, reason, failures);
    }
  }
  return offlineEnd(task, failures);
}

function isFaultOfModel(error: unknown): boolean {
  return error instanceof ModelFailed || error instanceof BudgetReached || error instanceof NoDefaultModel;
}

function causeOf(error: unknown): string {
  if (error instanceof ModelFailed) return error.fault;
  return error instanceof BudgetReached ? error.cause : "no-model";
}

/** The offline engine's answer, unless the caller wants what only a model can write. */
function offlineEnd({ reply, found, done }: ModelTask, failures: Failure[]): EndOfReply {
  const end = done === undefined ? found.offlineEnd : sayWhatWasDone(found, done);
  const provenance = { ...end.provenance, failures };
  return needsModel(reply.request) ? { ...unansweredEnd(), provenance } : { ...end, provenance };
}

function completedEnd(task: ModelTask, attempt: ModelAttempt, model: string, failures: Failure[]): EndOfReply {
  const { reply, found, writer } = task;
  const { usage, asks, actions, cut, toolCalls, leftOut, removed } = attempt;
  const { text } = writer;
  const isEmpty = text === "" && asks === undefined && toolCalls.length === 0;
  // A program is told why there is no text; a person gets the engine's answer instead of none.
  const isCut = cut !== undefined && (!isEmpty || reply.request !== null);
  if (isCut && asks === undefined) return interruptedAttempt(task, attempt, model, cut, failures);
  // A model that says nothing has not answered.
  if (isEmpty) {
    const cause = cut ?? (removed.length > 0 ? "unsupported" : "empty");
    const end = offlineEnd(task, [...failures, { model, cause }]);
    return { ...end, provenance: { ...end.provenance, ...(removed.length > 0 && { removed }) }, usage };
  }
  const provenance = {
    ...provenanceOf(reply, found),
    ...(failures.length > 0 && { failures }),
    ...(actions.length > 0 && { actions }),
    ...(leftOut.size > 0 && { leftOut: [...leftOut] }),
    ...(removed.length > 0 && { removed }),
  };
  // The question for a yes is not the model's: it claims nothing.
  const cited = citationsOf(task, attempt, text.slice(0, asks?.start));
  const end = { ...cited, status: "completed" as const, text, model, provenance, usage, asks };
  if (toolCalls.length === 0) return end;
  const continuation = { messages: attempt.said, passages: attempt.passages };
  return { ...end, isAnswered: true, confidence: 1, toolCalls, continuation };
}

/** JSON says nothing in sentences, so no passage can be cited for one. */
function citationsOf({ reply }: ModelTask, { marks, passages, confirmed }: ModelAttempt, text: string) {
  if (reply.request?.responseFormat === undefined) {
    const { doubtful: _, ...cited } = resolveCitations(text, marks.marks, passages, confirmed);
    return cited;
  }
  return { isAnswered: true, confidence: 1, citations: [] };
}

function interruptedAttempt(
  { reply, found, writer }: ModelTask,
  attempt: ModelAttempt,
  model: string,
  reason: ReplyEndReason,
  failures: Failure[],
): EndOfReply {
  const { text } = writer;
  const { marks, passages, confirmed } = attempt;
  const { citations, unsupported } = resolveCitations(text, marks.marks, passages, confirmed);
  const provenance = { ...provenanceOf(reply, found), ...(failures.length > 0 && { failures }) };
  const { usage } = attempt;
  return {
    ...{ status: "interrupted", reason, text, model, isAnswered: false, confidence: 0 },
    ...{ citations, unsupported, provenance, usage },
  };
}

/** Whether a caller wants what the engine without a language model cannot do. */
function needsModel(request: ReplyRequest | null): boolean {
  if (request === null) return false;
  const { images, responseFormat, results, toolChoice = "auto" } = request;
  const isCallDemanded = toolChoice !== "auto" && toolChoice !== "none";
  return images !== undefined || responseFormat !== undefined || results !== undefined || isCallDemanded;
}
