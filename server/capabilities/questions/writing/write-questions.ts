import type { PassageIndex } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { Problem } from "../../../kernel/problem.ts";
import { bytesOfRow, countUse, quotaExceeded } from "../../../kernel/quotas/quotas-of.ts";
import { requireRoom } from "../../../kernel/quotas/take-room.ts";
import { state } from "../../../kernel/state.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import { ModelFailed, type ModelUsage } from "../../../providers/model/model.ts";
import {
  findWrittenElsewhere,
  keepAsked,
  keepDocuments,
  passageIndexAt,
  raiseAskedVersion,
  readKnowledgeVersion,
} from "../../knowledge/index.ts";
import {
  BudgetReached,
  costOfUse,
  findSetupVersion,
  type ModelSetup,
  modelSetupAt,
  type ProviderRow,
} from "../../models/index.ts";
import { askForQuestions, mostUse, type WrittenQuestion } from "./ask-for-questions.ts";
import { leadsBack, mostCharacters } from "./leads-back.ts";
import { sectionsLeft } from "./sections-left.ts";
import type { TaughtSection } from "./sections-of.ts";
import {
  claimWriting,
  findWriting,
  findWritings,
  finishSection,
  releaseWriting,
  type WritingProgress,
  type WritingRow,
  writeProgress,
} from "./store.ts";

/** Has the model write questions for the sections that have none yet. */
export const writeQuestions = defineJob<{ workspaceId: string }>({
  name: "write-questions",
  run: (kernel, { workspaceId }) => writeForWorkspace(kernel, workspaceId),
});

export function addWritingJob(tx: Transaction, workspaceId: string, runAt?: Date): void {
  addJob(tx, writeQuestions, { workspaceId }, { key: `questions:${workspaceId}`, ...(runAt && { runAt }) });
}

/** The request under way is paid for, so a stopping node waits so long for its answer. */
const stopPatienceMs = 5_000;
/** A call that nobody wants any more is cut after so long. */
const lookMs = 1_000;

type Work = { isEnding: boolean; cut: AbortController; workspaceIds: Set<string> };
const workOf = state((): Work => ({ isEnding: false, cut: new AbortController(), workspaceIds: new Set() }));

/** A stopping node leaves what it has not asked for to others, and to its next start. */
export function stopWriting(kernel: Kernel): void {
  const work = workOf(kernel);
  work.isEnding = true;
  setTimeout(() => work.cut.abort(new Error("The server is stopping.")), stopPatienceMs).unref();
}

async function writeForWorkspace(kernel: Kernel, workspaceId: string): Promise<void> {
  const work = workOf(kernel);
  if (work.isEnding || work.workspaceIds.has(workspaceId)) return;
  work.workspaceIds.add(workspaceId);
  const db = kernel.database.query;
  try {
    let writing = await claimWriting(db, workspaceId, kernel.node.id);
    while (writing !== undefined && !(await writeVersion(kernel, workspaceId, writing, work))) {
      writing = await claimWriting(db, workspaceId, kernel.node.id);
    }
  } finally {
    work.workspaceIds.delete(workspaceId);
    await inTransaction(kernel.database, async (tx) => {
      await releaseWriting(tx, workspaceId, kernel.node.id);
      if (work.isEnding) addWritingJob(tx, workspaceId);
    });
  }
}

