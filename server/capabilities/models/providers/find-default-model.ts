import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import type { ModelFault } from "../../../providers/model/model.ts";
import { findVendor } from "../../../providers/model/open-model.ts";
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

const listTimeoutMs = 5_000;
const rememberMs = 60_000;
/** By provider and base URL. */
const listedModelsOf = state(() => new Cache<string, { modelId: string; untilMs: number }>(1_000));

/**
 * The model id that answers when a request names none: the provider's `defaultModel`, the vendor's,
 * or the first one that the provider lists, which is remembered for a minute. A provider that lists
 * none is failing like one whose model fails.
 * @throws NoDefaultModel
 */
export async function findDefaultModel(kernel: Kernel, workspaceId: string, provider: ProviderRow): Promise<string> {
  const written = provider.defaultModel ?? findVendor(provider.kind)?.defaultModel;
  if (written !== undefined) return written;
  const address = `${provider.id} ${provider.baseUrl}`;
  const listed = listedModelsOf(kernel);
  const known = listed.get(address);
  if (known !== undefined && known.untilMs > performance.now()) return known.modelId;
  const asked = { workspaceId, provider, modelId: noModelId };
  const modelId = await readFirstModel(kernel, provider).catch(async (error: unknown) => {
    if (error instanceof NoDefaultModel) await recordFailure(kernel, asked, error);
    throw error;
  });
  await recordAnswer(kernel, asked);
  listed.set(address, { modelId, untilMs: performance.now() + rememberMs });
  return modelId;
}

/**
 * The model ids that Parley knows without asking the provider: the default one first, then those
 * with a price.
 */
export function listKnownModels({ kind, defaultModel, prices }: ProviderRow): string[] {
  const first = defaultModel ?? findVendor(kind)?.defaultModel;
  return [...new Set([...(first === undefined ? [] : [first]), ...Object.keys(prices)])];
}

async function readFirstModel(kernel: Kernel, provider: ProviderRow): Promise<string> {
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
  const modelId = status === 200 ? firstIdIn(answer.text()) : undefined;
  if (modelId !== undefined) return modelId;
  const fault = status < 400 ? undefined : findVendor(provider.kind)?.faultOf(status);
  throw new NoDefaultModel(fault ?? "unknown-model", `The provider lists no model (${status}). ${hint}`);
}

function firstIdIn(text: string): string | undefined {
  try {
    const id: unknown = JSON.parse(text)?.data?.[0]?.id;
    return typeof id === "string" && id !== "" ? id : undefined;
  } catch {
    return undefined;
  }
}
