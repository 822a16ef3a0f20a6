import type { LookupFunction } from "node:net";
import { type RawData, WebSocket } from "ws";
import { type WebSocketClient, WebSocketFailed, type WebSocketTarget } from "./web-socket-client.ts";

const closingTimeoutMs = 5_000;
/** The reader is told to hurry by this: then the connection pauses. */
const mostWaiting = 100;

/** @throws WebSocketFailed, or the reason of `signal` */
export async function connectWebSocket(target: WebSocketTarget): Promise<WebSocketClient> {
  const { url, addresses, headers, maxMessageBytes, timeoutMs, signal } = target;
  signal.throwIfAborted();
  // The checked addresses: a second lookup could give another one.
  const lookup: LookupFunction = (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first!.address, first!.family);
  };
  const socket = new WebSocket(url, {
    ...{ headers, lookup, handshakeTimeout: timeoutMs, maxPayload: maxMessageBytes },
    ...{ perMessageDeflate: false, followRedirects: false },
  });
  const messages = new Messages(socket);
  await opened(socket, signal);
  const abort = () => socket.terminate();
  signal.addEventListener("abort", abort, { once: true });
  socket.once("close", () => signal.removeEventListener("abort", abort));
  return {
    messages,
    send: (message) =>
      new Promise((resolve, reject) => {
        socket.send(message, (error) =>
          error ? reject(new WebSocketFailed("The message was not sent.", { cause: error })) : resolve(),
        );
      }),
    close: () => close(socket),
  };
}

function opened(socket: WebSocket, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      reject(signal.reason);
      socket.terminate();
    };
    signal.addEventListener("abort", abort, { once: true });
    const leave = () => signal.removeEventListener("abort", abort);
    socket.once("open", () => {
      leave();
      resolve();
    });
    socket.once("unexpected-response", (_request, response) => {
      leave();
      const given = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(", ")]);
      const status = response.statusCode ?? 500;
      reject(new WebSocketFailed(`The server answered ${status}.`, { status, headers: Object.fromEntries(given) }));
      response.destroy();
      socket.terminate();
    });
    socket.on("error", (cause) => {
      leave();
      reject(new WebSocketFailed("There is no connection.", { cause }));
    });
  });
}

function close(socket: WebSocket): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.terminate(), closingTimeoutMs);
    socket.once("close", (code) => {
      clearTimeout(timer);
      // 1006: the connection ended without the server's word.
      resolve(code !== 1006);
    });
    if (socket.readyState === WebSocket.CLOSED) socket.emit("close", 1006, Buffer.alloc(0));
    else socket.close(1000);
  });
}

/** The messages from the first byte on, in their order. */
class Messages implements AsyncIterable<string> {
  readonly #socket: WebSocket;
  readonly #waiting: string[] = [];
  #end: { failure?: Error } | undefined;
  #wake: () => void = () => {};

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (bytes: RawData) => {
      this.#waiting.push(textOf(bytes));
      if (this.#waiting.length >= mostWaiting) socket.pause();
      this.#wake();
    });
    socket.on("error", (cause) => this.#finish(new WebSocketFailed("The connection failed.", { cause })));
    socket.on("close", () => this.#finish());
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (;;) {
      const next = this.#waiting.shift();
      if (next !== undefined) yield next;
      else if (this.#end?.failure !== undefined) throw this.#end.failure;
      else if (this.#end !== undefined) return;
      else {
        if (this.#socket.isPaused) this.#socket.resume();
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }

  #finish(failure?: Error): void {
    this.#end ??= failure === undefined ? {} : { failure };
    this.#wake();
  }
}

function textOf(bytes: RawData): string {
  return (Array.isArray(bytes) ? Buffer.concat(bytes) : Buffer.from(bytes as Buffer)).toString();
}
