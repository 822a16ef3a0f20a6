import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { isPassingFault, type ModelFault } from "../../../providers/model/model.ts";
import { providerFailing, providerRecovered } from "../events.ts";
import { ProviderId } from "../ids.ts";
import type { ProviderRow } from "../store.ts";
import { deleteFailures, hasFailures, insertFailure, markAnnounced } from "./store.ts";

/** A model that gave an answer, or failed to. */
export type AskedModel = { workspaceId: string; provider: ProviderRow; modelId: string };

/** In place of a model's id: the provider has no default model, and does not list its models. */
export const noModelId = "";

/** How often a node writes down that nothing has changed. */
const repeatMs = 60_000;
/** Failures of models that nobody asks any more do not outlast the answers of the provider's other models. */
const forgottenMs = 3_600_000;
/** A failure that may pass is announced when it happened twice in a row. */
const passingFailures = 2;

/** What this node last knew of a model. */
type Known = { state: "answers" | "fails" | "is-announced"; writtenMs: number };
const knownOf = state(() => new Cache<string, Known>(10_000));

const keyOf = ({ workspaceId, provider, modelId }: AskedModel) => `${workspaceId} ${provider.id} ${modelId}`;
const namesOf = ({ workspaceId, provider, modelId }: AskedModel) => ({
  ...{ workspaceId, providerId: provider.id, model: modelId },
});

type Failure = { fault: ModelFault; vendorReason?: string | undefined };

/** Stores that the model failed, and announces it once. Never throws. */
export async function recordFailure(kernel: Kernel, asked: AskedModel, failed: Failure): Promise<void> {
  const nowMs = kernel.clock.now();
  const known = knownOf(kernel).get(keyOf(asked));
  if (known?.state === "is-announced" && nowMs - known.writtenMs < repeatMs) return;
  await quietly(kernel, async () => {
    const { fault, vendorReason } = failed;
    const isAnnounced = await inTransaction(kernel.database, async (tx) => {
      const reason = vendorReason ?? null;
      const stored = await insertFailure(tx, namesOf(asked), { at: new Date(nowMs), fault, reason });
      if (stored === undefined || stored.isAnnounced) return true;
      if (isPassingFault(fault) && stored.failures < passingFailures) return false;
      await markAnnounced(tx, namesOf(asked));
      const data = { ...eventOf(asked, asked.modelId), fault, reason };
      emit(tx, providerFailing, { workspaceId: asked.workspaceId, data });
      return true;
    });
    remember(kernel, asked, isAnnounced ? "is-announced" : "fails");
  });
}

/**
 * Forgets the failures of a model that answers. Another node may have stored them, so a node looks
 * again from time to time. Never throws.
 */
export async function recordAnswer(kernel: Kernel, asked: AskedModel): Promise<void> {
  const nowMs = kernel.clock.now();
  const known = knownOf(kernel).get(keyOf(asked));
  if (known?.state === "answers" && nowMs - known.writtenMs < repeatMs) return;
  remember(kernel, asked, "answers");
  const olderThan = new Date(nowMs - forgottenMs);
  await quietly(kernel, async () => {
    if (!(await hasFailures(kernel.database.query, namesOf(asked), olderThan))) return;
    await inTransaction(kernel.database, async (tx) => {
      for (const { model, isAnnounced } of await deleteFailures(tx, namesOf(asked), olderThan)) {
        const fact = { workspaceId: asked.workspaceId, data: eventOf(asked, model) };
        if (isAnnounced) emit(tx, providerRecovered, fact);
      }
    });
  });
}

function eventOf({ provider }: AskedModel, modelId: string): { providerId: string; model: string | null } {
  return { providerId: ProviderId.format(provider.id), model: failingModelName(provider, modelId) };
}

/** `<provider name>/<model id>`. Null for the list of models. */
export function failingModelName({ name }: ProviderRow, modelId: string): string | null {
  return modelId === noModelId ? null : `${name}/${modelId}`;
}

function remember(kernel: Kernel, asked: AskedModel, state: Known["state"]): void {
  knownOf(kernel).set(keyOf(asked), { state, writtenMs: kernel.clock.now() });
}

async function quietly(kernel: Kernel, work: () => Promise<void>): Promise<void> {
  await work().catch((cause: unknown) => {
    kernel.log.warn({ cause: String(cause) }, "whether a model answers could not be recorded");
  });
}
