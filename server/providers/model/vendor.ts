import type { EmbeddingModelV4, LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { ModelFault, ModelRequest } from "./model.ts";

/**
 * Everything that Parley knows about one vendor of language models.
 * A new vendor is one file in `vendors/` and one line in `vendors/index.ts`.
 */
export type Vendor<Kind extends string = string> = {
  /** The `kind` of a provider in the API and in the database. It must never change. */
  kind: Kind;
  /** The vendor's name in messages. */
  name: string;
  /** Explains the kind in the API reference, where its name does not. */
  description?: string;
  /** The base URL of the vendor's API. Undefined: each provider of this kind must bring its own. */
  baseUrl: string | undefined;
  /**
   * Answers where nobody names a model: a small one that has been on offer for long.
   * Undefined: the first model that `GET <base URL>/models` lists.
   */
  defaultModel: string | undefined;
  /** The longest time until an answer begins where its provider says nothing, in milliseconds. */
  firstByteTimeoutMs: number;
  /**
   * The tokens that a model reads and writes at once, where they are so few that the knowledge it is shown
   * must be less. Undefined for others, and for a model that is not known.
   */
  contextTokens?(modelId: string): number | undefined;
  openModel(modelId: string, settings: VendorSettings): Promise<LanguageModelV4>;
  /** Changes what the vendor would refuse or its package would leave out. Absent where nothing is. */
  adapt?(options: LanguageModelV4CallOptions, request: ModelRequest): LanguageModelV4CallOptions;
  /** Absent where the vendor offers no embeddings. */
  openEmbedder?(modelId: string, settings: VendorSettings): Promise<EmbeddingModelV4>;
  /**
   * Says what an HTTP status of 400 or more means. `faultOfStatus` fits a vendor that keeps to
   * HTTP.
   */
  faultOf(status: number): ModelFault;
};

/** Named like the settings of the AI SDK's packages, so that they can be passed on. */
export type VendorSettings = { apiKey: string; baseURL: string; fetch: typeof globalThis.fetch };
