import { ModelFailed } from "../../../../providers/model/model.ts";
import type { ChosenModel } from "../../../assistants/index.ts";
import { BudgetReached, findDefaultModel, logModelFailure, NoDefaultModel } from "../../../models/index.ts";
import { ReplyCut } from "../../live/live-replies.ts";
import type { ReplyEndReason } from "../../schema.ts";
import type { EndOfReply } from "../end-of-reply.ts";
import { completedEnd, type Failure, interruptedEnd, offlineEnd } from "./completed-end.ts";
import { beginAttempt, converseWithModel } from "./converse-with-model.ts";
import type { ModelAttempt } from "./model-attempt.ts";
import { inputOf, type ModelInput } from "./model-input.ts";
import type { ModelTask } from "./model-task.ts";

/** After a model that hung, the others have so long together to begin: the person has waited already. */
const patienceMs = 5_000;

/**
 * Asks the assistant's models one after another until one answers. When none does, the reply is the
 * offline engine's. Text that readers have seen stays: when a model fails after its first words,
 * the reply is interrupted there. Throws the reason of `writer.signal` when the reply is stopped.
 */
export async function askModels(task: ModelTask): Promise<EndOfReply> {
  const { assistant, kernel, writer, outside } = task;
  const failures: Failure[] = [];
  let beginsByMs: number | undefined;
  for (const [place, chosen] of assistant.models.entries()) {
    if (beginsByMs !== undefined && beginsByMs <= kernel.clock.elapsed()) break;
    let name = chosen.provider.name;
    let attempt: ModelAttempt | undefined;
    try {
      let input = place === 0 ? task.started?.input : undefined;
      const asked = await outside.get("model", async () => {
        input ??= inputOf(kernel, task, await namedModel(task, chosen));
        return { modelId: input.model.modelId, knowledgeTokens: input.knowledgeTokens };
      });
      // A replay asks no model that was not asked then.
      if (asked === undefined) break;
      const { modelId, knowledgeTokens } = asked;
      input ??= inputOf(kernel, task, { ...chosen, modelId }, knowledgeTokens);
      name = `${chosen.provider.name}/${modelId}`;
      writer.writtenBy(name);
      attempt = await beginAttempt(task, input);
      await converseWithModel(beginsByMs === undefined ? task : { ...task, beginsByMs }, input, attempt);
      return completedEnd(task, input, attempt, name, failures);
    } catch (error) {
      const { reason, failure, isLast } = failureOf(task, chosen, name, error);
      failures.push(failure);
      // Only an attempt that has begun has shown text.
      if (attempt !== undefined && writer.text !== "") return interruptedEnd(task, attempt, name, reason, failures);
      if (isLast) break;
      if (error instanceof ModelFailed && error.isLate) beginsByMs ??= kernel.clock.elapsed() + patienceMs;
    }
  }
  return offlineEnd(task, failures);
}

/** Chooses the model that the assistant names, or the default one of its provider. */
async function namedModel({ kernel, reply }: ModelTask, chosen: ChosenModel): Promise<ModelInput["model"]> {
  const modelId = chosen.modelId ?? (await findDefaultModel(kernel, reply.workspaceId, chosen.provider));
  return { ...chosen, modelId };
}

/**
 * Reads why a model did not answer. `isLast`: the reply must end now, so that no other model is asked. Throws
 * the error when it is no failure of the model.
 */
function failureOf(
  { kernel, reply, writer: { signal } }: ModelTask,
  { provider }: ChosenModel,
  model: string,
  error: unknown,
): { reason: ReplyEndReason; failure: Failure; isLast: boolean } {
  if (signal.aborted && signal.reason instanceof ReplyCut) {
    const { reason } = signal.reason;
    return { reason, failure: { model, cause: reason }, isLast: true };
  }
  if (signal.aborted || !isFaultOfModel(error)) throw error;
  const { fault, vendorReason } = error as ModelFailed;
  logModelFailure(kernel, { workspaceId: reply.workspaceId, provider }, error, "a model did not answer");
  return {
    reason: fault === "too-long" ? fault : "model-failed",
    failure: { model, cause: causeOf(error), ...(vendorReason !== undefined && { reason: vendorReason }) },
    isLast: false,
  };
}

function isFaultOfModel(error: unknown): boolean {
  return error instanceof ModelFailed || error instanceof BudgetReached || error instanceof NoDefaultModel;
}

function causeOf(error: unknown): string {
  if (error instanceof ModelFailed) return error.fault;
  return error instanceof BudgetReached ? error.cause : "no-model";
}
