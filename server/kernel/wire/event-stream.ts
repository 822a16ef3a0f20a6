import { once } from "node:events";
import type { Caller } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import { keepUp } from "../nodes/revocations.ts";
import type { Call } from "./route.ts";

/** Server-Sent Events to one client. Writing never waits for a slow client longer than its buffer allows. */
export type EventStream = {
  /** Resolves when the client took what was buffered; after a disconnect it does nothing. */
  send(event: { id?: string; event: string; data: unknown }): Promise<void>;
  /** The same for an event that is written out already, in the format of the HTML standard. Undefined when it was taken at once. */
  write(event: string | Buffer): Promise<void> | undefined;
  readonly isOpen: boolean;
  /** False while the client has not taken what was buffered. */
  readonly isKeepingUp: boolean;
  /** Aborts when the client is gone or the stream was closed. */
  readonly signal: AbortSignal;
  close(): void;
};

const heartbeatMs = 15_000;
const openStreams = new WeakMap<Kernel, Set<EventStream>>();

function openStreamsOf(kernel: Kernel): Set<EventStream> {
  const found = openStreams.get(kernel) ?? new Set();
  openStreams.set(kernel, found);
  return found;
}

/** Answers with a stream. Comment lines keep it open while there is nothing to send; it ends with its credential. */
export function openEventStream(
  call: Call<unknown, unknown, unknown>,
  { caller = call.caller, headers = {} }: { caller?: Caller; headers?: Readonly<Record<string, string>> } = {},
): EventStream {
  const { reply, kernel } = call;
  const open = openStreamsOf(kernel);
  reply.hijack();
  const raw = reply.raw;
  raw.writeHead(200, [
    ...call.head,
    ...Object.entries(headers).flat(),
    "content-type",
    "text/event-stream; charset=utf-8",
    "x-accel-buffering",
    "no",
  ]);
  // Tells the client how long to wait before it reconnects, and pushes the headers out.
  raw.write("retry: 1000\n\n");
  const ended = new AbortController();
  const stream: EventStream = {
    async send({ id, event, data }) {
      if (ended.signal.aborted) return;
      await stream.write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    write(event) {
      if (ended.signal.aborted || raw.write(event)) return undefined;
      return once(raw, "drain", { signal: ended.signal }).then(
        () => {},
        () => {},
      );
    },
    get isOpen() {
      return !ended.signal.aborted;
    },
    get isKeepingUp() {
      return !raw.writableNeedDrain;
    },
    signal: ended.signal,
    close() {
      finish();
      raw.end();
    },
  };
  const letGo = keepUp(kernel, {
    caller,
    heartbeatMs,
    beat: () => raw.write(": still here\n\n"),
    end: () => stream.close(),
  });
  function finish(): void {
    letGo();
    open.delete(stream);
    ended.abort();
  }
  raw.on("close", finish);
  raw.on("error", finish);
  open.add(stream);
  // A client that left before this began closes nothing any more.
  if (raw.destroyed) finish();
  return stream;
}

/** Says goodbye to every client, so that a stopping server need not wait for them; they reconnect elsewhere. */
export function closeEventStreams(kernel: Kernel): void {
  for (const stream of [...openStreamsOf(kernel)]) stream.close();
}
