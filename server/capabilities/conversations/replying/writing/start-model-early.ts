import type { Kernel } from "../../../../kernel/kernel.ts";
import { state } from "../../../../kernel/state.ts";
import type { ModelPart } from "../../../../providers/model/model.ts";
import { isLimited, listKnownModels, runModel } from "../../../models/index.ts";
import type { FoundPassages } from "../finding/find-passages.ts";
import type { Outside } from "../outside/outside.ts";
import type { ChosenAssistant, PendingReply } from "../pending-reply.ts";
import { inputOf, type ModelInput } from "./model-input.ts";

/** A model that was asked while its question was committed, with the results of the steps before. */
export type StartedModel = {
  assistant: ChosenAssistant;
  found: FoundPassages;
  input: ModelInput;
  parts: AsyncGenerator<ModelPart>;
  stopping: AbortController;
  outside: Outside;
};

/** A caller that got lost keeps its reply from the recovery no longer than this. */
const heldMs = 5_000;

/** By reply: the model was asked, and its caller has not begun to make the reply. */
const startedModels = state(() => new Map<string, { stopping: AbortController; sinceMs: number }>());

/** Tells whether a caller is about to make the reply with a model that was asked already. */
export function isHeld(kernel: Kernel, replyId: string): boolean {
  const started = startedModels(kernel).get(replyId);
  return started !== undefined && kernel.clock.elapsed() - started.sinceMs < heldMs;
}

/** Ends the hold, because the reply is being made now. */
export function releaseReply(kernel: Kernel, replyId: string): void {
  startedModels(kernel).delete(replyId);
}

/**
 * Gives the model that can be asked before anything is read: for the first question of a conversation, without
 * a budget, when the id of the model is known.
 */
export function modelToStart({ setup, models }: ChosenAssistant, reply: PendingReply): ModelInput["model"] | undefined {
  const [chosen] = models;
  if (chosen === undefined || !reply.isFirst || reply.request?.results !== undefined) return undefined;
  const modelId = chosen.modelId ?? listKnownModels(chosen.provider)[0];
  return modelId === undefined || isLimited(setup.models.budget) ? undefined : { ...chosen, modelId };
}

/**
 * Asks a model while the disk commits the question, so that the two waits overlap. Nothing that the
 * model says is shown or stored before the commit. When the commit fails, the caller must stop the
 * model: `stopStartedModel`.
 */
export function startModelEarly(
  kernel: Kernel,
  reply: PendingReply,
  { assistant, found }: { assistant: ChosenAssistant; found: FoundPassages },
  model: ModelInput["model"],
  outside: Outside,
): StartedModel {
  const input = inputOf(kernel, { reply, assistant, found, earlier: [] }, model);
  const stopping = new AbortController();
  const held = startedModels(kernel);
  held.set(reply.replyId, { stopping, sinceMs: kernel.clock.elapsed() });
  stopping.signal.addEventListener("abort", () => {
    // A commit that ran twice asked another model for the same reply.
    if (held.get(reply.replyId)?.stopping === stopping) held.delete(reply.replyId);
  });
  const run = {
    // Without a budget nobody's use is counted by visitor.
    ...{ workspaceId: reply.workspaceId, visitorId: undefined, ...model, messages: [...input.prompt] },
    ...{ ...input.settings, leftOut: input.leftOut, signal: stopping.signal },
  };
  const parts = startNow(outside.answer(() => runModel(kernel, assistant.setup.models, run)));
  return { assistant, found, input, parts, stopping, outside };
}

export function stopStartedModel({ stopping }: StartedModel, reason: string): void {
  stopping.abort(new Error(reason));
}

/** Gives the same parts; the first one is asked for now and not when it is read. */
function startNow(parts: AsyncGenerator<ModelPart>): AsyncGenerator<ModelPart> {
  const first = parts.next();
  // The reader of the parts gets the failure.
  first.catch(() => {});
  return (async function* () {
    try {
      const { done, value } = await first;
      if (done) return;
      yield value;
      yield* parts;
    } finally {
      await parts.return(undefined);
    }
  })();
}
