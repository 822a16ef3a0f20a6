import assert from "node:assert/strict";
import { test } from "node:test";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { execute } from "../../../kernel/storage/sql.ts";
import { modelName, openModelDesk } from "../../../testing/model-desk.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { ConversationId } from "../ids.ts";
import { liveRepliesOf } from "../live/live-replies.ts";
import { lockConversation } from "../record/store.ts";
import { interruptReplies } from "./interrupt-replies.ts";
import { listPendingReplies } from "./store.ts";

test("a reply that is being stopped is not made again before the stop is committed", async () => {
  const desk = await openModelDesk();
  try {
    const never = new Promise(() => {});
    // Nothing was shown yet, so that another attempt could be made.
    desk.provider.answer([{ until: never }]);
    const stopped = desk.send("Tell me a story.", { sessionId: "stopped" });
    await until(() => desk.provider.requests.length === 1);
    const { body: conversation } = await desk.person.client.get("/api/conversations/stopped");
    const workspaceId = WorkspaceId.parse(desk.person.workspaceId)!;
    const conversationId = ConversationId.parse(conversation.id)!;

    const { kernel } = desk.server.server;
    desk.provider.answer("Hello.");
    await inTransaction(kernel.database, async (tx) => {
      await lockConversation(tx, workspaceId, conversationId);
      // The writer stops before the statement that ends the reply.
      liveRepliesOf(kernel).stop(await listPendingReplies(tx, workspaceId, conversationId));
      // Other replies are asked for and made meanwhile: so would this one be.
      for (let turn = 0; turn < 3; turn++) assert.equal((await desk.send("Hello?")).body.aiResponse, "Hello.");
      assert.equal(desk.provider.requests.length, 4);
      await interruptReplies(kernel, tx, workspaceId, conversationId);
    });
    const { body } = await stopped;
    assert.deepEqual([body.status, body.reason], ["interrupted", "stopped"]);
    assert.equal(desk.provider.requests.length, 4);
  } finally {
    await desk.stop();
  }
});

test("a reply that is stopped while its first words are stored names the model that said them", async () => {
  const desk = await openModelDesk();
  try {
    const gate = Promise.withResolvers<void>();
    desk.provider.answer([{ until: gate.promise }, { say: "Once upon a time" }, { until: new Promise(() => {}) }]);
    const told = desk.send("Tell me a story.", { sessionId: "begun" });
    await until(() => desk.provider.requests.length === 1);
    const { body: conversation } = await desk.person.client.get("/api/conversations/begun");
    const workspaceId = WorkspaceId.parse(desk.person.workspaceId)!;
    const conversationId = ConversationId.parse(conversation.id)!;

    const { kernel } = desk.server.server;
    await inTransaction(kernel.database, async (tx) => {
      await lockConversation(tx, workspaceId, conversationId);
      const [replyId = ""] = await listPendingReplies(tx, workspaceId, conversationId);
      // The lock keeps the first words from being stored. Readers see them nevertheless.
      await execute(tx)`select from message where id = ${replyId} for update`;
      const { live, stop } = liveRepliesOf(kernel).read(replyId);
      gate.resolve();
      await until(() => live.text !== "");
      await interruptReplies(kernel, tx, workspaceId, conversationId);
      stop();
    });
    const { body } = await told;
    assert.deepEqual([body.status, body.aiResponse, body.model], ["interrupted", "Once upon a time", modelName]);
  } finally {
    await desk.stop();
  }
});
