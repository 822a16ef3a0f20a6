import type { Kernel } from "../../../../kernel/kernel.ts";
import { ModelFailed, type ModelUsage } from "../../../../providers/model/model.ts";
import type { ChosenModel } from "../../../assistants/index.ts";
import { visitorOfPerson } from "../../../contacts/index.ts";
import { BudgetReached, findDefaultModel, logModelFailure, NoDefaultModel, runModel } from "../../../models/index.ts";
import type { Outside } from "../outside/outside.ts";
import type { ChosenAssistant, PendingReply } from "../pending-reply.ts";

/** Some sentences; a model that reasons needs more than it says. */
const maxOutputTokens = 300;

type BriefQuestion = {
  model: ChosenModel;
  system: string;
  user: string;
  deadlineMs: number;
  signal?: AbortSignal;
};
type BriefAnswer = { text: string; usage: ModelUsage | undefined };

/**
 * Asks a model something small beside the reply. Undefined when it fails, has no budget, or is late: the
 * reply goes on without it.
 */
export function askBriefly(
  kernel: Kernel,
  assistant: ChosenAssistant,
  reply: PendingReply,
  asked: BriefQuestion & { outside: Outside },
): Promise<BriefAnswer | undefined> {
  return asked.outside.get("beside", async () => (await askModel(kernel, assistant, reply, asked)) ?? noAnswer);
}

/** Stands in the recording, so that the answers after it keep their order. */
const noAnswer = { text: "", usage: undefined };

async function askModel(
  kernel: Kernel,
  { setup }: ChosenAssistant,
  reply: PendingReply,
  asked: BriefQuestion,
): Promise<BriefAnswer | undefined> {
  const { model, system, user, deadlineMs } = asked;
  const { workspaceId } = reply;
  const deadline = AbortSignal.timeout(deadlineMs);
  const signal = asked.signal === undefined ? deadline : AbortSignal.any([asked.signal, deadline]);
  try {
    const modelId = model.modelId ?? (await findDefaultModel(kernel, workspaceId, model.provider));
    const run = {
      ...{ workspaceId, visitorId: visitorOfPerson(workspaceId, reply), provider: model.provider, modelId },
      messages: [
        { role: "system" as const, text: system },
        { role: "user" as const, text: user },
      ],
      ...{ tools: [], maxOutputTokens, signal },
    };
    let text = "";
    let usage: ModelUsage | undefined;
    for await (const part of runModel(kernel, setup.models, run)) {
      if (part.kind === "text") text += part.text;
      else if (part.kind === "end") usage = part.usage;
    }
    return { text: text.trim(), usage };
  } catch (error) {
    asked.signal?.throwIfAborted();
    const isOfModel = error instanceof ModelFailed || error instanceof BudgetReached || error instanceof NoDefaultModel;
    if (!isOfModel && !deadline.aborted) throw error;
    const unanswered = { workspaceId, provider: model.provider };
    logModelFailure(kernel, unanswered, error, "a model did not answer a question beside a reply");
    return undefined;
  }
}
