/** A language model as the server sees it, whoever makes it. */
export type LanguageModel = {
  /** Yields pieces as they come. Text that was yielded stands, whatever is thrown after it. @throws ModelFailed, or the reason of `signal` */
  stream(request: ModelRequest): AsyncGenerator<ModelPart>;
};

export type ModelRequest = {
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  maxOutputTokens: number;
  signal: AbortSignal;
};

export type ModelMessage =
  | { role: "system"; text: string }
  | { role: "user"; text: string }
  | { role: "assistant"; text: string; toolCalls?: readonly ToolCall[] }
  | { role: "tool"; toolCallId: string; toolName: string; output: unknown };

/** `input` is the JSON that the model wrote, not yet checked. */
export type ToolCall = { id: string; name: string; input: string };

export type ModelTool = { name: string; description: string; inputSchema: Record<string, unknown> };

export type ModelUsage = { inputTokens: number; outputTokens: number };

export type ModelPart =
  | { kind: "text"; text: string }
  | { kind: "tool-call"; call: ToolCall }
  | { kind: "end"; reason: "stop" | "length" | "tool-calls" | "filtered" | "other"; usage: ModelUsage | undefined };

export type ModelKind = "openai" | "anthropic" | "google" | "mistral" | "openai-compatible";

export type ModelAddress = {
  kind: ModelKind;
  modelId: string;
  apiKey: string | undefined;
  /** Needed for `openai-compatible`; for others it replaces the vendor's own. */
  baseUrl: string | undefined;
  /** Every request goes through it: it keeps to what the server may call. */
  fetch: typeof globalThis.fetch;
};

export type ModelFault =
  | "refused-key"
  | "unknown-model"
  | "rate-limited"
  | "refused-request"
  | "unreachable"
  | "broken";

/** The model did not answer, or not to the end. `message` names no key and quotes no conversation. */
export class ModelFailed extends Error {
  override name = "ModelFailed";
  readonly fault: ModelFault;
  /** Whether the same request may succeed a moment later. */
  readonly isPassing: boolean;
  readonly retryAfterMs: number | undefined;
  constructor(
    fault: ModelFault,
    message: string,
    options: { retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.fault = fault;
    this.isPassing = fault === "rate-limited" || fault === "unreachable" || fault === "broken";
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Texts as points: what is alike lies close together. */
export type Embedder = {
  /** In the order of the texts. `dimensions` only where the model can choose. @throws ModelFailed, or the reason of `signal` */
  embed(texts: readonly string[], options: { dimensions?: number; signal: AbortSignal }): Promise<Embeddings>;
};
export type Embeddings = { vectors: number[][]; inputTokens: number | undefined };

/** The vendors' own addresses; `openai-compatible` has none. */
export const vendorAddresses: Readonly<Record<ModelKind, string | undefined>> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
  mistral: "https://api.mistral.ai/v1",
  "openai-compatible": undefined,
};

/** Loads the vendor's part when it is needed first. */
export async function openModel(address: ModelAddress): Promise<LanguageModel> {
  const { openVendorModel } = await import("./vendor-model.ts");
  return openVendorModel(address);
}

/** The same for embeddings. @throws ModelFailed for a vendor that has none */
export async function openEmbedder(address: ModelAddress): Promise<Embedder> {
  const { openVendorEmbedder } = await import("./vendor-embedder.ts");
  return openVendorEmbedder(address);
}
