import { saysNothing } from "@parley/speech";
import type { LiveSocket } from "../../../kernel/wire/live-socket.ts";
import type { Mouth } from "../live/session-conversation.ts";
import { type Ask, type SpokenReply, sayOnly } from "../live/spoken-reply.ts";
import type { SessionLife } from "../sessions/session-life.ts";
import type { CallIdentity } from "./phone-call.ts";
import { PressedKeys } from "./pressed-keys.ts";
import { type RelayMessage, readRelayMessage } from "./read-relay-message.ts";
import { type Heard, RelayTurn } from "./relay-turn.ts";
import { TwilioSocket } from "./twilio-socket.ts";

type ConversationRelayParts = {
  ask: Ask;
  /** The assistant says this to interjections alone. */
  apology: string;
  /** Twilio has told which call it is. False: the call must not begin. */
  begin(call: CallIdentity): Promise<boolean>;
  life: SessionLife;
  /** A turn failed, or could not be cut to what was heard; or Twilio did not take a message. */
  onFault(error: unknown): void;
};

/** A phone call of which Twilio hears and speaks the words: texts in both directions. */
export class ConversationRelay implements Mouth {
  readonly #parts: ConversationRelayParts;
  readonly #beganMs = performance.now();
  readonly #keys = new PressedKeys({ onFirst: () => {}, onText: (text) => this.#answer(text) });
  #socket: TwilioSocket<RelayMessage> | undefined;
  #turns = 0;
  /** The last one, until the caller has spoken into it. */
  #turn: RelayTurn | undefined;
  /** These replies are said once the turn is complete. */
  readonly #waiting: SpokenReply[] = [];
  /** Resolves when the conversation holds what was heard of the former turns. */
  #former: Promise<unknown> = Promise.resolve();
  #beginning: Promise<void> | undefined;
  #isSetUp = false;
  #isStopped = false;

  constructor(parts: ConversationRelayParts) {
    this.#parts = parts;
  }

  connect(opened: LiveSocket): void {
    const take = (message: RelayMessage) => this.#take(message);
    this.#socket = new TwilioSocket(opened, { read: readRelayMessage, take, life: this.#parts.life });
  }

  endReply(): void {
    if (this.#turn !== undefined && !this.#turn.isComplete && this.#turn.isReply) this.#interrupt();
  }

  sayNext(reply: SpokenReply, place?: "first"): void {
    if (place === "first") this.#waiting.unshift(reply);
    else this.#waiting.push(reply);
    this.#sayWaiting();
  }

  /** Twilio says one after the other by itself, what it has got. */
  #sayWaiting(): void {
    if (this.#isStopped || this.#turn?.isComplete === false) return;
    const reply = this.#waiting.shift();
    if (reply !== undefined) this.#begin(() => Promise.resolve(reply), "");
  }

  /** Lets Twilio go on with the call, and tells it why. */
  close(reason: string): void {
    this.#socket?.send({ type: "end", handoffData: JSON.stringify({ reason }) });
    this.#socket?.close(reason);
  }

  /** Resolves when the conversation holds what was heard. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#keys.close();
    this.#interrupt();
    await this.#former;
  }

  #take(message: RelayMessage): void {
    if (this.#isStopped) return;
    this.#parts.life.noteSign();
    if (message.type === "setup") this.#beginning ??= this.#setUp(message);
    else if (message.type === "error") this.#parts.onFault(new Error("Twilio has not taken a message."));
    else if (!this.#isSetUp) void this.#beginning?.then(() => this.#isSetUp && this.#take(message));
    else if (message.type === "interrupt") this.#interrupt({ text: message.heard, durationMs: message.durationMs });
    else if (message.type === "dtmf") this.#keys.press(message.digit);
    else if (message.isLast) this.#answer(message.text, saysNothing(message.text));
  }

  async #setUp(call: CallIdentity): Promise<void> {
    const { life, begin, onFault } = this.#parts;
    try {
      if (await begin(call)) this.#isSetUp = true;
      else life.end("begun-before");
    } catch (error) {
      onFault(error);
      life.end("failed");
    }
  }

  #answer(text: string, isNothing = false): void {
    this.#interrupt();
    const { ask, apology } = this.#parts;
    if (isNothing) this.#begin(() => Promise.resolve(sayOnly(apology)), "");
    else this.#begin(ask, text);
  }

  #begin(ask: Ask, text: string): void {
    const { life, onFault } = this.#parts;
    const turn: RelayTurn = new RelayTurn({
      ...{ turn: ++this.#turns, ask, text },
      nowMs: () => performance.now() - this.#beganMs,
      send: (token, last) => this.#send(turn, token, last),
      onEnd: (error) => {
        if (error !== undefined) onFault(error);
        life.storeTurn(turn.timeline);
        this.#sayWaiting();
      },
    });
    this.#turn = turn;
    turn.start(this.#former);
  }

  /** Without `heard` the caller goes on after the answer, or while it is written. */
  #interrupt(heard?: Heard): void {
    const turn = this.#turn;
    if (turn === undefined) return;
    const wasComplete = turn.isComplete;
    const settled = turn.interrupt(heard);
    this.#turn = undefined;
    this.#former = Promise.all([this.#former, settled]).catch((error) => this.#parts.onFault(error));
    if (!wasComplete) this.#parts.life.storeTurn(turn.timeline);
  }

  /** The last gate: nothing of a turn that has ended is said. */
  #send(turn: RelayTurn, token: string, last: boolean): void {
    if (this.#turn !== turn) return;
    this.#parts.life.noteSpeech();
    // An answer gives way to what is said next; what a colleague says is said to its end.
    this.#socket?.send({ type: "text", token, last, interruptible: true, preemptible: !turn.isByTeam });
  }
}
