import { QuestionGroups } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
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

const questionsAtOnce = 1_000;
const keptMs = 180 * 86_400_000;
/** Beyond, the oldest questions of a workspace are forgotten: a stranger may ask anything. */
const mostQuestions = 10_000;

/** Puts every missed question of the workspace into the gap of its like. */
export async function groupMissedQuestions(kernel: Kernel, workspaceId: string): Promise<void> {
  while (await hasUngrouped(kernel.database.query, workspaceId)) {
    await inTransaction(kernel.database, (tx) => groupSome(kernel, tx, workspaceId));
  }
}

async function groupSome(kernel: Kernel, tx: Transaction, workspaceId: string): Promise<void> {
  await lockGaps(tx, workspaceId);
  const questions = await findUngrouped(tx, workspaceId, questionsAtOnce);
  if (questions.length === 0) return;
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
}

function prune(kernel: Kernel, tx: Transaction, workspaceId: string): Promise<void> {
  return pruneGaps(tx, workspaceId, { before: new Date(kernel.clock.now() - keptMs), mostQuestions });
}

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
