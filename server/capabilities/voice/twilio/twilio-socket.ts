import type { LiveSocket } from "../../../kernel/wire/live-socket.ts";
import type { SessionLife } from "../sessions/session-life.ts";

/** A reader that is slower than the assistant's speech is cut off. */
const maxBufferedBytes = 1024 * 1024;
/**
 * Twilio sends kinds of messages that are not used here. More than so many others are no
 * conversation.
 */
const mostStrays = 1_000;

/**
 * A WebSocket of Twilio: messages of JSON. What is not understood is left out, and ends the call if
 * it goes on.
 */
export class TwilioSocket<Message> {
  readonly #opened: LiveSocket;
  readonly #life: SessionLife;
  #strays = 0;

  constructor(
    opened: LiveSocket,
    parts: {
      read(json: string): Message | undefined;
      take(message: Message): void;
      life: SessionLife;
    },
  ) {
    this.#opened = opened;
    this.#life = parts.life;
    opened.socket.on("message", (bytes: Buffer, isBinary: boolean) => {
      const message = isBinary ? undefined : parts.read(String(bytes));
      if (message === undefined) this.#strays++;
      else parts.take(message);
      if (message === undefined && this.#strays === mostStrays) this.#life.end("not-understood");
    });
  }

  send(message: object): void {
    const { socket, connection } = this.#opened;
    if (socket.readyState !== socket.OPEN) return;
    if (connection.writableLength > maxBufferedBytes) {
      this.#life.end("client-too-slow");
      socket.terminate();
    } else socket.send(JSON.stringify(message));
  }

  close(reason: string): void {
    this.#opened.socket.close(1000, reason);
  }
}
