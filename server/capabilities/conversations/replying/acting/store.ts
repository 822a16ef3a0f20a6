import type { Queryable } from "../../../../kernel/storage/database.ts";
import { execute, first } from "../../../../kernel/storage/sql.ts";
import type { AskedAction } from "../asked-action.ts";
import type { PendingReply } from "../pending-reply.ts";

/**
 * Uses up the person's consent, and notes with the reply what is begun with it: a reply that is made
 * again does not run it. False when it was used before, or this node may no longer make the reply.
 */
export async function useUpConsent(
  db: Queryable,
  { workspaceId, conversationId, replyId }: Pick<PendingReply, "workspaceId" | "conversationId" | "replyId">,
  nodeId: string,
  action: AskedAction,
): Promise<boolean> {
  const result = await execute(db)`
    with used as (
      update conversation set asked_action = null
      where workspace_id = ${workspaceId} and id = ${conversationId} and asked_action is not null
        and active_reply_id = ${replyId}
      returning workspace_id
    )
    update message set begun_action = ${JSON.stringify(action)} from used
    where message.workspace_id = used.workspace_id and id = ${replyId} and status = 'pending' and node_id = ${nodeId}
    returning id`;
  return result > 0;
}

/** Reads what was begun with the consent, by this node before the database was gone or by another one. */
export async function findBegunAction(
  db: Queryable,
  { workspaceId, replyId }: Pick<PendingReply, "workspaceId" | "replyId">,
): Promise<AskedAction | null> {
  const result = await first<{ begun: AskedAction | null }>(db)`
    select begun_action as begun from message where workspace_id = ${workspaceId} and id = ${replyId}`;
  return result?.begun ?? null;
}
