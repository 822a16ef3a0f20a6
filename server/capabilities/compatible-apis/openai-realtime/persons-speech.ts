import { invalid } from "../problems.ts";
import type { SendEvent } from "./events/send-event.ts";
import { newId, type ShownItem, type ShownPart } from "./items/item.ts";
import type { Entry, ItemList } from "./items/item-list.ts";

type Fault = { type: string; code: string; message: string };

/** Takes what the person says: the buffer of sound, its items, and their words. */
export class PersonsSpeech {
  readonly #send: SendEvent;
  readonly #items: ItemList;
  /** The item of the speech that goes on. */
  #itemId: string | undefined;
  #startMs = 0;
  #awaited: { entry: Entry; resolve(): void } | undefined;
  /** The person said this last. */
  #last: Entry | undefined;
  #pending: Promise<void> = Promise.resolve();
  /** All sound of the session so far, in milliseconds. */
  heardMs = 0;

  constructor(send: SendEvent, items: ItemList) {
    this.#send = send;
    this.#items = items;
  }

  /** Tells whether the person is speaking. */
  get isGoingOn(): boolean {
    return this.#itemId !== undefined;
  }

  start(paddingMs: number): void {
    this.#itemId = newId("item");
    this.#startMs = Math.max(0, Math.round(this.heardMs - paddingMs));
    const place = { audio_start_ms: this.#startMs, item_id: this.#itemId };
    this.#send({ type: "input_audio_buffer.speech_started", ...place });
  }

  stop(): void {
    const itemId = this.#itemId ?? newId("item");
    this.#itemId = undefined;
    this.#send({ type: "input_audio_buffer.speech_stopped", audio_end_ms: Math.round(this.heardMs), item_id: itemId });
    this.#commit(itemId);
  }

  /** The client says that the person has spoken. Throws invalid-request when nothing was heard. */
  commit(keptMs: number): void {
    if (keptMs < leastMs) {
      throw invalid(
        "/body",
        `cannot be committed: the buffer has ${Math.round(keptMs)} ms of sound, and ${leastMs} ms are needed`,
      );
    }
    this.#startMs = this.heardMs - keptMs;
    this.#commit(newId("item"));
  }

  forget(): void {
    this.#itemId = undefined;
    this.transcribe("", undefined);
    this.#send({ type: "input_audio_buffer.cleared" });
  }

  /** The words of what was said last. Empty: none were understood. */
  transcribe(text: string, fault: Fault | undefined): void {
    const awaited = this.#awaited;
    if (awaited === undefined) return;
    this.#awaited = undefined;
    const { entry } = awaited;
    const place = { item_id: entry.shown.id, content_index: 0 };
    const part = (entry.shown.content as ShownPart[])[0]!;
    part.transcript = text;
    // Nothing is asked with it.
    if (text === "") entry.isTold = true;
    const prefix = "conversation.item.input_audio_transcription" as const;
    if (text === "" && fault !== undefined) this.#send({ type: `${prefix}.failed`, ...place, error: fault });
    else {
      if (text !== "") this.#send({ type: `${prefix}.delta`, ...place, delta: text });
      const seconds = Math.max(0, (this.heardMs - this.#startMs) / 1000);
      this.#send({ type: `${prefix}.completed`, ...place, transcript: text, usage: { type: "duration", seconds } });
    }
    awaited.resolve();
  }

  /**
   * Drops what was said last and got no answer, for example "wait": it is no question that the next
   * one follows.
   */
  dismissLast(): void {
    if (this.#last !== undefined) this.#last.isTold = true;
  }

  /** Resolves when the words of all that was said are known. */
  transcribed(): Promise<void> {
    return this.#pending;
  }

  #commit(itemId: string): void {
    // A session waits for the words of one utterance: those of the one before are not known any
    // more.
    this.transcribe("", undefined);
    // Clients want to be told that the words are not known yet.
    const content: ShownPart[] = [{ type: "input_audio", transcript: null }];
    const shown: ShownItem = {
      ...{ id: itemId, object: "realtime.item", type: "message", status: "completed" },
      ...{ role: "user", content },
    };
    const { promise, resolve } = Promise.withResolvers<void>();
    const entry: Entry = { shown, isTold: false, sentMs: 0 };
    this.#awaited = { entry, resolve };
    this.#last = entry;
    this.#pending = promise;
    const previous = { previous_item_id: this.#items.add(entry) };
    this.#send({ type: "input_audio_buffer.committed", ...previous, item_id: itemId });
    const item = { ...shown, content: [{ ...content[0] }] };
    this.#send({ type: "conversation.item.added", ...previous, item });
    this.#send({ type: "conversation.item.done", ...previous, item });
  }
}

const leastMs = 100;
