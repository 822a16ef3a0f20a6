import type { Caller, DatabaseRule } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Cause } from "../../../kernel/log/event.ts";
import { Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import type { Access } from "../plane/database-name-of.ts";
import { noteDeletion, refuseWhenFull } from "../plane/refuse-when-full.ts";
import { runInDatabase } from "../plane/run-in-database.ts";
import type { Session } from "../plane/session.ts";
import { watchTables } from "../plane/store.ts";
import { openWorkspaceDatabase, type WorkspaceDatabase } from "../plane/workspace-database.ts";
import { promiseRelay, relaySoon } from "../records/promise-relay.ts";
import type { DatabaseAnswer, DatabaseRequest } from "../schema.ts";
import { explainError, isPerhapsStale } from "../tables/explaining/explain-error.ts";
import { callerLeft } from "./caller-left.ts";
import { describeDatabase } from "./describe-database.ts";
import { forgetTables, type KnownTables, knownTables } from "./known-tables.ts";
import { type Plan, planRequest, type Step } from "./plan-request.ts";
import { type Failing, type Outcome, runStep } from "./run-step.ts";
import * as store from "./store.ts";

type DatabaseCall = Call<unknown, unknown, DatabaseRequest>;
/** The duration is kept with the outcomes, so that a retry gets the same answer. */
type Done = { outcomes: Outcome[]; durationMs: number };

/** One request, by HTTP or by a workflow. */
export type DatabaseOrder = {
  kernel: Kernel;
  caller: Caller;
  body: DatabaseRequest;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** The cause of the changes is named where a workflow makes them. */
  causedBy?: Cause;
  /**
   * A UUID under which a second attempt finds what the first one did, for 25 hours; undefined: nobody
   * repeats the request.
   */
  idOf(access: Access): Promise<string | undefined>;
};

/** Carries out one request of `POST /api/database`. */
export function operate(call: DatabaseCall): Promise<DatabaseAnswer> {
  const { kernel, caller, body } = call;
  return carryOut({ kernel, caller, body, signal: callerLeft(call), idOf: (access) => idOfRetriable(call, access) });
}

export async function carryOut(order: DatabaseOrder): Promise<DatabaseAnswer> {
  const startedAtMs = performance.now();
  const { kernel, caller, body } = order;
  const database = await openWorkspaceDatabase(kernel, caller.workspaceId);
  if (body.operation === "describe") return describeDatabase(order, database, body, startedAtMs);
  const plan = await planRequest(kernel, caller, database, body);
  if (plan.access !== "read") await prepareWrite(order, database, plan);
  const requestId = await order.idOf(plan.access);
  const { outcomes, durationMs } = await run(order, database, plan, requestId, startedAtMs);
  if (!plan.isBatch) return { ...outcomes[0]!, durationMs };
  const rowCount = outcomes.reduce((sum, outcome) => sum + outcome.rowCount, 0);
  return { rows: [], rowCount, fields: [], durationMs, results: outcomes };
}

async function prepareWrite({ kernel }: DatabaseOrder, database: WorkspaceDatabase, plan: Plan): Promise<void> {
  if (plan.steps.some(needsRoom)) await refuseWhenFull(kernel, database);
  await promiseRelay(kernel, database.workspaceId);
}

/** Tells whether a step needs room on the disk: a full database may still be read and emptied. */
function needsRoom(step: Step): boolean {
  if (step.access === "read") return false;
  const name = step.kind === "table" ? step.operation.operation : step.statement.command;
  return !/^(delete|truncate|drop)/i.test(name);
}

/** A retry with the same Idempotency-Key finds under this id whether the first attempt was done. */
async function idOfRetriable(call: DatabaseCall, access: Access): Promise<string | undefined> {
  if (access === "read" || call.header("idempotency-key") === undefined) return undefined;
  const earlier = call.progress?.value as { requestId: string } | undefined;
  if (earlier !== undefined) return earlier.requestId;
  const made = await call.commit(async () => ({ requestId: newUuid() }), { progressOf: (progress) => progress });
  return made.requestId;
}

async function run(
  { kernel, caller, signal, causedBy }: DatabaseOrder,
  database: WorkspaceDatabase,
  plan: Plan,
  requestId: string | undefined,
  startedAtMs: number,
): Promise<Done> {
  const { workspaceId } = database;
  const mayGrow = plan.steps.some(needsRoom);
  const work = { database, access: plan.access, signal, isForeign: plan.hasSql, mayGrow };
  const done = await runInDatabase(kernel, work, (session) => attempt(session, false));
  if (plan.access === "ddl") forgetTables(kernel, workspaceId);
  if (plan.access !== "read") relaySoon(kernel, workspaceId);
  if (plan.steps.some((step) => step.access === "write" && !needsRoom(step))) noteDeletion(database);
  return done;

  async function attempt(session: Session, isSecond: boolean): Promise<Done> {
    const tables = await knownTables(kernel, database, session, isSecond);
    const failing: { current: Failing | undefined } = { current: undefined };
    const rules = caller.databaseRules ?? null;
    const all = async (): Promise<Done> => {
      const outcomes: Outcome[] = [];
      const context = { database, tables, rules, failing, isPrepared: !isSecond };
      for (const step of plan.steps) outcomes.push(await runStep(session, step, context));
      return { outcomes, durationMs: Math.round((performance.now() - startedAtMs) * 100) / 100 };
    };
    try {
      const mustBegin = needsTransaction(plan, requestId) || causedBy !== undefined;
      return mustBegin ? await inTransaction(session, plan, requestId, all) : await all();
    } catch (error) {
      if (!isSecond && isPerhapsStale(error)) {
        session.retire();
        return await attempt(session, true);
      }
      throw await explain(session, error, failing.current, { tables, rules });
    }
  }

  function explain(
    session: Session,
    error: unknown,
    failing: Failing | undefined,
    known: { tables: KnownTables; rules: readonly DatabaseRule[] | null },
  ): unknown {
    if (error instanceof Problem || failing === undefined) return error;
    const { step, compiled } = failing;
    return explainError(error, {
      ...known,
      compiled,
      sql: step.kind === "sql" ? step.statement.text : undefined,
      run: (text, values) => session.run({ text, values }),
      place: plan.isBatch ? step.place : undefined,
    });
  }

  async function inTransaction(
    session: Session,
    { access, isolation }: Plan,
    id: string | undefined,
    all: () => Promise<Done>,
  ): Promise<Done> {
    await session.command(isolation === undefined ? "begin" : `begin isolation level ${isolation}`);
    try {
      if (causedBy !== undefined) await store.nameCause(session, causedBy);
      if (id !== undefined && !(await store.recordRequest(session, id))) {
        const earlier = (await store.findAnswer(session, id)) as Done;
        await session.command("commit");
        return earlier;
      }
      const result = await all();
      if (access === "ddl") await watchTables(session, database.schemaName);
      if (id !== undefined) await store.storeAnswer(session, id, result);
      await session.command("commit");
      return result;
    } catch (error) {
      if (!session.isBroken) await session.command("rollback").catch(() => session.end("stopping"));
      throw error;
    }
  }
}

/**
 * A single statement is a transaction by itself. What is given back of a change may turn out to be too
 * large: then the change must not have taken effect.
 */
function needsTransaction({ steps, isBatch, access }: Plan, requestId: string | undefined): boolean {
  if (isBatch || access === "ddl" || requestId !== undefined) return true;
  const [step] = steps;
  if (step === undefined || step.access === "read") return false;
  return step.kind === "sql" || "returning" in step.operation;
}
