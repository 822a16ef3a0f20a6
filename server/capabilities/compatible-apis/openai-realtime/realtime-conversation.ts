import { Problem } from "../../../kernel/problem.ts";
import { problemOf } from "../../../kernel/problem-of.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import type { BegunSession, SessionEvent, SpokenReply, SpokenTurn } from "../../voice/index.ts";
import { explainErrorEnd, howAnswerEnded } from "../how-answer-ended.ts";
import { askForResponse } from "./ask-for-response.ts";
import type { SendEvent } from "./events/send-event.ts";
import type { Item } from "./items/item.ts";
import { type Entry, entryOf, ItemList } from "./items/item-list.ts";
import { PersonsSpeech } from "./persons-speech.ts";
import { RealtimeResponse, type ResponseEnd } from "./realtime-response.ts";
import { mergeSettings, type ResponseSettings, type SessionSettings } from "./session-settings.ts";

type Fault = { type: string; code: string; message: string };

type ConversationParts = {
  call: Call<unknown, unknown, unknown>;
  /** The assistant or the model, as the client named it; undefined: the workspace's own. */
  model: string | undefined;
  /** The conversation that the client names, in place of one of the session's name. */
  sessionId: string | undefined;
  send: SendEvent;
};

/** The items and responses of one session: what happens in it, in the events of the protocol. */
export class RealtimeConversation {
  readonly #parts: ConversationParts;
  readonly items = new ItemList();
  readonly speech: PersonsSpeech;
  settings: SessionSettings;
  #begun: BegunSession | undefined;
  #response: RealtimeResponse | undefined;
  /** Ended by the person; its end is told after the speech that ended it. */
  #cut: RealtimeResponse | undefined;
  #ended: RealtimeResponse | undefined;
  #isCancelled = false;
  #fault: Fault | undefined;

  constructor(parts: ConversationParts, settings: SessionSettings) {
    this.#parts = parts;
    this.settings = settings;
    this.speech = new PersonsSpeech(parts.send, this.items);
  }

  begin(begun: BegunSession): void {
    this.#begun = begun;
  }

  /** Tells whether the client wants texts, and no sound. */
  get isWritten(): boolean {
    return !this.settings.output_modalities.includes("audio");
  }

  /** Tells the client what the session tells. */
  tell(event: SessionEvent): void {
    switch (event.type) {
      case "speech.started":
        this.#begun?.life.noteSign();
        this.#startSpeech();
        break;
      case "speech.stopped":
        this.speech.stop();
        break;
      case "transcript":
        if (event.final) this.speech.transcribe(event.text, this.#takeFault());
        break;
      case "response.started":
        this.#response ??= this.#newResponse({});
        break;
      case "response.text":
        this.#response?.addText(event.text);
        break;
      case "response.completed":
        this.#complete(event.status);
        break;
      case "response.interrupted":
        this.#takeInterruption();
        break;
      case "error":
        this.#fault = {
          type: "server_error",
          code: event.problem.code.replaceAll("-", "_"),
          message: event.problem.detail,
        };
    }
  }

