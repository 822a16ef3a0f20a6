import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { createClient, makeKey, signUp } from "../../server/testing/client.ts";
import { asker, type Client, signer, teacher, watcher } from "./clients.ts";
import { judge } from "./judge.ts";
import type { Ledger } from "./ledger.ts";
import { createRetryingClient, type RetryingClient } from "./retrying-client.ts";
import { createRandom, type Random } from "./seeded-random.ts";
import { type Fault, faults, startVictim, type Victim } from "./victim.ts";

const isLong = process.env.FAULTS === "long";
const runs = isLong ? 4 : 1;
const faultsInRun = isLong ? 40 : faults.length;
const healingMs = 30_000;
/** FAULTS_SEED repeats the choices of an earlier run, but not the moments at which they happen. */
const firstSeed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 1_000_000));

describe("kill -9 of Node, of PostgreSQL and of both, while clients are at work", () => {
  for (let run = 0; run < runs; run++) {
    const seed = firstSeed + run;
    test(`loses nothing, does nothing twice and leaves nothing without an end (FAULTS_SEED=${seed})`, async (t) => {
      const random = createRandom(seed);
      const dataDirectory = await mkdtemp(join(tmpdir(), "parley-faults-"));
      const victim = await startVictim(dataDirectory);
      const givenUp = new AbortController();
      t.after(() => {
        givenUp.abort();
        return victim.end();
      });
      const retrying = createRetryingClient(victim, givenUp.signal);
      const ledger = await prepare(victim, random);
      const { finish, trouble } = beginWork(victim, retrying, ledger, random, givenUp);
      for (const fault of planFaults(random)) {
        await Promise.race([pause(random.between(50, isLong ? 2_500 : 600)), trouble]);
        await victim.suffer(fault, random);
        await victim.untilReady(healingMs);
      }
      await finish();
      const client = await victim.connect();
      await judge(ledger, retrying, client);
      await client.end();
      assert.deepEqual(await victim.stop(), { code: 0, signal: null });
      await rm(dataDirectory, { recursive: true });
      t.diagnostic(describeWork(ledger));
    });
  }
});

/** Every kind of fault: once in the short run, repeatedly in the long one. */
function planFaults(random: Random): Fault[] {
  const plan: Fault[] = [];
  while (plan.length < faultsInRun) plan.push(...random.shuffle(faults));
  return plan.slice(0, faultsInRun);
}

async function prepare(victim: Victim, random: Random): Promise<Ledger> {
  const client = createClient(victim.url);
  const owner = await signUp(client, `owner-${random.seed}@example.com`);
  const secretKey = await makeKey(owner);
  const publishableKey = await makeKey(owner, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
  const sources = [
    {
      type: "text",
      title: "Returns",
      content: "You can return any shoe within 30 days. Worn shoes are not taken back.",
    },
    { type: "faq", question: "What are your opening hours?", answer: "Monday to Friday, 9:00 to 18:00." },
    { type: "text", title: "Repairs", content: "We repair umbrellas while you wait. A repair costs 12 euros." },
  ];
  const ledger: Ledger = {
    owner,
    secretKey,
    publishableKey,
    accounts: [],
    sources: new Map(),
    questions: [],
    watched: { sessionId: `shared-${random.seed}`, events: [] },
  };
  for (const source of sources) {
    const { status, body } = await client.as(secretKey).post("/api/knowledge/sources", source);
    assert.equal(status, 201);
    const content = source.content ?? source.answer ?? "";
    ledger.sources.set(body.id, { title: body.title, content, version: 1, isRemoved: false });
  }
  return ledger;
}

/**
 * Starts clients that work until `finish`. `trouble` rejects as soon as one gets a wrong answer.
 */
function beginWork(victim: Victim, retrying: RetryingClient, ledger: Ledger, random: Random, givenUp: AbortController) {
  const cut = new AbortController();
  givenUp.signal.addEventListener("abort", () => cut.abort());
  let isOver = false;
  const { sessionId } = ledger.watched;
  const asServer = asker(sessionId, (known) => known.secretKey);
  const clients: Record<string, Client> = {
    signer,
    "first teacher": teacher,
    "second teacher": teacher,
    "first asker": asServer,
    "second asker": asServer,
    "third asker": asServer,
    "lone asker": asker(`alone-${random.seed}`, (known) => known.secretKey),
    visitor: asker(`visitor-${random.seed}`, (known) => known.publishableKey),
  };
  const working = Object.entries(clients).map(([name, client]) =>
    client({ retrying, ledger, random: random.fork(name), isOver: () => isOver || givenUp.signal.aborted }),
  );
  const watching = watcher(victim, cut.signal)({ retrying, ledger, random, isOver: () => isOver });
  const trouble = Promise.all(working).then(() => {});
  // Without a handler a rejection at this moment would end the process.
  trouble.catch(() => {});
  return {
    trouble,
    async finish() {
      isOver = true;
      await trouble;
      const ends = ledger.questions
        .filter(({ answer }) => answer.sessionId === sessionId)
        .map(({ answer }) => `${answer.messageId}:end`);
      const deadline = performance.now() + healingMs;
      while (ends.some((end) => !ledger.watched.events.some(({ id }) => id === end))) {
        assert.ok(performance.now() < deadline, "A watcher has not seen the ends of all replies.");
        await pause(20);
      }
      cut.abort();
      await watching;
    },
  };
}

function describeWork({ accounts, sources, questions, watched }: Ledger): string {
  const failed = questions.filter(({ answer }) => answer.status === "failed").length;
  return `${accounts.length} accounts, ${sources.size} sources, ${questions.length} questions (${failed} failed), ${watched.events.length} events watched`;
}
