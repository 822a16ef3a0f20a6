import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { EventId } from "../../server/kernel/storage/id.ts";
import { createClient, makeKey, signUp } from "../../server/testing/client.ts";
import { createTestDatabase } from "../../server/testing/test-database.ts";
import type { ServerProcess } from "../server-process.ts";
import { startNode } from "../start-node.ts";
import { type CountingReceiver, startCountingReceiver } from "./counting-receiver.ts";
import { createRetryingClient } from "./retrying-client.ts";
import { createRandom, type Random } from "./seeded-random.ts";

const isLong = process.env.FAULTS === "long";
/** In the default form one node goes on alone; the long form kills and restarts one of three. */
const kills = isLong ? 60 : 1;
const nodeCount = isLong ? 3 : 2;
const askers = 4;
/** The default form asks less, because each question is delivered and judged. */
const restMs = isLong ? 0 : 50;
/** Longer than the first retry and any recovery take. */
const settlingMs = 20_000;
const seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 1_000_000));

describe("nodes over one database, killed at random while events are delivered", () => {
  test(`every event arrives, twice only under one id, and in order where asked for (FAULTS_SEED=${seed})`, async (t) => {
    const random = createRandom(seed);
    const database = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), "parley-faults-"));
    const receiver = await startCountingReceiver(random.fork("receiver"), { "/plain": 0.03 });
    const nodes = await startNodes(folder, database.connection, receiver);
    const givenUp = new AbortController();
    t.after(async () => {
      givenUp.abort();
      await nodes.stop();
      await receiver.stop();
      await database.drop();
      await rm(folder, { recursive: true });
    });

    const owner = await signUp(createClient(nodes.urls()[0]!));
    const key = await makeKey(owner);
    for (const [path, orderBy] of [
      ["/plain", "none"],
      ["/ordered", "conversationId"],
    ]) {
      const body = { url: receiver.url + path, events: ["message.created"], orderBy };
      const answer = await createClient(nodes.urls()[0]!).as(key).post("/api/webhook/endpoints", body);
      assert.equal(answer.status, 201, answer.text);
    }

    let isOver = false;
    const choice = random.fork("urls");
    const victim = {
      get url() {
        return choice.pick(nodes.urls());
      },
    };
    const retrying = createRetryingClient(victim, givenUp.signal);
    async function ask(name: string): Promise<number> {
      for (let count = 0; ; count++) {
        if (isOver) return count;
        const { answer } = await retrying.call({
          method: "POST",
          path: "/api/chatbot/send",
          token: key,
          body: { message: `Question ${count} of ${name}?`, sessionId: name },
          headers: { "idempotency-key": `${name}-${count}` },
        });
        assert.equal(answer.status, 200, answer.text);
        await pause(restMs);
      }
    }
    const asking = Promise.all(Array.from({ length: askers }, (_, index) => ask(`asker-${index}`)));
    for (let killed = 0; killed < kills; killed++) {
      await Promise.race([pause(random.between(100, 1_200)), asking]);
      await nodes.killOne(random);
      if (isLong) nodes.restartOne();
    }
    await Promise.race([pause(500), asking]);
    isOver = true;
    const questions = (await asking).reduce((sum, count) => sum + count, 0);

    const client = new pg.Client(database.connection);
    await client.connect();
    const select = async (text: string) => (await client.query(text)).rows;
    await everythingSettles(select);
    const events = await select(
      "select id, position, data from event where type = 'message.created' order by workspace_id, position",
    );
    await client.end();
    assert.equal(events.length, questions * 2, "A question and its answer are two events.");
    const repeats = ["/plain", "/ordered"].map((path) => judgeArrivals(receiver, path, events));
    judgeOrder(receiver, events);
    t.diagnostic(`${events.length} events, ${kills} kills, ${repeats.join(" and ")} arrivals more than once`);
  });
});

type EventRow = { id: string; position: number; data: { conversationId: string; messageId: string } };
type Select = (text: string) => Promise<Record<string, unknown>[]>;

