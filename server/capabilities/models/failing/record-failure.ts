import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { isPassingFault, type ModelFault } from "../../../providers/model/model.ts";
import { providerFailing, providerRecovered } from "../events.ts";
import { ProviderId } from "../ids.ts";
import type { ProviderRow } from "../providers/store.ts";
import {
  deleteFailures,
  deleteFailuresOfProvider,
  hasFailures,
  insertFailure,
  isRecorded,
  markAnnounced,
} from "./store.ts";

/** A model that gave an answer, or failed to. */
export type AskedModel = { workspaceId: string; provider: ProviderRow; modelId: string };

/** In place of a model's id: the provider has no default model, and does not list its models. */
export const noModelId = "";

/** A node looks, or writes down, so often that nothing has changed. */
const repeatMs = 60_000;
/** Failures of models that nobody asks any more do not outlast the answers of the provider's other models. */
const forgottenMs = 3_600_000;
/** A failure that may pass is announced when it happened twice in a row. */
const passingFailures = 2;

/**
 * This node last wrote down at these times that a model answers; a model that failed since has
 * none.
 */
const answeringOf = state(() => new Cache<string, number>(10_000));

const keyOf = ({ workspaceId, provider, modelId }: AskedModel) => `${workspaceId} ${provider.id} ${modelId}`;
const namesOf = ({ workspaceId, provider, modelId }: AskedModel) => ({
  ...{ workspaceId, providerId: provider.id, model: modelId },
});

type Failure = { fault: ModelFault; vendorReason?: string | undefined };

/** `isTest`: a member tries the model. */
type Occasion = { isTest?: boolean };

/**
 * Stores that the model failed, at once when it fails in another way than before, and announces it once.
 * The failure of a test is not announced: its answer shows the failure. Never throws.
 */
export async function recordFailure(
  kernel: Kernel,
  asked: AskedModel,
  { fault, vendorReason }: Failure,
  { isTest = false }: Occasion = {},
): Promise<void> {
  const nowMs = kernel.clock.now();
  answeringOf(kernel).delete(keyOf(asked));
  const failure = { at: new Date(nowMs), fault, reason: vendorReason ?? null };
  await quietly(kernel, async () => {
    const before = new Date(nowMs - repeatMs);
    if (await isRecorded(kernel.database.query, namesOf(asked), failure, before)) return;
    await inTransaction(kernel.database, async (tx) => {
      const stored = await insertFailure(tx, namesOf(asked), failure);
      if (stored === undefined || stored.isAnnounced || isTest) return;
      if (isPassingFault(fault) && stored.failures < passingFailures) return;
      await markAnnounced(tx, namesOf(asked));
      const data = { ...eventOf(asked, asked.modelId), fault, reason: failure.reason };
      emit(tx, providerFailing, { workspaceId: asked.workspaceId, data });
    });
  });
}

/**
 * Forgets the failures of a model that answers. Another node may have stored them, so a node looks
 * again from time to time, and with each test. Never throws.
 */
export async function recordAnswer(
  kernel: Kernel,
  asked: AskedModel,
  { isTest = false }: Occasion = {},
): Promise<void> {
  const nowMs = kernel.clock.now();
  const answering = answeringOf(kernel);
  const writtenMs = answering.get(keyOf(asked));
  if (!isTest && writtenMs !== undefined && nowMs - writtenMs < repeatMs) return;
  answering.set(keyOf(asked), nowMs);
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

/**
 * Forgets what failed, because it may answer after a change of its provider: if not, that is a new
 * failure.
 */
export async function forgetFailures(tx: Transaction, workspaceId: string, provider: ProviderRow): Promise<void> {
  for (const { model, isAnnounced } of await deleteFailuresOfProvider(tx, workspaceId, provider.id)) {
    if (isAnnounced) emit(tx, providerRecovered, { workspaceId, data: eventOf({ provider }, model) });
  }
}

function eventOf(
  { provider }: Pick<AskedModel, "provider">,
  modelId: string,
): { providerId: string; model: string | null } {
  return { providerId: ProviderId.format(provider.id), model: failingModelName(provider, modelId) };
}

/** `<provider name>/<model id>`. Null for the list of models. */
export function failingModelName({ name }: ProviderRow, modelId: string): string | null {
  return modelId === noModelId ? null : `${name}/${modelId}`;
}

async function quietly(kernel: Kernel, work: () => Promise<void>): Promise<void> {
  await work().catch((cause: unknown) => {
    kernel.log.warn({ cause: String(cause) }, "whether a model answers could not be recorded");
  });
}
