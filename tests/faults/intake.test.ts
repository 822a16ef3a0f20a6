import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { createClient, signUp } from "../../server/testing/client.ts";
import { createRandom, type Random } from "./seeded-random.ts";
import { type Fault, startVictim, type Victim } from "./victim.ts";

const isLong = process.env.FAULTS === "long";
/** The default form has fewer senders that rest, and leaves out the kill of Node alone. */
const senders = isLong ? 6 : 3;
const restMs = isLong ? 0 : 50;
const usersOfSender = 3;
const faults: Fault[] = [...(isLong ? (["node"] as const) : []), "postmaster", "node-then-postmaster"];
const rounds = isLong ? 12 : 1;
const healingMs = 30_000;
const attemptMs = 15_000;
const seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 1_000_000));

type Source = { id: string; secret: string };
/** Says what a sender was told: the event of its delivery, and the user who asked. */
type Acknowledged = { eventId: string; userId: string | null; wasRepeated: boolean };

describe("webhooks while Node and PostgreSQL are killed", () => {
  test(`every acknowledged one is there afterwards, and every question was asked and answered once (FAULTS_SEED=${seed})`, async (t) => {
    const random = createRandom(seed);
    const dataDirectory = await mkdtemp(join(tmpdir(), "parley-intake-faults-"));
    const victim = await startVictim(dataDirectory);
    const owner = await signUp(createClient(victim.url));
    const made = await owner.client.post("/api/webhook/sources", { name: "shop" });
    assert.equal(made.status, 201, made.text);
    const source = made.body as Source;

    let isOver = false;
    const working = Array.from({ length: senders }, (_, number) =>
      keepSending(victim, source, number, random.fork(`sender ${number}`), () => isOver),
    );
    const trouble = Promise.all(working);
    trouble.catch(() => {});
    for (let round = 0; round < rounds; round++) {
      for (const fault of random.shuffle(faults)) {
        await Promise.race([pause(random.between(200, 1_200)), trouble]);
        await victim.suffer(fault, random);
        await victim.untilReady(healingMs);
      }
    }
    await pause(300);
    isOver = true;
    const acknowledged = (await trouble).flat();
    await judge(victim, acknowledged);
    assert.deepEqual(await victim.stop(), { code: 0, signal: null });
    await rm(dataDirectory, { recursive: true });
    const repeated = acknowledged.filter(({ wasRepeated }) => wasRepeated).length;
    t.diagnostic(`${acknowledged.length} deliveries were acknowledged, ${repeated} of them after a repetition`);
  });
});

/** Sends deliveries one after the other, and repeats each until it is acknowledged. */
async function keepSending(
  victim: Victim,
  source: Source,
  number: number,
  random: Random,
  isOver: () => boolean,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  for (let count = 0; !isOver(); count++) {
    const id = `${number}-${count}`;
    const userId = random.chance(0.5) ? `user-${number}-${count % usersOfSender}` : null;
    const body =
      userId === null
        ? { id, event: "order.created", data: { count } }
        : { id, event: "user_message", data: { userId, message: `Question ${count}: when are you open?` } };
    acknowledged.push({ userId, ...(await sendUntilAcknowledged(victim, source, JSON.stringify(body))) });
    await pause(restMs);
  }
  return acknowledged;
}

async function sendUntilAcknowledged(victim: Victim, source: Source, body: string) {
  const deadline = performance.now() + 2 * healingMs;
  for (let attempt = 0; ; attempt++) {
    const answer = await deliver(victim.url, source, body);
    if (answer !== undefined) {
      const wanted = attempt === 0 ? ["accepted"] : ["accepted", "duplicate"];
      assert.ok(wanted.includes(answer.status), `${answer.status} at attempt ${attempt}`);
      return { eventId: answer.eventId, wasRepeated: attempt > 0 };
    }
    assert.ok(performance.now() < deadline, "Nobody acknowledged a delivery.");
    await pause(30);
  }
}

/** Gives undefined when it was not accepted: no connection, a broken one, or 503. */
async function deliver(
  url: string,
  source: Source,
  body: string,
): Promise<{ eventId: string; status: string } | undefined> {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", source.secret).update(`${time}.${body}`).digest("hex");
  const headers = { "content-type": "application/json", "x-webhook-signature": `t=${time},v1=${signature}` };
  const signal = AbortSignal.timeout(attemptMs);
  const path = `/api/webhook/process/${source.id}`;
  const answer = await fetch(url + path, { method: "POST", body, headers, signal })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => undefined);
  if (answer === undefined || answer.status === 503) return undefined;
  assert.ok([200, 202].includes(answer.status), `${answer.status} ${answer.text}`);
  return JSON.parse(answer.text);
}

async function judge(victim: Victim, acknowledged: readonly Acknowledged[]): Promise<void> {
  const client = await victim.connect();
  const rows = async (text: string) => (await client.query(text)).rows;
  const deadline = performance.now() + healingMs;
  const isSettled = async () => {
    const [{ owed }] = await rows(`select (select count(*) from inbound_event where status = 'accepted')
      + (select count(*) from message where status = 'pending') as owed`);
    return Number(owed) === 0;
  };
  while (!(await isSettled())) {
    assert.ok(performance.now() < deadline, "Something that was accepted is still owed.");
    await pause(20);
  }
  const stored = await rows("select kind, status, body from inbound_event");
  const ids = new Set(acknowledged.map(({ eventId }) => eventId));
  assert.equal(ids.size, acknowledged.length, "two deliveries were given the same event");
  assert.equal(stored.length, acknowledged.length, "as many are stored as were acknowledged");
  assert.deepEqual(new Set(stored.map(({ status }) => status)), new Set(["processed"]));
  const told = await rows("select data ->> 'eventId' as id from event where type = 'inbound-event.received'");
  assert.deepEqual(told.map(({ id }) => id).sort(), [...ids].sort(), "each was told once");

  const asked = acknowledged.filter(({ userId }) => userId !== null);
  const questions = await rows("select text from message where author = 'contact'");
  const replies = await rows("select reply_to_id, status from message where author = 'assistant'");
  assert.equal(questions.length, asked.length, "each question was asked once");
  assert.equal(new Set(replies.map((reply) => reply.reply_to_id)).size, replies.length, "none was answered twice");
  // Questions of a burst are answered together, by the reply that follows the last one.
  const [{ unanswered }] = await rows(`select count(*) as unanswered from message as asked
    where author = 'contact' and not exists (select from message as reply where reply.author = 'assistant'
      and reply.conversation_id = asked.conversation_id and reply.number > asked.number)`);
  assert.equal(Number(unanswered), 0, "each was answered");
  await client.end();
}
