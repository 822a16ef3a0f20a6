import type { Kernel } from "../../kernel/kernel.ts";
import { emit } from "../../kernel/log/event.ts";
import { addJob, defineJob } from "../../kernel/log/job.ts";
import { dueLooksOf } from "../../kernel/nodes/due-looks.ts";
import { inShareOf } from "../../kernel/sharing/share.ts";
import { state } from "../../kernel/state.ts";
import { inTransaction, type Transaction } from "../../kernel/storage/database.ts";
import { periodicYield } from "../../kernel/untrusted/periodic-yield.ts";
import { offlineModel } from "../assistants/index.ts";
import { answerAfter } from "../conversations/index.ts";
import { pinsChanged } from "./events.ts";
import { PinId } from "./ids.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { mailChanges } from "./mail-changes.ts";
import {
  type ClaimedRun,
  claimRun,
  endRun,
  findAllPins,
  findDueWorkspaces,
  isRunDue,
  type PinResult,
  postponeRun,
  renewRun,
  requestRun,
} from "./store.ts";

/** Changes that come faster, within two seconds, are one. */
const everyRounds = 4;

/** A waiting job of the workspace is replaced, so that at most one waits. */
export const runPins = defineJob<{ workspaceId: string }>({
  name: "run-answer-tests",
  run: (kernel, { workspaceId }) => inShareOf(workspaceId, "work", () => runOnce(kernel, workspaceId)),
});

/** Has the tests run after the commit, whether anything changed or not. */
export async function askForRun(tx: Transaction, workspaceId: string): Promise<void> {
  await requestRun(tx, workspaceId);
  addRun(tx, workspaceId);
}

function addRun(tx: Transaction, workspaceId: string): void {
  addJob(tx, runPins, { workspaceId }, { key: `answer-tests:${workspaceId}` });
}

const stopLookingOf = state((kernel) =>
  dueLooksOf(kernel).add({ what: "answer tests to run", isDue: () => isRunDue, look: () => look(kernel), everyRounds }),
);

/** Looks from time to time where knowledge or settings are newer than the last run of their tests. */
export async function startLooking(kernel: Kernel): Promise<void> {
  stopLookingOf(kernel);
}

export function stopLooking(kernel: Kernel): Promise<void> {
  return stopLookingOf(kernel)();
}

async function look(kernel: Kernel): Promise<void> {
  const due = await findDueWorkspaces(kernel.database.query);
  if (due.length === 0) return;
  await inTransaction(kernel.database, async (tx) => {
    for (const workspaceId of due) addRun(tx, workspaceId);
  });
}

async function runOnce(kernel: Kernel, workspaceId: string): Promise<void> {
  const db = kernel.database.query;
  const run = await claimRun(db, workspaceId);
  if (run === undefined) return;
  try {
    await runPinsOf(kernel, workspaceId, run);
  } catch (error) {
    kernel.log.warn({ cause: String(error) }, "the tests of a workspace could not be run; retrying");
    await postponeRun(db, workspaceId);
  }
}

async function runPinsOf(kernel: Kernel, workspaceId: string, run: ClaimedRun): Promise<void> {
  const db = kernel.database.query;
  const results: Parameters<typeof endRun>[2]["results"][number][] = [];
  const pins = await findAllPins(db, workspaceId);
  const yieldIfDue = periodicYield();
  let asksModels = false;
  for (const { id, question, earlierQuestions, assistantId, expect, result: former } of pins) {
    const end = await answerAfter(kernel, earlierQuestions, { workspaceId, assistantId, question });
    const isByModel = end.model !== offlineModel;
    asksModels ||= isByModel;
    const result = judgeAnswer(expect, end);
    results.push({ id, result, hasChanged: former !== null && isOther(former, result, isByModel) });
    if (isByModel) await renewRun(db, workspaceId);
    await yieldIfDue();
  }
  await inTransaction(kernel.database, async (tx) => {
    await endRun(tx, workspaceId, { ...run, asksModels, results });
    const changed = results.filter(({ hasChanged }) => hasChanged);
    if (changed.length === 0) return;
    const failed = results.filter(({ result }) => !result.passed).length;
    await mailChanges(kernel, tx, workspaceId, { changed: changed.length, failed, all: results.length });
    emit(tx, pinsChanged, {
      workspaceId,
      data: {
        ...{ passed: results.length - failed, failed },
        changed: changed.map(({ id, result }) => ({ pinId: PinId.format(id), passed: result.passed })),
      },
    });
  });
}

/** A model says the same in other words each time: that is no change. */
function isOther(former: PinResult, result: PinResult, isByModel: boolean): boolean {
  const parts = ({ passed, answered, sourceIds, hash }: PinResult) =>
    JSON.stringify([passed, answered, ...(isByModel ? [] : [hash, ...sourceIds])]);
  return parts(former) !== parts(result);
}
