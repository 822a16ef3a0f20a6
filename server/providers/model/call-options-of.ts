import type {
  JSONValue,
  LanguageModelV4CallOptions,
  LanguageModelV4FilePart,
  LanguageModelV4Message,
} from "@ai-sdk/provider";
import { parseJsonWithin } from "@parley/json";
import type { ModelImage, ModelMessage, ModelRequest, ResponseFormat, Sampling, ToolChoice } from "./model.ts";

/** Gives the request in the terms of the AI SDK, which every vendor's package understands. */
export function callOptionsOf(request: ModelRequest): LanguageModelV4CallOptions {
  const { messages, tools, toolChoice, responseFormat, sampling, maxOutputTokens, signal } = request;
  return {
    prompt: messages.map(messageOf),
    tools: tools.map((tool) => ({ type: "function", ...tool })),
    // Vendors refuse a choice where there is nothing to choose from.
    ...(toolChoice !== undefined && tools.length > 0 && { toolChoice: toolChoiceOf(toolChoice) }),
    ...(responseFormat !== undefined && { responseFormat: responseFormatOf(responseFormat) }),
    ...(sampling !== undefined && samplingOf(sampling)),
    maxOutputTokens,
    abortSignal: signal,
  };
}

function samplingOf({ stop, reasoningEffort, ...sampling }: Sampling): Partial<LanguageModelV4CallOptions> {
  return {
    ...sampling,
    ...(stop !== undefined && stop.length > 0 && { stopSequences: [...stop] }),
    ...(isEffort(reasoningEffort) && { reasoning: reasoningEffort }),
  };
}

const efforts = ["none", "minimal", "low", "medium", "high", "xhigh", "max"] as const;

function isEffort(effort: string | undefined): effort is (typeof efforts)[number] {
  return (efforts as readonly (string | undefined)[]).includes(effort);
}

function toolChoiceOf(choice: ToolChoice): NonNullable<LanguageModelV4CallOptions["toolChoice"]> {
  return typeof choice === "string" ? { type: choice } : { type: "tool", toolName: choice.name };
}

function responseFormatOf({ schema, name, description }: ResponseFormat): LanguageModelV4CallOptions["responseFormat"] {
  return {
    type: "json",
    ...(schema !== undefined && { schema }),
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
  };
}

function messageOf(message: ModelMessage): LanguageModelV4Message {
  if (message.role === "system") return { role: "system", content: message.text };
  if (message.role === "user")
    return { role: "user", content: [...textPart(message.text, message.images), ...imagesOf(message)] };
  if (message.role === "tool") {
    const { toolCallId, toolName, output } = message;
    const isText = typeof output === "string";
    const value = isText
      ? { type: "text" as const, value: output }
      : { type: "json" as const, value: parseJsonWithin(JSON.stringify(output ?? null)) as JSONValue };
    return { role: "tool", content: [{ type: "tool-result", toolCallId, toolName, output: value }] };
  }
  const calls = (message.toolCalls ?? []).map((call) => ({
    type: "tool-call" as const,
    toolCallId: call.id,
    toolName: call.name,
    input: readInput(call.input),
  }));
  return { role: "assistant", content: [...(message.text === "" ? [] : textPart(message.text)), ...calls] };
}

/** Vendors refuse an empty text beside an image. */
function textPart(text: string, images: readonly ModelImage[] = []): { type: "text"; text: string }[] {
  return text === "" && images.length > 0 ? [] : [{ type: "text", text }];
}

function imagesOf({ images = [] }: { images?: readonly ModelImage[] }): LanguageModelV4FilePart[] {
  return images.map((image) =>
    "url" in image
      ? { type: "file", mediaType: imageTypeOf(image.url), data: { type: "url", url: new URL(image.url) } }
      : { type: "file", mediaType: image.mediaType, data: { type: "data", data: image.data } },
  );
}

/** Some vendors want to know the type before they load the image, and only its name can tell. */
function imageTypeOf(url: string): string {
  const ending = /\.(png|gif|webp|heic|heif|avif)$/i.exec(new URL(url).pathname)?.[1];
  return `image/${ending?.toLowerCase() ?? "jpeg"}`;
}

function readInput(input: string): unknown {
  try {
    return parseJsonWithin(input);
  } catch {
    return {};
  }
}
