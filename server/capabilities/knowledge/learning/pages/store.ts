// Long because all SQL of pages stands in one place.
import type { Queryable, Transaction } from "../../../../kernel/storage/database.ts";
import { all, execute, first, one, sql } from "../../../../kernel/storage/sql.ts";

/** This file holds the SQL of the pages of learnt sources, and of their documents. */

export type PageRow = {
  id: string;
  kind: "page" | "sitemap" | "details";
  address: string;
  state: "waiting" | "indexed" | "skipped" | "failed" | "gone";
  etag: string | null;
  lastModified: string | null;
  /** The hash in hexadecimal. */
  contentHash: string | null;
  attempts: number;
  missingSince: Date | null;
};

const pageColumns = sql`id, kind, address, state, etag, last_modified, encode(content_hash, 'hex') as "contentHash",
  attempts, missing_since`;

export type FoundPage = { id: string; kind: PageRow["kind"]; address: string };

/** A sitemap may name others for ever. */
const mostSitemaps = 200;

/**
 * Remembers addresses that are to be looked at, at most so many of pages that are new, and returns
 * how many pages these are.
 */
export async function insertPages(
  tx: Transaction,
  workspaceId: string,
  source: { id: string; look: number },
  found: readonly FoundPage[],
  room: number,
): Promise<number> {
  if (found.length === 0) return 0;
  const { count } = await one<{ count: number }>(tx)`
    with found as (
      select * from json_to_recordset(${JSON.stringify(found)}::json) as found (id uuid, kind text, address text)
    ), new as (
      select found.*, row_number() over (partition by kind = 'page' order by id) as place from found
      where not exists (
        select from knowledge_page as known where known.workspace_id = ${workspaceId}
          and known.source_id = ${source.id} and known.address = found.address
      )
    ), inserted as (
      insert into knowledge_page (workspace_id, source_id, id, kind, address, found_look)
      select ${workspaceId}::uuid, ${source.id}::uuid, id, kind, address, ${source.look} from new
      where place <= case kind when 'page' then ${Math.max(room, 0)}::integer
        else ${mostSitemaps}::integer - (
          select count(*) from knowledge_page
          where workspace_id = ${workspaceId} and source_id = ${source.id} and kind <> 'page'
        ) end
      returning kind
    )
    select count(*) filter (where kind = 'page')::integer as count from inserted`;
  return count;
}

export async function findPageByAddress(
  db: Queryable,
  workspaceId: string,
  sourceId: string,
  address: string,
): Promise<PageRow | undefined> {
  return first<PageRow>(db)`
    select ${pageColumns} from knowledge_page
    where workspace_id = ${workspaceId} and source_id = ${sourceId} and address = ${address}`;
}

/** Finds the page with which a source began, and whether any page of the source was learnt. */
export async function findFirstPage(
  db: Queryable,
  workspaceId: string,
  sourceId: string,
): Promise<{ title: string; documentId: string | null; problem: string | null; hasDocuments: boolean } | undefined> {
  return first<{ title: string; documentId: string | null; problem: string | null; hasDocuments: boolean }>(db)`
    select title, document_id, problem, exists (
      select from knowledge_page where workspace_id = ${workspaceId} and source_id = ${sourceId} and state = 'indexed'
    ) as "hasDocuments"
    from knowledge_page where workspace_id = ${workspaceId} and source_id = ${sourceId} and kind = 'page'
    order by id limit 1`;
}

/** Says why the first pages of sources were not learnt, by the source. Those that were have none. */
export async function findProblems(
  db: Queryable,
  workspaceId: string,
  sourceIds: readonly string[],
): Promise<Map<string, { problem: string; told: string | null }>> {
  const found = await all<{ sourceId: string; problem: string | null; told: string | null }>(db)`
    select distinct on (source_id) source_id, problem, told from knowledge_page
    where workspace_id = ${workspaceId} and source_id = any(${sourceIds}::uuid[]) and kind = 'page'
    order by source_id, id`;
  return new Map(
    found.flatMap(({ sourceId, problem, told }) => (problem === null ? [] : [[sourceId, { problem, told }]])),
  );
}

/** Counts the pages that a site has by now, which its bound is for. */
export async function countPages(db: Queryable, workspaceId: string, sourceId: string): Promise<number> {
  const { count } = await one<{ count: number }>(db)`
    select count(*)::integer as count from knowledge_page
    where workspace_id = ${workspaceId} and source_id = ${sourceId} and kind = 'page' and state <> 'gone'`;
  return count;
}

