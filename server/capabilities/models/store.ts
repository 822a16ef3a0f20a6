import { type RawBuilder, sql } from "kysely";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import type { ModelKind } from "../../providers/model/open-model.ts";

export type ProviderRow = {
  id: string;
  kind: ModelKind;
  name: string;
  baseUrl: string | null;
  encryptedKey: Buffer | null;
  defaultModel: string | null;
  prices: Record<string, { input: number; output: number }>;
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
  };
  await tx
    .insertInto("provider")
    .values({ workspace_id: workspaceId, id: row.id, created_at: row.createdAt, ...values })
    .onConflict((conflict) => conflict.columns(["workspace_id", "id"]).doUpdateSet(values))
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

export type BudgetRow = { monthlyTokens: number | null; monthlyCost: number | null };

export async function findBudget(db: Queryable, workspaceId: string): Promise<BudgetRow> {
  const found = await db
    .selectFrom("assistant_setup")
    .select(["monthly_tokens as monthlyTokens", "monthly_cost as monthlyCost"])
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  return found ?? { monthlyTokens: null, monthlyCost: null };
}

export async function writeBudget(tx: Transaction, workspaceId: string, budget: BudgetRow): Promise<void> {
  await tx
    .updateTable("assistant_setup")
    .set({ monthly_tokens: budget.monthlyTokens, monthly_cost: budget.monthlyCost })
    .where("workspace_id", "=", workspaceId)
    .execute();
}

// --- usage of the current month

/** The first day of the current month in UTC. */
const thisMonth = sql<Date>`date_trunc('month', now() at time zone 'utc')::date`;

export type UseOfModel = { model: string; calls: number; inputTokens: number; outputTokens: number; cost: number };

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

export type ReservationRow = { id: string; nodeId: string; model: string; tokens: number; cost: number };

/**
 * An older reservation was never settled, because the database was unreachable when the call ended.
 */
const isUnderWay = sql`started_at > now() - interval '1 hour'`;

/**
 * Reserves the most that a call may use. False when the rest of the month's budget, without what
 * other calls reserved, is too small. The setup's row lock admits one call at a time, so that calls
 * together cannot exceed the budget.
 */
export async function insertReservation(db: Queryable, workspaceId: string, call: ReservationRow): Promise<boolean> {
  const result = await sql`
    with setup as materialized (
      select monthly_tokens, monthly_cost from assistant_setup where workspace_id = ${workspaceId} for update
    )
    insert into model_call (workspace_id, id, node_id, model, tokens, cost)
    select ${workspaceId}, ${call.id}, ${call.nodeId}, ${call.model}, ${call.tokens}, ${call.cost} from setup
    where (setup.monthly_tokens is null or setup.monthly_tokens >= ${call.tokens}
        + (select coalesce(sum(input_tokens + output_tokens), 0) from model_usage
           where workspace_id = ${workspaceId} and month = ${thisMonth})
        + (select coalesce(sum(tokens), 0) from model_call where workspace_id = ${workspaceId} and ${isUnderWay}))
      and (setup.monthly_cost is null or setup.monthly_cost >= ${call.cost}
        + (select coalesce(sum(cost), 0) from model_usage where workspace_id = ${workspaceId} and month = ${thisMonth})
        + (select coalesce(sum(cost), 0) from model_call where workspace_id = ${workspaceId} and ${isUnderWay}))
    returning id`.execute(db);
  return result.rows.length > 0;
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
    with ended as (delete from model_call where workspace_id = ${workspaceId} and id = ${callId})
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
    with gone as (delete from model_call where node_id = ${deadNodeId} returning workspace_id, model, tokens, cost)
    insert into model_usage (workspace_id, month, model, calls, input_tokens, cost)
    select workspace_id, ${thisMonth}, model, count(*), sum(tokens), sum(cost) from gone group by workspace_id, model
    on conflict (workspace_id, month, model) do update set calls = model_usage.calls + excluded.calls,
      input_tokens = model_usage.input_tokens + excluded.input_tokens, cost = model_usage.cost + excluded.cost
  `.execute(tx);
}
