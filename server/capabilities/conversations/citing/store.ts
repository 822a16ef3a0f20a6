import type { Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, sql } from "../../../kernel/storage/sql.ts";

/** The SQL of which replies cite which documents. A citation's row is written with its reply's end. */

export async function findCitedDocuments(
  tx: Transaction,
  workspaceId: string,
  documentIds: readonly string[],
): Promise<string[]> {
  const found = await all<{ id: string }>(tx)`
    select id from unnest(${documentIds}::uuid[]) as asked (id)
    where exists (select from citation where workspace_id = ${workspaceId} and document_id = asked.id)`;
  return found.map(({ id }) => id);
}

const nothing = JSON.stringify({
  title: null,
  url: null,
  section: null,
  anchor: null,
  page: null,
  passage: null,
  start: null,
  end: null,
  withdrawn: true,
});

/** `wireIds` are the same documents as citations name them. */
export type CitedNames = { ids: readonly string[]; wireIds: readonly string[] };

/** Takes the addresses of the documents out of the replies that cite them. */
export async function withdrawLinks(tx: Transaction, workspaceId: string, documents: CitedNames): Promise<void> {
  await execute(tx)`
    update message set citations = (
        select json_agg(case when entry->>'documentId' = any(${documents.wireIds}::text[])
          then (entry::jsonb || '{"url": null}')::json else entry end order by place)
        from json_array_elements(citations) with ordinality as listed (entry, place))
    where workspace_id = ${workspaceId} and citations is not null and id in (
      select message_id from citation
      where workspace_id = ${workspaceId} and document_id = any(${documents.ids}::uuid[]))`;
}

/**
 * Takes every word of the documents out of the replies that cite them. A reply that a model wrote
 * keeps its text, one that the offline engine put together of passages does not.
 */
export async function withdrawCitations(
  tx: Transaction,
  workspaceId: string,
  documents: CitedNames,
  offline: { model: string; text: string },
): Promise<void> {
  await execute(tx)`
    with cited as materialized (
      delete from citation where workspace_id = ${workspaceId} and document_id = any(${documents.ids}::uuid[])
      returning message_id
    )
    update message set
      -- Where the caller's tools go on, the model is told what the caller tells.
      continuation = null,
      text = case when model = ${offline.model} then ${offline.text} else text end,
      citations = coalesce((
        select json_agg(case when entry->>'documentId' = any(${documents.wireIds}::text[])
          then ((entry::jsonb - 'highlight') || ${nothing}::jsonb)::json else entry end order by place)
        from json_array_elements(citations) with ordinality as listed (entry, place)), citations)
    where workspace_id = ${workspaceId} and id in (select message_id from cited)`;
}

/**
 * Takes a source out of the replies that offer it as a choice, with their texts, which name its
 * title. False when no reply offers it.
 */
export async function withdrawChoices(
  tx: Transaction,
  workspaceId: string,
  sourceWireId: string,
  text: string,
): Promise<boolean> {
  const offersIt = sql`entry->>'sourceId' = ${sourceWireId}`;
  const result = await execute(tx)`
    update message set text = ${text}, choices = (
        select json_agg(entry order by place) from json_array_elements(choices) with ordinality as listed (entry, place)
        where not ${offersIt})
    where workspace_id = ${workspaceId} and choices is not null
      and exists (select from json_array_elements(choices) as entry where ${offersIt})
    returning id`;
  return result > 0;
}
