import { textFrame } from "../../kernel/wire/web-socket.ts";

/** Something to tell watchers, put into the bytes of either protocol once, however many are told. */
export class Notice {
  readonly #event: string;
  readonly #text: string;
  readonly #streamText: string;
  readonly #position: number | undefined;
  #socketFrame: Buffer | undefined = undefined;
  #streamBytes: Buffer | undefined = undefined;

  /** `text` is what a WebSocket gets; `streamText` the data of a Server-Sent Event, where its name and id stand beside it. */
  constructor(event: string, text: string, streamText: string, position?: number) {
    this.#event = event;
    this.#text = text;
    this.#streamText = streamText;
    this.#position = position;
  }

  get socketFrame(): Buffer {
    this.#socketFrame ??= textFrame(this.#text);
    return this.#socketFrame;
  }

  get streamBytes(): Buffer {
    const id = this.#position === undefined ? "" : `id: ${this.#position}\n`;
    this.#streamBytes ??= Buffer.from(`${id}event: ${this.#event}\ndata: ${this.#streamText}\n\n`);
    return this.#streamBytes;
  }
}

/** Of something that has no position: a greeting, presence, typing. */
export function passingNotice(kind: string, data: Record<string, unknown>): Notice {
  return new Notice(kind, JSON.stringify({ type: kind, ...data }), JSON.stringify(data));
}
