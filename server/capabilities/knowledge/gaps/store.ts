import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, sql } from "../../../kernel/storage/sql.ts";
import type { GapState, MissedReason } from "./schema.ts";

/** This file holds all SQL of gaps and of the missed questions that show them. */

export type MissedQuestion = {
  /**
   * Holds the id of the question's message; of a further question in the same message an id of its
   * own.
   */
  id: string;
  conversationId: string;
  reason: MissedReason;
  text: string;
  words: string[];
  askedAt: Date;
};

export type GapRow = {
  id: string;
  state: GapState;
  sourceId: string | null;
  openedAt: Date;
  resolvedAt: Date | null;
  count: number;
  unanswered: number;
  unhelpful: number;
  handedOver: number;
  lastAskedAt: Date;
  /** `lastAskedAt` in full precision, for the cursor. */
  position: string;
};

// --- missed questions

export async function insertMissedQuestions(
  tx: Transaction,
  missed: readonly (MissedQuestion & { workspaceId: string })[],
): Promise<void> {
  const rows = missed.map(({ workspaceId, conversationId, askedAt, ...same }) => ({
    ...same,
    workspace_id: workspaceId,
    conversation_id: conversationId,
    asked_at: askedAt,
  }));
  await execute(tx)`
    insert into missed_question (workspace_id, id, conversation_id, reason, text, words, asked_at)
    select workspace_id, id, conversation_id, reason, text, words, asked_at
    from json_populate_recordset(null::missed_question, ${JSON.stringify(rows)}::json)
    on conflict do nothing`;
}

export async function deleteMissedQuestion(
  tx: Transaction,
  workspaceId: string,
  id: string,
  reason: MissedReason,
): Promise<void> {
  await execute(tx)`
    delete from missed_question
    where workspace_id = ${workspaceId} and id = ${id} and reason = ${reason}`;
}

export async function deleteMissedQuestionsOf(
  tx: Transaction,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<void> {
  if (conversationIds.length === 0) return;
  await execute(tx)`
    delete from missed_question
    where workspace_id = ${workspaceId} and conversation_id = any(${[...conversationIds]}::uuid[])`;
}

// --- grouping

/** The second key of the lock is a hash of the workspace. */
const gapsLock = 7_210_008;

/**
 * Until the end of the transaction, nobody else groups, resolves or prunes gaps of the workspace.
 */
export async function lockGaps(tx: Transaction, workspaceId: string): Promise<void> {
  await execute(tx)`select pg_advisory_xact_lock(${gapsLock}, hashtext(${workspaceId}))`;
}

export async function findWorkspacesToGroup(db: Queryable): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select distinct workspace_id as id from missed_question where gap_id is null`;
  return found.map(({ id }) => id);
}

export async function hasUngrouped(db: Queryable, workspaceId: string): Promise<boolean> {
  const found = await execute(db)`
    select from missed_question where workspace_id = ${workspaceId} and gap_id is null limit 1`;
  return found > 0;
}

/** Returns the oldest questions that are in no gap yet. */
export async function findUngrouped(
  tx: Transaction,
  workspaceId: string,
  limit: number,
): Promise<{ id: string; words: string[] }[]> {
  return all<{ id: string; words: string[] }>(tx)`
    select id, words from missed_question where workspace_id = ${workspaceId} and gap_id is null
    order by asked_at, id limit ${limit}`;
}

/** Returns each gap with the topic words of its first question, oldest gap first. */
export async function findFirstWords(tx: Transaction, workspaceId: string): Promise<{ id: string; words: string[] }[]> {
  return all<{ id: string; words: string[] }>(tx)`
    select id, words from (
      select distinct on (gap_id) gap_id as id, words, asked_at from missed_question
      where workspace_id = ${workspaceId} and gap_id is not null order by gap_id, asked_at, id
    ) as first order by asked_at, id`;
}

/**
 * Puts questions into gaps, and makes those that do not exist. A resolved gap opens again when one
 * of its questions was asked after it was resolved. Gives the gaps that are open since now.
 */
export async function storeGroups(
  tx: Transaction,
  workspaceId: string,
  placed: readonly { questionId: string; gapId: string }[],
): Promise<{ id: string; isNew: boolean }[]> {
  const questionIds = placed.map(({ questionId }) => questionId);
  const gapIds = placed.map(({ gapId }) => gapId);
  return all<{ id: string; isNew: boolean }>(tx)`
    with placed as materialized (
      select * from unnest(${questionIds}::uuid[], ${gapIds}::uuid[]) as row (question_id, gap_id)
    ), grouped as (
      update missed_question set gap_id = placed.gap_id from placed
      where workspace_id = ${workspaceId} and id = placed.question_id
      returning placed.gap_id, asked_at
    ), made as (
      insert into knowledge_gap (workspace_id, id) select distinct ${workspaceId}::uuid, gap_id from grouped
      on conflict do nothing returning id
    ), reopened as (
      update knowledge_gap set state = 'open', source_id = null, resolved_at = null, opened_at = now()
      from (select gap_id, max(asked_at) as asked_at from grouped group by gap_id) as latest
      where workspace_id = ${workspaceId} and id = latest.gap_id and state = 'resolved'
        and latest.asked_at > resolved_at
      returning id
    )
    select id, true as is_new from made union all select id, false from reopened order by id`;
}

/**
 * Deletes what is too old or too much, and gaps that nobody's question shows any more. The ids of
 * these gaps are an array: a join of fresh rows, of which PostgreSQL has no statistics yet, compares
 * each gap with each question.
 */
export async function pruneGaps(
  tx: Transaction,
  workspaceId: string,
  { before, mostQuestions }: { before: Date; mostQuestions: number },
): Promise<void> {
  await execute(tx)`
    delete from missed_question where workspace_id = ${workspaceId} and (asked_at < ${before} or id in (
      select id from missed_question where workspace_id = ${workspaceId}
      order by asked_at desc, id desc offset ${mostQuestions}))`;
  await execute(tx)`
    delete from knowledge_gap where workspace_id = ${workspaceId} and id = any(array(
      select id from knowledge_gap where workspace_id = ${workspaceId}
      except select gap_id from missed_question where workspace_id = ${workspaceId}))`;
}

export async function findWorkspacesWithGaps(db: Queryable): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select workspace_id as id from knowledge_gap union select workspace_id from missed_question`;
  return found.map(({ id }) => id);
}