  #startSpeech(): void {
    const detection = this.settings.audio.input.turn_detection;
    // Where the client asks for answers itself, it may still ask for one to this.
    if (detection?.create_response !== false) this.speech.dismissLast();
    this.speech.start(detection?.prefix_padding_ms ?? 0);
    this.#endCut();
  }

  sendSound(frame: Int16Array): void {
    this.#response?.addSound(frame);
  }

  onTurn(turn: SpokenTurn): void {
    if (this.#ended?.message !== undefined) this.#ended.message.turn = turn;
    this.#ended = undefined;
  }

  /** Answers by itself, at the end of the person's turn. */
  async answer(signal: AbortSignal): Promise<SpokenReply> {
    this.#response = this.#newResponse({});
    return this.#ask(this.#response, undefined, signal);
  }

  /** Answers because the client asks for it. Throws invalid-request. */
  respond(wanted: ResponseSettings): void {
    const input = wanted.input?.map((item, index) => this.#inputEntry(item as Item, `/body/response/input/${index}`));
    const response = this.#newResponse(wanted);
    this.#response = response;
    this.#begun!.session.respond((_text, signal) => this.#ask(response, input, signal));
  }

  /** Returns false when nothing is to be cancelled. */
  cancel(responseId: string | undefined, playedMs?: number): boolean {
    if (this.#response === undefined || (responseId !== undefined && responseId !== this.#response.id)) return false;
    this.#isCancelled = true;
    this.#begun!.session.interrupt(playedMs);
    this.#isCancelled = false;
    return true;
  }

  /** Tells whether the response under way says this. */
  isSaying(entry: Entry): boolean {
    return this.#response?.message === entry;
  }

  #newResponse(wanted: ResponseSettings): RealtimeResponse {
    const { input: _, conversation, metadata, audio, ...named } = wanted;
    const settings = mergeSettings(
      this.settings,
      audio?.output === undefined ? named : { ...named, audio: { output: audio.output } },
    );
    const { send } = this.#parts;
    this.#fault = undefined;
    return new RealtimeResponse({
      send,
      items: this.items,
      settings,
      metadata: metadata ?? null,
      isApart: conversation === "none",
    });
  }

  /** An item of the request, or of the session by its id. */
  #inputEntry(item: Item, pointer: string): Entry {
    return item.type === "item_reference" ? this.items.find(item.id ?? "") : entryOf(item, pointer);
  }

  async #ask(response: RealtimeResponse, input: Entry[] | undefined, signal: AbortSignal): Promise<SpokenReply> {
    const { session, id, greeting, conversation } = this.#begun!;
    await Promise.race([this.speech.transcribed(), ended(signal)]);
    const { call, model, sessionId = id } = this.#parts;
    const reply = await askForResponse({
      ...{ call, model, sessionId, items: this.items, response, input, conversation },
    });
    const said = this.items.entries.length === 0 ? greeting : session.apology;
    if (reply !== undefined) return reply;
    return sayWithout(said ?? session.apology, !response.isSpoken);
  }

  #complete(status: string): void {
    const response = this.#response ?? this.#newResponse({});
    this.#response = undefined;
    this.#ended = response;
    response.end(this.#endOf(response, status));
  }

  #takeInterruption(): void {
    const response = this.#response;
    this.#response = undefined;
    this.#ended = response;
    if (response === undefined) return;
    if (this.#isCancelled) {
      response.end({ status: "cancelled", reason: "client_cancelled" });
      return;
    }
    this.#cut = response;
    queueMicrotask(() => this.#endCut());
  }

  #endCut(): void {
    const cut = this.#cut;
    this.#cut = undefined;
    cut?.end({ status: "cancelled", reason: "turn_detected" });
  }

  #endOf({ answer }: RealtimeResponse, status: string): ResponseEnd {
    const fault = this.#takeFault();
    const end = answer === undefined ? (status === "completed" ? "stop" : "error") : howAnswerEnded(answer);
    if (end === "stop" || end === "tool-calls") return { status: "completed" };
    if (end === "length") return { status: "incomplete", reason: "max_output_tokens" };
    if (end === "content-filter") return { status: "incomplete", reason: "content_filter" };
    if (end === "stopped") return { status: "cancelled", reason: "client_cancelled" };
    const message = answer === undefined ? "The response could not be made." : explainErrorEnd(answer);
    return { status: "failed", error: fault ?? { type: "server_error", code: "server_error", message } };
  }

  #takeFault(): Fault | undefined {
    const fault = this.#fault;
    this.#fault = undefined;
    return fault;
  }

  /** Cuts what the assistant said to what was played of it. */
  async truncate(entry: Entry, playedMs: number): Promise<void> {
    if (this.isSaying(entry)) this.cancel(undefined, playedMs);
    const cut = entry.turn?.interrupt(playedMs);
    if (cut === undefined) return;
    entry.shown.content = [{ type: "output_audio", transcript: cut.heardText }];
    await cut.settled.catch((error: unknown) => {
      const { log } = this.#parts.call.kernel;
      const code = error instanceof Problem ? error.type.code : problemOf(error).type.code;
      log.warn({ code }, "could not cut a reply to what was heard");
    });
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

/** Says a text to which no question led. It is not in the conversation. */
function sayWithout(text: string, isWritten: boolean): SpokenReply {
  return {
    ...{ messageId: null, isWritten },
    async *pieces() {
      yield { kind: "text", text };
      yield { kind: "end", status: "completed" };
    },
    cut: () => Promise.resolve(),
  };
}
