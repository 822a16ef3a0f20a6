import { bytesOfRow, countUse } from "../../../kernel/quotas/quotas-of.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";

/** This file holds the SQL of asked questions: texts that a passage is found by beside its own words. */

type AskedOrigin = "model" | "choice";
/** `counting`: too few visitors have chosen the passage for it. `removed`: it does not come back. */
type AskedState = "counting" | "active" | "removed";

type NewAskedQuestion = {
  id: string;
  documentId: string;
  /** The passage that holds this place of the document is meant. */
  start: number;
  section: string | null;
  origin: AskedOrigin;
  state: "counting" | "active";
  language: string;
  text: string | null;
  /** Texts that ask the same have the same topic: a passage has one of them. */
  topic: string;
};

/**
 * Keeps a question of a current document, or finds the one of its topic that is there, and locks it.
 * Undefined when the document is taught no more.
 */
export async function keepAsked(
  tx: Transaction,
  workspaceId: string,
  asked: NewAskedQuestion,
): Promise<{ id: string; state: AskedState } | undefined> {
  return first<{ id: string; state: AskedState }>(tx)`
    insert into asked_question as kept (workspace_id, id, document_id, start, section, origin, state, language, text,
      topic)
    select workspace_id, ${asked.id}::uuid, id, ${asked.start}::integer, ${asked.section}::text, ${asked.origin}::text,
      ${asked.state}::text, ${asked.language}::text, ${asked.text}::text, ${asked.topic}::text
    from knowledge_document
    where workspace_id = ${workspaceId} and id = ${asked.documentId} and retired_version is null
    on conflict (workspace_id, document_id, start, origin, topic) do update set topic = excluded.topic
    returning kept.id, kept.state`;
}

/** Finds which of these topics a model has written for another section. */
export async function findWrittenElsewhere(
  tx: Transaction,
  workspaceId: string,
  { documentId, start }: Pick<NewAskedQuestion, "documentId" | "start">,
  topics: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await all<{ topic: string }>(tx)`
    select asked.topic from asked_question as asked
    join knowledge_document as document on document.workspace_id = asked.workspace_id and document.id = document_id
    where asked.workspace_id = ${workspaceId} and asked.origin = 'model' and asked.topic = any(${[...topics]}::text[])
      and (asked.document_id <> ${documentId} or asked.start <> ${start}) and document.retired_version is null`;
  return new Set(rows.map(({ topic }) => topic));
}

