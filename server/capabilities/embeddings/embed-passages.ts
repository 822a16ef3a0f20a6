import type { Kernel } from "../../kernel/kernel.ts";
import { addJob, defineJob, type Listener } from "../../kernel/log/job.ts";
import { state } from "../../kernel/state.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import { inTransaction, type Transaction } from "../../kernel/storage/database.ts";
import { passageIndexAt, readKnowledgeVersion } from "../knowledge/index.ts";
import { findSetupVersion, modelSetupAt, ProviderId } from "../models/index.ts";
import { dayOf } from "./day-of.ts";
import { embedBatch, retryAfter } from "./embed-batch.ts";
import { writersOfPassages } from "./passage-texts.ts";
import {
  claimSetting,
  deleteVectors,
  findHashes,
  findSettings,
  forgetRetry,
  releaseSetting,
  type SettingRow,
  writeProgress,
} from "./store.ts";

/** Embeds what has no vector yet, and deletes the vectors of what is gone. */
export const embedPassages = defineJob<{ workspaceId: string }>({
  name: "embed-passages",
  run: (kernel, { workspaceId }) => embedWorkspace(kernel, workspaceId),
});

export function addEmbeddingJob(tx: Transaction, workspaceId: string, runAt?: Date): void {
  addJob(tx, embedPassages, { workspaceId }, { key: `embed:${workspaceId}`, ...(runAt && { runAt }) });
}

/** By workspace: the knowledge version for which this node has asked. */
const requestedOf = state(() => new Cache<string, number>(5_000));

/** Has the passages of a newer knowledge version embedded, without waiting for the next look. */
export async function requestEmbedding(kernel: Kernel, workspaceId: string, knowledgeVersion: number): Promise<void> {
  const requested = requestedOf(kernel);
  if ((requested.get(workspaceId) ?? -1) >= knowledgeVersion) return;
  requested.set(workspaceId, knowledgeVersion);
  await inTransaction(kernel.database, async (tx) => addEmbeddingJob(tx, workspaceId));
}

/** The request under way is paid for, so a stopping node waits so long for its answer. */
const stopPatienceMs = 5_000;

type Work = { isEnding: boolean; cut: AbortController; workspaceIds: Set<string> };
const workOf = state((): Work => ({ isEnding: false, cut: new AbortController(), workspaceIds: new Set() }));

/** A stopping node leaves what it has not asked for to others, and to its next start. */
export function stopEmbedding(kernel: Kernel): void {
  const work = workOf(kernel);
  work.isEnding = true;
  setTimeout(() => work.cut.abort(new Error("The server is stopping.")), stopPatienceMs).unref();
}

async function embedWorkspace(kernel: Kernel, workspaceId: string): Promise<void> {
  const work = workOf(kernel);
  const { workspaceIds } = work;
  if (work.isEnding || workspaceIds.has(workspaceId)) return;
  workspaceIds.add(workspaceId);
  const db = kernel.database.query;
  try {
    const claimed = await claimSetting(db, workspaceId, kernel.node.id, dayOf(kernel));
    if (claimed === undefined) return;
    let setting: SettingRow | undefined = claimed;
    while (setting !== undefined && !(await embedVersion(kernel, workspaceId, setting, work))) {
      setting = await claimSetting(db, workspaceId, kernel.node.id, dayOf(kernel));
    }
  } finally {
    workspaceIds.delete(workspaceId);
    await inTransaction(kernel.database, async (tx) => {
      await releaseSetting(tx, workspaceId, kernel.node.id);
      if (work.isEnding) addEmbeddingJob(tx, workspaceId);
    });
  }
}

/** Embeds the newest version. False when there may be a newer one, or another setting. */
async function embedVersion(kernel: Kernel, workspaceId: string, setting: SettingRow, work: Work): Promise<boolean> {
  const db = kernel.database.query;
  const version = await readKnowledgeVersion(db, workspaceId);
  const setup = await modelSetupAt(kernel, workspaceId, await findSetupVersion(db, workspaceId));
  const provider = setup.providers.find(({ id }) => id === setting.providerId);
  // The provider is being removed, and the setting with it.
  if (provider === undefined) return true;
  const index = await passageIndexAt(kernel, workspaceId, version);
  const texts = await writersOfPassages(index);
  const stored = new Set(await findHashes(db, workspaceId, setting.id));
  const gone = [...stored.difference(new Set(texts.keys()))];
  // First, so that what was removed is forgotten also while the model does not answer.
  if (gone.length > 0) await deleteVectors(db, workspaceId, setting.id, gone);
  for (const hash of stored) texts.delete(hash);
  const embedded = stored.size - gone.length;
  const isDue = setting.retryAt === null || setting.retryAt.getTime() <= kernel.clock.now();
  const progress = { total: embedded + texts.size, embedded, ...(isDue && { state: "embedding" as const }) };
  await writeProgress(db, workspaceId, setting.id, progress);
  const missing = [...texts].map(([hash, write]) => ({ hash, write }));
  // Knowledge that changes while the model fails does not bring the next attempt forward.
  if (missing.length > 0 && !isDue) return true;
  const job = {
    workspaceId,
    setting,
    setup,
    provider,
    signal: work.cut.signal,
    embedded,
    tokensToday: setting.tokensToday,
  };
  try {
    while (missing.length > 0) {
      if (work.isEnding) return true;
      if (!(await embedBatch(kernel, job, missing))) return false;
    }
  } catch (error) {
    if (work.isEnding) return true;
    const failures = job.embedded > embedded ? 0 : setting.failures;
    const change = retryAfter(error, failures, kernel.clock.now());
    await writeProgress(db, workspaceId, setting.id, change);
    await inTransaction(kernel.database, async (tx) => addEmbeddingJob(tx, workspaceId, change.retryAt));
    return true;
  }
  const done = { state: "current" as const, embeddedVersion: version, failures: 0 };
  await writeProgress(db, workspaceId, setting.id, { ...done, failedAt: null, lastFailure: null, retryAt: null });
  return (await readKnowledgeVersion(db, workspaceId)) === version;
}

/**
 * Looks once a minute whether knowledge has changed where embeddings are switched on. Workspaces without
 * them pay nothing for it, as they would for a listener to every change of every source.
 */
export const lookForChanges = defineJob<unknown>({
  name: "look-for-passages-to-embed",
  schedule: "* * * * *",
  maxAttempts: 1,
  async run(kernel) {
    const db = kernel.database.query;
    for (const { workspaceId, embeddedVersion } of await findSettings(db, new Date(kernel.clock.now()))) {
      if ((await readKnowledgeVersion(db, workspaceId)) === embeddedVersion) continue;
      await inTransaction(kernel.database, async (tx) => addEmbeddingJob(tx, workspaceId));
    }
  },
});

/** A provider that failed may answer after a change: another key, another address. */
export const retryWithChangedProvider: Listener = {
  name: "embed-with-changed-provider",
  on: [{ type: "provider.changed" }],
  async run(kernel, { workspaceId, data }) {
    const id = ProviderId.parse((data as { providerId: string }).providerId);
    await inTransaction(kernel.database, async (tx) => {
      if (id !== undefined && (await forgetRetry(tx, workspaceId, id))) addEmbeddingJob(tx, workspaceId);
    });
  },
};