/** Writes for the newest version. False when there may be a newer one, or another setting. */
async function writeVersion(kernel: Kernel, workspaceId: string, writing: WritingRow, work: Work): Promise<boolean> {
  const db = kernel.database.query;
  const isDue = writing.retryAt === null || writing.retryAt.getTime() <= kernel.clock.now();
  if (writing.state === "stopped" || !isDue) return true;
  const version = await readKnowledgeVersion(db, workspaceId);
  const setup = await modelSetupAt(kernel, workspaceId, await findSetupVersion(db, workspaceId));
  const provider = setup.providers.find(({ id }) => id === writing.providerId);
  // The provider is being removed, and the setting with it.
  if (provider === undefined) return true;
  const index = await passageIndexAt(kernel, workspaceId, version);
  const { left, total } = await sectionsLeft(kernel, workspaceId, index, writing.id);
  await writeProgress(db, workspaceId, writing.id, { sections: total, state: "writing" });
  const job: WritingJob = { workspaceId, writing, setup, provider, index, signal: work.cut.signal };
  /** The document of which some sections are done, and not read again yet. */
  let begun: string | undefined;
  try {
    for (const [{ documentId }, sections] of Map.groupBy(left, ({ document }) => document)) {
      for (const section of sections) {
        if (work.isEnding) return true;
        const isLast = section === sections.at(-1);
        if (!(await writeSection(kernel, job, section, isLast))) return false;
        begun = isLast ? undefined : documentId;
      }
    }
  } catch (error) {
    if (work.isEnding) return true;
    if (begun !== undefined) await inTransaction(kernel.database, (tx) => raiseAskedVersion(tx, workspaceId, [begun!]));
    const change = afterFailure(error, (await findWriting(db, workspaceId))?.failures ?? 0, kernel.clock.now());
    await writeProgress(db, workspaceId, writing.id, change);
    const { retryAt } = change;
    if (retryAt) await inTransaction(kernel.database, async (tx) => addWritingJob(tx, workspaceId, retryAt));
    return true;
  }
  const done = { state: "current" as const, writtenVersion: version, failures: 0, lastFailure: null, retryAt: null };
  await writeProgress(db, workspaceId, writing.id, done);
  return (await readKnowledgeVersion(db, workspaceId)) === version;
}

type WritingJob = {
  workspaceId: string;
  writing: WritingRow;
  setup: ModelSetup;
  provider: ProviderRow;
  index: PassageIndex;
  signal: AbortSignal;
};

/** The ceiling is reached. */
class CeilingReached extends Error {
  override name = "CeilingReached";
}

/**
 * Writes and stores the questions of one section. The document is read again with its last one. False
 * when the setting is another one by now.
 */
async function writeSection(
  kernel: Kernel,
  job: WritingJob,
  section: TaughtSection,
  isLast: boolean,
): Promise<boolean> {
  const { workspaceId, writing, setup, provider, index, signal } = job;
  const { modelId } = writing;
  const spent = await findWriting(kernel.database.query, workspaceId);
  if (spent?.id !== writing.id) return false;
  refuseBeyondCeiling(spent, provider, section);
  // An answer for which there is no room would be paid for in vain.
  await requireRoom(kernel, kernel.database.query, workspaceId, { knowledgeBytes: mostBytes(writing) });
  const watch = watchSetting(kernel, workspaceId, writing.id);
  const writer = { workspaceId, setup, provider, modelId, signal: AbortSignal.any([signal, watch.ended]) };
  const { questions, usage, failure } = await askForQuestions(kernel, writer, section, writing).finally(watch.stop);
  if (watch.ended.aborted) return false;
  if (failure !== undefined) {
    await inTransaction(kernel.database, (tx) => countAttempt(tx, job, section, usage));
    throw failure;
  }
  const written: WrittenQuestion[] = [];
  const yieldIfDue = periodicYield();
  for (const question of questions) {
    await yieldIfDue();
    if (leadsBack(index, question, section)) written.push(question);
  }
  const { documentId } = section.document;
  return inTransaction(kernel.database, async (tx) => {
    const { inputTokens, outputTokens } = usage;
    // A question that a model writes for several sections names none of them.
    const others = await findWrittenElsewhere(
      tx,
      workspaceId,
      { documentId, start: section.start },
      written.map(topicOf),
    );
    const kept = written.filter((question) => !others.has(topicOf(question)));
    const bytes = kept.reduce((sum, { text }) => sum + bytesOfRow + 2 * Buffer.byteLength(text), 0);
    const counts = { kept: kept.length, discarded: questions.length - kept.length, inputTokens, outputTokens };
    const isThere = (await keepDocuments(tx, workspaceId, [documentId])).has(documentId);
    const done = { documentId, start: section.start, isThere, ...counts };
    if (!(await finishSection(tx, workspaceId, writing.id, done))) return false;
    for (const question of kept) {
      const { text, language } = question;
      const path = section.path.join(" > ");
      await keepAsked(tx, workspaceId, {
        ...{ id: newUuid(), documentId, start: section.start, section: path === "" ? null : path },
        ...{ origin: "model", state: "active", language, text, topic: topicOf(question) },
      });
    }
    countUse(tx, { workspaceId, quota: "knowledgeBytes", amount: bytes });
    if (isLast) await raiseAskedVersion(tx, workspaceId, [documentId]);
    return true;
  });
}