/** Locks the question until the commit. */
export async function findAskedState(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<{ state: AskedState; documentId: string } | undefined> {
  return first<{ state: AskedState; documentId: string }>(tx)`
    select state, document_id from asked_question where workspace_id = ${workspaceId} and id = ${id} for update`;
}

/** A text that its owner wrote stays. */
export async function writeAskedState(
  tx: Transaction,
  workspaceId: string,
  id: string,
  { state, text }: { state: AskedState; text: string | null },
): Promise<void> {
  await execute(tx)`
    update asked_question set state = ${state}, text = case when is_edited then text else ${text}::text end
    where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Writes the owner's words. False when there is no such question that passages are found by. */
export async function writeAskedText(
  tx: Transaction,
  workspaceId: string,
  id: string,
  text: string,
): Promise<string | undefined> {
  const written = await first<{ documentId: string }>(tx)`
    update asked_question set text = ${text}, is_edited = true
    where workspace_id = ${workspaceId} and id = ${id} and state = 'active' returning document_id`;
  return written?.documentId;
}

/** Leaves the topic alone, so that the same choices do not bring the question back. */
export async function removeAsked(tx: Transaction, workspaceId: string, id: string): Promise<string | undefined> {
  const removed = await first<{ documentId: string }>(tx)`
    update asked_question set state = 'removed', text = null, is_edited = false
    where workspace_id = ${workspaceId} and id = ${id} and state = 'active' returning document_id`;
  return removed?.documentId;
}

/** Deletes what models wrote. Returns the documents. */
export async function deleteWritten(tx: Transaction, workspaceId: string): Promise<string[]> {
  const deleted = await all<{ documentId: string; bytes: number }>(tx)`
    with gone as (
      delete from asked_question where workspace_id = ${workspaceId} and origin = 'model'
      returning document_id, ${bytesOfAsked} as bytes
    )
    select document_id, sum(bytes)::float8 as bytes from gone group by document_id`;
  for (const { bytes } of deleted) countUse(tx, { workspaceId, quota: "knowledgeBytes", amount: -bytes });
  return deleted.map(({ documentId }) => documentId);
}

const bytesOfAsked = sql`(${bytesOfRow}::integer + octet_length(coalesce(text, '')) + octet_length(topic))`;

/** Sums up the bytes of a workspace's asked questions. */
export const sumOfAsked = (workspaceId: string): Sql =>
  sql`(select coalesce(sum(${bytesOfAsked}), 0) from asked_question where workspace_id = ${workspaceId})`;

/** Deletes old questions that too few visitors chose, and the oldest beyond a number. */
export async function forgetCounting(db: Queryable, before: Date, mostInWorkspace: number): Promise<void> {
  await execute(db)`
    delete from asked_question using (
      select workspace_id, id, row_number() over (partition by workspace_id order by created_at desc) as place, created_at
      from asked_question where state = 'counting'
    ) as old
    where asked_question.workspace_id = old.workspace_id and asked_question.id = old.id
      and (old.created_at < ${before} or old.place > ${mostInWorkspace})`;
}

/** From the commit on, the indexes of all nodes read the questions of these documents again. */
export async function raiseAskedVersion(
  tx: Transaction,
  workspaceId: string,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  await execute(tx)`
    with bumped as (
      update knowledge_version set version = version + 1, asked_version = version + 1
      where workspace_id = ${workspaceId} returning version
    )
    update knowledge_document set asked_version = bumped.version from bumped
    where workspace_id = ${workspaceId} and id = any(${documentIds}::uuid[])`;
}

/** The questions of a document as the engine reads them; null for nearly all documents. */
export const askedOfDocument: Sql = sql`case when asked_version is null then null else (
    select json_agg(json_build_object('text', asked.text, 'start', asked.start, 'language', asked.language,
      'isBounded', asked.origin = 'choice') order by asked.start, asked.id)
    from asked_question as asked
    where asked.workspace_id = knowledge_document.workspace_id and asked.document_id = knowledge_document.id
      and asked.state = 'active'
  ) end as asked`;

export type AskedRow = {
  id: string;
  documentId: string;
  sourceId: string;
  title: string;
  section: string | null;
  origin: AskedOrigin;
  language: string;
  text: string;
  createdAt: Date;
};

type AskedFilter = { id?: string; origin?: AskedOrigin; documentId?: string; before?: string; limit: number };

/** Lists the active questions of current documents, newest first. */
export async function findAsked(
  db: Queryable,
  workspaceId: string,
  { id, origin, documentId, before, limit }: AskedFilter,
): Promise<AskedRow[]> {
  return all<AskedRow>(db)`
    select asked.id, asked.document_id, document.source_id, document.title, asked.section, asked.origin,
      asked.language, asked.text, asked.created_at
    from asked_question as asked
    join knowledge_document as document on document.workspace_id = asked.workspace_id and document.id = document_id
    where asked.workspace_id = ${workspaceId} and asked.state = 'active' and document.retired_version is null
      ${id === undefined ? sql`` : sql`and asked.id = ${id}`}
      ${origin === undefined ? sql`` : sql`and asked.origin = ${origin}`}
      ${documentId === undefined ? sql`` : sql`and asked.document_id = ${documentId}`}
      ${before === undefined ? sql`` : sql`and asked.id < ${before}::uuid`}
    order by asked.id desc limit ${limit}`;
}

/** A choice names a document that is taught no more; it stands here with the next version of its source. */
export type FormerChoice = {
  id: string;
  start: number;
  state: AskedState;
  topic: string;
  formerText: string;
  formerTitle: string;
  documentId: string;
  text: string;
  title: string;
};

/** Finds what visitors chose of retired documents whose sources have one text since. */
export async function findFormerChoices(
  tx: Transaction,
  workspaceId: string,
  formerIds: readonly string[],
): Promise<FormerChoice[]> {
  return all<FormerChoice>(tx)`
    select asked.id, asked.start, asked.state, asked.topic, former.text as former_text, former.title as former_title,
      current.id as document_id, current.text, current.title
    from asked_question as asked
    join knowledge_document as former on former.workspace_id = asked.workspace_id and former.id = asked.document_id
    join knowledge_document as current on current.workspace_id = former.workspace_id
      and current.source_id = former.source_id and current.retired_version is null
    where asked.workspace_id = ${workspaceId} and asked.document_id = any(${formerIds}::uuid[])
      and asked.origin = 'choice' and former.type = 'text' and current.type = 'text'
    order by asked.id for update of asked`;
}

/** Moves a question to a place of another document. */
export async function moveAsked(
  tx: Transaction,
  workspaceId: string,
  { id, documentId, start }: Pick<NewAskedQuestion, "id" | "documentId" | "start">,
): Promise<void> {
  await execute(tx)`
    update asked_question set document_id = ${documentId}, start = ${start}
    where workspace_id = ${workspaceId} and id = ${id}`;
}

export async function deleteAskedOf(
  tx: Transaction,
  workspaceId: string,
  documentIds: readonly string[],
): Promise<void> {
  await execute(tx)`
    delete from asked_question where workspace_id = ${workspaceId} and document_id = any(${documentIds}::uuid[])`;
}

/** An array with the ids of the questions that passages of a workspace are found by. */
export const idsOfAsked = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from asked_question where workspace_id = ${workspaceId} and state = 'active')`;
