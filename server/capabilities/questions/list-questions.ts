import type { Queryable } from "../../kernel/storage/database.ts";
import { listOf } from "../../kernel/storage/page.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { show } from "../../kernel/wire/show.ts";
import { type AskedRow, DocumentId, findAsked } from "../knowledge/index.ts";
import { AskedQuestion, type AskedQuestionQuery, type AskedQuestions } from "./schema.ts";
import { findTakerCounts } from "./store.ts";
import { showWriting } from "./writing/show-writing.ts";
import { findWriting } from "./writing/store.ts";

const shape = show(AskedQuestion);

/** Shows how far a model has come, and lists the questions that passages are found by, newest first. */
export async function listQuestions(context: Context, query: AskedQuestionQuery): Promise<AskedQuestions> {
  const { kernel, caller } = context;
  const writing = await findWriting(kernel.database.query, caller.workspaceId);
  return { ...(await showWriting(kernel, caller.workspaceId, writing)), ...(await listPage(context, query)) };
}

const listPage = listOf({
  name: ({ origin, documentId }: AskedQuestionQuery) => `asked-questions:${origin ?? ""}:${documentId ?? ""}`,
  async find({ kernel, caller }, { last, limit }, { origin, documentId: wireId }: AskedQuestionQuery) {
    const documentId = wireId === undefined ? undefined : DocumentId.parse(wireId);
    if (wireId !== undefined && documentId === undefined) return [];
    return findAsked(kernel.database.query, caller.workspaceId, {
      ...(origin === undefined ? {} : { origin }),
      ...(documentId === undefined ? {} : { documentId }),
      ...(last === undefined ? {} : { before: last }),
      limit,
    });
  },
  showAll: (rows, { kernel, caller }) => showQuestions(kernel.database.query, caller.workspaceId, rows),
});

export async function showQuestions(
  db: Queryable,
  workspaceId: string,
  rows: readonly AskedRow[],
): Promise<AskedQuestion[]> {
  const chosen = rows.flatMap(({ id, origin }) => (origin === "choice" ? [id] : []));
  const takers = await findTakerCounts(db, workspaceId, chosen);
  return rows.map((row) => shape({ ...row, visitors: row.origin === "choice" ? (takers.get(row.id) ?? 0) : null }));
}
