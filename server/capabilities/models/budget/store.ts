import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";

/** All SQL of the budget, of reservations and of use. */

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
  const found = await first<{
    monthlyTokens: number | null;
    monthlyCost: number | null;
    dailyTokensPerVisitor: number | null;
    dailyCostPerVisitor: number | null;
  }>(db)`
    select monthly_tokens, monthly_cost, daily_tokens_per_visitor, daily_cost_per_visitor from assistant_setup
    where workspace_id = ${workspaceId}`;
  return found ?? noBudget;
}

export async function writeBudget(tx: Transaction, workspaceId: string, budget: BudgetRow): Promise<void> {
  await execute(tx)`
    update assistant_setup set monthly_tokens = ${budget.monthlyTokens}, monthly_cost = ${budget.monthlyCost},
      daily_tokens_per_visitor = ${budget.dailyTokensPerVisitor},
      daily_cost_per_visitor = ${budget.dailyCostPerVisitor}
    where workspace_id = ${workspaceId}`;
}

// --- usage of the current month

/** The first day of the current month in UTC. */
const thisMonth = sql`date_trunc('month', now() at time zone 'utc')::date`;

type UseOfModel = { model: string; calls: number; inputTokens: number; outputTokens: number; cost: number };

export async function findUse(db: Queryable, workspaceId: string): Promise<{ month: string; models: UseOfModel[] }> {
  const [month] = await all<{ month: string }>(db)`select to_char(${thisMonth}, 'YYYY-MM') as month`;
  const models = await all<{ model: string; calls: number; inputTokens: number; outputTokens: number; cost: number }>(
    db,
  )`
    select model, calls, input_tokens, output_tokens, cost from model_usage
    where workspace_id = ${workspaceId} and month = ${thisMonth} order by model`;
  return { month: month!.month, models };
}

type ReservationRow = {
  id: string;
  nodeId: string;
  model: string;
  tokens: number;
  cost: number;
  /** The reservation counts against this visitor's limit, too; null for nobody's. */
  visitorId: string | null;
};

/**
 * An older reservation was never settled, because the database was unreachable when the call ended.
 */
const isUnderWay = sql`started_at > now() - interval '1 hour'`;

/** The current day in UTC. */
const today = sql`(now() at time zone 'utc')::date`;

const addToVisitor = sql`
  on conflict (workspace_id, visitor_id, day) do update set
    tokens = visitor_model_usage.tokens + excluded.tokens, cost = visitor_model_usage.cost + excluded.cost`;

const addToDay = sql`
  on conflict (workspace_id, day, model) do update set calls = model_usage_of_day.calls + excluded.calls,
    input_tokens = model_usage_of_day.input_tokens + excluded.input_tokens,
    output_tokens = model_usage_of_day.output_tokens + excluded.output_tokens,
    cost = model_usage_of_day.cost + excluded.cost`;

type RoomForCall = { inWorkspace: boolean; forVisitor: boolean };

/**
 * Reserves the most that a call may use, unless the rest of the month's budget or of the visitor's
 * day, without what other calls reserved, is too small: then it tells which. The setup's row lock
 * admits one call at a time, so that calls together cannot exceed a limit, on any nodes. It is a
 * statement of its own, because a statement does not see what others stored while it waited.
 */
export async function insertReservation(
  tx: Transaction,
  workspaceId: string,
  call: ReservationRow,
): Promise<RoomForCall> {
  const reserved = (what: "tokens" | "cost", more: Sql = sql``) => sql`
    (select coalesce(sum(${sql.raw(what)}), 0) from model_call where workspace_id = ${workspaceId} and ${isUnderWay} ${more})`;
  const usedThisMonth = (what: Sql) => sql`
    (select coalesce(sum(${what}), 0) from model_usage where workspace_id = ${workspaceId} and month = ${thisMonth})`;
  const usedToday = (what: "tokens" | "cost") => sql`
    (select coalesce(sum(${sql.raw(what)}), 0) from visitor_model_usage
     where workspace_id = ${workspaceId} and visitor_id = ${call.visitorId} and day = ${today})`;
  const ofVisitor = sql`and visitor_id = ${call.visitorId}`;
  await execute(tx)`select from assistant_setup where workspace_id = ${workspaceId} for update`;
  const result = await first<RoomForCall>(tx)`
    with room as materialized (
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
      from assistant_setup where workspace_id = ${workspaceId}
    ), reserved as (
      insert into model_call (workspace_id, id, node_id, model, tokens, cost, visitor_id)
      select ${workspaceId}, ${call.id}, ${call.nodeId}, ${call.model}, ${call.tokens}, ${call.cost}, ${call.visitorId}
      from room where "inWorkspace" and "forVisitor"
    )
    select * from room`;
  // The setup is gone when the workspace was erased.
  return result ?? { inWorkspace: false, forVisitor: true };
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
  await execute(db)`
    with ended as (
      delete from model_call where workspace_id = ${workspaceId} and id = ${callId} returning workspace_id, visitor_id
    ), of_visitor as (
      insert into visitor_model_usage (workspace_id, visitor_id, day, tokens, cost)
      select workspace_id, visitor_id, ${today}, ${use.inputTokens + use.outputTokens}, ${use.cost}
      from ended where visitor_id is not null
      ${addToVisitor}
    ), of_day as (
      insert into model_usage_of_day (workspace_id, day, model, calls, input_tokens, output_tokens, cost)
      select workspace_id, ${today}, ${use.model}, 1, ${use.inputTokens}, ${use.outputTokens}, ${use.cost}
      from assistant_setup where workspace_id = ${workspaceId}
      ${addToDay}
    )
    insert into model_usage (workspace_id, month, model, calls, input_tokens, output_tokens, cost)
    select workspace_id, ${thisMonth}, ${use.model}, 1, ${use.inputTokens}, ${use.outputTokens}, ${use.cost}
    from assistant_setup where workspace_id = ${workspaceId}
    on conflict (workspace_id, month, model) do update set calls = model_usage.calls + 1,
      input_tokens = model_usage.input_tokens + excluded.input_tokens,
      output_tokens = model_usage.output_tokens + excluded.output_tokens, cost = model_usage.cost + excluded.cost
  `;
}

