import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { type BlockedVisitor, blockVisitor, unblockVisitor, visitorOfPerson } from "../../contacts/index.ts";
import { findOwnConversation } from "./find-own-conversation.ts";

/**
 * Blocks the visitor or the verified user to whom a conversation belongs. Throws not-found, and
 * cannot-be-done for a server's own conversation.
 */
export async function blockPerson(context: Context, sessionId: string): Promise<BlockedVisitor> {
  return context.commit(async (tx) => blockVisitor(context, tx, await findPerson(context, tx, sessionId)));
}

/** Ends the block of the visitor or user to whom a conversation belongs. Throws as `blockPerson`. */
export async function unblockPerson(context: Context, sessionId: string): Promise<void> {
  return context.commit(async (tx) =>
    unblockVisitor(context, tx, (await findPerson(context, tx, sessionId)).visitorId),
  );
}

/**
 * Finds the person to block. A user id that a page only claims is not blocked: anybody could claim
 * it.
 */
async function findPerson({ caller }: Context, db: Queryable, sessionId: string) {
  const conversation = await findOwnConversation(db, caller, sessionId);
  const userId = conversation.endUserVerified ? conversation.endUserId : null;
  const visitorId = visitorOfPerson(caller.workspaceId, { visitorId: conversation.visitorId, userId });
  if (visitorId !== undefined) return { visitorId, userId };
  throw new Problem(
    cannotBeDone,
    "This conversation belongs to no visitor and no user. Block a conversation that a browser or a user holds.",
  );
}
