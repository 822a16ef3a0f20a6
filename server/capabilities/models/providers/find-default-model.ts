import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import type { ModelFault } from "../../../providers/model/model.ts";
import { findVendor } from "../../../providers/model/open-model.ts";
import { closeBreaker, isHang, isPassedBy, openBreaker, passBy } from "../failing/pass-by.ts";
import { noModelId, recordAnswer, recordFailure } from "../failing/record-failure.ts";
import { modelProviders } from "./model-providers.ts";
import type { ProviderRow } from "./store.ts";

/** The request names no model, and the provider has no default one. */
export class NoDefaultModel extends Error {
  override name = "NoDefaultModel";
  readonly fault: ModelFault;
  constructor(fault: ModelFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

type ListedModel = { modelId: string; contextTokens: number | undefined };

const listTimeoutMs = 5_000;
const rememberMs = 60_000;
/** The listed model by provider and base URL. */
const listedModelsOf = state(() => new Cache<string, ListedModel & { untilMs: number }>(1_000));

/**
 * Finds the model id that answers when a request names none: the provider's `defaultModel`, the vendor's,
 * or the first one that the provider lists, which is remembered for a minute. A provider that lists
 * none is failing like one whose model fails.
 * @throws NoDefaultModel
 */
export async function findDefaultModel(kernel: Kernel, workspaceId: string, provider: ProviderRow): Promise<string> {
  const written = provider.defaultModel ?? findVendor(provider.kind)?.defaultModel;
  if (written !== undefined) return written;
  const address = addressOf(provider);
  const listed = listedModelsOf(kernel);
  const known = listed.get(address);
  // The list of a provider that hangs is not read again before the provider answers.
  const isFresh = known !== undefined && (known.untilMs > performance.now() || isPassedBy(kernel, provider));
  if (isFresh) return known.modelId;
  const asked = { workspaceId, provider, modelId: noModelId };
  const read = async (): Promise<string> => {
    const first = await readFirstModel(kernel, provider).catch(async (error: unknown) => {
      if (error instanceof NoDefaultModel) await recordFailure(kernel, asked, error);
      if (isHang(error)) openBreaker(kernel, provider);
      throw error;
    });
    closeBreaker(kernel, provider);
    await recordAnswer(kernel, asked);
    listed.set(address, { ...first, untilMs: performance.now() + rememberMs });
    return first.modelId;
  };
  if (passBy(kernel, provider, async () => void (await read()))) {
    throw new NoDefaultModel("unreachable", "The provider did not list its models in time a moment ago.");
  }
  return read();
}

const addressOf = ({ id, baseUrl }: ProviderRow): string => `${id} ${baseUrl}`;

/**
 * The tokens that a model reads and writes at once, as the provider's list of models said when it was read
 * last, or as the vendor's models are known. Undefined: nobody knows.
 */
export function contextTokensOf(kernel: Kernel, provider: ProviderRow, modelId: string): number | undefined {
  const listed = listedModelsOf(kernel).get(addressOf(provider));
  const told = listed?.modelId === modelId ? listed.contextTokens : undefined;
  return told ?? findVendor(provider.kind)?.contextTokens?.(modelId);
}

/**
 * Lists the model ids that Parley knows without asking the provider: the default one first, then those
 * with a price.
 */
export function listKnownModels({ kind, defaultModel, prices }: ProviderRow): string[] {
  const first = defaultModel ?? findVendor(kind)?.defaultModel;
  return [...new Set([...(first === undefined ? [] : [first]), ...Object.keys(prices)])];
}

async function readFirstModel(kernel: Kernel, provider: ProviderRow): Promise<ListedModel> {
  const apiKey = modelProviders.decryptKey(kernel, provider);
  const hint = "Set the provider's `defaultModel`.";
  let answer: Awaited<ReturnType<typeof kernel.outbound.fetch>>;
  try {
    answer = await kernel.outbound.fetch(`${provider.baseUrl}/models`, {
      purpose: "models",
      timeoutMs: listTimeoutMs,
      ...(apiKey === undefined ? {} : { headers: { authorization: `Bearer ${apiKey}` } }),
    });
  } catch (cause) {
    throw new NoDefaultModel("unreachable", `The provider's list of models could not be read. ${hint}`, { cause });
  }
  const { status } = answer;
  const first = status === 200 ? firstModelIn(answer.text()) : undefined;
  if (first !== undefined) return first;
  const fault = status < 400 ? undefined : findVendor(provider.kind)?.faultOf(status);
  throw new NoDefaultModel(fault ?? "unknown-model", `The provider lists no model (${status}). ${hint}`);
}

function firstModelIn(text: string): ListedModel | undefined {
  try {
    const first = JSON.parse(text)?.data?.[0];
    const modelId: unknown = first?.id;
    // vLLM, OpenRouter and Mistral each call it by a name of their own.
    const sizes: unknown[] = [first?.max_model_len, first?.context_length, first?.max_context_length];
    const contextTokens = sizes.find((size): size is number => Number.isSafeInteger(size) && (size as number) > 0);
    return typeof modelId === "string" && modelId !== "" ? { modelId, contextTokens } : undefined;
  } catch {
    return undefined;
  }
}
