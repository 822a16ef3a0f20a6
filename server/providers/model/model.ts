/** A language model, whichever vendor serves it. */
export type Model = {
  /**
   * Yields the answer piece by piece, up to the limits of `answer-meter.ts`. Text that was yielded
   * remains valid when an error follows it.
   * @throws ModelFailed, or the reason of `signal`
   */
  stream(request: ModelRequest): AsyncGenerator<ModelPart>;
};

/**
 * One answer may hold so many characters. A vendor's server may ignore the limit of tokens, and
 * everything that it sends is kept in memory, stored and compared with the passages. The limit is
 * above what an assistant can ask for, which is 32,000 tokens.
 */
export const maxAnswerCharacters = 128_000;

export type ModelRequest = {
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  maxOutputTokens: number;
  signal: AbortSignal;
  /**
   * The answer must begin within so many milliseconds, with a word, a thought or a call of a tool.
   * Without it, only the transport's limits hold.
   */
  beginTimeoutMs?: number;
  /** Is called once, when the answer begins. */
  onBegin?: () => void;
  /** The vendor decides on each setting that is absent. */
  sampling?: Sampling;
  /** Without it the model decides. */
  toolChoice?: ToolChoice;
  /** Without it the model writes text. */
  responseFormat?: ResponseFormat;
};

/**
 * The sampling says how a model chooses its words. A vendor that does not know a setting ignores
 * it.
 */
export type Sampling = {
  temperature?: number;
  topP?: number;
  topK?: number;
  seed?: number;
  presencePenalty?: number;
  frequencyPenalty?: number;
  /** The model stops before it writes one of these. */
  stop?: readonly string[];
  /** A model that reasons may think so much: for example `low`. */
  reasoningEffort?: string;
};

export type ToolChoice = "auto" | "none" | "required" | { name: string };

/**
 * JSON that fits the schema; without a schema any JSON. `isStrict`: the vendor enforces the schema, and
 * refuses schemas that it cannot enforce.
 */
export type ResponseFormat = {
  schema?: Record<string, unknown>;
  name?: string;
  description?: string;
  isStrict?: boolean;
};

/** An image that a person sent: its bytes in base64, or an address from which the vendor loads it. */
export type ModelImage = { mediaType: string; data: string } | { url: string };

export type ModelMessage =
  | { role: "system"; text: string }
  | { role: "user"; text: string; images?: readonly ModelImage[] }
  | { role: "assistant"; text: string; toolCalls?: readonly ToolCall[] }
  | { role: "tool"; toolCallId: string; toolName: string; output: unknown };

/** `input` is the JSON as the model wrote it. Nobody has checked it yet. */
export type ToolCall = { id: string; name: string; input: string };

export type ModelTool = { name: string; description: string; inputSchema: Record<string, unknown> };

export type ModelUsage = { inputTokens: number; outputTokens: number };

/** `usage` is undefined when the vendor reports no token counts. */
export type ModelPart =
  | { kind: "text"; text: string }
  | { kind: "tool-call"; call: ToolCall }
  | { kind: "end"; reason: "stop" | "length" | "tool-calls" | "filtered" | "other"; usage: ModelUsage | undefined };

/** Turns texts into vectors. Texts with a similar meaning have vectors that lie close together. */
export type Embedder = {
  /**
   * Gives one vector for each text, in the order of the texts.
   * `dimensions` only has an effect where the model offers a choice.
   * @throws ModelFailed, or the reason of `signal`
   */
  embed(texts: readonly string[], options: { dimensions?: number; signal: AbortSignal }): Promise<Embeddings>;
};
type Embeddings = { vectors: number[][]; inputTokens: number | undefined };

/** Where a model is, and how it is called. */
export type ModelAddress = {
  modelId: string;
  apiKey: string | undefined;
  /** Replaces the vendor's own base URL. A vendor without one needs it. */
  baseUrl: string | undefined;
  /** Sends every request. It enforces the rules for outbound requests. */
  fetch: typeof globalThis.fetch;
};

export type ModelFault =
  | "refused-key"
  | "unknown-model"
  | "rate-limited"
  | "refused-request"
  | "unreachable"
  | "too-long"
  | "broken";

/** The same request may succeed a moment later. */
export function isPassingFault(fault: ModelFault): boolean {
  return fault === "rate-limited" || fault === "unreachable" || fault === "broken";
}

/** A part of a request that a model may refuse, while it answers requests without it. */
export type RefusedPart = "tools" | "system";

/** The model gave no answer, or only part of one. `message` contains no key and no conversation. */
export class ModelFailed extends Error {
  override name = "ModelFailed";
  readonly fault: ModelFault;
  /** The same request may succeed a moment later. */
  readonly isPassing: boolean;
  /** Nothing came in time: the same request once more would take as long again. */
  readonly isLate: boolean;
  readonly retryAfterMs: number | undefined;
  /** In the vendor's own words, without the key and without what was asked. */
  readonly vendorReason: string | undefined;
  /** The model may answer the same request without it. */
  readonly refusedPart: RefusedPart | undefined;
  /** The vendor refuses the request and does not say what in it is wrong. */
  readonly isVague: boolean;
  constructor(fault: ModelFault, message: string, options: FailureOptions = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.fault = fault;
    this.isPassing = isPassingFault(fault);
    this.isLate = options.isLate ?? false;
    this.retryAfterMs = options.retryAfterMs;
    this.vendorReason = options.vendorReason;
    this.refusedPart = options.refusedPart;
    this.isVague = options.isVague ?? false;
  }
}

type FailureOptions = {
  retryAfterMs?: number | undefined;
  vendorReason?: string | undefined;
  refusedPart?: RefusedPart | undefined;
  isVague?: boolean;
  isLate?: boolean;
  cause?: unknown;
};

/** The model wrote more than `maxAnswerCharacters`, or too many or too long tool calls. */
export function answerTooLong(): ModelFailed {
  return new ModelFailed("too-long", "The model wrote more than a reply may hold.");
}
