import { parseJsonWithin } from "@parley/json";
import { textFrame } from "../../kernel/wire/open-web-socket.ts";

/** A message to clients. It is encoded once for each protocol, however many clients get it. */
export class EncodedMessage {
  readonly #event: string;
  readonly #socketText: string;
  readonly #streamText: string;
  readonly #position: number | undefined;
  #socketFrame: Buffer | undefined = undefined;
  #streamBytes: Buffer | undefined = undefined;

  /**
   * @param event is the name of the Server-Sent Event
   * @param socketText is the whole message for a WebSocket
   * @param streamText is the data of the Server-Sent Event; name and position are beside it
   */
  constructor(event: string, socketText: string, streamText: string, position?: number) {
    this.#event = event;
    this.#socketText = socketText;
    this.#streamText = streamText;
    this.#position = position;
  }

  /** Gives the same message as it is told in another version of the interface. */
  with(tell: (event: { data: unknown }) => object): EncodedMessage {
    const text = JSON.stringify(tell(parseJsonWithin(this.#streamText) as { data: unknown }));
    return new EncodedMessage(this.#event, text, text, this.#position);
  }

  get socketFrame(): Buffer {
    this.#socketFrame ??= textFrame(this.#socketText);
    return this.#socketFrame;
  }

  get streamBytes(): Buffer {
    const id = this.#position === undefined ? "" : `id: ${this.#position}\n`;
    this.#streamBytes ??= Buffer.from(`${id}event: ${this.#event}\ndata: ${this.#streamText}\n\n`);
    return this.#streamBytes;
  }
}

/** Gives a message without a position: a greeting, presence, typing. */
export function transientMessage(kind: string, data: Record<string, unknown>): EncodedMessage {
  return new EncodedMessage(kind, JSON.stringify({ type: kind, ...data }), JSON.stringify(data));
}
