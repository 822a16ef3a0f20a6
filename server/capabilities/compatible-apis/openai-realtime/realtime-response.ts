import { aLaw, muLaw, pcmBytes, Resampler } from "@parley/speech";
import type { ChatAnswer } from "../../conversations/index.ts";
import type { SendEvent } from "./events/send-event.ts";
import type { ResponsePlace, ResponseStatus, ShownContent, ShownResponse } from "./events/server-event.ts";
import { newId, type ShownItem, type ShownPart } from "./items/item.ts";
import type { Entry, ItemList } from "./items/item-list.ts";
import { realtimeRateHz, telephoneRateHz } from "./realtime-rate-hz.ts";
import type { SessionSettings, SoundFormat } from "./session-settings.ts";

type ResponseParts = {
  send: SendEvent;
  items: ItemList;
  /** The session's settings with those of this response. */
  settings: SessionSettings;
  metadata: Record<string, string> | null;
  /** The items of the response are no part of the session's conversation. */
  isApart: boolean;
};

type Details = NonNullable<ShownResponse["status_details"]>;
export type ResponseEnd = Omit<Details, "type"> & { status: Details["type"] };

/** One response on its way to the client: its events, in the order of the protocol. */
export class RealtimeResponse {
  readonly id = newId("resp");
  readonly settings: SessionSettings;
  readonly isApart: boolean;
  readonly #parts: ResponseParts;
  readonly #isSpoken: boolean;
  readonly #writer: SoundWriter;
  readonly #output: ShownItem[] = [];
  #text = "";
  #samples = 0;
  /** The message that it says. */
  message: Entry | undefined;
  /** Known when the assistant has written all of it. */
  answer: ChatAnswer | undefined;

