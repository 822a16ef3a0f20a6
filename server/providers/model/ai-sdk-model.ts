import type { LanguageModelV4, LanguageModelV4FinishReason, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { AnswerMeter } from "./answer-meter.ts";
import { callOptionsOf } from "./call-options-of.ts";
import { explainModelFailure } from "./explain-model-failure.ts";
import {
  answerTooLong,
  type Model,
  ModelFailed,
  type ModelMessage,
  type ModelPart,
  type ModelRequest,
} from "./model.ts";
import { ReasoningReader } from "./reasoning-reader.ts";
import type { Vendor } from "./vendor.ts";

/** Gives a model by the AI SDK's package for its vendor. */
export function aiSdkModel(vendor: Vendor, model: LanguageModelV4, apiKey: string): Model {
  return { stream: (request) => streamFrom({ vendor, model, apiKey }, request) };
}

type Opened = { vendor: Vendor; model: LanguageModelV4; apiKey: string };

async function* streamFrom({ vendor, model, apiKey }: Opened, request: ModelRequest): AsyncGenerator<ModelPart> {
  // Cancelling a stream waits for its next piece. Aborting its request does not.
  const ending = new AbortController();
  const stop = () => ending.abort(request.signal.reason);
  request.signal.addEventListener("abort", stop, { once: true });
  if (request.signal.aborted) stop();
  const beginning = awaitBeginning(request, ending);
  let isUnstreamed = false;
  try {
    const { reader, isJson } = await startStream(vendor, model, { ...request, signal: ending.signal });
    isUnstreamed = isJson;
    yield* readParts(reader, beginning.note);
  } catch (error) {
    if (beginning.late !== undefined && !request.signal.aborted) throw beginning.late;
    if (isUnstreamed && !request.signal.aborted) throw unstreamed(error);
    throw explainModelFailure(vendor, error, { signal: request.signal, apiKey, texts: textsOf(request.messages) });
  } finally {
    beginning.stop();
    request.signal.removeEventListener("abort", stop);
    ending.abort(hasEnded);
  }
}

/**
 * Ends the request when the answer does not begin in time. Some servers send headers, or an empty piece, and
 * nothing more, so that bytes alone do not show that a model answers.
 */
function awaitBeginning({ beginTimeoutMs, onBegin }: ModelRequest, ending: AbortController) {
  let late: ModelFailed | undefined;
  let hasBegun = false;
  const giveUp = () => {
    late = new ModelFailed("unreachable", `The model did not begin to answer within ${beginTimeoutMs} ms.`, {
      isLate: true,
    });
    ending.abort(late);
  };
  const timer = beginTimeoutMs === undefined ? undefined : setTimeout(giveUp, beginTimeoutMs).unref();
  return {
    get late() {
      return late;
    },
    note(part: LanguageModelV4StreamPart): void {
      if (hasBegun || !isBeginning(part)) return;
      hasBegun = true;
      clearTimeout(timer);
      onBegin?.();
    },
    stop: () => clearTimeout(timer),
  };
}

const beginnings = new Set<LanguageModelV4StreamPart["type"]>([
  "reasoning-start",
  "reasoning-delta",
  "tool-input-start",
  "tool-call",
  "finish",
]);

function isBeginning(part: LanguageModelV4StreamPart): boolean {
  return part.type === "text-delta" ? part.delta !== "" : beginnings.has(part.type);
}

/** Everything that the vendor was told. */
function textsOf(messages: readonly ModelMessage[]): string[] {
  return messages.map((message) =>
    message.role === "tool" ? JSON.stringify(message.output ?? null) : message.text + inputsOf(message),
  );
}

function inputsOf(message: ModelMessage): string {
  return message.role === "assistant" ? (message.toolCalls ?? []).map(({ input }) => ` ${input}`).join("") : "";
}

const hasEnded = new Error("nobody reads the rest of the answer");

function unstreamed(cause: unknown): ModelFailed {
  return new ModelFailed("broken", "The provider answered, but not with a stream, which answers need.", { cause });
}

type StreamReader = ReadableStreamDefaultReader<LanguageModelV4StreamPart>;

type StartedStream = { reader: StreamReader; isJson: boolean };

async function startStream(vendor: Vendor, model: LanguageModelV4, request: ModelRequest): Promise<StartedStream> {
  const options = callOptionsOf(request);
  const { stream, response } = await model.doStream(vendor.adapt?.(options, request) ?? options);
  const isJson = response?.headers?.["content-type"]?.includes("json") ?? false;
  return { reader: stream.getReader(), isJson };
}

async function* readParts(
  reader: StreamReader,
  note: (part: LanguageModelV4StreamPart) => void,
): AsyncGenerator<ModelPart> {
  const meter = new AnswerMeter();
  const reasoning = new ReasoningReader();
  let isWhole = false;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    note(value);
    if (value.type === "error") throw value.error;
    if (value.type === "tool-input-start") meter.toolBegin();
    if (value.type === "tool-input-delta") meter.toolInput(value.delta);
    const part = partOf(value);
    if (part === undefined) continue;
    const text = part.kind === "text" ? reasoning.push(part.text) : reasoning.end();
    const fitting = meter.text(text);
    if (fitting !== "") yield { kind: "text", text: fitting };
    if (fitting.length < text.length) throw answerTooLong();
    if (part.kind === "text") continue;
    if (part.kind === "tool-call") meter.toolCall(part.call.input);
    // An interrupted stream is not an answer: its text may end in the middle of a sentence.
    if (value.type === "finish" && value.finishReason.unified === "interrupted") break;
    isWhole ||= part.kind === "end";
    yield part;
  }
  if (!isWhole) throw new ModelFailed("broken", "The model's answer was cut off.");
}

function partOf(part: LanguageModelV4StreamPart): ModelPart | undefined {
  if (part.type === "text-delta") {
    // PostgreSQL cannot store NUL, and readers cannot see it.
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

/** The provider's token count, unless it cannot be one. */
function readCount(total: number | undefined): number | undefined {
  const isCount = typeof total === "number" && total >= 0 && total <= mostTokens;
  return isCount ? Math.ceil(total) : undefined;
}

function reasonOf({ unified, raw }: LanguageModelV4FinishReason) {
  if (unified === "stop" || unified === "length" || unified === "tool-calls") return unified;
  if (unified === "error") throw new ModelFailed("broken", "The model ended with an error.");
  // Not every package knows the reason that OpenAI's protocol has for it.
  return unified === "content-filter" || raw === "content_filter" ? "filtered" : "other";
}
