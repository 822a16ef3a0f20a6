import type { Kernel } from "../../kernel/kernel.ts";
import type { ModelKind } from "../../providers/model/model.ts";
import { openKey } from "./provider-key.ts";
import type { ProviderRow } from "./store.ts";

/** Nobody named a model, and the provider has none that would go without saying. */
export class NoModel extends Error {
  override name = "NoModel";
}

/** Small models of the vendors that have long been there. Where there are better ones by now, `defaultModel` names them. */
const usualModels: Readonly<Record<ModelKind, string | undefined>> = {
  openai: "gpt-4o-mini",
  anthropic: "claude-3-5-haiku-latest",
  google: "gemini-2.0-flash",
  mistral: "mistral-small-latest",
  "openai-compatible": undefined,
};

/** Those of a provider that are written down somewhere: its default, and those with a price. */
export function knownModelsOf({ kind, defaultModel, prices }: ProviderRow): string[] {
  const usual = defaultModel ?? usualModels[kind];
  return [...new Set([...(usual === undefined ? [] : [usual]), ...Object.keys(prices)])];
}

const listTimeoutMs = 5_000;
const rememberMs = 60_000;
const remembered = new Map<string, { modelId: string; untilMs: number }>();
const mostRemembered = 1_000;

/** What speaks when nobody names a model. Throws NoModel. */
export async function defaultModelOf(kernel: Kernel, provider: ProviderRow): Promise<string> {
  const usual = provider.defaultModel ?? usualModels[provider.kind];
  if (usual !== undefined) return usual;
  const address = `${provider.id} ${provider.baseUrl}`;
  const known = remembered.get(address);
  if (known !== undefined && known.untilMs > performance.now()) return known.modelId;
  const modelId = await firstListed(kernel, provider);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(address, { modelId, untilMs: performance.now() + rememberMs });
  return modelId;
}

async function firstListed(kernel: Kernel, provider: ProviderRow): Promise<string> {
  const apiKey = openKey(kernel, provider);
  const hint = "Name one as `defaultModel`.";
  let answer: Awaited<ReturnType<typeof kernel.outbound.fetch>>;
  try {
    answer = await kernel.outbound.fetch(`${provider.baseUrl}/models`, {
      purpose: "models",
      timeoutMs: listTimeoutMs,
      ...(apiKey === undefined ? {} : { headers: { authorization: `Bearer ${apiKey}` } }),
    });
  } catch (cause) {
    throw new NoModel(`The provider's list of models could not be read. ${hint}`, { cause });
  }
  const modelId = answer.status === 200 ? firstIdIn(answer.text()) : undefined;
  if (modelId === undefined) throw new NoModel(`The provider lists no model (${answer.status}). ${hint}`);
  return modelId;
}

function firstIdIn(text: string): string | undefined {
  try {
    const id: unknown = JSON.parse(text)?.data?.[0]?.id;
    return typeof id === "string" && id !== "" ? id : undefined;
  } catch {
    return undefined;
  }
}