/** Returns the next pages that this look has not looked at: sitemaps first, then in the order they were found. */
export async function findWaitingPages(
  db: Queryable,
  workspaceId: string,
  source: { id: string; look: number },
  limit: number,
): Promise<PageRow[]> {
  return all<PageRow>(db)`
    select ${pageColumns} from knowledge_page
    where workspace_id = ${workspaceId} and source_id = ${source.id} and looked < ${source.look}
      and kind <> 'details' and state <> 'gone'
    order by attempts, looked, id limit ${limit}`;
}

/** Finds the addresses of a source that have a query. */
export async function findQueries(db: Queryable, workspaceId: string, sourceId: string): Promise<string[]> {
  const found = await all<{ address: string }>(db)`
    select address from knowledge_page
    where workspace_id = ${workspaceId} and source_id = ${sourceId} and position('?' in address) > 0`;
  return found.map(({ address }) => address);
}

/** Finds the pages of this source that were learnt, with what tells whether another page says the same. */
export async function findLikenesses<Likeness>(
  db: Queryable,
  workspaceId: string,
  sourceId: string,
): Promise<{ id: string; address: string; likeness: Likeness }[]> {
  return all<{ id: string; address: string; likeness: Likeness }>(db)`
    select id, address, likeness from knowledge_page
    where workspace_id = ${workspaceId} and source_id = ${sourceId} and state = 'indexed' and likeness is not null
    order by id`;
}

/** Holds what a look found out about a page. A field that is left out stays as it was. */
export type PageOutcome = {
  state: PageRow["state"];
  problem?: string | null;
  /** An address or a sentence that belongs to the problem. */
  told?: string | null;
  title?: string;
  words?: number;
  etag?: string | null;
  lastModified?: string | null;
  contentHash?: string | null;
  likeness?: unknown;
  language?: string | null;
  around?: readonly string[];
  places?: readonly string[];
  documentId?: string | null;
  isChanged?: boolean;
  notes?: readonly { code: string; message: string }[];
  missingSince?: Date | null;
};

export async function updatePage(
  tx: Transaction,
  workspaceId: string,
  source: { id: string; look: number },
  pageId: string,
  outcome: PageOutcome,
): Promise<void> {
  const { state, problem = null, told = null, title, words, etag, lastModified, contentHash } = outcome;
  const { likeness, language, around, places, documentId, isChanged = false, notes, missingSince = null } = outcome;
  await execute(tx)`
    update knowledge_page set state = ${state}, problem = ${problem}, told = ${told},
      title = coalesce(${title ?? null}, title), words = coalesce(${words ?? null}::integer, words),
      ${etag === undefined ? sql`` : sql`etag = ${etag},`}
      ${lastModified === undefined ? sql`` : sql`last_modified = ${lastModified},`}
      ${contentHash === undefined ? sql`` : sql`content_hash = decode(${contentHash}::text, 'hex'),`}
      ${likeness === undefined ? sql`` : sql`likeness = ${likeness === null ? null : JSON.stringify(likeness)}::jsonb,`}
      ${language === undefined ? sql`` : sql`language = ${language},`}
      ${around === undefined ? sql`` : sql`around = ${around}::text[],`}
      ${places === undefined ? sql`` : sql`places = ${places}::text[],`}
      ${documentId === undefined ? sql`` : sql`document_id = ${documentId}::uuid,`}
      ${notes === undefined ? sql`` : sql`notes = ${JSON.stringify(notes)}::jsonb,`}
      ${isChanged ? sql`changed_look = ${source.look},` : sql``}
      looked = ${source.look}, looked_at = clock_timestamp(), attempts = 0, missing_since = ${missingSince}
    where workspace_id = ${workspaceId} and source_id = ${source.id} and id = ${pageId}`;
}

/** Notes that a page could not be had. It waits behind the others. */
export async function countAttempt(
  tx: Transaction,
  workspaceId: string,
  sourceId: string,
  pageId: string,
): Promise<void> {
  await execute(tx)`
    update knowledge_page set attempts = attempts + 1
    where workspace_id = ${workspaceId} and source_id = ${sourceId} and id = ${pageId}`;
}

export type Progress = {
  found: number;
  done: number;
  changed: number;
  unchanged: number;
  failed: number;
  skipped: number;
};

