import { once } from "node:events";
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Caller } from "../../kernel/caller.ts";
import { openWebSocket } from "../../kernel/wire/open-web-socket.ts";
import type { Call } from "../../kernel/wire/route.ts";
import { type LongConnection, superviseConnection } from "../../kernel/wire/supervise-connection.ts";
import type { Client } from "./client.ts";
import type { EncodedMessage } from "./encoded-message.ts";
import { handleClientMessages } from "./handle-client-messages.ts";
import { redeemTicket } from "./tickets/redeem-ticket.ts";

/** When more bytes wait to be sent over one WebSocket, the sender waits for the client. */
const maxBufferedBytes = 1024 * 1024;
const heartbeatMs = 20_000;
/** Clients send commands, which are short. */
const maxMessageBytes = 64 * 1024;
/**
 * A close code from the range for private use (RFC 6455, section 7.4.2), named after HTTP's 401:
 * connect again with another credential.
 */
const credentialEnded = 4401;

/** Undefined when the client has left meanwhile. */
export async function openSocketClient(
  call: Call<unknown, unknown, unknown>,
  caller: Caller,
  ticket: string | undefined,
): Promise<Client | undefined> {
  const { kernel } = call;
  const opened = await openWebSocket(call, {
    maxMessageBytes,
    confirm: async () => {
      if (ticket !== undefined) await redeemTicket(kernel, ticket);
    },
  });
  if (opened === undefined) return undefined;
  const client = new SocketClient(caller, opened);
  client.onEnd(superviseConnection(kernel, client));
  handleClientMessages(kernel, caller, opened);
  return client;
}

/** A client that is connected by WebSocket. */
export class SocketClient implements Client, LongConnection {
  readonly caller: Caller;
  readonly heartbeatMs = heartbeatMs;
  readonly #socket: WebSocket;
  readonly #connection: Duplex;
  #hasAnsweredPing = true;

  constructor(caller: Caller, { socket, connection }: { socket: WebSocket; connection: Duplex }) {
    this.caller = caller;
    this.#socket = socket;
    this.#connection = connection;
    socket.on("pong", () => {
      this.#hasAnsweredPing = true;
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get #isKeepingUp(): boolean {
    return this.#connection.writableLength < maxBufferedBytes;
  }

  write(message: EncodedMessage): Promise<void> | undefined {
    this.#connection.write(message.socketFrame);
    return this.#isKeepingUp ? undefined : this.#drained();
  }

  writeIfKeepingUp(message: EncodedMessage): void {
    if (this.isOpen && this.#isKeepingUp) this.#connection.write(message.socketFrame);
  }

  onEnd(run: () => void): void {
    this.#socket.once("close", run);
  }

  /** Ends the connection of a client that has not answered the ping before. */
  beat(): void {
    if (!this.#hasAnsweredPing) this.#socket.terminate();
    this.#hasAnsweredPing = false;
    this.#socket.ping();
  }

  end(): void {
    this.#socket.close(credentialEnded, "The credential has ended. Connect again with a new one.");
  }

  async #drained(): Promise<void> {
    const closed = new AbortController();
    const abort = () => closed.abort();
    this.#socket.once("close", abort);
    await once(this.#connection, "drain", { signal: closed.signal }).catch(() => {});
    this.#socket.off("close", abort);
  }
}