  constructor(parts: ResponseParts) {
    this.#parts = parts;
    this.settings = parts.settings;
    this.isApart = parts.isApart;
    this.#isSpoken = parts.settings.output_modalities.includes("audio");
    this.#writer = new SoundWriter(parts.settings.audio.output.format.type);
    parts.send({ type: "response.created", response: this.#show("in_progress") });
  }

  get isSpoken(): boolean {
    return this.#isSpoken;
  }

  /** Sound that was sent, in milliseconds. */
  get sentMs(): number {
    return (this.#samples / realtimeRateHz) * 1000;
  }

  addText(text: string): void {
    const delta = this.#isSpoken && this.#text !== "" ? ` ${text}` : text;
    this.#text += delta;
    const type = this.#isSpoken ? "response.output_audio_transcript.delta" : "response.output_text.delta";
    this.#parts.send({ type, ...this.#placeOf(this.#openMessage()), delta });
  }

  addSound(samples: Int16Array): void {
    const message = this.#openMessage();
    this.#samples += samples.length;
    message.sentMs = this.sentMs;
    const delta = this.#writer.write(samples);
    this.#parts.send({ type: "response.output_audio.delta", ...this.#placeOf(message), delta });
  }

  end(end: ResponseEnd): void {
    const { send } = this.#parts;
    if (this.message !== undefined)
      this.#endMessage(this.message, end.status === "completed" ? "completed" : "incomplete");
    if (end.status === "completed") for (const call of this.answer?.toolCalls ?? []) this.#addCall(call);
    send({ type: "response.done", response: this.#show(end.status, end) });
  }

  #openMessage(): Entry {
    if (this.message !== undefined) return this.message;
    const shown: ShownItem = {
      ...{ id: newId("item"), object: "realtime.item", type: "message", status: "in_progress" },
      ...{ role: "assistant", content: [] },
    };
    this.message = { shown, isTold: true, sentMs: 0 };
    this.#addItem(this.message);
    this.#parts.send({ type: "response.content_part.added", ...this.#placeOf(this.message), part: this.#part("") });
    return this.message;
  }

  #addItem(entry: Entry): void {
    const { send, items } = this.#parts;
    this.#output.push(entry.shown);
    const place = { response_id: this.id, output_index: this.#output.length - 1 };
    const item = { ...entry.shown };
    send({ type: "response.output_item.added", ...place, item });
    if (this.isApart) return;
    send({ type: "conversation.item.added", previous_item_id: items.add(entry), item });
  }

  #endMessage(message: Entry, status: string): void {
    const { send } = this.#parts;
    const place = this.#placeOf(message);
    if (this.#isSpoken) {
      send({ type: "response.output_audio.done", ...place });
      send({ type: "response.output_audio_transcript.done", ...place, transcript: this.#text });
    } else send({ type: "response.output_text.done", ...place, text: this.#text });
    send({ type: "response.content_part.done", ...place, part: this.#part(this.#text) });
    const content: ShownPart[] = [
      this.#isSpoken ? { type: "output_audio", transcript: this.#text } : { type: "output_text", text: this.#text },
    ];
    Object.assign(message.shown, { status, content });
    this.#endItem(message.shown, place.output_index);
  }

  #addCall({ id, name, input }: { id: string; name: string; input: string }): void {
    const { send } = this.#parts;
    const shown: ShownItem = {
      ...{ id: newId("item"), object: "realtime.item", type: "function_call", status: "in_progress" },
      ...{ call_id: id, name, arguments: "" },
    };
    this.#addItem({ shown, isTold: true, sentMs: 0 });
    const outputIndex = this.#output.length - 1;
    const place = { response_id: this.id, item_id: shown.id, output_index: outputIndex, call_id: id };
    send({ type: "response.function_call_arguments.delta", ...place, delta: input });
    send({ type: "response.function_call_arguments.done", ...place, name, arguments: input });
    Object.assign(shown, { status: "completed", arguments: input });
    this.#endItem(shown, outputIndex);
  }

  #endItem(shown: ShownItem, outputIndex: number): void {
    const { send, items } = this.#parts;
    const item = { ...shown };
    if (!this.isApart) {
      const at = items.entries.findIndex((entry) => entry.shown === shown);
      send({ type: "conversation.item.done", previous_item_id: items.entries[at - 1]?.shown.id ?? null, item });
    }
    send({ type: "response.output_item.done", response_id: this.id, output_index: outputIndex, item });
  }

  #placeOf({ shown }: Entry): ResponsePlace {
    return { response_id: this.id, item_id: shown.id, output_index: this.#output.indexOf(shown), content_index: 0 };
  }

  #part(text: string): ShownContent {
    return this.#isSpoken ? { type: "audio", transcript: text } : { type: "text", text };
  }

  #show(status: ResponseStatus, { reason, error }: Partial<ResponseEnd> = {}): ShownResponse {
    const { settings, metadata } = this.#parts;
    const { format, voice } = settings.audio.output;
    return {
      ...{ id: this.id, object: "realtime.response", status },
      ...(status === "completed" || status === "in_progress"
        ? {}
        : { status_details: { type: status, ...(reason && { reason }), ...(error && { error }) } }),
      output: this.#output.map((item) => ({ ...item })),
      output_modalities: settings.output_modalities,
      max_output_tokens: settings.max_output_tokens,
      audio: { output: { format, voice } },
      metadata,
      ...(status === "in_progress" ? {} : { usage: usageOf(this.answer) }),
    };
  }
}

/** Zero tokens for an answer that no language model wrote. */
function usageOf(answer: ChatAnswer | undefined) {
  const { inputTokens = 0, outputTokens = 0 } = answer?.usage ?? {};
  return {
    total_tokens: inputTokens + outputTokens,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    input_token_details: { text_tokens: inputTokens, audio_tokens: 0, cached_tokens: 0 },
    output_token_details: { text_tokens: outputTokens, audio_tokens: 0 },
  };
}

/** The assistant's sound, in the format that a response has. */
class SoundWriter {
  readonly #format: SoundFormat;
  readonly #resampler = new Resampler(realtimeRateHz, telephoneRateHz);

  constructor(format: SoundFormat) {
    this.#format = format;
  }

  /** Base64. */
  write(samples: Int16Array): string {
    return Buffer.from(this.#encode(samples)).toString("base64");
  }

  #encode(samples: Int16Array): Uint8Array {
    if (this.#format === "audio/pcm") return pcmBytes(samples);
    const narrow = this.#resampler.push(samples);
    return this.#format === "audio/pcmu" ? muLaw.encode(narrow) : aLaw.encode(narrow);
  }
}
