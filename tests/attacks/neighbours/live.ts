import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { sendSigned, type TestSource } from "../../../server/capabilities/incoming-webhooks/testing/send-webhook.ts";
import { createClient } from "../../../server/testing/client.ts";
import type { Sample } from "./judge.ts";

/** A workspace that goes about its business. Its table has this many rows, with numbers from 1 on. */
export type Neighbour = { key: string; source: TestSource; question: string; table: string; rows: number };

/**
 * Runs in a thread of its own, so that the work of the attackers does not delay it. Every request
 * begins at its time, however long those before it take: a server that answers nobody for a second
 * makes all of this second's requests slow.
 */
const { url, neighbours } = workerData as { url: string; neighbours: readonly Neighbour[] };
/** A key may send 600 requests a minute, and a chat costs more than one of them. */
const intervalMs = 400;
const readyIntervalMs = 300;
const underWay = new Set<Promise<void>>();
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});

function take(deed: Sample["deed"], request: () => Promise<{ status: number }>): void {
  const [atMs, startedAtMs] = [Date.now(), performance.now()];
  const answered = request()
    .then(({ status }) => status)
    .catch(() => 0)
    .then((status) => {
      parentPort?.postMessage({ deed, atMs, ms: performance.now() - startedAtMs, status } satisfies Sample);
    });
  underWay.add(answered);
  void answered.then(() => underWay.delete(answered));
}

async function repeat(everyMs: number, act: (turn: number) => void): Promise<void> {
  const beganMs = performance.now();
  for (let turn = 0; !isOver; turn++) {
    act(turn);
    await pause(Math.max(0, beganMs + (turn + 1) * everyMs - performance.now()));
  }
}

async function live({ key, source, question, table, rows }: Neighbour): Promise<void> {
  const client = createClient(url, key);
  const sender = createClient(url);
  const later = intervalMs / 3;
  await Promise.all([
    repeat(intervalMs, () => take("chat", () => client.post("/api/chatbot/send", { message: question }))),
    pause(later).then(() =>
      repeat(intervalMs, () =>
        take("webhook", () => sendSigned(sender, source, { event: "order.placed", data: { number: randomUUID() } })),
      ),
    ),
    pause(2 * later).then(() =>
      repeat(intervalMs, (turn) => {
        const select = { operation: "select", table, where: { id: 1 + (turn % rows) } };
        take("table", () => client.post("/api/database", select));
      }),
    ),
  ]);
}

const stranger = createClient(url);
await Promise.all([
  ...neighbours.map(live),
  repeat(readyIntervalMs, () => take("ready", () => stranger.get("/readyz"))),
]);
await Promise.all(underWay);
process.exit(0);
