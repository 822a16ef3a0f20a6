import { once } from "node:events";
import type { Caller } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import { state } from "../state.ts";
import type { Call } from "./route.ts";
import { superviseConnection } from "./supervise-connection.ts";

/** Server-Sent Events to one client. */
export type EventStream = {
  /** Resolves when the client can take more. Does nothing after the client has disconnected. */
  send(event: { id?: string; event: string; data: unknown }): Promise<void>;
  /**
   * Sends an event that is encoded already, in the format of the HTML standard. Undefined when the
   * client can take more at once, else resolves when it can.
   */
  write(event: string | Buffer): Promise<void> | undefined;
  readonly isOpen: boolean;
  /** Is false while events wait in the buffer for the client. */
  readonly isKeepingUp: boolean;
  /** Aborts when the client has disconnected or the stream was closed. */
  readonly signal: AbortSignal;
  close(): void;
};

const heartbeatMs = 15_000;
const openStreamsOf = state(() => new Set<EventStream>());

/**
 * Answers a request with Server-Sent Events. Comment lines keep the connection open while there is
 * nothing to send. The stream closes when the credential of `caller` or of the request ends.
 *
 * @example
 * const stream = openEventStream(call);
 * await stream.send({ event: "greeting", data: { text: "Hello" } });
 * stream.close();
 */
export function openEventStream(
  call: Call<unknown, unknown, unknown>,
  {
    caller = call.identifiedCaller ?? call.maybeCaller,
    headers = {},
  }: { caller?: Caller | null; headers?: Readonly<Record<string, string>> } = {},
): EventStream {
  const { reply, kernel, streamedInVersion } = call;
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
  // Tells the client to wait a second before it reconnects. The first write also sends the headers.
  raw.write("retry: 1000\n\n");
  const ended = new AbortController();
  const stream: EventStream = {
    async send({ id, event, data }) {
      if (ended.signal.aborted) return;
      const sent = streamedInVersion === undefined ? data : streamedInVersion(event, data);
      await stream.write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(sent)}\n\n`);
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
      // From here on nobody looks whether the client reads what is left: Node cuts it after a pause.
      const { pauseTimeoutMs } = kernel.config.bounds;
      if (raw.writableLength > 0 && Number.isFinite(pauseTimeoutMs)) raw.setTimeout(pauseTimeoutMs);
    },
  };
  const release = superviseConnection(kernel, {
    caller,
    endsAtMs: Math.min(call.credentialEndsAtMs, caller?.expiresAtMs ?? Number.POSITIVE_INFINITY),
    connection: call.request.raw.socket,
    heartbeatMs,
    beat: () => raw.write(": still here\n\n"),
    end: () => stream.close(),
  });
  function finish(): void {
    release();
    open.delete(stream);
    ended.abort();
  }
  raw.on("close", finish);
  raw.on("error", finish);
  open.add(stream);
  // A client that has left before now causes no further `close` event.
  if (raw.destroyed) finish();
  return stream;
}

/** Closes all event streams of a stopping server. Their clients reconnect to another node. */
export function closeEventStreams(kernel: Kernel): void {
  for (const stream of [...openStreamsOf(kernel)]) stream.close();
}
