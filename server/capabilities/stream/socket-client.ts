import { once } from "node:events";
import type { Caller } from "../../kernel/caller.ts";
import type { LiveSocket } from "../../kernel/wire/live-socket.ts";
import { openWebSocket } from "../../kernel/wire/open-web-socket.ts";
import type { Call } from "../../kernel/wire/route.ts";
import type { Client } from "./client.ts";
import type { EncodedMessage } from "./encoded-message.ts";
import { handleClientMessages } from "./handle-client-messages.ts";
import { redeemTicket } from "./tickets/redeem-ticket.ts";

/** When more bytes wait to be sent over one WebSocket, the sender waits for the client. */
const maxBufferedBytes = 1024 * 1024;
/** Clients send commands, which are short. */
const maxMessageBytes = 64 * 1024;

/** Gives undefined when the client has left meanwhile. */
export async function openSocketClient(
  call: Call<unknown, unknown, unknown>,
  caller: Caller,
  ticket: string | undefined,
): Promise<Client | undefined> {
  const { kernel } = call;
  const opened = await openWebSocket(call, {
    caller,
    maxMessageBytes,
    confirm: async () => {
      if (ticket !== undefined) await redeemTicket(kernel, ticket);
    },
  });
  if (opened === undefined) return undefined;
  const client = new SocketClient(caller, call.version, opened);
  handleClientMessages(kernel, client, opened);
  return client;
}

/** A client that is connected by WebSocket. */
class SocketClient implements Client {
  readonly version: string;
  readonly #opened: LiveSocket;
  readonly #firstCaller: Caller;

  constructor(caller: Caller, version: string, opened: LiveSocket) {
    this.version = version;
    this.#firstCaller = caller;
    this.#opened = opened;
  }

  get caller(): Caller {
    return this.#opened.caller ?? this.#firstCaller;
  }

  get isOpen(): boolean {
    const { socket } = this.#opened;
    return socket.readyState === socket.OPEN;
  }

  get #isKeepingUp(): boolean {
    return this.#opened.connection.writableLength < maxBufferedBytes;
  }

  write(message: EncodedMessage): Promise<void> | undefined {
    this.#opened.connection.write(message.socketFrame);
    return this.#isKeepingUp ? undefined : this.#drained();
  }

  writeIfKeepingUp(message: EncodedMessage): void {
    if (this.isOpen && this.#isKeepingUp) this.#opened.connection.write(message.socketFrame);
  }

  onEnd(run: () => void): void {
    this.#opened.socket.once("close", run);
  }

  async #drained(): Promise<void> {
    const { socket, connection } = this.#opened;
    const closed = new AbortController();
    const abort = () => closed.abort();
    socket.once("close", abort);
    await once(connection, "drain", { signal: closed.signal }).catch(() => {});
    socket.off("close", abort);
  }
}
