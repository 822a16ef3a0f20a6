import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKey, signUp } from "../../../testing/client.ts";
import { openEvents } from "../../../testing/clients/event-reader.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import { useTestServer } from "../../../testing/test-server.ts";

const server = useTestServer();

test("an invited colleague takes a conversation over, and every reader sees who writes", async () => {
  const owner = await signUp(server.client);
  const bea = await joinTeam(server, owner, "agent");
  const { name } = (await bea.client.get("/api/auth/me")).body.user;
  const member = { id: bea.userId, name, picture: null };
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
  const asked = (await server.client.as(key).post("/api/chatbot/send", { message: "Is anybody there?" })).body;
  const events = await openEvents(`${server.url}/api/stream?since=0`, {
    headers: { authorization: `Bearer ${bea.accessToken}` },
  });

  const path = `/api/conversations/${asked.conversationId}`;
  const written = await bea.client.post(`${path}/messages`, { text: "Yes, I am." });
  assert.deepEqual(written.body.member, member, written.text);
  const { data: messages } = (await owner.client.get(`${path}/messages`)).body;
  assert.deepEqual(messages.at(-1).member, member);
  assert.equal(messages[0].member, undefined);
  const live = await openEvents(`${server.url}${path}/events?from=start`, {
    headers: { authorization: `Bearer ${key}`, "x-visitor-token": asked.visitorToken },
  });
  for (let event = await live.next(); ; event = await live.next()) {
    if (event?.data.author !== "member") continue;
    assert.deepEqual(event.data.member, member);
    break;
  }
  live.cut();
  for (let event = await events.next(); ; event = await events.next()) {
    const message = event?.data.data as { author?: string; member?: unknown } | undefined;
    if (message?.author !== "member") continue;
    assert.deepEqual(message.member, member);
    break;
  }
  events.cut();

  await owner.client.call("DELETE", `/api/members/${bea.userId}`);
  const { data } = (await owner.client.get(`${path}/messages`)).body;
  assert.deepEqual(data.at(-1).member, member, "what a former colleague wrote keeps the name");
});