/** Looks on any node whether the setting still stands while a model is asked, which may take minutes. */
function watchSetting(kernel: Kernel, workspaceId: string, id: string): { ended: AbortSignal; stop: () => void } {
  const cut = new AbortController();
  const look = async (): Promise<void> => {
    const now = await findWriting(kernel.database.query, workspaceId);
    if (now?.id !== id) cut.abort(new Error("The setting has ended."));
  };
  // A database that is away says nothing of the setting; what was written finds out when it is stored.
  const timer = setInterval(() => void look().catch(() => {}), lookMs);
  return { ended: cut.signal, stop: () => clearInterval(timer) };
}

const topicOf = ({ text }: WrittenQuestion): string => text.toLowerCase();

/** Counts what a call without an answer took towards the ceiling. */
function countAttempt(
  tx: Transaction,
  { workspaceId, writing }: WritingJob,
  section: TaughtSection,
  usage: ModelUsage,
) {
  const { documentId } = section.document;
  const nothing = { documentId, start: section.start, isThere: false, kept: 0, discarded: 0 };
  return finishSection(tx, workspaceId, writing.id, { ...nothing, ...usage });
}

const mostBytes = ({ perSection, languages }: WritingRow): number =>
  perSection * Math.max(1, languages.length) * (bytesOfRow + 2 * mostCharacters);

function refuseBeyondCeiling(spent: WritingRow, provider: ProviderRow, section: TaughtSection): void {
  const { inputTokens, outputTokens } = mostUse(section, spent);
  const use = { inputTokens: spent.inputTokens + inputTokens, outputTokens: spent.outputTokens + outputTokens };
  if (use.inputTokens + use.outputTokens > spent.maxTokens)
    throw new CeilingReached(
      "The next section could take more than `maxTokens`. PUT /api/knowledge/questions with a higher one goes on.",
    );
  const cost = costOfUse(provider, spent.modelId, use);
  if (spent.maxCost === null) return;
  if (cost === undefined)
    throw new CeilingReached("The model has no price any more, which `maxCost` needs. Add it to the provider.");
  if (cost > spent.maxCost)
    throw new CeilingReached(
      "The next section could cost more than `maxCost`. PUT /api/knowledge/questions with a higher one goes on.",
    );
}

const firstRetryMs = 10_000;
const longestRetryMs = 60 * 60_000;

function afterFailure(error: unknown, failures: number, nowMs: number): WritingProgress {
  const lastFailure = explain(error);
  if (error instanceof CeilingReached) return { state: "stopped", lastFailure, retryAt: null };
  const isFull = error instanceof Problem && error.type === quotaExceeded;
  if (error instanceof BudgetReached || isFull)
    return { state: "waiting", lastFailure, retryAt: new Date(nowMs + longestRetryMs) };
  if (!(error instanceof ModelFailed) && (error as Error).name !== "TimeoutError") throw error;
  const waitMs = Math.min(firstRetryMs * 2 ** Math.min(failures, 20), longestRetryMs);
  return { state: "failing", failures: failures + 1, lastFailure, retryAt: new Date(nowMs + waitMs) };
}

/** Tells a person what failed; nothing of it quotes a text. */
function explain(error: unknown): string {
  const { name, message } = error as Error;
  if (error instanceof ModelFailed && error.vendorReason !== undefined)
    return `${message} It says: ${error.vendorReason}`;
  return error instanceof Problem
    ? error.detail
    : name === "TimeoutError"
      ? "The provider did not answer in time."
      : message;
}

/** Looks once a minute whether knowledge has changed where a model writes questions. */
export const lookForSections = defineJob<unknown>({
  name: "look-for-sections-to-question",
  schedule: "* * * * *",
  maxAttempts: 1,
  async run(kernel) {
    const db = kernel.database.query;
    for (const { workspaceId, writtenVersion } of await findWritings(db, new Date(kernel.clock.now()))) {
      if ((await readKnowledgeVersion(db, workspaceId)) === writtenVersion) continue;
      await inTransaction(kernel.database, async (tx) => addWritingJob(tx, workspaceId));
    }
  },
});
