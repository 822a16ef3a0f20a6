import { ModelFailed, type ModelUsage, type ResponseFormat } from "../../../providers/model/model.ts";
import { assistantOf, type ChosenModel, chooseModels, isKnownModel, setupAt } from "../../assistants/index.ts";
import { BudgetReached, findDefaultModel, findSetupVersion, NoDefaultModel, runModel } from "../../models/index.ts";
import { type Call, CallFault, faultyCall, standardError } from "../calls/call.ts";

type ModelQuestion = {
  system?: string | undefined;
  prompt: string;
  /** `<provider name>/<model id>`; without it the default assistant's model, and then its fallback models. */
  model?: string | undefined;
  maxOutputTokens?: number | undefined;
  temperature?: number | undefined;
  responseFormat?: ResponseFormat;
};

type ModelReply = { text: string; model: string; usage: ModelUsage };

const usualOutputTokens = 2_000;

/** The models that a call may ask, in this order. Empty when the workspace has none. */
export async function modelsFor({ kernel, workspaceId }: Call, named: string | undefined) {
  const version = await findSetupVersion(kernel.database.query, workspaceId);
  const setup = await setupAt(kernel, workspaceId, version);
  if (named !== undefined && !isKnownModel(setup.models, named)) {
    throw faultyCall(`The workspace has no model ${named}. Write it as <provider name>/<model id>.`);
  }
  return { setup: setup.models, models: chooseModels(setup.models, assistantOf(setup, null), named) };
}

/**
 * Asks the first model that answers, within the workspace's budget.
 * @throws CallFault, or the reason of the call's signal
 */
export async function askModel(call: Call, question: ModelQuestion): Promise<ModelReply> {
  const { setup, models } = await modelsFor(call, question.model);
  if (models.length === 0)
    throw faultyCall("The workspace has no language model. Add a provider with POST /api/providers.");
  let last: unknown;
  for (const model of models) {
    try {
      return await askOne(call, setup, model, question);
    } catch (error) {
      call.signal.throwIfAborted();
      if (error instanceof BudgetReached) throw overBudget(error);
      if (!(error instanceof ModelFailed || error instanceof NoDefaultModel)) throw error;
      last = error;
    }
  }
  throw noAnswer(last as ModelFailed | NoDefaultModel);
}

async function askOne(
  { kernel, workspaceId, signal }: Call,
  setup: Awaited<ReturnType<typeof modelsFor>>["setup"],
  { provider, modelId: named }: ChosenModel,
  { system, prompt, maxOutputTokens = usualOutputTokens, temperature, responseFormat }: ModelQuestion,
): Promise<ModelReply> {
  const modelId = named ?? (await findDefaultModel(kernel, workspaceId, provider));
  const messages = [
    ...(system === undefined ? [] : [{ role: "system" as const, text: system }]),
    { role: "user" as const, text: prompt },
  ];
  let text = "";
  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  for await (const part of runModel(kernel, setup, {
    ...{ workspaceId, visitorId: undefined, provider, modelId, messages, tools: [], maxOutputTokens, signal },
    ...(temperature === undefined ? {} : { sampling: { temperature } }),
    ...(responseFormat === undefined ? {} : { responseFormat }),
  })) {
    if (part.kind === "text") text += part.text;
    else if (part.kind === "end" && part.usage !== undefined) usage = part.usage;
  }
  return { text, model: `${provider.name}/${modelId}`, usage };
}

function overBudget(error: BudgetReached): CallFault {
  const title = "The budget for language models is used up";
  return new CallFault({ type: standardError("runtime"), status: 429, title, detail: error.message }, "not-sent");
}

function noAnswer({ fault, message }: ModelFailed | NoDefaultModel): CallFault {
  const title = "No language model answered";
  const status = fault === "rate-limited" ? 429 : 502;
  return new CallFault({ type: standardError("communication"), status, title, detail: message }, "done");
}
