import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, sql } from "../../../kernel/storage/sql.ts";
import type { ModelFault } from "../../../providers/model/model.ts";

/** SQL of models that do not answer. A model that answers has no row. */

type FailingModel = { workspaceId: string; providerId: string; model: string };

export type FailureRow = {
  providerId: string;
  model: string;
  since: Date;
  failedAt: Date;
  fault: ModelFault;
  reason: string | null;
};

/** A caller may name models that do not exist. */
const mostFailingModels = 20;

/** Tells whether the same failure was written after `before`, and announced. */
export async function isRecorded(
  db: Queryable,
  { workspaceId, providerId, model }: FailingModel,
  { fault, reason }: { fault: ModelFault; reason: string | null },
  before: Date,
): Promise<boolean> {
  const rows = await all(db)`
    select 1 from failing_model
    where workspace_id = ${workspaceId} and provider_id = ${providerId} and model = ${model} and is_announced
      and fault = ${fault} and reason is not distinct from ${reason} and failed_at > ${before}`;
  return rows.length > 0;
}

/**
 * The failures of this model since its last answer, this one included. Undefined when the provider is gone.
 */
export async function insertFailure(
  tx: Transaction,
  { workspaceId, providerId, model }: FailingModel,
  failure: { at: Date; fault: ModelFault; reason: string | null },
): Promise<{ failures: number; isAnnounced: boolean } | undefined> {
  const { at, fault, reason } = failure;
  const rows = await all<{ failures: number; isAnnounced: boolean }>(tx)`
    insert into failing_model (workspace_id, provider_id, model, since, failed_at, fault, reason)
    select workspace_id, id, ${model}, ${at}, ${at}, ${fault}, ${reason}
    from provider where workspace_id = ${workspaceId} and id = ${providerId}
    on conflict (workspace_id, provider_id, model) do update set
      failed_at = excluded.failed_at, fault = excluded.fault, reason = excluded.reason,
      failures = failing_model.failures + 1
    returning failures, is_announced`;
  const ofProvider = sql`workspace_id = ${workspaceId} and provider_id = ${providerId}`;
  await execute(tx)`
    delete from failing_model where ${ofProvider} and model not in (
      select model from failing_model where ${ofProvider} order by failed_at desc, model limit ${mostFailingModels}
    )`;
  return rows[0];
}

export async function markAnnounced(tx: Transaction, { workspaceId, providerId, model }: FailingModel): Promise<void> {
  await execute(tx)`
    update failing_model set is_announced = true
    where workspace_id = ${workspaceId} and provider_id = ${providerId} and model = ${model}`;
}

const isOver = ({ workspaceId, providerId, model }: FailingModel, olderThan: Date) => sql`
  workspace_id = ${workspaceId} and provider_id = ${providerId} and (model = ${model} or failed_at < ${olderThan})`;

export async function hasFailures(db: Queryable, answering: FailingModel, olderThan: Date): Promise<boolean> {
  const rows = await all(db)`select 1 from failing_model where ${isOver(answering, olderThan)} limit 1`;
  return rows.length > 0;
}

/** Deletes the failures of a model that answers, and old ones of the provider's other models. */
export async function deleteFailures(
  tx: Transaction,
  answering: FailingModel,
  olderThan: Date,
): Promise<{ model: string; isAnnounced: boolean }[]> {
  const rows = await all<{ model: string; isAnnounced: boolean }>(tx)`
    delete from failing_model where ${isOver(answering, olderThan)}
    returning model, is_announced`;
  return rows;
}

export async function deleteFailuresOfProvider(
  tx: Transaction,
  workspaceId: string,
  providerId: string,
): Promise<{ model: string; isAnnounced: boolean }[]> {
  const rows = await all<{ model: string; isAnnounced: boolean }>(tx)`
    delete from failing_model where workspace_id = ${workspaceId} and provider_id = ${providerId}
    returning model, is_announced`;
  return rows;
}

/** Finds the newest failure of each provider that has one. */
export async function findLastFailures(db: Queryable, workspaceId: string): Promise<FailureRow[]> {
  const rows = await all<FailureRow>(db)`
    select distinct on (provider_id) provider_id, model, since, failed_at, fault, reason
    from failing_model where workspace_id = ${workspaceId}
    order by provider_id, failed_at desc, model`;
  return rows;
}

/** Counts the models of all workspaces that fail now, by the kind of the provider. */
export async function countFailing(db: Queryable): Promise<{ kind: string; count: number }[]> {
  return all<{ kind: string; count: number }>(db)`
    select provider.kind, count(*)::integer as count from failing_model
    join provider on provider.workspace_id = failing_model.workspace_id and provider.id = failing_model.provider_id
    group by provider.kind`;
}

/** Counts the providers of which a model has not answered since it failed. */
export async function countFailingProviders(db: Queryable, workspaceId: string): Promise<number> {
  const [found] = await all<{ count: number }>(db)`
    select count(distinct provider_id)::int as count from failing_model where workspace_id = ${workspaceId}`;
  return found?.count ?? 0;
}