// --- reading

type GapFilter = {
  state?: GapState;
  id?: string;
  /** Counts only what was asked since. */
  since?: Date;
  after?: { count: number; position: string; id: string };
  limit: number;
};

/**
 * Lists those that were asked most often first, of equals the last asked. Each gap is looked up by
 * its key: a plain join of fresh rows, of which PostgreSQL has no statistics yet, compares each with
 * each.
 */
export async function findGaps(db: Queryable, workspaceId: string, filter: GapFilter): Promise<GapRow[]> {
  const { state, id, since, after, limit } = filter;
  return all<GapRow>(db)`
    with asked as (
      select gap_id, count(*)::int as count, max(asked_at) as last,
        count(*) filter (where reason = 'unanswered')::int as unanswered,
        count(*) filter (where reason = 'unhelpful')::int as unhelpful,
        count(*) filter (where reason = 'handed-over')::int as handed_over
      from missed_question
      where workspace_id = ${workspaceId} and ${id === undefined ? sql`gap_id is not null` : sql`gap_id = ${id}`}
        ${since === undefined ? sql`` : sql`and asked_at >= ${since}`}
      group by gap_id
    )
    select id, state, source_id, opened_at, resolved_at, count,
      unanswered, unhelpful, handed_over, last as last_asked_at, last::text as position
    from asked cross join lateral (
      select id, state, source_id, opened_at, resolved_at from knowledge_gap
      where workspace_id = ${workspaceId} and id = asked.gap_id
        ${state === undefined ? sql`` : sql`and state = ${state}`} limit 1
    ) as gap
    where true ${after === undefined ? sql`` : sql`and (count, last, id) < (${after.count}, ${after.position}::timestamptz, ${after.id}::uuid)`}
    order by count desc, last desc, id desc limit ${limit}`;
}

/** Tells how each gap was asked: the most frequent words first, of equals the first asked. */
export async function findWordings(
  db: Queryable,
  workspaceId: string,
  gapIds: readonly string[],
  mostEach: number,
): Promise<Map<string, string[]>> {
  const found = await all<{ gapId: string; texts: string[] }>(db)`
    select gap_id, array_agg(text order by place) as texts from (
      select gap_id, text, row_number() over (
        partition by gap_id order by count(*) desc, min(asked_at), text) as place
      from missed_question where workspace_id = ${workspaceId} and gap_id = any(${[...gapIds]}::uuid[])
      group by gap_id, text
    ) as wording where place <= ${mostEach} group by gap_id`;
  return new Map(found.map(({ gapId, texts }) => [gapId, texts]));
}

// --- resolving

/** A null source with `resolved` does not occur. */
export async function writeState(
  tx: Transaction,
  workspaceId: string,
  id: string,
  { state, sourceId }: { state: "resolved" | "ignored"; sourceId: string | null },
): Promise<void> {
  await execute(tx)`
    update knowledge_gap set state = ${state}, source_id = ${sourceId}, resolved_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${id}`;
}

const mostContradictions = 100;
const mostContradicting = 10;

/** Finds the questions that current FAQs answer in different ways, with these FAQs, the oldest first. */
export async function findContradictions(
  db: Queryable,
  workspaceId: string,
): Promise<{ question: string; sources: { sourceId: string; question: string }[] }[]> {
  return all<{ question: string; sources: { sourceId: string; question: string }[] }>(db)`
    select distinct on (array_agg(source_id order by source_id))
      (array_agg(title order by source_id))[1] as question,
      (array_agg(json_build_object('sourceId', source_id, 'question', title) order by source_id)
      )[1:${mostContradicting}] as sources
    from (
      select document.source_id, document.title, document.content_hash, words
      from knowledge_document as document, unnest(asked_words(document.workspace_id, document.questions)) as words
      where document.workspace_id = ${workspaceId} and document.type = 'faq' and document.retired_version is null
    ) as asked
    group by words having count(distinct content_hash) > 1
    order by array_agg(source_id order by source_id) limit ${mostContradictions}`;
}
