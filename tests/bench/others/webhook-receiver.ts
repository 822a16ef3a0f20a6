import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serveParent } from "../measuring/child.ts";
import { monotonicMs } from "../measuring/monotonic-time.ts";

/**
 * Somebody's server with many webhook addresses: `/well…` takes, `/fail…` answers 500, `/hang…`
 * never answers.
 */
export type ReceiverReady = { port: number };
/**
 * Waits until the well addresses of this run took so many, and tells how long the events had been
 * under way.
 */
export type ReceiverQuestion = { run: string; events: number };
export type Taken = { p50Ms: number; p99Ms: number; mostMs: number; elapsedMs: number; repeated: number };

type Run = { delaysMs: number[]; ids: Set<string>; repeated: number; firstMs: number; lastMs: number };
const runs = new Map<string, Run>();
let onTaken = () => {};

const server = createServer(async (request, answer) => {
  const url = request.url ?? "";
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (url.startsWith("/hang")) return;
  if (url.startsWith("/well"))
    take(url.split("/")[2] ?? "", String(request.headers["webhook-id"]), Buffer.concat(chunks));
  answer.writeHead(url.startsWith("/fail") ? 500 : 204).end();
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1");
await once(server, "listening");

function take(name: string, id: string, body: Buffer): void {
  const nowMs = monotonicMs();
  const run = runs.get(name) ?? { delaysMs: [], ids: new Set(), repeated: 0, firstMs: nowMs, lastMs: nowMs };
  runs.set(name, run);
  if (run.ids.has(id)) {
    run.repeated++;
    return;
  }
  run.ids.add(id);
  run.delaysMs.push(nowMs - JSON.parse(body.toString()).data.atMs);
  run.lastMs = nowMs;
  onTaken();
}

const ready: ReceiverReady = { port: (server.address() as AddressInfo).port };
serveParent(
  ready,
  async ({ run: name, events }: ReceiverQuestion): Promise<Taken> => {
    const isComplete = () => (runs.get(name)?.ids.size ?? 0) >= events;
    await new Promise<void>((resolve) => {
      onTaken = () => {
        if (isComplete()) resolve();
      };
      onTaken();
    });
    const run = runs.get(name)!;
    runs.delete(name);
    const sorted = run.delaysMs.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
    const { repeated, firstMs, lastMs } = run;
    return { p50Ms: at(0.5), p99Ms: at(0.99), mostMs: sorted.at(-1)!, elapsedMs: lastMs - firstMs, repeated };
  },
  async () => {
    server.closeAllConnections();
    server.close();
  },
);
