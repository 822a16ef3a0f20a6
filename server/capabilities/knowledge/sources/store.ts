// Long because the statements about sources share their parts.
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { Origin } from "../learning/origin.ts";
import { versionOfChange } from "../retiring/store.ts";
import type { Source, SourceContent } from "../schema.ts";
import type { PreparedDocument } from "./prepare-document.ts";

/**
 * This file holds the SQL of sources. The documents that they no longer have are in
 * `retiring/store.ts`.
 */

export type SourceRow = {
  id: string;
  type: Source["type"];
  status: Source["status"];
  title: string;
  url: string | null;
  externalId: string | null;
  tags: string[];
  documentId: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export type Addition = PreparedDocument & { workspaceId: string };

/**
 * Stores new sources in one statement, because the other writers of their workspaces wait for it.
 * The versions are counted in the order of the workspaces, so that two such statements never
 * deadlock.
 */
export async function insertSources(tx: Transaction, input: DocumentsToStore): Promise<Date> {
  const result = await one<{ createdAt: Date }>(tx)`
    with input as materialized (
      ${documentsOf(input)}
    ), source as (
      insert into knowledge_source (workspace_id, id, type, title, url, document_id, version, fingerprint, external_id,
        tags)
      select workspace_id, source_id, type, title, url, id, 1, decode(fingerprint, 'hex'), external_id,
        coalesce(tags, '{}')
      from input
    ), bumped as (
      ${versionsOf(input)}
    ), inserted as (
      insert into knowledge_document (workspace_id, id, source_id, version, type, title, url, text, questions,
        content_hash, added_version)
      select workspace_id, id, source_id, 1, type, title, url, text, questions, decode(content_hash, 'hex'),
        bumped.version
      from input join bumped using (workspace_id)
      returning created_at
    )
    select created_at from inserted limit 1`;
  return result.createdAt;
}

function versionsOf(input: DocumentsToStore): Sql {
  if ("sync" in input)
    return sql`select ${input.sync.workspaceId}::uuid as workspace_id, ${input.version}::bigint as version`;
  return sql`insert into knowledge_version as counter (workspace_id, version)
      select distinct workspace_id, 1 from input order by workspace_id
      on conflict (workspace_id) do update set version = counter.version + 1
      returning counter.workspace_id, counter.version`;
}

/** A source as it was when its row was locked. */
export type LockedSource = SourceRow & { fingerprint: string; origin: Origin | null };

/** Waits for other writers of the source, reads it, and locks it until the commit. */
export async function lockSource(tx: Transaction, workspaceId: string, id: string): Promise<LockedSource | undefined> {
  return (await lockSources(tx, workspaceId, { id }))[0];
}

/**
 * Chooses sources: the one with an id, those with a tag or one of the names, unnamed ones of these fingerprints, or all. In the order of
 * their ids, at most so many.
 */
type ChosenSources = {
  id?: string;
  tag?: string;
  names?: readonly string[];
  fingerprints?: readonly string[];
  limit?: number;
};

/** Does the same for several. */
export async function lockSources(
  tx: Transaction,
  workspaceId: string,
  { id, tag, names, fingerprints, limit }: ChosenSources,
): Promise<LockedSource[]> {
  const isNamed = sql`external_id = any(${names ?? []}::text[])`;
  return all<LockedSource>(tx)`
    select ${sourceColumns}, encode(fingerprint, 'hex') as fingerprint, origin
    from knowledge_source
    where workspace_id = ${workspaceId}
      ${id === undefined ? sql`` : sql`and id = ${id}`}
      ${fingerprints === undefined ? sql`` : sql`and ${isUnnamed(fingerprints)}`}
      ${tag === undefined ? (names === undefined ? sql`` : sql`and ${isNamed}`) : sql`and (${hasTag(tag)} or ${isNamed})`}
    order by id limit ${limit ?? null} for update`;
}

const isUnnamed = (fingerprints: readonly string[]): Sql => sql`external_id is null and origin is null
  and fingerprint in (select decode(hex, 'hex') from unnest(${fingerprints}::text[]) as hex)`;

/** For each content, whether it was taught already, by nobody's name. */
export async function findTaught(
  db: Queryable,
  contents: readonly { workspaceId: string; fingerprint: string }[],
): Promise<boolean[]> {
  const rows = await all<{ isTaught: boolean }>(db)`
    select exists (
      select from knowledge_source as source
      where source.workspace_id = content.workspace_id and source.external_id is null and source.origin is null
        and source.fingerprint = decode(content.hex, 'hex')) as is_taught
    from unnest(${contents.map(({ workspaceId }) => workspaceId)}::uuid[],
      ${contents.map(({ fingerprint }) => fingerprint)}::text[]) with ordinality as content (workspace_id, hex, place)
    order by place`;
  return rows.map(({ isTaught }) => isTaught);
}

const hasTag = (tag: string): Sql => sql`${tag} = any(tags)`;

/** Until the end of the transaction, no other one gives a source of the workspace a name. */
export async function lockNames(tx: Transaction, workspaceId: string): Promise<void> {
  await execute(tx)`select pg_advisory_xact_lock(hashtextextended('source-names:' || ${workspaceId}::text, 0))`;
}

/**
 * Stores the next documents of locked sources, whose current ones ended at this version.
 */
export async function insertVersions(
  tx: Transaction,
  workspaceId: string,
  input: DocumentsToStore,
  knowledgeVersion: number,
): Promise<Date> {
  const result = await one<{ updatedAt: Date }>(tx)`
    with input as materialized (
      ${documentsOf(input)}
    ), inserted as (
      insert into knowledge_document (workspace_id, id, source_id, version, type, title, url, text, questions,
        content_hash, added_version, created_at)
      select ${workspaceId}::uuid, input.id, source_id, source.version + 1, input.type, input.title, input.url, text,
        questions, decode(content_hash, 'hex'), ${knowledgeVersion}, statement_timestamp()
      from input join knowledge_source as source on source.workspace_id = ${workspaceId} and source.id = source_id
    ), updated as (
      update knowledge_source as source
      set type = input.type, title = input.title, url = input.url, document_id = input.id, version = source.version + 1,
        fingerprint = decode(input.fingerprint, 'hex'), updated_at = statement_timestamp()
      from input where source.workspace_id = ${workspaceId} and source.id = input.source_id
      returning source.updated_at
    )
    select updated_at from updated limit 1`;
  return result.updatedAt;
}

type SourceLabels = { id: string; externalId: string | null; tags: readonly string[] };

/** Writes the names and the tags of locked sources. Indexes know by the version that they changed. */
export async function writeLabels(
  tx: Transaction,
  workspaceId: string,
  labels: readonly SourceLabels[],
  reserved?: number,
): Promise<void> {
  await execute(tx)`
    with label as (
      select * from json_to_recordset(${JSON.stringify(labels)}::json) as row (id uuid, "externalId" text, tags text[])
    ), bumped as (
      ${versionOfChange(workspaceId, reserved)}
    )
    update knowledge_source as source set external_id = label."externalId", tags = label.tags
    from label where source.workspace_id = ${workspaceId} and source.id = label.id`;
}

type Picked = Pick<PreparedDocument, "id" | "sourceId" | "tags">;
/** Documents come with the statement, or stand where a sync has gathered them: that has reserved a version. */
export type DocumentsToStore =
  | { additions: readonly Addition[] }
  | { sync: { workspaceId: string; id: string }; picked: readonly Picked[]; version: number };

function documentsOf(input: DocumentsToStore): Sql {
  return "sync" in input ? gatheredDocuments(input.sync, input.picked) : documentsFrom(input.additions);
}

function gatheredDocuments(sync: { workspaceId: string; id: string }, picked: readonly Picked[]): Sql {
  const labels = picked.map(({ id, sourceId, tags }) => ({ id, sourceId, tags }));
  return sql`select gathered.workspace_id, gathered.id, picked."sourceId" as source_id, type, title, url, text,
      questions, encode(fingerprint, 'hex') as fingerprint, encode(content_hash, 'hex') as content_hash, external_id,
      picked.tags
    from json_to_recordset(${JSON.stringify(labels)}::json) as picked (id uuid, "sourceId" uuid, tags text[])
    join knowledge_sync_source as gathered
      on gathered.workspace_id = ${sync.workspaceId} and gathered.sync_id = ${sync.id} and gathered.id = picked.id`;
}

/** Uses JSON, because a parameter cannot hold arrays of arrays of different lengths. */
export function documentsFrom(additions: readonly Addition[]): Sql {
  const rows = additions.map(({ workspaceId, sourceId, contentHash, externalId, ...row }) => ({
    ...row,
    workspace_id: workspaceId,
    source_id: sourceId,
    content_hash: contentHash,
    external_id: externalId,
  }));
  return sql`select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (
    workspace_id uuid, id uuid, source_id uuid, type text, title text, url text, text text, questions text[],
    fingerprint text, content_hash text, external_id text, tags text[], bytes integer)`;
}

const sourceColumns = sql`id, type, status, title, url, document_id as "documentId", version,
  external_id, tags, created_at, updated_at`;

/** A source with its text, or with what it is learnt from. */
export type FullSourceRow = SourceRow & {
  text: string | null;
  questions: string[] | null;
  origin: Origin | null;
  look: number;
  problem: string | null;
};

export async function findSource(db: Queryable, workspaceId: string, id: string): Promise<FullSourceRow | undefined> {
  return first<FullSourceRow>(db)`
    select source.*, document.text, document.questions
    from (
      select ${sourceColumns}, origin, look, problem from knowledge_source
      where workspace_id = ${workspaceId} and id = ${id}
    ) as source
    left join knowledge_document as document on document.workspace_id = ${workspaceId} and document.id = source."documentId"
  `;
}

export async function findSourcesByIds(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<SourceRow[]> {
  return all<SourceRow>(db)`
    select ${sourceColumns} from knowledge_source where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`;
}

/** Counts those of the sources that are not learnt yet. */
export async function countPending(db: Queryable, workspaceId: string, ids: readonly string[]): Promise<number> {
  const { count } = await one<{ count: number }>(db)`
    select count(*)::integer as count from knowledge_source
    where workspace_id = ${workspaceId} and id = any(${ids}::uuid[]) and status = 'pending'`;
  return count;
}

/** Lists the newest first. `before` is the id of the last source already shown. */
export async function findSources(
  db: Queryable,
  workspaceId: string,
  filter: { type?: string; titlePart?: string; tag?: string; externalId?: string; before?: string; limit: number },
): Promise<SourceRow[]> {
  const pattern = filter.titlePart === undefined ? null : `%${filter.titlePart.replace(/[\\%_]/g, "\\$&")}%`;
  return all<SourceRow>(db)`
    select ${sourceColumns} from knowledge_source
    where workspace_id = ${workspaceId}
      ${filter.before === undefined ? sql`` : sql`and id < ${filter.before}`}
      ${filter.type === undefined ? sql`` : sql`and type = ${filter.type}`}
      ${pattern === null ? sql`` : sql`and title ilike ${pattern}`}
      ${filter.tag === undefined ? sql`` : sql`and ${hasTag(filter.tag)}`}
      ${filter.externalId === undefined ? sql`` : sql`and external_id = ${filter.externalId}`}
    order by workspace_id desc, id desc limit ${filter.limit}`;
}

/** Tells how people may ask for a source: the questions of a FAQ, and the title of a text. */
export type SourceQuestions = { type: SourceContent["type"]; title: string; questions: string[] };

/** FAQs first, and then the newest. `sources`: of these only, by their UUIDs; null: of all. */
export async function readQuestions(
  db: Queryable,
  workspaceId: string,
  sources: ReadonlySet<string> | null,
  limit: number,
): Promise<SourceQuestions[]> {
  return all<SourceQuestions>(db)`
    select document.type, document.title, document.questions
    from knowledge_source as source
    join knowledge_document as document on document.workspace_id = ${workspaceId} and document.id = source.document_id
    where source.workspace_id = ${workspaceId}
      ${sources === null ? sql`` : sql`and source.id = any(${[...sources]}::uuid[])`}
    order by source.type, source.id desc limit ${limit}`;
}

const mostOtherAnswers = 10;

/** Finds, for each of these FAQs, others that have one of its questions and another answer. */
export async function findOtherAnswers(
  db: Queryable,
  workspaceId: string,
  sourceIds: readonly string[],
): Promise<{ sourceId: string; question: string; otherId: string }[]> {
  const isCurrentFaq = (table: Sql): Sql =>
    sql`${table}.workspace_id = ${workspaceId} and ${table}.type = 'faq' and ${table}.retired_version is null`;
  return all<{ sourceId: string; question: string; otherId: string }>(db)`
    select taught.source_id, found.title as question, found.source_id as other_id
    from knowledge_document as taught, lateral (
      select distinct on (other.source_id) other.source_id, other.title from knowledge_document as other
      where ${isCurrentFaq(sql`other`)} and other.content_hash <> taught.content_hash
        and other.source_id <> taught.source_id
        and asked_words(other.workspace_id, other.questions) && asked_words(taught.workspace_id, taught.questions)
      order by other.source_id limit ${mostOtherAnswers}
    ) as found
    where ${isCurrentFaq(sql`taught`)} and taught.source_id = any(${sourceIds}::uuid[])
    order by taught.source_id, found.source_id`;
}
