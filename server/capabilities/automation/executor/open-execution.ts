import { parseJsonWithin } from "@parley/json";
import { withinBoth } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { versionOf } from "../definitions/definition-of.ts";
import { RunExecution } from "../execution/run-execution.ts";
import type { RunFacts } from "../execution/run-facts.ts";
import { listFrame, type RunState } from "../execution/run-state.ts";
import type { TaskRecord } from "../execution/task-record.ts";
import { HiddenTexts } from "../hiding/hidden-texts.ts";
import { RunId } from "../ids.ts";
import { type ClaimedRun, findOpenTasks } from "../runs/store.ts";
import { readSecretsOf, secretTextsOf } from "../secrets/read-secrets-of.ts";
import { countedBefore } from "./counted-bytes.ts";
import { databaseJournal, statePurpose } from "./database-journal.ts";

const emptyDefinition = {
  document: { dsl: "1.0.3", namespace: "deleted", name: "deleted", version: "0.0.0" },
  do: [],
};

/** An execution of a run from where it is stored to be. */
export async function openExecution(kernel: Kernel, claimed: ClaimedRun): Promise<RunExecution> {
  const { workspaceId, workflowId, version } = claimed;
  const found = await versionOf(kernel, workspaceId, workflowId, version);
  const definition = found?.definition;
  const facts: RunFacts = {
    workspaceId,
    id: RunId.format(claimed.id),
    workflowId,
    workflowName: claimed.workflowName,
    version,
    definition: definition ?? emptyDefinition,
    isDefined: definition !== undefined,
    input: claimed.input,
    startedAt: claimed.startedAt,
    causedBy: claimed.causedBy,
    depth: claimed.depth,
    chainId: claimed.chainId ?? claimed.id,
    databaseRules: withinBoth(found?.databaseRules ?? null, claimed.databaseRules),
    isDry: false,
  };
  const stored = readState(kernel, claimed);
  const isFresh = stored === undefined;
  const records = isFresh ? [] : await findOpenTasks(kernel.database.query, claimed);
  const { hidden, ...kept } = stored ?? {};
  let execution: RunExecution | undefined;
  const journal = databaseJournal(kernel, facts, {
    uuid: claimed.id,
    epoch: claimed.epoch,
    counted: countedBefore(claimed, records),
    secretTexts: () => (execution === undefined ? new HiddenTexts() : secretTextsOf(execution)),
  });
  execution = new RunExecution(kernel, {
    facts,
    state: isFresh ? freshState() : (kept as RunState),
    records: records.map((record) => withHidden(record, hidden)),
    nextTask: claimed.nextTask,
    wakes: claimed.wakes,
    isFresh,
    journal,
  });
  // The secrets that the run has read must stay out of its history from here on, too.
  if (claimed.encryptedState !== null) await readSecretsOf(execution).catch(() => {});
  if (!isFresh) await execution.begin();
  return execution;
}

export function freshState(): RunState {
  return { context: null, contextFrom: null, root: listFrame(null), calls: 0, tokens: 0 };
}

function readState(kernel: Kernel, { id, state, encryptedState }: ClaimedRun): RunState | undefined {
  if (encryptedState !== null)
    return parseJsonWithin(kernel.secrets.decrypt(statePurpose, encryptedState, id)) as RunState;
  return (state ?? undefined) as RunState | undefined;
}

function withHidden(record: TaskRecord, hidden: RunState["hidden"]): TaskRecord {
  const whole = hidden?.[record.number];
  return whole === undefined ? record : { ...record, ...whole };
}
