import { QuestionGroups } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { inShareOf } from "../../../kernel/sharing/share.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { createGatherer, type Gatherer } from "../../../kernel/storage/gatherer.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { isLockTimeout } from "../../../kernel/storage/prepared-client.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import { gapOpened } from "../events.ts";
import { GapId } from "../ids.ts";
import {
  findFirstWords,
  findUngrouped,
  findWorkspacesToGroup,
  findWorkspacesWithGaps,
  hasUngrouped,
  lockGaps,
  pruneGaps,
  storeGroups,
} from "./store.ts";

/** One pass holds the lock of the workspace's gaps, for which readers wait. */
const questionsAtOnce = 300;
const patienceOfReadersMs = 2_000;
const keptMs = 180 * 86_400_000;
/** Beyond, the oldest questions of a workspace are forgotten: a stranger may ask anything. */
const mostQuestions = 10_000;

/**
 * Groups missed questions of the workspace into gaps before the gaps are read. It takes the oldest
 * `questionsAtOnce`, and leaves the others to a job. When another transaction has been grouping for
 * longer than `patienceOfReadersMs`, it leaves all to that one.
 */
export async function groupBeforeReading(kernel: Kernel, workspaceId: string): Promise<void> {
  if (!(await hasUngrouped(kernel.database.query, workspaceId))) return;
  await passesOf(kernel, workspaceId).add(undefined);
}

/** Readers that come during a pass share the next one: each pass of its own would hold a connection. */
function passesOf(kernel: Kernel, workspaceId: string): Gatherer<undefined, undefined> {
  const known = allPasses(kernel).get(workspaceId);
  if (known !== undefined) return known;
  const passes = createGatherer<undefined, undefined>(
    { maxTogether: Number.POSITIVE_INFINITY },
    async (readers) => {
      await inShareOf(workspaceId, "requests", () => passForReaders(kernel, workspaceId));
      return readers;
    },
    () => "fail-all",
  );
  allPasses(kernel).set(workspaceId, passes);
  return passes;
}

const mostWorkspaces = 1_000;
const allPasses = state(() => new Cache<string, Gatherer<undefined, undefined>>(mostWorkspaces));

async function passForReaders(kernel: Kernel, workspaceId: string): Promise<void> {
  const work = async (tx: Transaction) => {
    const placed = await groupSome(kernel, tx, workspaceId);
    if (placed === questionsAtOnce) addJob(tx, goOnGrouping, { workspaceId }, { key: `group-gaps:${workspaceId}` });
  };
  try {
    await inTransaction(kernel.database, work, { lockTimeoutMs: patienceOfReadersMs });
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
  }
}

/** Puts every missed question of the workspace into the gap of its like, for jobs: it may take long. */
export async function groupMissedQuestions(kernel: Kernel, workspaceId: string): Promise<void> {
  while (await hasUngrouped(kernel.database.query, workspaceId)) {
    await inTransaction(kernel.database, (tx) => groupSome(kernel, tx, workspaceId));
  }
}

/** Returns how many questions it has placed. */
async function groupSome(kernel: Kernel, tx: Transaction, workspaceId: string): Promise<number> {
  await lockGaps(tx, workspaceId);
  const questions = await findUngrouped(tx, workspaceId, questionsAtOnce);
  if (questions.length === 0) return 0;
  const groups = new QuestionGroups();
  for (const { id, words } of await findFirstWords(tx, workspaceId)) groups.add(id, words);
  const placed: { questionId: string; gapId: string }[] = [];
  const yieldIfDue = periodicYield();
  for (const { id, words } of questions) {
    let gapId = groups.find(words);
    if (gapId === undefined) {
      gapId = newUuid();
      groups.add(gapId, words);
    }
    placed.push({ questionId: id, gapId });
    await yieldIfDue();
  }
  for (const { id, isNew } of await storeGroups(tx, workspaceId, placed)) {
    emit(tx, gapOpened, {
      workspaceId,
      data: { gapId: GapId.format(id), ...(isNew ? {} : { reopened: true as const }) },
    });
  }
  await prune(kernel, tx, workspaceId);
  return questions.length;
}

function prune(kernel: Kernel, tx: Transaction, workspaceId: string): Promise<void> {
  return pruneGaps(tx, workspaceId, { before: new Date(kernel.clock.now() - keptMs), mostQuestions });
}

/** Groups what a reader has left. */
export const goOnGrouping = defineJob<{ workspaceId: string }>({
  name: "go-on-grouping-missed-questions",
  run: (kernel, { workspaceId }) => groupMissedQuestions(kernel, workspaceId),
});

/** Gaps are grouped when they are read. This job announces those that nobody reads. */
export const groupAllMissedQuestions = defineJob<unknown>({
  name: "group-missed-questions",
  schedule: "*/5 * * * *",
  async run(kernel) {
    for (const workspaceId of await findWorkspacesToGroup(kernel.database.query)) {
      await groupMissedQuestions(kernel, workspaceId);
    }
  },
});

export const forgetOldGaps = defineJob<unknown>({
  name: "forget-old-gaps",
  schedule: "43 3 * * *",
  async run(kernel) {
    for (const workspaceId of await findWorkspacesWithGaps(kernel.database.query)) {
      await inTransaction(kernel.database, async (tx) => {
        await lockGaps(tx, workspaceId);
        await prune(kernel, tx, workspaceId);
      });
    }
  },
});