/** While deliveries progress, none is lost. One without progress for so long was forgotten. */
async function everythingSettles(select: Select): Promise<void> {
  let deadline = performance.now() + settlingMs;
  for (let least = Number.POSITIVE_INFINITY; ; ) {
    const [{ open } = { open: 0 }] = await select(
      `select (select count(*) from delivery where status <> 'delivered') + (
         select coalesce(sum(event_position.position - log_position.position), 0)
         from log_position join event_position using (workspace_id) where follower = 'outgoing-webhooks'
       ) as open`,
    );
    if (Number(open) === 0) return;
    if (Number(open) < least) {
      least = Number(open);
      deadline = performance.now() + settlingMs;
    }
    if (performance.now() > deadline) assert.deepEqual(await describeOpen(select), [], `${open} have no end.`);
    await pause(50);
  }
}

function describeOpen(select: Select): Promise<Record<string, unknown>[]> {
  return select(
    `select status, attempt_count, next_attempt_at, order_key, node_id, due_at, paused_until from delivery
     join delivery_lane using (workspace_id, endpoint_id) where status <> 'delivered'
     order by next_attempt_at nulls last, position limit 20`,
  );
}

/** Every event arrived at least once, and under one id. Returns how many arrived more than once. */
function judgeArrivals(receiver: CountingReceiver, path: string, events: readonly EventRow[]): number {
  const arrivals = receiver.taken(path);
  const ids = new Set(arrivals.map((arrival) => arrival.id));
  const missing = events.filter((event) => !ids.has(EventId.format(event.id)));
  assert.deepEqual(missing, [], `${missing.length} events never arrived at ${path}.`);
  assert.equal(ids.size, events.length, "Something arrived that is no event.");
  const idOf = new Map(events.map((event) => [event.data.messageId, EventId.format(event.id)]));
  for (const arrival of arrivals)
    assert.equal(arrival.id, idOf.get(arrival.messageId), "A message came under two ids.");
  return arrivals.length - ids.size;
}

/** The first arrivals of the events of each conversation are in the order of the log. */
function judgeOrder(receiver: CountingReceiver, events: readonly EventRow[]): void {
  const firstArrivals = new Map(
    receiver.taken("/ordered").map((arrival) => [arrival.id, arrival.conversationId] as const),
  );
  const logged = Map.groupBy(events, (event) => event.data.conversationId);
  for (const [conversationId, own] of logged) {
    const arrived = [...firstArrivals].filter(([, conversation]) => conversation === conversationId).map(([id]) => id);
    assert.deepEqual(
      arrived,
      own.map((event) => EventId.format(event.id)),
      `The events of ${conversationId} arrived in another order.`,
    );
  }
}

type Nodes = { urls(): string[]; killOne(random: Random): Promise<void>; restartOne(): void; stop(): Promise<void> };

async function startNodes(
  folder: string,
  connection: { host: string; port: number; user: string; database: string },
  receiver: CountingReceiver,
): Promise<Nodes> {
  const running: { process: ServerProcess; url: string }[] = [];
  async function start(index: number): Promise<void> {
    const process = startNode(connection, join(folder, String(index)), {
      PARLEY_OUTBOUND_ALLOW: `webhooks:${new URL(receiver.url).host}`,
    });
    running[index] = { process, url: await process.ready };
  }
  // The first one migrates the schema. The others may start at the same time.
  await start(0);
  await Promise.all(Array.from({ length: nodeCount - 1 }, (_, index) => start(index + 1)));
  let restarting = Promise.resolve();
  let killed = 0;
  return {
    urls: () => running.map((node) => node.url),
    async killOne(random) {
      await restarting;
      killed = random.between(0, nodeCount - 1);
      const { process } = running[killed]!;
      process.signal("SIGKILL");
      await process.ended;
    },
    restartOne() {
      restarting = start(killed);
    },
    async stop() {
      await restarting;
      for (const { process } of running) process.signal("SIGKILL");
      await Promise.all(running.map(({ process }) => process.ended));
    },
  };
}
