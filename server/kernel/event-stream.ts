import { once } from "node:events";
import type { Call } from "./http.ts";
import type { Kernel } from "./kernel.ts";

/** Server-Sent Events to one client. Writing never waits for a slow client longer than its buffer allows. */
export type EventStream = {
  /** Resolves when the client took what was buffered; after a disconnect it does nothing. */
  send(event: { id?: string; event: string; data: unknown }): Promise<void>;
  /** The same for an event that is written out already, in the format of the HTML standard. */
  write(text: string): Promise<void>;
  readonly isOpen: boolean;
  /** Aborts when the client is gone or the stream was closed. */
  readonly signal: AbortSignal;
  close(): void;
};

const heartbeatMs = 15_000;
/** A stream ends within this time of its credential, plus what it takes a revocation to arrive. */
const credentialCheckMs = 400;
const openStreams = new WeakMap<Kernel, Set<EventStream>>();

function openStreamsOf(kernel: Kernel): Set<EventStream> {
  const found = openStreams.get(kernel) ?? new Set();
  openStreams.set(kernel, found);
  return found;
}

/** Proxies cut silent connections; a comment line keeps them open and tells us of clients that are gone. */
export function openEventStream(call: Call<unknown, unknown, unknown>): EventStream {
  const { reply, kernel } = call;
  const open = openStreamsOf(kernel);
  reply.hijack();
  const raw = reply.raw;
  const headers = {
    ...reply.getHeaders(),
    "content-type": "text/event-stream; charset=utf-8",
    "x-accel-buffering": "no",
  };
  raw.writeHead(200, headers as Record<string, string>);
  // Tells the client how long to wait before it reconnects, and pushes the headers out.
  raw.write("retry: 1000\n\n");
  const ended = new AbortController();
  const { caller } = call;
  const credentialCheck = setInterval(() => {
    const isExpired = caller.expiresAtMs !== undefined && caller.expiresAtMs <= kernel.clock.now();
    if (isExpired || kernel.revocations.has(caller.sessionId ?? caller.id)) stream.close();
  }, credentialCheckMs);
  const heartbeat = setInterval(() => raw.write(": still here\n\n"), heartbeatMs);
  const stream: EventStream = {
    async send({ id, event, data }) {
      if (ended.signal.aborted) return;
      await stream.write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    async write(text) {
      if (ended.signal.aborted || raw.write(text)) return;
      await once(raw, "drain", { signal: ended.signal }).catch(() => {});
    },
    get isOpen() {
      return !ended.signal.aborted;
    },
    signal: ended.signal,
    close() {
      finish();
      raw.end();
    },
  };
  function finish(): void {
    clearInterval(heartbeat);
    clearInterval(credentialCheck);
    open.delete(stream);
    ended.abort();
  }
  raw.on("close", finish);
  raw.on("error", finish);
  open.add(stream);
  return stream;
}

/** Says goodbye to every client, so that a stopping server need not wait for them; they reconnect elsewhere. */
export function closeEventStreams(kernel: Kernel): void {
  for (const stream of [...openStreamsOf(kernel)]) stream.close();
}
