import type { LiveSocket } from "../../../kernel/wire/live-socket.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { loggedProblemOf } from "../logged-problem-of.ts";
import { openaiErrorOf } from "../openai/openai-errors.ts";
import { invalid } from "../problems.ts";
import type { ClientEvent } from "./events/client-event.ts";
import { eventIdOf, readClientEvent } from "./events/read-client-event.ts";
import type { ServerEvent } from "./events/server-event.ts";
import { toPreviewEvents } from "./events/to-preview-events.ts";
import { newId } from "./items/item.ts";

/** A client that reads more slowly than the assistant speaks is cut. */
const maxBufferedBytes = 4 * 1024 * 1024;
/**
 * A client may send so many events a second: each has 20 ms of sound, and some are left for others.
 */
const maxEventsPerSecond = 200;
/** Events wait for those before them. A client that sends faster than they are done waits too. */
const maxWaiting = 50;

type SocketParts = {
  context: Context;
  /** The client speaks the protocol's preview. */
  isPreview: boolean;
  take(event: ClientEvent): Promise<void>;
  /** Comes before the first event is taken. Where it throws, the session ends. */
  begin(): Promise<void>;
  /** Ends the session for a reason. */
  end(reason: string): void;
};

/**
 * The WebSocket of one client: reads its events one after the other, and numbers those of the
 * server.
 */
export class RealtimeSocket {
  readonly #opened: LiveSocket;
  readonly #parts: SocketParts;
  #queue: Promise<void>;
  #waiting = 0;
  #second = 0;
  #events = 0;

  constructor(opened: LiveSocket, parts: SocketParts) {
    this.#opened = opened;
    this.#parts = parts;
    this.#queue = Promise.resolve()
      .then(parts.begin)
      .catch((error) => {
        this.#complain(error, null);
        parts.end("failed");
      });
    opened.socket.on("message", (bytes: Buffer, isBinary: boolean) => {
      if (this.#isFlooded()) return;
      this.#waiting++;
      if (this.#waiting >= maxWaiting) opened.socket.pause();
      this.#queue = this.#queue.then(() => this.#take(isBinary ? "" : String(bytes)));
    });
  }

  send(event: ServerEvent): void {
    for (const shown of this.#parts.isPreview ? toPreviewEvents(event) : [event]) {
      this.#write(JSON.stringify({ event_id: newId("event"), ...shown }));
    }
  }

  /** Tells the client why, and closes. */
  close(reason: string): void {
    this.#opened.socket.close(1000, reason);
  }

  #write(data: string): void {
    const { socket, connection } = this.#opened;
    if (socket.readyState !== socket.OPEN) return;
    if (connection.writableLength > maxBufferedBytes) {
      this.#parts.end("client-too-slow");
      socket.terminate();
    } else socket.send(data);
  }

  async #take(json: string): Promise<void> {
    try {
      await this.#parts.take(readClientEvent(json, this.#parts.isPreview));
    } catch (error) {
      this.#complain(error, eventIdOf(json));
    } finally {
      this.#waiting--;
      if (this.#opened.socket.isPaused && this.#waiting < maxWaiting / 2) this.#opened.socket.resume();
    }
  }

  #complain(error: unknown, eventId: string | null): void {
    const fault = openaiErrorOf(loggedProblemOf(this.#parts.context, error)).error;
    this.send({ type: "error", error: { ...fault, event_id: eventId } });
  }

  #isFlooded(): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) this.#events = 0;
    this.#second = second;
    this.#events++;
    if (this.#events === maxEventsPerSecond + 1) {
      this.#complain(invalid("/body", `was not read: at most ${maxEventsPerSecond} events a second are`), null);
    }
    return this.#events > maxEventsPerSecond;
  }
}
