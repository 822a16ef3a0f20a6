import { connect, type Socket } from "node:net";
import { serveParent } from "./child.ts";

/**
 * Sends prepared requests over keep-alive connections, one at a time on each; lighter than a client
 * library.
 */
export type Load = { port: number; connections: number; requests: string[]; count: number };

export type LoadResult = {
  elapsedMs: number;
  statuses: Record<string, number>;
  p50Ms: number;
  p99Ms: number;
  firstFailure: string | null;
};

const endOfHead = Buffer.from("\r\n\r\n");

async function run(load: Load): Promise<LoadResult> {
  const requests = load.requests.map((request) => Buffer.from(request));
  const latenciesMs: number[] = [];
  const statuses: Record<string, number> = {};
  let firstFailure: string | null = null;
  let sent = 0;

  const sockets = await Promise.all(Array.from({ length: load.connections }, () => open(load.port)));
  const startedAtMs = performance.now();
  const stopSpinning = spin();
  await Promise.all(
    sockets.map(async (socket) => {
      const receive = receiver(socket);
      while (sent < load.count) {
        const request = requests[sent++ % requests.length]!;
        const sentAtMs = performance.now();
        socket.write(request);
        const answer = await receive();
        latenciesMs.push(performance.now() - sentAtMs);
        const status = answer.toString("latin1", 9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (!status.startsWith("2")) firstFailure ??= answer.toString("utf8").slice(0, 2_000);
      }
      socket.destroy();
    }),
  );
  const elapsedMs = performance.now() - startedAtMs;
  stopSpinning();
  latenciesMs.sort((a, b) => a - b);
  const quantile = (share: number) => latenciesMs[Math.floor((latenciesMs.length - 1) * share)] ?? 0;
  return { elapsedMs, statuses, p50Ms: quantile(0.5), p99Ms: quantile(0.99), firstFailure };
}

/**
 * Keeps this process awake. A slower server would otherwise wake it with every answer and pay for
 * that in the kernel, where a fast floor finds it at work: the ratio would measure the scheduler.
 */
function spin(): () => void {
  let isSpinning = true;
  const turn = () => {
    if (isSpinning) setImmediate(turn);
  };
  turn();
  return () => {
    isSpinning = false;
  };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => resolve(socket));
    socket.on("error", reject);
  });
}

/** Gives the next whole answer. All servers measured here send a content-length. */
function receiver(socket: Socket): () => Promise<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let deliver: ((answer: Buffer) => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  socket.on("data", (chunk) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const headEnd = held.indexOf(endOfHead);
    if (headEnd < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(held.toString("latin1", 0, headEnd))?.[1];
    if (length === undefined) return fail?.(new Error("An answer came without content-length."));
    const end = headEnd + endOfHead.length + Number(length);
    if (held.length < end) return;
    const answer = held.subarray(0, end);
    held = held.subarray(end);
    deliver?.(answer);
  });
  socket.on("close", () => fail?.(new Error("The server closed a connection.")));
  return () =>
    new Promise((resolve, reject) => {
      deliver = resolve;
      fail = reject;
    });
}

serveParent(
  "ready",
  (load: Load) => run(load).catch((error: Error) => ({ failed: error.message })),
  async () => {},
);
