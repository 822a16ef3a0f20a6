import type { Kernel } from "../../../../kernel/kernel.ts";
import type { ModelMessage, ModelPart, RefusedPart } from "../../../../providers/model/model.ts";
import { type ChosenModel, readySetup } from "../../../assistants/index.ts";
import { readyEmbeddingModel } from "../../../embeddings/index.ts";
import { readyPassageIndex } from "../../../knowledge/index.ts";
import { isLimited, listKnownModels, runModel } from "../../../models/index.ts";
import type { Quote } from "../../schema.ts";
import { type AllowedTool, allowedTools } from "../acting/allowed-tools.ts";
import { applyRules } from "../choosing/apply-rules.ts";
import { chooseAssistant } from "../choosing/choose-assistant.ts";
import { type FoundPassages, findPassages } from "../finding/find-passages.ts";
import { noHistory } from "../finding/read-history.ts";
import type { ChosenAssistant, PendingReply } from "../pending-reply.ts";
import { composePrompt } from "./compose-prompt.ts";
import { passagesForModel } from "./model-attempt.ts";
import { modelSettings } from "./model-settings.ts";

/**
 * A model that was asked while its question was committed, with the results of the steps before.
 */
export type StartedModel = {
  assistant: ChosenAssistant;
  found: FoundPassages;
  model: ChosenModel & { modelId: string };
  passages: Quote[];
  messages: ModelMessage[];
  tools: readonly AllowedTool[];
  parts: AsyncGenerator<ModelPart>;
  stopping: AbortController;
  leftOut: Set<RefusedPart>;
};

/**
 * Asks the first model while the disk commits the question, so that the two waits overlap. Nothing
 * that the model says is shown or stored before the commit. When the commit fails, the caller must
 * stop the model: `stopStartedModel`.
 *
 * Undefined when something would have to be read first: only the first question of a conversation,
 * with setup and passages in memory and without a budget, can be asked at once. Undefined also when
 * a rule decides the reply.
 */
export function startModelEarly(kernel: Kernel, reply: PendingReply): StartedModel | undefined {
  const { workspaceId } = reply;
  const setup = readySetup(kernel, workspaceId, reply.setupVersion);
  if (!reply.isFirst || reply.request?.results !== undefined || setup === undefined) return undefined;
  const assistant = chooseAssistant(kernel, setup, reply);
  const [chosen] = assistant.models;
  const modelId = chosen && (chosen.modelId ?? listKnownModels(chosen.provider)[0]);
  const index = readyPassageIndex(kernel, workspaceId, reply.knowledgeVersion);
  if (modelId === undefined || index === undefined || isLimited(setup.models.budget)) return undefined;
  if (readyEmbeddingModel(kernel, workspaceId, setup.models) !== undefined) return undefined;
  const found = findPassages(assistant, index, reply, noHistory);
  if (applyRules(assistant, reply, found) !== undefined) return undefined;
  const model = { ...chosen!, modelId };
  const passages = passagesForModel(found);
  const { settings } = assistant;
  const { question, request } = reply;
  const messages = composePrompt({ settings, earlier: [], question, passages, request });
  const tools = allowedTools(kernel, assistant, reply);
  const stopping = new AbortController();
  const leftOut = new Set<RefusedPart>();
  const run = {
    // Without a budget nobody's use is counted by visitor.
    ...{ workspaceId, visitorId: undefined, ...model, messages, leftOut },
    ...{ ...modelSettings(settings, request, tools), signal: stopping.signal },
  };
  const parts = startNow(runModel(kernel, setup.models, run));
  return { assistant, found, model, passages, messages, tools, parts, stopping, leftOut };
}

export function stopStartedModel({ stopping }: StartedModel, reason: string): void {
  stopping.abort(new Error(reason));
}

/** The same parts; the first one is asked for now and not when somebody reads it. */
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
