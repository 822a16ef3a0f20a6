import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { one } from "../../../kernel/storage/sql.ts";
import { makeKey, type TestClient } from "../../../testing/client.ts";
import { type ModelDesk, modelName, openModelDesk } from "../../../testing/model-desk.ts";
import { until, untilLocked } from "../../../testing/until.ts";

/** Questions that come in one moment: each alone would need a connection and a commit of its own. */
const count = 24;

let desk: ModelDesk;
let client: TestClient;
before(async () => {
  desk = await openModelDesk();
  client = desk.server.client.as(await makeKey(desk.person));
  await client.post("/v1/chat/completions", { model: modelName, messages: [{ role: "user", content: "Hello" }] });
});
after(() => desk.stop());

type Stored = { messages: number; transactions: number };

/** Counts the messages with this text, and the transactions that wrote them last. */
function stored(author: "contact" | "assistant", text: string): Promise<Stored> {
  return one<Stored>(desk.server.server.kernel.database.query)`
    select count(*)::integer as messages, count(distinct xmin::text)::integer as transactions
    from message where author = ${author} and text like ${text}`;
}

/** However fast the database is: what is written after `start` waits, and the rest gathers meanwhile. */
async function whileLocked(start: () => void): Promise<void> {
  const holding = new Client(desk.server.connection);
  await holding.connect();
  await holding.query("begin");
  await holding.query("lock table message in exclusive mode");
  start();
  await untilLocked(holding);
  await pause(500);
  await holding.query("commit");
  await holding.end();
}

test("what models write at once is stored together: the questions, the text so far, the ends", async () => {
  const [go, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // The text so far is stored four times a second, when a further piece comes.
  const steps = [{ say: "One " }, { until: go.promise }, { waitMs: 300 }, { say: "two " }, { until: end.promise }];
  desk.provider.answer([...steps, { say: "three." }]);
  const answers = Promise.all(
    Array.from({ length: count }, (_, at) =>
      client.post("/v1/chat/completions", {
        model: modelName,
        messages: [{ role: "user", content: `Question ${at} of many?` }],
      }),
    ),
  );
  const questions = await until(async () => all(await stored("contact", "Question %")));
  await until(async () => all(await stored("assistant", "One%")));
  await whileLocked(() => go.resolve());
  const parts = await until(async () => all(await stored("assistant", "One two%")));
  end.resolve();
  for (const answer of await answers) {
    assert.equal(answer.status, 200, answer.text);
    assert.match(answer.body.choices[0].message.content, /^One two three\.$/);
  }
  const ends = await stored("assistant", "One two % three.");
  for (const [what, { transactions }] of Object.entries({ questions, parts, ends })) {
    assert.ok(transactions < count, `${transactions} transactions stored ${count} ${what}`);
  }
});

function all(found: Stored): Stored | undefined {
  return found.messages === count ? found : undefined;
}

test("a question that is refused after it was written leaves nothing behind and refuses no other", async () => {
  const send = (message: string, fields: object) => client.post("/api/chatbot/send", { message, ...fields });
  desk.provider.answer("Hello.");
  const blocked = (await send("Hello", { context: { userId: "blocked-1" } })).body.conversationId;
  const others: string[] = [];
  for (let at = 0; at < 6; at++) others.push((await send("Hello", {})).body.conversationId);
  const block = await desk.person.client.post(`/api/conversations/${blocked}/block`, {});
  assert.equal(block.status, 200, block.text);
  const refused = send("Let me in", { sessionId: blocked });
  const answered = await Promise.all(others.map((sessionId) => send("Are you there?", { sessionId })));
  assert.equal((await refused).body.code, "visitor-blocked");
  assert.deepEqual(
    answered.map(({ body }) => body.aiResponse),
    others.map(() => "Hello."),
  );
  const said = await desk.person.client.get(`/api/conversations/${blocked}/messages`);
  assert.deepEqual(
    said.body.data.map(({ text }: { text: string }) => text),
    ["Hello", "Hello."],
  );
});
