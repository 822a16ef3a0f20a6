import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import type { PageToFind } from "../../kernel/storage/page.ts";
import { all, execute, first, one, type Sql, sql } from "../../kernel/storage/sql.ts";
import { newestKnowledgeVersion } from "../knowledge/index.ts";
import { newestSetupVersion } from "../models/index.ts";
import type { Expectation, Fault } from "./schema.ts";

/** All SQL of tests of answers. */

/** `hash`: of the text and the cited passages, which are not kept: they may be withdrawn. */
export type PinResult = { passed: boolean; answered: boolean; sourceIds: string[]; faults: Fault[]; hash: string };

export type PinRow = {
  id: string;
  question: string;
  earlierQuestions: string[];
  assistantId: string | null;
  expect: Expectation;
  messageId: string | null;
  createdAt: Date;
  result: PinResult | null;
  before: PinResult | null;
};

const columns = sql`id, question, earlier_questions, assistant_id, expect, message_id, created_at, result, before`;

type NewRow = Pick<PinRow, "id" | "question" | "earlierQuestions" | "assistantId" | "expect" | "messageId"> & {
  conversationId: string | null;
};

export async function insertPin(tx: Transaction, workspaceId: string, pin: NewRow): Promise<PinRow> {
  return one<PinRow>(tx)`
    insert into pin (workspace_id, id, question, earlier_questions, assistant_id, expect, message_id, conversation_id)
    values (${workspaceId}, ${pin.id}, ${pin.question}, ${pin.earlierQuestions}, ${pin.assistantId}, ${JSON.stringify(pin.expect)},
      ${pin.messageId}, ${pin.conversationId})
    returning ${columns}`;
}

/** Lists the pins, newest first. */
export async function findPins(db: Queryable, workspaceId: string, page: PageToFind): Promise<PinRow[]> {
  return all<PinRow>(db)`
    select ${columns} from pin
    where workspace_id = ${workspaceId} ${page.last === undefined ? sql`` : sql`and id < ${page.last}`}
    order by id desc limit ${page.limit}`;
}

/** Lists all pins, oldest first. */
export async function findAllPins(db: Queryable, workspaceId: string): Promise<PinRow[]> {
  return all<PinRow>(db)`select ${columns} from pin where workspace_id = ${workspaceId} order by id`;
}

export async function countPins(db: Queryable, workspaceId: string): Promise<number> {
  const { count } = await one<{ count: number }>(db)`
    select count(*)::integer as count from pin where workspace_id = ${workspaceId}`;
  return count;
}

export async function deletePin(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const rows = await all(tx)`delete from pin where workspace_id = ${workspaceId} and id = ${id} returning id`;
  return rows.length > 0;
}

