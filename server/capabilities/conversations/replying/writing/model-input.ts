import { sectionOf } from "@parley/engine";
import type { Kernel } from "../../../../kernel/kernel.ts";
import type { ModelMessage, ModelRequest, RefusedPart } from "../../../../providers/model/model.ts";
import type { AssistantSettings, ChosenModel } from "../../../assistants/index.ts";
import { contextTokensOf, estimateInputTokens } from "../../../models/index.ts";
import type { Quote } from "../../schema.ts";
import type { ReplyRequest } from "../../telling/reply-request.ts";
import { type AllowedTool, allowedTools, toolsForModel } from "../acting/allowed-tools.ts";
import { citationOf } from "../finding/citation-of.ts";
import type { FoundPassages } from "../finding/find-passages.ts";
import { composePrompt } from "./compose-prompt.ts";
import type { ModelTask } from "./model-task.ts";

/** One model is asked with this. Nothing of it changes while the model writes. */
export type ModelInput = {
  readonly model: ChosenModel & { modelId: string };
  readonly prompt: readonly ModelMessage[];
  /** The passages of the prompt, in the order of the numbers by which the model cites them. */
  readonly passages: readonly Quote[];
  /** The passages had room for so many tokens. */
  readonly knowledgeTokens: number;
  /** The assistant's own tools. */
  readonly tools: readonly AllowedTool[];
  readonly settings: ModelSettings;
  /** `runModel` notes here what the model refuses, so that it was not sent. */
  readonly leftOut: Set<RefusedPart>;
};

/** Composes the input of a model for a reply. `knowledgeTokens`: as many as another input of the reply had. */
export function inputOf(
  kernel: Kernel,
  { reply, assistant, found, earlier }: Pick<ModelTask, "reply" | "assistant" | "found" | "earlier">,
  model: ModelInput["model"],
  knowledgeTokens?: number,
): ModelInput {
  const { settings } = assistant;
  const { question, request } = reply;
  const tools = allowedTools(kernel, assistant, reply);
  const forModel = modelSettings(settings, request, tools);
  const compose = (passages: readonly Quote[]) => composePrompt({ settings, earlier, question, passages, request });
  const beside = () => estimateInputTokens({ messages: compose([]), tools: forModel.tools }) + forModel.maxOutputTokens;
  const room = () => {
    const window = contextTokensOf(kernel, model.provider, model.modelId);
    return window === undefined ? Number.POSITIVE_INFINITY : Math.max(leastKnowledgeTokens, window - beside());
  };
  const mostTokens = knowledgeTokens ?? Math.min(settings.maxKnowledgeTokens, room());
  const passages = passagesForModel(found, mostTokens);
  const prompt = compose(passages);
  return { model, prompt, passages, knowledgeTokens: mostTokens, tools, settings: forModel, leftOut: new Set() };
}

/** Estimates are high, so that this fits where nothing seems to be left. */
const leastKnowledgeTokens = 500;

/** Gives the best parts of the knowledge as a model gets them to cite. */
function passagesForModel({ choosePortion }: FoundPassages, mostTokens: number): Quote[] {
  return choosePortion(mostTokens).map(({ document, passage: span, text: passage, score }) =>
    citationOf({ document, span, passage, score, ...sectionOf(document, span.headings) }),
  );
}

type ModelSettings = Pick<ModelRequest, "tools" | "toolChoice" | "maxOutputTokens" | "sampling" | "responseFormat">;

/**
 * The caller's tools stand beside the assistant's own; of two with the same name the caller's counts. A
 * caller that demands a call demands one of its own tools, and one that forbids calls forbids those.
 */
function modelSettings(
  settings: AssistantSettings,
  request: ReplyRequest | null,
  own: readonly AllowedTool[],
): ModelSettings {
  const { tools = [], toolChoice = "auto", maxOutputTokens, sampling, responseFormat } = request ?? {};
  const others = toolsForModel(own.filter(({ name }) => !tools.some((tool) => tool.name === name)));
  const isDemanded = tools.length > 0 && toolChoice !== "auto" && toolChoice !== "none";
  return {
    tools: isDemanded ? tools : toolChoice === "none" ? others : [...tools, ...others],
    ...(isDemanded && { toolChoice }),
    maxOutputTokens: maxOutputTokens ?? settings.maxOutputTokens,
    ...(sampling && { sampling }),
    ...(responseFormat && { responseFormat }),
  };
}
