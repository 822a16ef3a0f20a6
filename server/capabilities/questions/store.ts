import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { all, execute, one } from "../../kernel/storage/sql.ts";

/** All SQL of who chose a passage for which question. */

type TakenChoice = { questionId: string; taker: string; conversationId: string; text: string };

/** Counts a person once for each question. */
export async function insertTaken(tx: Transaction, workspaceId: string, taken: TakenChoice): Promise<void> {
  await execute(tx)`
    insert into taken_choice (workspace_id, question_id, taker, conversation_id, text)
    values (${workspaceId}, ${taken.questionId}, ${taken.taker}, ${taken.conversationId}, ${taken.text})
    on conflict (workspace_id, question_id, taker) do nothing`;
}

/** Counts who chose the passage, with the words that most of them used, of equals the first. */
export async function countTakers(
  db: Queryable,
  workspaceId: string,
  questionId: string,
): Promise<{ takers: number; text: string | null }> {
  return one<{ takers: number; text: string | null }>(db)`
    select count(*)::int as takers, mode() within group (order by text) as text from taken_choice
    where workspace_id = ${workspaceId} and question_id = ${questionId}`;
}

export async function findTakerCounts(
  db: Queryable,
  workspaceId: string,
  questionIds: readonly string[],
): Promise<Map<string, number>> {
  const found = await all<{ id: string; takers: number }>(db)`
    select question_id as id, count(*)::int as takers from taken_choice
    where workspace_id = ${workspaceId} and question_id = any(${[...questionIds]}::uuid[]) group by question_id`;
  return new Map(found.map(({ id, takers }) => [id, takers]));
}

export async function deleteTakers(tx: Transaction, workspaceId: string, questionId: string): Promise<void> {
  await execute(tx)`delete from taken_choice where workspace_id = ${workspaceId} and question_id = ${questionId}`;
}

/** Forgets what was chosen in some conversations, and returns for which questions. */
export async function deleteTakenIn(
  tx: Transaction,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<string[]> {
  const gone = await all<{ id: string }>(tx)`
    with gone as (
      delete from taken_choice
      where workspace_id = ${workspaceId} and conversation_id = any(${[...conversationIds]}::uuid[])
      returning question_id as id
    )
    select distinct id from gone order by id`;
  return gone.map(({ id }) => id);
}

/** Counts the choices of an anonymous visitor as those of the user, who counts once. Returns the questions. */
export async function moveTaken(
  tx: Transaction,
  workspaceId: string,
  { fromVisitorId, toVisitorId }: { fromVisitorId: string; toVisitorId: string },
): Promise<string[]> {
  const moved = await all<{ id: string }>(tx)`
    with moved as (
      delete from taken_choice where workspace_id = ${workspaceId} and taker = ${fromVisitorId} returning *
    ), added as (
      insert into taken_choice (workspace_id, question_id, taker, conversation_id, text, taken_at)
      select workspace_id, question_id, ${toVisitorId}::uuid, conversation_id, text, taken_at from moved
      on conflict do nothing
    )
    select question_id as id from moved order by id`;
  return moved.map(({ id }) => id);
}
