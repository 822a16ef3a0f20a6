import type { Kernel } from "../../../kernel/kernel.ts";
import { problemOf } from "../../../kernel/problem-of.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { conversationHandedBack, conversationHandedOver } from "../events.ts";
import { watchConversation } from "../live/watch-conversation.ts";
import { lockConversation } from "../record/store.ts";
import * as store from "./store.ts";
import { findLastContactNumber, listTeamMessages, type TeamMessage } from "./store.ts";

type TeamFollower = {
  /** A member has taken over: the assistant is to say nothing more. */
  onTakenOver(): void;
  /** The team has written to the contact. Each message comes once, in order. */
  onMessage(message: TeamMessage): void;
  onHandedBack(): void;
};

export type TeamFollowing = {
  /** Resolves when the follower knows all that was committed before the call. */
  catchUp(): Promise<void>;
  stop(): void;
};

/**
 * Follows what the team does in one conversation, on any node: from the contact's last message on,
 * until `stop` is called.
 */
export function followTeam(
  kernel: Kernel,
  workspaceId: string,
  conversationId: string,
  follower: TeamFollower,
): TeamFollowing {
  const db = kernel.database.query;
  const changes = watchConversation(kernel, workspaceId, conversationId, ({ type, data }) => {
    const isTakenOver = type === conversationHandedOver.type && (data as { reason: string }).reason === "member";
    if (isTakenOver) follower.onTakenOver();
    else if (type === conversationHandedBack.type) follower.onHandedBack();
  });
  const stopped = Promise.withResolvers<void>();
  let isStopped = false;
  let after: number | undefined;
  let reading: Promise<void> = Promise.resolve();

  async function readOn(): Promise<void> {
    after ??= await findLastContactNumber(db, workspaceId, conversationId);
    for (;;) {
      const messages = await listTeamMessages(db, workspaceId, conversationId, after);
      if (isStopped || messages.length === 0) return;
      for (const message of messages) {
        after = message.number;
        follower.onMessage(message);
      }
    }
  }

  function catchUp(): Promise<void> {
    reading = reading.then(readOn, readOn);
    return reading;
  }

  async function follow(): Promise<void> {
    while (!isStopped) {
      const change = changes.next();
      await catchUp().catch((error) =>
        kernel.log.warn({ code: problemOf(error).type.code }, "could not read what the team wrote; trying again"),
      );
      await Promise.race([change, stopped.promise]);
    }
  }

  void follow();
  return {
    catchUp,
    stop() {
      isStopped = true;
      stopped.resolve();
      changes.stop();
    },
  };
}

/**
 * Cuts a message of the team to what a listener heard of it before an interruption, so that the
 * team sees what was not heard. Does nothing when the conversation was erased.
 *
 * @param message ids as UUIDs
 */
export async function cutTeamMessage(
  kernel: Kernel,
  message: { workspaceId: string; conversationId: string; messageId: string },
  heardText: string,
): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    if ((await lockConversation(tx, message.workspaceId, message.conversationId)) === undefined) return;
    await store.cutTeamMessage(tx, message, heardText);
  });
}
