import { pointerTo } from "@parley/json";
import type { Problem } from "../../../kernel/problem.ts";
import type { ModelTool, ToolChoice } from "../../../providers/model/model.ts";
import type { ToldQuestion } from "../ask-with-history.ts";
import { checkClientSchema } from "../check-client-schema.ts";
import { checkClientTools, checkToolChoice } from "../check-client-tools.ts";
import { unsupported } from "../problems.ts";
import { withoutUndefined } from "../without-undefined.ts";
import type { UiChatRequest } from "./schema.ts";

type Settings = ToldQuestion["settings"];

/** Reads the settings of a request. Throws invalid-request. */
export function readUiSettings(body: UiChatRequest): Settings {
  const { temperature, topP, topK, seed, presencePenalty, frequencyPenalty, stopSequences: stop } = body;
  const sampling = withoutUndefined({ temperature, topP, topK, seed, presencePenalty, frequencyPenalty, stop });
  const tools = readTools(body.tools);
  const { responseFormat: format } = body;
  return withoutUndefined({
    sampling: Object.keys(sampling).length === 0 ? undefined : sampling,
    maxOutputTokens: body.maxOutputTokens,
    tools: tools.length === 0 ? undefined : tools,
    toolChoice: body.toolChoice && checkToolChoice(choiceOf(body.toolChoice), tools, "/body/toolChoice"),
    responseFormat: format?.type === "json" ? formatOf(format) : undefined,
  });
}

/**
 * Finds what only a language model can do, undefined when the request asks for nothing of the kind.
 */
export function findNeedOfModel(body: UiChatRequest): Problem | undefined {
  const { messages, responseFormat, toolChoice } = body;
  if (responseFormat?.type === "json") {
    return unsupported("/body/responseFormat", "Without a language model Parley answers with text. Add a provider.");
  }
  if (toolChoice === "required" || typeof toolChoice === "object") {
    return unsupported("/body/toolChoice", "Without a language model Parley calls no tools. Add a provider.");
  }
  const last = messages.length - 1;
  const image = messages[last]?.parts?.findIndex((part) => part.type === "file") ?? -1;
  if (image < 0) return undefined;
  const pointer = `/body/messages/${last}/parts/${image}`;
  return unsupported(pointer, "Without a language model Parley reads text only. Add a provider, or leave images out.");
}

function readTools(tools: UiChatRequest["tools"] = []): ModelTool[] {
  const listed = Array.isArray(tools)
    ? tools.map((tool, index) => ({ ...tool, pointer: `/body/tools/${index}` }))
    : Object.entries(tools).map(([name, tool]) => ({ ...tool, name, pointer: pointerTo("/body/tools", name) }));
  return checkClientTools(
    listed.map(({ pointer, name, description = "", inputSchema, parameters }) => ({
      ...{ pointer, name, description, schemaMember: inputSchema === undefined ? "parameters" : "inputSchema" },
      inputSchema: inputSchema ?? parameters ?? { type: "object", properties: {} },
    })),
    "/body/tools",
  );
}

function choiceOf(choice: NonNullable<UiChatRequest["toolChoice"]>): ToolChoice {
  return typeof choice === "object" ? { name: choice.toolName } : choice;
}

type JsonFormat = { schema?: Record<string, unknown>; name?: string; description?: string };

function formatOf({ schema, name, description }: JsonFormat): NonNullable<Settings["responseFormat"]> {
  const checked = schema && checkClientSchema(schema, "/body/responseFormat/schema");
  return withoutUndefined({ schema: checked, name, description });
}
