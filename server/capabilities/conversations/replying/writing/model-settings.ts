import type { ModelRequest } from "../../../../providers/model/model.ts";
import type { AssistantSettings } from "../../../assistants/index.ts";
import type { ReplyRequest } from "../../telling/reply-request.ts";
import { type AllowedTool, toolsForModel } from "../acting/allowed-tools.ts";

type ModelSettings = Pick<ModelRequest, "tools" | "toolChoice" | "maxOutputTokens" | "sampling" | "responseFormat">;

/**
 * What a model is asked with besides messages. The caller's tools stand beside the assistant's own; of
 * two with the same name the caller's counts. A caller that demands a call demands one of its own
 * tools, and one that forbids calls forbids those.
 */
export function modelSettings(
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
