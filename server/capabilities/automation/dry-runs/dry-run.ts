import { isDeepStrictEqual } from "node:util";
import type { Caller } from "../../../kernel/caller.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { noWorkflow } from "../definitions/require-workflow.ts";
import { findWorkflow } from "../definitions/store.ts";
import { RunId } from "../ids.ts";
import { showTask } from "../runs/show-run.ts";
import { listTasks } from "../runs/store.ts";
import { checkWorkflow } from "../workflows/check-workflow.ts";
import { invalid } from "../workflows/save-workflow.ts";
import { type DryCase, findCases } from "./find-cases.ts";
import { performDryRun } from "./perform-dry-run.ts";
import { taskPaths } from "./task-paths.ts";

export type DryRunBody = { sinceEvents?: number; input?: unknown; definition?: string };
type DryRunCall = Call<{ name: string }, unknown, DryRunBody | undefined>;

/** All cases together may take so long. */
const mostMs = 10_000;
const mostCharacters = 4_194_304;
const tasksCompared = 200;

/** Tries a workflow, or a draft of it, with what happened before, and says what would be different. */
export async function dryRun(call: DryRunCall) {
  const { kernel, caller, params } = call;
  const { sinceEvents = 20, definition: draft } = call.body ?? {};
  const { workspaceId } = caller;
  if (draft !== undefined) {
    requireScope(
      caller,
      "automation:write",
      "A draft does what its writer wants with secrets and data of the workspace",
    );
  }
  const saved = await findWorkflow(kernel.database.query, workspaceId, params.name);
  const checked = draft === undefined ? undefined : await checkWorkflow(kernel, workspaceId, draft);
  if (checked !== undefined && checked.definition === undefined) throw invalid(checked.problems);
  const definition = checked?.definition ?? saved?.definition;
  if (definition === undefined) throw noWorkflow(params.name);
  if (!hasInput(call.body)) {
    requireScope(caller, "automation:read", "Without an input, the answer shows events and runs that really were");
  }
  const workflow = { id: saved?.id ?? newUuid(), name: params.name, version: saved?.version ?? 0, definition };
  const cases = hasInput(call.body)
    ? [{ input: call.body.input ?? null }]
    : await findCases(kernel, caller, { workflowId: workflow.id, definition }, sinceEvents);
  const signal = AbortSignal.timeout(mostMs);
  const data = [];
  let characters = 0;
  for (const each of cases) {
    if (signal.aborted || characters > mostCharacters) break;
    const tried = await tryCase(call, workflow, each, signal);
    characters += JSON.stringify(tried).length;
    data.push(tried);
  }
  return { data, isComplete: data.length === cases.length && !signal.aborted };
}

/** @throws Problem forbidden */
function requireScope({ scopes }: Caller, scope: Scope, reason: string): void {
  if (scopes.has(scope)) return;
  throw new Problem(forbidden, `${reason}: this needs the scope ${scope} too.`);
}

function hasInput(body: DryRunBody | undefined): body is DryRunBody {
  return body !== undefined && Object.hasOwn(body, "input");
}

async function tryCase(
  { kernel, caller }: DryRunCall,
  workflow: Parameters<typeof performDryRun>[1]["workflow"],
  { event, input, recorded }: DryCase,
  signal: AbortSignal,
) {
  const tasks =
    recorded === undefined ? [] : await listTasks(kernel.database.query, recorded, { after: -1, limit: tasksCompared });
  const { workspaceId } = caller;
  const dry = await performDryRun(kernel, { workspaceId, workflow, input, recorded: tasks, signal });
  const shown = { ...(event === undefined ? {} : { event }), input, dry };
  if (recorded === undefined) return { ...shown, isSame: null, differences: [] };
  const { id, status, output } = recorded;
  return {
    ...shown,
    recorded: { runId: RunId.format(id), status, output },
    isSame: status === dry.status && isDeepStrictEqual(output, dry.output),
    differences: compareRuns(tasks.map(showTask), dry.timeline),
  };
}

type Outcome = { pointer: string; status: string; output: unknown };
type TaskDifference = { pointer: string; recorded: Shown | null; dry: Shown | null };
type Shown = { status: string; output: unknown };

const mostDifferences = 100;

/** Gives the tasks that ended differently, or that only one of the two runs had. */
function compareRuns(recorded: readonly Outcome[], dry: readonly Outcome[]): TaskDifference[] {
  const [before, after] = [taskPaths(recorded), taskPaths(dry)];
  const differences: TaskDifference[] = [];
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(path), after.get(path)];
    if (old?.status === now?.status && isDeepStrictEqual(old?.output ?? null, now?.output ?? null)) continue;
    differences.push({ pointer: (now ?? old)?.pointer ?? path, recorded: show(old), dry: show(now) });
  }
  return differences.slice(0, mostDifferences);
}

function show(outcome: Outcome | undefined): Shown | null {
  return outcome === undefined ? null : { status: outcome.status, output: outcome.output ?? null };
}
