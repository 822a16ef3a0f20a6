import { parseJsonWithin } from "@parley/json";
import { escapeLiteral } from "pg";
import type { Cause } from "../../../kernel/log/event.ts";
import { causeText } from "../plane/cause-text.ts";
import type { Session } from "../plane/session.ts";

/** The changes of the transaction were caused by this: their events will tell. */
export async function nameCause(session: Session, cause: Cause): Promise<void> {
  await session.command(`set local parley.cause = ${escapeLiteral(causeText(cause))}`);
}

/**
 * Records that the request was done, in the transaction of its effect. False when an earlier attempt did
 * it; a concurrent one is waited for.
 */
export async function recordRequest(session: Session, id: string): Promise<boolean> {
  await session.run({ text: "delete from parley.done_request where done_at < now() - interval '25 hours'" });
  const { rowCount } = await session.run({
    text: "insert into parley.done_request (id) values ($1) on conflict do nothing",
    values: [id],
  });
  return rowCount > 0;
}

/** Stores the answer as a text: jsonb would put the members into another order. */
export async function storeAnswer(session: Session, id: string, answer: unknown): Promise<void> {
  await session.run({
    text: "update parley.done_request set answer = to_jsonb($2::text) where id = $1",
    values: [id, JSON.stringify(answer)],
  });
}

export async function findAnswer(session: Session, id: string): Promise<unknown> {
  const { rows } = await session.run({ text: "select answer from parley.done_request where id = $1", values: [id] });
  return parseJsonWithin(rows[0]?.answer as string);
}
