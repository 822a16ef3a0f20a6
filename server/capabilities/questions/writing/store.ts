import { isNodeGone } from "../../../kernel/nodes/store.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";

/** All SQL of a model that writes questions: the setting with its progress, and the sections that are done. */

type WritingState = "writing" | "current" | "failing" | "waiting" | "stopped";

export type WritingRow = {
  /** Another model, number or choice of languages is another writing, which begins from the start. */
  id: string;
  providerId: string;
  modelId: string;
  perSection: number;
  languages: string[];
  maxCost: number | null;
  maxTokens: number;
  state: WritingState;
  writtenVersion: number;
  sections: number;
  done: number;
  kept: number;
  discarded: number;
  inputTokens: number;
  outputTokens: number;
  failures: number;
  lastFailure: string | null;
  retryAt: Date | null;
};

const columns = sql`id, provider_id, model as model_id, per_section, languages, max_cost,
  max_tokens::float8 as max_tokens, state, written_version::float8 as written_version, sections,
  (select count(*) from questioned_section as done
    where done.workspace_id = question_writing.workspace_id and done.writing_id = question_writing.id)::int as done,
  kept, discarded, input_tokens::float8 as input_tokens, output_tokens::float8 as output_tokens, failures,
  last_failure, retry_at`;

export async function findWriting(db: Queryable, workspaceId: string): Promise<WritingRow | undefined> {
  return first<WritingRow>(db)`select ${columns} from question_writing where workspace_id = ${workspaceId}`;
}

type NewWriting = Pick<
  WritingRow,
  "id" | "providerId" | "modelId" | "perSection" | "languages" | "maxCost" | "maxTokens"
>;

export async function insertWriting(tx: Transaction, workspaceId: string, writing: NewWriting): Promise<void> {
  await execute(tx)`
    insert into question_writing (workspace_id, id, provider_id, model, per_section, languages, max_cost, max_tokens)
    values (${workspaceId}, ${writing.id}, ${writing.providerId}, ${writing.modelId}, ${writing.perSection},
      ${writing.languages}, ${writing.maxCost}, ${writing.maxTokens})`;
}

/** Goes on with another ceiling. */
export async function writeCeiling(
  tx: Transaction,
  workspaceId: string,
  { maxCost, maxTokens }: Pick<WritingRow, "maxCost" | "maxTokens">,
): Promise<void> {
  await execute(tx)`
    update question_writing set max_cost = ${maxCost}, max_tokens = ${maxTokens}, state = 'writing', failures = 0,
      last_failure = null, retry_at = null, written_version = 0
    where workspace_id = ${workspaceId}`;
}

export async function deleteWriting(tx: Transaction, workspaceId: string): Promise<boolean> {
  return (await execute(tx)`delete from question_writing where workspace_id = ${workspaceId}`) > 0;
}

// --- the work

/** Workspaces whose knowledge may have changed since, or whose last attempt is due again. */
export async function findWritings(
  db: Queryable,
  now: Date,
): Promise<{ workspaceId: string; writtenVersion: number }[]> {
  return all<{ workspaceId: string; writtenVersion: number }>(db)`
    select workspace_id, written_version::float8 as written_version from question_writing
    where state <> 'stopped' and (retry_at is null or retry_at <= ${now})
      and (node_id is null or ${isNodeGone("question_writing.node_id")})`;
}

/** Takes the work of a workspace for one node. Undefined without a setting, and while another node works. */
export async function claimWriting(
  db: Queryable,
  workspaceId: string,
  nodeId: string,
): Promise<WritingRow | undefined> {
  return first<WritingRow>(db)`
    update question_writing set node_id = ${nodeId}
    where workspace_id = ${workspaceId}
      and (node_id is null or node_id = ${nodeId} or ${isNodeGone("question_writing.node_id")})
    returning ${columns}`;
}

export async function releaseWriting(db: Queryable, workspaceId: string, nodeId: string): Promise<void> {
  await execute(db)`
    update question_writing set node_id = null where workspace_id = ${workspaceId} and node_id = ${nodeId}`;
}

export type WritingProgress = Partial<
  Pick<WritingRow, "state" | "writtenVersion" | "sections" | "failures" | "lastFailure" | "retryAt">
>;

export async function writeProgress(
  db: Queryable,
  workspaceId: string,
  writingId: string,
  { state, writtenVersion, sections, failures, lastFailure, retryAt }: WritingProgress,
): Promise<void> {
  const kept = (column: string, value: string | number | Date | null | undefined) =>
    value === undefined ? sql.raw(column) : sql`${value}`;
  await execute(db)`
    update question_writing set state = ${kept("state", state)},
      written_version = ${kept("written_version", writtenVersion)}, sections = ${kept("sections", sections)},
      failures = ${kept("failures", failures)}, last_failure = ${kept("last_failure", lastFailure)},
      retry_at = ${kept("retry_at", retryAt)}
    where workspace_id = ${workspaceId} and id = ${writingId}`;
}

type SectionDone = {
  documentId: string;
  start: number;
  /** Is false when the document was deleted meanwhile: then only what it took is counted. */
  isThere: boolean;
  kept: number;
  discarded: number;
  inputTokens: number;
  outputTokens: number;
};

/** Notes a section as done and what it took. False when another writing has begun, or none goes on. */
export async function finishSection(
  tx: Transaction,
  workspaceId: string,
  writingId: string,
  done: SectionDone,
): Promise<boolean> {
  const counted = await execute(tx)`
    update question_writing set kept = kept + ${done.kept}, discarded = discarded + ${done.discarded},
      input_tokens = input_tokens + ${done.inputTokens}, output_tokens = output_tokens + ${done.outputTokens}
    where workspace_id = ${workspaceId} and id = ${writingId}`;
  if (counted === 0) return false;
  await execute(tx)`
    insert into questioned_section (workspace_id, writing_id, document_id, start)
    select ${workspaceId}::uuid, ${writingId}::uuid, ${done.documentId}::uuid, ${done.start}::integer
    where ${done.isThere}::boolean
    on conflict do nothing`;
  return true;
}

export async function findSectionsDone(
  db: Queryable,
  workspaceId: string,
  writingId: string,
): Promise<{ documentId: string; start: number }[]> {
  return all<{ documentId: string; start: number }>(db)`
    select document_id, start from questioned_section
    where workspace_id = ${workspaceId} and writing_id = ${writingId}`;
}
