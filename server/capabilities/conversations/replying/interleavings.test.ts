import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { eventsOf } from "../../../testing/events-of.ts";
import { type ModelDesk, openModelDesk } from "../../../testing/model-desk.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

/** Conversations that run at the same time, each with its own random order of actions. */
const conversationCount = process.env.FAULTS === "long" ? 400 : 50;
const actionsEach = 10;
const atOnce = 12;

let desk: ModelDesk;
let peer: TestServer;
before(async () => {
  desk = await openModelDesk();
  peer = await desk.startOtherNode();
});
after(() => desk.stop());

/** Numbers that follow from a seed, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) | 0;
    return (state >>> 0) % below;
  };
}

type Row = {
  id: string;
  author: string;
  text: string;
  status: string;
  createdAt: string;
  endedAt?: string;
  replyTo?: string;
};

/** A dialogue counts what was asked in one conversation, and keeps the replies to it. */
type Dialogue = { sessionId: string; asked: number; sent: { status: string; text: string }[] };
type Event = { type: string; data: unknown };

test(`the assistant never writes after a hand-over, in ${conversationCount * actionsEach} interleaved actions on two nodes`, async () => {
  const seed = 20_261_121;
  const slow = randomFrom(seed);
  desk.provider.answer(() => [
    { say: "One " },
    { waitMs: slow(12) },
    { say: "two " },
    { waitMs: slow(12) },
    { say: "three." },
  ]);
  const clients = [desk.person.client, peer.client.as(desk.person.accessToken)];

  async function lead(number: number): Promise<Dialogue> {
    const random = randomFrom(seed + number * 7_919);
    const sessionId = `tangle-${number}`;
    const client = () => clients[random(2)]!;
    const post = (deed: string, body?: unknown) => client().post(`/api/conversations/${sessionId}/${deed}`, body);
    await client().post("/api/chatbot/send", { message: "Begin", sessionId });
    const underWay: Promise<unknown>[] = [];
    const sent: Dialogue["sent"] = [];
    let asked = 1;
    for (let deed = 0; deed < actionsEach; deed++) {
      const which = random(6);
      if (which <= 2) {
        const message = `Question ${++asked}`;
        underWay.push(
          client()
            .post("/api/chatbot/send", { message, sessionId })
            .then(({ status, body, text }) => {
              assert.equal(status, 200, text);
              sent.push({ status: body.status, text: body.aiResponse });
            }),
        );
      } else if (which === 3) underWay.push(post("hand-over"));
      else if (which === 4) underWay.push(post("hand-back"));
      else underWay.push(post("messages", { text: `Member ${deed}` }));
      if (random(2) === 0) await delay(random(15));
    }
    await Promise.all(underWay);
    return { sessionId, asked, sent };
  }

  async function judge({ sessionId, asked, sent }: Dialogue, events: Map<string, Event[]>): Promise<void> {
    const rows: Row[] = (await desk.person.client.get(`/api/conversations/${sessionId}/messages?limit=100`)).body.data;
    const { id } = (await desk.person.client.get(`/api/conversations/${sessionId}`)).body;
    let isTaken = false;
    for (const { type, data } of events.get(id)!) {
      const { author, status } = data as { author?: string; status?: string };
      if (type === "conversation.handed-over") isTaken = true;
      if (type === "conversation.handed-back") isTaken = false;
      // The transaction of the hand-over ends replies that are being written.
      if (type === "message.created" && author === "assistant") {
        assert.ok(!isTaken, `${sessionId}: the assistant ended a reply (${status}) after a person had taken over`);
      }
    }
    assert.equal(rows.filter(({ author }) => author === "contact").length, asked, `${sessionId}: a message is lost`);
    const replies = rows.filter(({ author }) => author === "assistant");
    assert.ok(
      replies.every(({ status }) => status !== "pending"),
      `${sessionId}: a reply has no end`,
    );
    assert.equal(new Set(replies.map(({ replyTo }) => replyTo)).size, replies.length, `${sessionId}: answered twice`);
    for (const { status, text } of sent) {
      if (status === "handed-over") assert.equal(text, "");
      else assert.ok("One two three.".startsWith(text.trimEnd()), text);
    }
  }
  const numbers = Array.from({ length: conversationCount }, (_, number) => number);
  const led: Dialogue[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) led.push(await lead(number));
    }),
  );
  const all = await eventsOf(desk.server, desk.person.workspaceId);
  const events = Map.groupBy(all, ({ data }) => (data as { conversationId?: string }).conversationId ?? "");
  for (const dialogue of led) await judge(dialogue, events);
  await until(() => desk.provider.open === 0);
});
