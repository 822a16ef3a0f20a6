import type { Kernel } from "../../../kernel/kernel.ts";
import type { ModelMessage, ModelPart } from "../../../providers/model/model.ts";
import { type ChosenModel, readySetup } from "../../assistants/index.ts";
import { readyPassageIndex } from "../../knowledge/index.ts";
import { listKnownModels, runModel } from "../../models/index.ts";
import type { PendingReply } from "../record/store.ts";
import type { Citation } from "../schema.ts";
import { type ReplyTool, toolsOf } from "./allowed-tools.ts";
import { passagesOf, shownTools } from "./ask-models.ts";
import {
  decideByRule,
  finderOf,
  planReply,
  prepareGround,
  type ReplyGround,
  type ReplyPlan,
} from "./choose-assistant.ts";
import { composePrompt } from "./compose-prompt.ts";

/**
 * A model that was asked while the question is being committed: the disk and the model take their time together. Nothing of it is
 * shown or stored before the commit; when that fails, it was asked for nothing.
 */
export type EarlyModel = {
  plan: ReplyPlan;
  ground: ReplyGround;
  model: ChosenModel & { modelId: string };
  passages: Citation[];
  messages: ModelMessage[];
  tools: readonly ReplyTool[];
  parts: AsyncGenerator<ModelPart>;
  stopping: AbortController;
};

const asked = new WeakMap<PendingReply, EarlyModel>();

/** Only for what begins a conversation, where nothing has to be read first, and without a budget, which has to be asked. */
export function askEarly(kernel: Kernel, reply: PendingReply): void {
  const { workspaceId } = reply;
  const setup = readySetup(kernel, workspaceId, reply.setupVersion);
  if (!reply.isFirst || setup === undefined) return;
  const { monthlyTokens, monthlyCost } = setup.models.budget;
  const plan = planReply(kernel, setup, reply);
  const [chosen] = plan.models;
  const modelId = chosen && (chosen.modelId ?? listKnownModels(chosen.provider)[0]);
  const index = readyPassageIndex(kernel, workspaceId, reply.knowledgeVersion);
  if (modelId === undefined || index === undefined || monthlyTokens !== null || monthlyCost !== null) return;
  const ground = prepareGround(plan, finderOf(plan, index), reply, [], 0);
  if (decideByRule(plan, reply, ground) !== undefined) return;
  const model = { ...chosen!, modelId };
  const passages = passagesOf(ground);
  const { settings } = plan;
  const messages = composePrompt({ settings, earlier: [], question: reply.question, passages });
  const tools = toolsOf(kernel, plan, reply);
  const stopping = new AbortController();
  const run = {
    ...{ workspaceId, ...model, messages, tools: shownTools(tools) },
    ...{ maxOutputTokens: settings.maxOutputTokens, signal: stopping.signal },
  };
  const parts = begun(runModel(kernel, setup.models, run));
  asked.set(reply, { plan, ground, model, passages, messages, tools, parts, stopping });
}

/** The same parts, asked for at once instead of when somebody reads them. */
function begun(parts: AsyncGenerator<ModelPart>): AsyncGenerator<ModelPart> {
  const first = parts.next();
  // Whoever reads hears of a failure.
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

export function takeEarly(reply: PendingReply): EarlyModel | undefined {
  const found = asked.get(reply);
  asked.delete(reply);
  return found;
}

/** The question was not stored after all. */
export function dropEarly(reply: PendingReply): void {
  takeEarly(reply)?.stopping.abort(new Error("The question was not stored."));
}
