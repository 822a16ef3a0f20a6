// Long because it holds all SQL of models: providers, the setup, the budget, reservations and use.
import { type RawBuilder, sql } from "kysely";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import type { RefusedPart } from "../../providers/model/model.ts";
import type { ModelKind } from "../../providers/model/open-model.ts";

export type ProviderRow = {
  id: string;
  kind: ModelKind;
  name: string;
  baseUrl: string | null;
  encryptedKey: Buffer | null;
  defaultModel: string | null;
  prices: Record<string, { input: number; output: number }>;
  /** By model id: what the model refuses. */
  refusedParts: Record<string, RefusedPart[]>;
  createdAt: Date;
};

const providerColumns = [
  "id",
  sql<ModelKind>`kind`.as("kind"),
  "name",
  "base_url as baseUrl",
  "sealed_key as encryptedKey",
  "default_model as defaultModel",
  sql<ProviderRow["prices"]>`prices`.as("prices"),
  sql<ProviderRow["refusedParts"]>`refused_parts`.as("refusedParts"),
  "created_at as createdAt",
] as const;

export async function listProviders(db: Queryable, workspaceId: string): Promise<ProviderRow[]> {
  return db
    .selectFrom("provider")
    .select(providerColumns)
    .where("workspace_id", "=", workspaceId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function lockProvider(tx: Transaction, workspaceId: string, id: string): Promise<ProviderRow | undefined> {
  return tx
    .selectFrom("provider")
    .select(providerColumns)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function isNameTaken(
  tx: Transaction,
  workspaceId: string,
  name: string,
  exceptId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom("provider")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("name", "=", name)
    .where("id", "!=", exceptId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function writeProvider(tx: Transaction, workspaceId: string, row: ProviderRow): Promise<void> {
  const values = {
    kind: row.kind,
    name: row.name,
    base_url: row.baseUrl,
    sealed_key: row.encryptedKey,
    default_model: row.defaultModel,
    prices: JSON.stringify(row.prices),
    refused_parts: JSON.stringify(row.refusedParts),
  };
  await tx
    .insertInto("provider")
    .values({ workspace_id: workspaceId, id: row.id, created_at: row.createdAt, ...values })
    .onConflict((conflict) => conflict.columns(["workspace_id", "id"]).doUpdateSet(values))
    .execute();
}

export async function writeRefusedParts(
  tx: Transaction,
  workspaceId: string,
  id: string,
  refusedParts: ProviderRow["refusedParts"],
): Promise<void> {
  await tx
    .updateTable("provider")
    .set({ refused_parts: JSON.stringify(refusedParts) })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .execute();
}

export async function deleteProvider(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom("provider")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

export async function listEncryptedKeys(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<{ id: string; encrypted: Buffer }[]> {
  let query = db
    .selectFrom("provider")
    .select(["id", "sealed_key as encrypted"])
    .where("sealed_key", "is not", null)
    .orderBy("id")
    .limit(limit);
  if (afterId !== undefined) query = query.where("id", ">", afterId);
  const rows = await query.execute();
  return rows.map(({ id, encrypted }) => ({ id, encrypted: encrypted! }));
}

export async function replaceEncryptedKey(db: Queryable, id: string, former: Buffer, encrypted: Buffer): Promise<void> {
  await db
    .updateTable("provider")
    .set({ sealed_key: encrypted })
    .where("id", "=", id)
    .where("sealed_key", "=", former)
    .execute();
}

// --- the version of the setup: providers, budget, toolboxes and assistants

/**
 * Every change of the setup calls this first. From the commit on, the nodes read the setup again.
 * The row's lock also lets only one transaction at a time change a workspace's setup.
 */
export async function raiseSetupVersion(tx: Transaction, workspaceId: string): Promise<void> {
  await sql`
    insert into assistant_setup (workspace_id) values (${workspaceId})
    on conflict (workspace_id) do update set version = assistant_setup.version + 1`.execute(tx);
}

export async function findSetupVersion(db: Queryable, workspaceId: string): Promise<number> {
  const found = await db
    .selectFrom("assistant_setup")
    .select("version")
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  return found?.version ?? 0;
}

/**
 * The SQL of the newest setup version of a workspace, for another capability's statement that reads it on the way.
 *
 *     sql`select ${newestSetupVersion(sql`conversation.workspace_id`)} as version from conversation`
 */
export function newestSetupVersion(workspaceId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`coalesce((select version from assistant_setup where workspace_id = ${workspaceId}), 0)`;
}

export type BudgetRow = {
  monthlyTokens: number | null;
  monthlyCost: number | null;
  dailyTokensPerVisitor: number | null;
  dailyCostPerVisitor: number | null;
};

export const noBudget: BudgetRow = {
  monthlyTokens: null,
  monthlyCost: null,
  dailyTokensPerVisitor: null,
  dailyCostPerVisitor: null,
};

export async function findBudget(db: Queryable, workspaceId: string): Promise<BudgetRow> {
  const found = await db
    .selectFrom("assistant_setup")
    .select([
      "monthly_tokens as monthlyTokens",
      "monthly_cost as monthlyCost",
      "daily_tokens_per_visitor as dailyTokensPerVisitor",
      "daily_cost_per_visitor as dailyCostPerVisitor",
    ])
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  return found ?? noBudget;
}

export async function writeBudget(tx: Transaction, workspaceId: string, budget: BudgetRow): Promise<void> {
  await tx
    .updateTable("assistant_setup")
    .set({
      monthly_tokens: budget.monthlyTokens,
      monthly_cost: budget.monthlyCost,
      daily_tokens_per_visitor: budget.dailyTokensPerVisitor,
      daily_cost_per_visitor: budget.dailyCostPerVisitor,
    })
    .where("workspace_id", "=", workspaceId)
    .execute();
}

// --- usage of the current month

/** The first day of the current month in UTC. */
const thisMonth = sql<Date>`date_trunc('month', now() at time zone 'utc')::date`;

type UseOfModel = { model: string; calls: number; inputTokens: number; outputTokens: number; cost: number };

export async function findUse(db: Queryable, workspaceId: string): Promise<{ month: string; models: UseOfModel[] }> {
  const [month] = (await sql<{ month: string }>`select to_char(${thisMonth}, 'YYYY-MM') as month`.execute(db)).rows;
  const models = await db
    .selectFrom("model_usage")
    .select(["model", "calls", "input_tokens as inputTokens", "output_tokens as outputTokens", "cost"])
    .where("workspace_id", "=", workspaceId)
    .where("month", "=", thisMonth)
    .orderBy("model")
    .execute();
  return { month: month!.month, models };
}

type ReservationRow = {
  id: string;
  nodeId: string;
  model: string;
  tokens: number;
  cost: number;
  /** Whose limit it counts against, too; null for nobody's. */
  visitorId: string | null;
};

/**
 * An older reservation was never settled, because the database was unreachable when the call ended.
 */
const isUnderWay = sql`started_at > now() - interval '1 hour'`;

/** The current day in UTC. */
const today = sql<Date>`(now() at time zone 'utc')::date`;

const addToVisitor = sql`
  on conflict (workspace_id, visitor_id, day) do update set
    tokens = visitor_model_usage.tokens + excluded.tokens, cost = visitor_model_usage.cost + excluded.cost`;

type RoomForCall = { inWorkspace: boolean; forVisitor: boolean };

/**
 * Reserves the most that a call may use, unless the rest of the month's budget or of the visitor's
 * day, without what other calls reserved, is too small: then it tells which. The setup's row lock
 * admits one call at a time, so that calls together cannot exceed a limit, on any nodes.
 */
export async function insertReservation(
  db: Queryable,
  workspaceId: string,
  call: ReservationRow,
): Promise<RoomForCall> {
  const reserved = (what: "tokens" | "cost", more: RawBuilder<unknown> = sql``) => sql`
    (select coalesce(sum(${sql.ref(what)}), 0) from model_call where workspace_id = ${workspaceId} and ${isUnderWay} ${more})`;
  const usedThisMonth = (what: RawBuilder<unknown>) => sql`
    (select coalesce(sum(${what}), 0) from model_usage where workspace_id = ${workspaceId} and month = ${thisMonth})`;
  const usedToday = (what: "tokens" | "cost") => sql`
    (select coalesce(sum(${sql.ref(what)}), 0) from visitor_model_usage
     where workspace_id = ${workspaceId} and visitor_id = ${call.visitorId} and day = ${today})`;
  const ofVisitor = sql`and visitor_id = ${call.visitorId}`;
  const result = await sql<RoomForCall>`
    with setup as materialized (
      select monthly_tokens, monthly_cost, daily_tokens_per_visitor, daily_cost_per_visitor
      from assistant_setup where workspace_id = ${workspaceId} for update
    ), room as materialized (
      select (monthly_tokens is null
          or monthly_tokens >= ${call.tokens} + ${usedThisMonth(sql`input_tokens + output_tokens`)} + ${reserved("tokens")})
        and (monthly_cost is null
          or monthly_cost >= ${call.cost} + ${usedThisMonth(sql`cost`)} + ${reserved("cost")}) as "inWorkspace",
        ${call.visitorId}::uuid is null
        or ((daily_tokens_per_visitor is null
            or daily_tokens_per_visitor >= ${call.tokens} + ${usedToday("tokens")} + ${reserved("tokens", ofVisitor)})
          and (daily_cost_per_visitor is null
            or daily_cost_per_visitor >= ${call.cost} + ${usedToday("cost")} + ${reserved("cost", ofVisitor)})
        ) as "forVisitor"
      from setup
    ), reserved as (
      insert into model_call (workspace_id, id, node_id, model, tokens, cost, visitor_id)
      select ${workspaceId}, ${call.id}, ${call.nodeId}, ${call.model}, ${call.tokens}, ${call.cost}, ${call.visitorId}
      from room where "inWorkspace" and "forVisitor"
    )
    select * from room`.execute(db);
  // The setup is gone when the workspace was erased.
  return result.rows[0] ?? { inWorkspace: false, forVisitor: true };
}

/**
 * Adds what a call used, and deletes its reservation if it has one. Adds nothing when the workspace
 * was erased during the call: its setup, which every workspace with a provider has, is gone then.
 */
export async function recordUse(
  db: Queryable,
  workspaceId: string,
  callId: string | null,
  use: Omit<UseOfModel, "calls">,
) {
  await sql`
    with ended as (
      delete from model_call where workspace_id = ${workspaceId} and id = ${callId} returning workspace_id, visitor_id
    ), of_visitor as (
      insert into visitor_model_usage (workspace_id, visitor_id, day, tokens, cost)
      select workspace_id, visitor_id, ${today}, ${use.inputTokens + use.outputTokens}, ${use.cost}
      from ended where visitor_id is not null
      ${addToVisitor}
    )
    insert into model_usage (workspace_id, month, model, calls, input_tokens, output_tokens, cost)
    select workspace_id, ${thisMonth}, ${use.model}, 1, ${use.inputTokens}, ${use.outputTokens}, ${use.cost}
    from assistant_setup where workspace_id = ${workspaceId}
    on conflict (workspace_id, month, model) do update set calls = model_usage.calls + 1,
      input_tokens = model_usage.input_tokens + excluded.input_tokens,
      output_tokens = model_usage.output_tokens + excluded.output_tokens, cost = model_usage.cost + excluded.cost
  `.execute(db);
}

/**
 * Nobody knows what the calls of a dead node used, so everything that they reserved counts as used.
 */
export async function settleCallsOf(tx: Transaction, deadNodeId: string): Promise<void> {
  await sql`
    with gone as (
      delete from model_call where node_id = ${deadNodeId} returning workspace_id, model, tokens, cost, visitor_id
    ), of_visitor as (
      insert into visitor_model_usage (workspace_id, visitor_id, day, tokens, cost)
      select workspace_id, visitor_id, ${today}, sum(tokens), sum(cost)
      from gone where visitor_id is not null group by workspace_id, visitor_id
      ${addToVisitor}
    )
    insert into model_usage (workspace_id, month, model, calls, input_tokens, cost)
    select workspace_id, ${thisMonth}, model, count(*), sum(tokens), sum(cost) from gone group by workspace_id, model
    on conflict (workspace_id, month, model) do update set calls = model_usage.calls + excluded.calls,
      input_tokens = model_usage.input_tokens + excluded.input_tokens, cost = model_usage.cost + excluded.cost
  `.execute(tx);
}

// --- usage of visitors, by day: kept for two days

type UseOfVisitor = { day: string; tokens: number; cost: number };

export async function findUseOfVisitor(db: Queryable, workspaceId: string, visitorId: string): Promise<UseOfVisitor[]> {
  const found = await sql<UseOfVisitor>`
    select to_char(day, 'YYYY-MM-DD') as day, tokens, cost from visitor_model_usage
    where workspace_id = ${workspaceId} and visitor_id = ${visitorId} order by day`.execute(db);
  return found.rows;
}

export async function deleteUseOfVisitor(tx: Transaction, workspaceId: string, visitorId: string): Promise<number> {
  const deleted = await sql`
    delete from visitor_model_usage where workspace_id = ${workspaceId} and visitor_id = ${visitorId}`.execute(tx);
  return Number(deleted.numAffectedRows ?? 0n);
}

/** Adds what one visitor used to what another used. */
export async function moveUseOfVisitor(
  tx: Transaction,
  workspaceId: string,
  { fromVisitorId, toVisitorId }: { fromVisitorId: string; toVisitorId: string },
): Promise<void> {
  await sql`
    with moved as (
      delete from visitor_model_usage where workspace_id = ${workspaceId} and visitor_id = ${fromVisitorId}
      returning day, tokens, cost
    )
    insert into visitor_model_usage (workspace_id, visitor_id, day, tokens, cost)
    select ${workspaceId}, ${toVisitorId}, day, tokens, cost from moved
    ${addToVisitor}`.execute(tx);
}

export async function deleteOldUseOfVisitors(db: Queryable): Promise<void> {
  await sql`delete from visitor_model_usage where day < ${today} - 2`.execute(db);
}