/**
 * Nobody knows what the calls of a dead node used, so everything that they reserved counts as used.
 */
export async function settleCallsOf(tx: Transaction, deadNodeId: string): Promise<void> {
  await execute(tx)`
    with gone as (
      delete from model_call where node_id = ${deadNodeId} returning workspace_id, model, tokens, cost, visitor_id
    ), of_visitor as (
      insert into visitor_model_usage (workspace_id, visitor_id, day, tokens, cost)
      select workspace_id, visitor_id, ${today}, sum(tokens), sum(cost)
      from gone where visitor_id is not null group by workspace_id, visitor_id
      ${addToVisitor}
    ), of_day as (
      insert into model_usage_of_day (workspace_id, day, model, calls, input_tokens, cost)
      select workspace_id, ${today}, model, count(*), sum(tokens), sum(cost) from gone group by workspace_id, model
      ${addToDay}
    )
    insert into model_usage (workspace_id, month, model, calls, input_tokens, cost)
    select workspace_id, ${thisMonth}, model, count(*), sum(tokens), sum(cost) from gone group by workspace_id, model
    on conflict (workspace_id, month, model) do update set calls = model_usage.calls + excluded.calls,
      input_tokens = model_usage.input_tokens + excluded.input_tokens, cost = model_usage.cost + excluded.cost
  `;
}

// --- usage of visitors, by day: kept for two days

type UseOfVisitor = { day: string; tokens: number; cost: number };

export async function findUseOfVisitor(db: Queryable, workspaceId: string, visitorId: string): Promise<UseOfVisitor[]> {
  return all<UseOfVisitor>(db)`
    select to_char(day, 'YYYY-MM-DD') as day, tokens, cost from visitor_model_usage
    where workspace_id = ${workspaceId} and visitor_id = ${visitorId} order by day`;
}

export async function deleteUseOfVisitor(tx: Transaction, workspaceId: string, visitorId: string): Promise<number> {
  const deleted = await execute(tx)`
    delete from visitor_model_usage where workspace_id = ${workspaceId} and visitor_id = ${visitorId}`;
  return deleted;
}

/** Adds what one visitor used to what another used. */
export async function moveUseOfVisitor(
  tx: Transaction,
  workspaceId: string,
  { fromVisitorId, toVisitorId }: { fromVisitorId: string; toVisitorId: string },
): Promise<void> {
  await execute(tx)`
    with moved as (
      delete from visitor_model_usage where workspace_id = ${workspaceId} and visitor_id = ${fromVisitorId}
      returning day, tokens, cost
    )
    insert into visitor_model_usage (workspace_id, visitor_id, day, tokens, cost)
    select ${workspaceId}, ${toVisitorId}, day, tokens, cost from moved
    ${addToVisitor}`;
}

const keptDays = 92;

export async function deleteOldUseOfDays(db: Queryable): Promise<void> {
  await execute(db)`delete from model_usage_of_day where day < ${today} - ${keptDays}::int`;
}

/** Lists what the models used on each of the last days, this one included, the oldest first. */
export async function findUseByDay(
  db: Queryable,
  workspaceId: string,
  days: number,
): Promise<(UseOfModel & { day: string })[]> {
  return all<UseOfModel & { day: string }>(db)`
    select to_char(day, 'YYYY-MM-DD') as day, model, calls, input_tokens, output_tokens, cost from model_usage_of_day
    where workspace_id = ${workspaceId} and day > ${today} - ${days}::int order by day, model`;
}

export async function deleteOldUseOfVisitors(db: Queryable): Promise<void> {
  await execute(db)`delete from visitor_model_usage where day < ${today} - 2`;
}

type UseOfKind = Omit<UseOfModel, "model"> & { kind: string };

/** Adds up what all workspaces used in this month, by the kind of the provider. */
export async function sumUseByKind(db: Queryable): Promise<UseOfKind[]> {
  return all<UseOfKind>(db)`
    select coalesce(provider.kind, 'removed') as kind, sum(used.calls)::double precision as calls,
      sum(used.input_tokens)::double precision as input_tokens,
      sum(used.output_tokens)::double precision as output_tokens, sum(used.cost) as cost
    from model_usage as used
    left join provider on provider.workspace_id = used.workspace_id
      and provider.name = split_part(used.model, '/', 1)
    where used.month = ${thisMonth} group by 1`;
}

/** Adds up what the models cost in the current month, of each workspace. */
export async function sumCostsOf(
  db: Queryable,
  workspaceIds: readonly string[],
): Promise<{ workspaceId: string; amount: number }[]> {
  return all<{ workspaceId: string; amount: number }>(db)`
    select workspace_id, sum(cost) as amount from model_usage
    where workspace_id = any(${[...workspaceIds]}) and month = ${thisMonth} group by workspace_id`;
}