/** Counts what the newest look at a source has done until now. */
export async function readProgress(
  db: Queryable,
  workspaceId: string,
  source: { id: string; look: number },
): Promise<Progress> {
  return one<Progress>(db)`
    select count(*)::integer as found,
      count(*) filter (where looked = ${source.look})::integer as done,
      count(*) filter (where state = 'indexed' and changed_look = ${source.look})::integer as changed,
      count(*) filter (where state = 'indexed' and looked = ${source.look} and changed_look < ${source.look})::integer
        as unchanged,
      count(*) filter (where state = 'failed' and looked = ${source.look})::integer as failed,
      count(*) filter (where state = 'skipped' and looked = ${source.look})::integer as skipped
    from knowledge_page
    where workspace_id = ${workspaceId} and source_id = ${source.id} and kind = 'page' and state <> 'gone'`;
}

export type ShownPage = {
  id: string;
  documentId: string | null;
  address: string;
  title: string;
  status: PageRow["state"];
  problem: string | null;
  told: string | null;
  words: number;
  notes: { code: string; message: string }[];
  lastLookedAt: Date | null;
};

export async function findPages(
  db: Queryable,
  workspaceId: string,
  sourceId: string,
  page: { after?: string; limit: number },
): Promise<ShownPage[]> {
  return all<ShownPage>(db)`
    select id, document_id, address, title, state as status, problem, told, words, notes, looked_at as "lastLookedAt"
    from knowledge_page
    where workspace_id = ${workspaceId} and source_id = ${sourceId} and kind <> 'sitemap'
      ${page.after === undefined ? sql`` : sql`and id > ${page.after}`}
    order by id limit ${page.limit}`;
}

type PageAround = { language: string | null; around: string[]; places: string[]; markdown: string };

/** Finds what stands beside the main text of the first pages that were learnt, with that text. */
export async function findAround(
  db: Queryable,
  workspaceId: string,
  sourceId: string,
  limit: number,
): Promise<PageAround[]> {
  return all<PageAround>(db)`
    select page.language, page.around, page.places, document.text as markdown
    from knowledge_page as page
    join knowledge_document as document
      on document.workspace_id = ${workspaceId} and document.id = page.document_id
    where page.workspace_id = ${workspaceId} and page.source_id = ${sourceId} and page.kind = 'page'
      and page.state = 'indexed'
    order by page.id limit ${limit}`;
}

/** Forgets pages that were found and not learnt, and says whether the source has anything to answer from. */
export async function forgetWaitingPages(tx: Transaction, workspaceId: string, sourceId: string): Promise<void> {
  await execute(tx)`
    delete from knowledge_page
    where workspace_id = ${workspaceId} and source_id = ${sourceId} and state = 'waiting'`;
}

/** A text or a FAQ that a page gives. */
export type PageDocument = {
  id: string;
  type: "text" | "faq";
  title: string;
  url: string | null;
  text: string;
  questions: readonly string[];
  /** The offsets in the text at which the pages of a file begin. */
  pages: readonly number[];
  contentHash: string;
  bytes: number;
};

export async function findDocumentsOfPage(tx: Transaction, workspaceId: string, pageId: string): Promise<string[]> {
  const found = await all<{ id: string }>(tx)`
    select id from knowledge_document
    where workspace_id = ${workspaceId} and page_id = ${pageId} and retired_version is null`;
  return found.map(({ id }) => id);
}

/** Counts one more change of what the workspace knows. */
export async function addKnowledgeVersion(tx: Transaction, workspaceId: string): Promise<number> {
  const { version } = await one<{ version: number }>(tx)`
    insert into knowledge_version as counter (workspace_id, version) values (${workspaceId}, 1)
    on conflict (workspace_id) do update set version = counter.version + 1 returning version`;
  return version;
}

/** Stores the documents of a page of a locked source, which are known from this version on. */
export async function insertPageDocuments(
  tx: Transaction,
  workspaceId: string,
  { sourceId, pageId, knowledgeVersion }: { sourceId: string; pageId: string; knowledgeVersion: number },
  documents: readonly PageDocument[],
): Promise<void> {
  const rows = documents.map((document, at) => ({ ...document, place: at + 1 }));
  await execute(tx)`
    with input as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, type text, title text, url text,
        text text, questions text[], pages integer[], "contentHash" text, place integer)
    ), counted as (
      update knowledge_source set version = version + ${documents.length}
      where workspace_id = ${workspaceId} and id = ${sourceId} returning version - ${documents.length} as former
    )
    insert into knowledge_document (workspace_id, id, source_id, page_id, version, type, title, url, text, questions,
      pages, content_hash, added_version)
    select ${workspaceId}::uuid, input.id, ${sourceId}::uuid, ${pageId}::uuid, counted.former + place, type, title, url,
      text, questions, pages, decode("contentHash", 'hex'), ${knowledgeVersion}
    from input cross join counted`;
}
