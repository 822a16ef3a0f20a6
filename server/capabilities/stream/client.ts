import { once } from "node:events";
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Caller } from "../../kernel/caller.ts";
import { keepUp, type Lasting } from "../../kernel/nodes/revocations.ts";
import { type EventStream, openEventStream } from "../../kernel/wire/event-stream.ts";
import type { Call } from "../../kernel/wire/route.ts";
import { openWebSocket } from "../../kernel/wire/web-socket.ts";
import { hearClient } from "./hear-client.ts";
import type { Notice } from "./notice.ts";
import { useUp } from "./tickets.ts";

/** Whoever watches, by either protocol. */
export type Client = {
  readonly isOpen: boolean;
  /** Undefined when the client can take more at once, else resolves when it can: a slow one is waited for, not filled up. */
  write(notice: Notice): Promise<void> | undefined;
  /** For what has no position: a client that does not keep up goes without. */
  mention(notice: Notice): void;
  /** Calls back once, when the connection is gone. */
  onEnd(run: () => void): void;
};

/** What may lie unsent for one WebSocket before we wait for it. */
const maxBufferedBytes = 1024 * 1024;
const heartbeatMs = 20_000;
/** Clients send commands, which are short. */
const maxMessageBytes = 64 * 1024;
/** A close code of our own range (RFC 6455, section 7.4.2), named after HTTP's 401: come back with another credential. */
const credentialEnded = 4401;

/** Undefined when the client left meanwhile. */
export async function openSocketClient(
  call: Call<unknown, unknown, unknown>,
  caller: Caller,
  ticket: string | undefined,
): Promise<Client | undefined> {
  const { kernel } = call;
  const opened = await openWebSocket(call, {
    maxMessageBytes,
    confirm: async () => {
      if (ticket !== undefined) await useUp(kernel, ticket);
    },
  });
  if (opened === undefined) return undefined;
  const client = new SocketClient(caller, opened);
  client.onEnd(keepUp(kernel, client));
  hearClient(kernel, caller, opened);
  return client;
}

class SocketClient implements Client, Lasting {
  readonly caller: Caller;
  readonly heartbeatMs = heartbeatMs;
  readonly #socket: WebSocket;
  readonly #connection: Duplex;
  #isAnswering = true;

  constructor(caller: Caller, { socket, connection }: { socket: WebSocket; connection: Duplex }) {
    this.caller = caller;
    this.#socket = socket;
    this.#connection = connection;
    socket.on("pong", () => {
      this.#isAnswering = true;
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get #isKeepingUp(): boolean {
    return this.#connection.writableLength < maxBufferedBytes;
  }

  write(notice: Notice): Promise<void> | undefined {
    this.#connection.write(notice.socketFrame);
    return this.#isKeepingUp ? undefined : this.#drained();
  }

  mention(notice: Notice): void {
    if (this.isOpen && this.#isKeepingUp) this.#connection.write(notice.socketFrame);
  }

  onEnd(run: () => void): void {
    this.#socket.once("close", run);
  }

  /** A connection that is gone without a word is noticed by pings that nobody answers. */
  beat(): void {
    if (!this.#isAnswering) this.#socket.terminate();
    this.#isAnswering = false;
    this.#socket.ping();
  }

  end(): void {
    this.#socket.close(credentialEnded, "The credential has ended. Connect again with a new one.");
  }

  async #drained(): Promise<void> {
    const gone = new AbortController();
    const leave = () => gone.abort();
    this.#socket.once("close", leave);
    await once(this.#connection, "drain", { signal: gone.signal }).catch(() => {});
    this.#socket.off("close", leave);
  }
}

export function openStreamClient(call: Call<unknown, unknown, unknown>, caller: Caller): Client {
  return new StreamClient(openEventStream(call, { caller }));
}

class StreamClient implements Client {
  readonly #stream: EventStream;

  constructor(stream: EventStream) {
    this.#stream = stream;
  }

  get isOpen(): boolean {
    return this.#stream.isOpen;
  }

  write(notice: Notice): Promise<void> | undefined {
    return this.#stream.write(notice.streamBytes);
  }

  mention(notice: Notice): void {
    if (this.#stream.isKeepingUp) void this.#stream.write(notice.streamBytes);
  }

  onEnd(run: () => void): void {
    if (this.isOpen) this.#stream.signal.addEventListener("abort", run, { once: true });
    else run();
  }
}
