import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4FinishReason,
  type LanguageModelV4Message,
  type LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import {
  type LanguageModel,
  type ModelAddress,
  ModelFailed,
  type ModelMessage,
  type ModelPart,
  type ModelRequest,
} from "./model.ts";

/** A model by the AI SDK's part for its vendor. */
export async function openVendorModel(address: ModelAddress): Promise<LanguageModel> {
  const model = await modelOf(address);
  return { stream: (request) => streamFrom(model, request) };
}

async function modelOf({ kind, modelId, apiKey = "", baseUrl, fetch }: ModelAddress): Promise<LanguageModelV4> {
  const settings = { apiKey, fetch, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) };
  switch (kind) {
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(settings).chat(modelId);
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(settings)(modelId);
    case "google":
      return (await import("@ai-sdk/google")).createGoogle(settings)(modelId);
    case "mistral":
      return (await import("@ai-sdk/mistral")).createMistral(settings)(modelId);
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const given = { name: "openai-compatible", baseURL: baseUrl ?? "", fetch, includeUsage: true };
      return createOpenAICompatible(apiKey === "" ? given : { ...given, apiKey })(modelId);
    }
  }
}

async function* streamFrom(model: LanguageModelV4, request: ModelRequest): AsyncGenerator<ModelPart> {
  const { signal } = request;
  let reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>;
  try {
    const { stream } = await model.doStream({
      prompt: request.messages.map(messageOf),
      tools: request.tools.map(({ name, description, inputSchema }) => ({
        type: "function" as const,
        name,
        description,
        inputSchema,
      })),
      maxOutputTokens: request.maxOutputTokens,
      abortSignal: signal,
    });
    reader = stream.getReader();
  } catch (error) {
    throw failureOf(error, signal);
  }
  let hasEnded = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (value.type === "error") throw value.error;
      const part = partOf(value);
      if (part === undefined) continue;
      // A stream that broke off without its last word is no answer: what it said may be half a sentence.
      if (value.type === "finish" && value.finishReason.unified === "interrupted") break;
      hasEnded ||= part.kind === "end";
      yield part;
    }
    if (!hasEnded) throw new ModelFailed("broken", "The model's answer broke off.");
  } catch (error) {
    throw failureOf(error, signal);
  } finally {
    reader.cancel().catch(() => {});
  }
}

function partOf(part: LanguageModelV4StreamPart): ModelPart | undefined {
  if (part.type === "text-delta") {
    // PostgreSQL keeps no NUL, and nobody can see one.
    const text = part.delta.replaceAll("\0", "");
    return text === "" ? undefined : { kind: "text", text };
  }
  if (part.type === "tool-call") {
    return { kind: "tool-call", call: { id: part.toolCallId, name: part.toolName, input: part.input } };
  }
  if (part.type !== "finish") return undefined;
  const [inputTokens, outputTokens] = [part.usage.inputTokens.total, part.usage.outputTokens.total].map(readCount);
  const isCounted = inputTokens !== undefined || outputTokens !== undefined;
  return {
    kind: "end",
    reason: reasonOf(part.finishReason),
    usage: isCounted ? { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 } : undefined,
  };
}

const mostTokens = 1_000_000_000;

/** What a provider says that it counted, if that can be a count. */
function readCount(total: number | undefined): number | undefined {
  const isCount = typeof total === "number" && total >= 0 && total <= mostTokens;
  return isCount ? Math.ceil(total) : undefined;
}

function reasonOf({ unified }: LanguageModelV4FinishReason) {
  if (unified === "stop" || unified === "length" || unified === "tool-calls") return unified;
  if (unified === "error") throw new ModelFailed("broken", "The model ended with an error.");
  return unified === "content-filter" ? "filtered" : "other";
}

function messageOf(message: ModelMessage): LanguageModelV4Message {
  if (message.role === "system") return { role: "system", content: message.text };
  if (message.role === "user") return { role: "user", content: [{ type: "text", text: message.text }] };
  if (message.role === "tool") {
    const { toolCallId, toolName, output } = message;
    const value = JSON.parse(JSON.stringify(output ?? null));
    return { role: "tool", content: [{ type: "tool-result", toolCallId, toolName, output: { type: "json", value } }] };
  }
  const calls = (message.toolCalls ?? []).map((call) => ({
    type: "tool-call" as const,
    toolCallId: call.id,
    toolName: call.name,
    input: readInput(call.input),
  }));
  const text = message.text === "" ? [] : [{ type: "text" as const, text: message.text }];
  return { role: "assistant", content: [...text, ...calls] };
}

function readInput(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return {};
  }
}

/** Says what went wrong in words that hold nothing of the request: vendors' messages may quote both key and prompt. */
export function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ModelFailed) return error;
  if (!APICallError.isInstance(error) || error.statusCode === undefined) {
    const { name } = deepestCause(error);
    if (transportErrors.test(name)) {
      return new ModelFailed("unreachable", `The model could not be reached: ${name}.`, { cause: error });
    }
    return new ModelFailed("broken", "The provider's answer could not be read.", { cause: error });
  }
  const status = error.statusCode;
  const retryAfterMs = readRetryAfter(error.responseHeaders);
  if (status === 401 || status === 403) {
    return new ModelFailed("refused-key", `The provider refused the key (${status}).`, { cause: error });
  }
  if (status === 404)
    return new ModelFailed("unknown-model", "The provider does not know the model or the address (404).");
  if (status === 429)
    return new ModelFailed("rate-limited", "The provider's rate limit is reached (429).", { retryAfterMs });
  if (status >= 500) return new ModelFailed("broken", `The provider failed (${status}).`, { retryAfterMs });
  if (status >= 400) return new ModelFailed("refused-request", `The provider refused the request (${status}).`);
  return new ModelFailed("broken", "The provider's answer could not be read.", { cause: error });
}

/** How those who carry requests call what went wrong; whatever else is thrown is about an answer that came. */
const transportErrors =
  /^(?:Outbound|AddressRefused|ResponseTooLarge|SocketError|ConnectTimeout|Error$|TimeoutError$|AbortError$)/;

function deepestCause(error: unknown): Error {
  let found = error instanceof Error ? error : new Error("unknown");
  while (found.cause instanceof Error) found = found.cause;
  return found;
}

function readRetryAfter(headers: Record<string, string> | undefined): number | undefined {
  const seconds = Number(headers?.["retry-after"]);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}
