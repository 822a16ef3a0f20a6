import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "pg";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { signUp } from "../../../testing/client.ts";
import { startTestServer } from "../../../testing/test-server.ts";
import { untilLocked } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { insertTurn } from "../placing/store.ts";
import { activateNextReply } from "../stopping/store.ts";
import { endReply } from "./ending/store.ts";

test("a question that is stored while the reply before it ends is answered next", async () => {
  const server = await startTestServer();
  const observer = new Client(server.connection);
  await observer.connect();
  try {
    const { database, node } = server.server.kernel;
    const person = await signUp(server.client);
    const workspaceId = WorkspaceId.parse(person.workspaceId)!;
    const [conversationId, firstReply, secondReply] = [newUuid(), newUuid(), newUuid()];
    const ask = (tx: Transaction, replyId: string, text: string) =>
      insertTurn(
        tx,
        { workspaceId, visitorId: null },
        {
          ...{ conversationId, messageId: newUuid(), replyId, nodeId: node.id, text, sessionKey: "ordered" },
          ...{ endUserId: null, endUserVerified: false, context: {} },
          // Due in a minute, so that the server does not make it during the test.
          ...{ assistantId: null, requestedModel: null, channel: null, pauseMs: 60_000, isForTeam: false },
          ...{ request: null, remembered: null, fingerprint: null, causedBy: null, databaseRules: null },
        },
      );
    const first = await inTransaction(database, (tx) => ask(tx, firstReply, "Where are you?"));
    assert.deepEqual([first.isNewConversation, first.isActive], [true, true]);

    const end = { status: "completed", text: "Here.", model: "m", isAnswered: true, confidence: 1 } as const;
    let ending: Promise<{ isLast: boolean } | undefined> | undefined;
    await inTransaction(database, async (tx) => {
      const second = await ask(tx, secondReply, "And when?");
      assert.equal(second.isActive, false, "the first reply is still to come");
      const reply = { workspaceId, conversationId, replyId: firstReply, nodeId: node.id };
      ending = inTransaction(database, async (other) => {
        const ended = await endReply(other, reply, { ...end, citations: [], provenance: {} });
        if (ended?.isLast === false) await activateNextReply(other, workspaceId, conversationId);
        return ended;
      });
      await untilLocked(observer);
    });
    assert.equal((await ending)?.isLast, false);
    const { rows } = await observer.query("select active_reply_id as active from conversation where id = $1", [
      conversationId,
    ]);
    assert.equal(rows[0].active, secondReply);
  } finally {
    await observer.end();
    await server.stop();
  }
});