/** A test that was made from an erased message holds a person's words. */
export async function deletePinsOf(
  tx: Transaction,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<void> {
  await execute(tx)`
    delete from pin where workspace_id = ${workspaceId} and conversation_id = any(${conversationIds}::uuid[])`;
}

/** The first run of a workspace waits for the others who add its row. */
export async function requestRun(tx: Transaction, workspaceId: string): Promise<void> {
  await execute(tx)`
    insert into pin_run (workspace_id) values (${workspaceId})
    on conflict (workspace_id) do update set is_requested = true`;
}

type RunRow = {
  ranAt: Date | null;
  isPending: boolean;
};

const knowledgeVersion = newestKnowledgeVersion(sql`pin_run.workspace_id`);
const setupVersion = newestSetupVersion(sql`pin_run.workspace_id`);
/** A run that has not ended in its time died with its node. */
const isLost = sql`running_until < now()`;
const isDue = sql`(is_requested or ${isLost} or knowledge_version <> ${knowledgeVersion} or setup_version <> ${setupVersion})`;

export async function findRun(db: Queryable, workspaceId: string): Promise<RunRow | undefined> {
  return first<RunRow>(db)`
    select ran_at, (running_until > now() or ${isDue}) is true as is_pending
    from pin_run where workspace_id = ${workspaceId}`;
}

const mostWorkspaces = 50;
const isFree = sql`(running_until is null or ${isLost})`;

/** Holds of a workspace whose tests are to be run. */
const isToRun = sql`${isDue} and ${isFree}
  and (is_requested or ${isLost} or not asks_models or ran_at < now() - interval '10 minutes')
  and exists (select from pin where pin.workspace_id = pin_run.workspace_id)`;

/** Is true when the tests of a workspace are to be run. */
export const isRunDue = sql`exists (select from pin_run where ${isToRun})`;

/** Finds the workspaces whose tests are to be run. Where a model is asked, a change waits for ten minutes. */
export async function findDueWorkspaces(db: Queryable): Promise<string[]> {
  const rows = await all<{ id: string }>(db)`
    select workspace_id as id from pin_run where ${isToRun} limit ${mostWorkspaces}`;
  return rows.map(({ id }) => id);
}

export type ClaimedRun = { knowledgeVersion: number; setupVersion: number };

/** Begins a run, unless one is under way or none is due. A run whose node died ends after five minutes. */
export async function claimRun(db: Queryable, workspaceId: string): Promise<ClaimedRun | undefined> {
  return first<ClaimedRun>(db)`
    update pin_run set running_until = now() + interval '5 minutes', is_requested = false
    where workspace_id = ${workspaceId} and ${isDue} and ${isFree}
    returning ${knowledgeVersion} as knowledge_version, ${setupVersion} as setup_version`;
}

export async function renewRun(db: Queryable, workspaceId: string): Promise<void> {
  await execute(db)`
    update pin_run set running_until = now() + interval '5 minutes' where workspace_id = ${workspaceId}`;
}

/** Has a run that failed begin again in a minute. */
export async function postponeRun(db: Queryable, workspaceId: string): Promise<void> {
  await execute(db)`
    update pin_run set is_requested = true, running_until = now() + interval '1 minute'
    where workspace_id = ${workspaceId}`;
}

export async function endRun(
  tx: Transaction,
  workspaceId: string,
  run: ClaimedRun & { asksModels: boolean; results: readonly { id: string; result: PinResult; hasChanged: boolean }[] },
): Promise<void> {
  await execute(tx)`
    update pin set before = case when ran."hasChanged" then pin.result end, result = ran.result
    from json_to_recordset(${JSON.stringify(run.results)}::json)
      as ran (id uuid, result jsonb, "hasChanged" boolean)
    where pin.workspace_id = ${workspaceId} and pin.id = ran.id`;
  await execute(tx)`
    update pin_run set running_until = null, ran_at = now(), knowledge_version = ${run.knowledgeVersion},
      setup_version = ${run.setupVersion}, asks_models = ${run.asksModels}
    where workspace_id = ${workspaceId}`;
}

const isOfMember = (workspaceId: string, accountId: string): Sql =>
  sql`workspace_id = ${workspaceId} and account_id = ${accountId}`;

export async function isMailed(db: Queryable, workspaceId: string, accountId: string): Promise<boolean> {
  return (await first(db)`select from pin_mail where ${isOfMember(workspaceId, accountId)}`) !== undefined;
}

export async function setMailed(tx: Transaction, workspaceId: string, accountId: string, wanted: boolean) {
  if (wanted) {
    await execute(tx)`
      insert into pin_mail (workspace_id, account_id) values (${workspaceId}, ${accountId}) on conflict do nothing`;
  } else await execute(tx)`delete from pin_mail where ${isOfMember(workspaceId, accountId)}`;
}

export async function findReaders(db: Queryable, workspaceId: string): Promise<string[]> {
  const rows = await all<{ id: string }>(db)`
    select account_id as id from pin_mail where workspace_id = ${workspaceId}`;
  return rows.map(({ id }) => id);
}

/** An array with the ids of the tests of a workspace. */
export const idsOfPins = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from pin where workspace_id = ${workspaceId})`;
