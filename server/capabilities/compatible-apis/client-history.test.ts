import assert from "node:assert/strict";
import { test } from "node:test";
import { newUuid } from "../../kernel/storage/id.ts";
import { signUp } from "../../testing/client.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { ConversationId } from "../conversations/index.ts";
import { WorkspaceId } from "../identity/index.ts";
import { type ClientHistory, claimConversation, rememberHistory } from "./client-history.ts";

const server = useTestServer();

test("a history is continued once and forked after that, until its conversation is erased", async () => {
  const person = await signUp(server.client);
  const { kernel } = server.server;
  const history: ClientHistory = {
    workspaceId: WorkspaceId.parse(person.workspaceId)!,
    callerId: newUuid(),
    userId: undefined,
    messages: [
      { role: "user", text: "Hello" },
      { role: "assistant", text: "Hello, how can I help?" },
    ],
  };
  const sent = (await person.client.post("/api/chatbot/send", { message: "Hello" })).body;
  const conversationId = ConversationId.parse(sent.conversationId)!;

  assert.equal(await claimConversation(kernel, history), undefined);
  await rememberHistory(kernel, history, conversationId);
  assert.deepEqual(await claimConversation(kernel, history), { continues: conversationId, isOnly: true });
  assert.deepEqual(await claimConversation(kernel, history), { forks: conversationId });
  const [, answer] = history.messages;
  const edited: ClientHistory = { ...history, messages: [{ role: "user", text: "Good day" }, answer!] };
  assert.deepEqual(await claimConversation(kernel, edited), { forks: conversationId });
  for (const other of [{ callerId: newUuid() }, { userId: "anna" }, { workspaceId: newUuid() }]) {
    assert.equal(await claimConversation(kernel, { ...history, ...other }), undefined);
  }

  await person.client.call("DELETE", `/api/conversations/${sent.conversationId}`);
  await rememberHistory(kernel, history, conversationId);
  assert.equal(await claimConversation(kernel, history), undefined);
});
