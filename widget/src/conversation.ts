import { ParleyProblem } from "../../sdks/typescript/src/entries/chat.ts";
import type { ConversationEvent } from "../../sdks/typescript/src/entries/live.ts";
import { Aside } from "./aside.ts";
import { Uploads } from "./files/uploads.ts";
import { growReply } from "./grow-reply.ts";
import { Memory, type Outgoing } from "./memory.ts";
import { insertMessage, type Message, newKey, newMessage, replyIn } from "./message.ts";
import { Talk } from "./talk.ts";

type Created = Extract<ConversationEvent, { type: "message.created" }>;
type Listener = { changed(message: Message | undefined): void; arrived(message: Message): void };

/** One visitor's conversation: its messages in order, from the server and on the way to it. */
export class Conversation {
  readonly messages: Message[] = [];
  /** A person answers, and the assistant does not. */
  isHandedOver = false;
  isOnline = true;
  readonly aside: Aside;
  readonly uploads: Uploads;
  readonly talk: Talk;
  readonly memory: Memory;
  readonly #listener: Listener;
  #userToken: string | undefined;
  #context: Record<string, unknown> = {};
  #watching: AbortController | undefined;
  /** Ends when another person is at the browser: an answer under way is shown to nobody else. */
  #stay = new AbortController();
  #isFlushing = false;
  readonly #ends: (() => void)[] = [];

  constructor(place: { server: string; key: string }, listener: Listener) {
    this.memory = new Memory(place.key);
    this.#listener = listener;
    this.talk = new Talk(place.server, place.key, this.memory, () => this.#userToken);
    this.aside = new Aside(this.talk, {
      changed: () => listener.changed(undefined),
      handedOver: (isHandedOver) => this.#setHandedOver(isHandedOver),
    });
    this.uploads = new Uploads(this.talk, this.messages, (message) => listener.changed(message));
    for (const each of this.memory.outgoing) this.#addOwn(each, "queued");
    this.#ends.push(
      this.memory.onChange(() => {
        if (this.#watching !== undefined || this.hasBegun) this.watch();
      }),
    );
    const online = () => void this.#flush();
    addEventListener("online", online);
    this.#ends.push(() => removeEventListener("online", online));
  }

  get hasBegun(): boolean {
    return this.memory.kept.hasTalked === true || this.messages.length > 0;
  }

  get isWriting(): boolean {
    return this.messages.some(({ author, state }) => author === "assistant" && state === "writing");
  }

  /** Says whether another person is at the browser now. A fresh token of the same one changes nothing that is shown. */
  identify(userToken: string | null): boolean {
    this.#userToken = userToken ?? undefined;
    const isAnother = this.memory.meet(userToken);
    if (isAnother) {
      this.leave();
      this.#stay.abort();
      this.#stay = new AbortController();
      this.aside.forget();
      this.isHandedOver = false;
      this.messages.splice(0);
      for (const each of this.memory.outgoing) this.#addOwn(each, "queued");
      this.#listener.changed(undefined);
    }
    this.watch();
    return isAnother;
  }

  setContext(context: Record<string, unknown>): void {
    this.#context = { ...this.#context, ...context };
  }

  /** Follows the conversation until `leave`, if there is one. */
  watch(): void {
    void this.#flush();
    const mayExist = this.memory.kept.visitorToken !== undefined || this.#userToken !== undefined;
    if (!mayExist || this.#watching !== undefined) return;
    const watching = new AbortController();
    this.#watching = watching;
    this.#follow(watching).catch(() => {});
  }

  leave(): void {
    this.aside.follow(false);
    this.#watching?.abort();
    this.#watching = undefined;
  }

  destroy(): void {
    this.leave();
    for (const end of this.#ends) end();
  }

  /** Sends what the visitor wrote. Offline it waits, also for the next time that a page is open. */
  send(text: string): void {
    const outgoing = { text, key: newKey() };
    this.memory.change({ hasTalked: true });
    this.memory.queue(outgoing);
    this.#addOwn(outgoing, "sending");
    void this.#flush();
  }

  retry(message: Message): void {
    if (message.upload !== undefined) return void this.uploads.retry(message);
    const { text, key = newKey() } = message;
    message.state = "sending";
    this.memory.queue({ text, key });
    this.#listener.changed(message);
    void this.#flush();
  }

  async handOver(): Promise<void> {
    const { signal } = this.#stay;
    await this.talk.handOver();
    if (!signal.aborted) this.#setHandedOver(true);
  }

  async end(): Promise<void> {
    const { signal } = this.#stay;
    await this.talk.end();
    if (!signal.aborted) this.#setHandedOver(false);
  }

  /** The visitor spoke into a reply: only this of it was heard. */
  wasHeard(id: string | null | undefined, text: string): void {
    const reply = this.messages.find((each) => each.id === id);
    if (reply === undefined) return;
    Object.assign(reply, { text, state: "interrupted" });
    this.#listener.changed(reply);
  }

  /** Sends what waits, one after the other, each until the server has it. */
  async #flush(): Promise<void> {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    try {
      for (let next = this.#nextOut(); next !== undefined; next = this.#nextOut()) {
        if (!(await this.#sendOne(next))) return;
      }
    } finally {
      this.#isFlushing = false;
    }
  }

  #nextOut(): Outgoing | undefined {
    const unsent = this.messages.filter(({ state }) => state !== "failed");
    return this.memory.outgoing.find(({ key }) => unsent.some((each) => each.key === key));
  }

  async #sendOne({ text, key }: Outgoing): Promise<boolean> {
    const message = this.messages.find((each) => each.key === key)!;
    const { signal } = this.#stay;
    let isTaken = false;
    try {
      for await (const event of this.talk.send(text, key, this.#context, signal)) {
        if (signal.aborted) return true;
        if (!isTaken) this.#taken(message);
        isTaken = true;
        this.#apply(event);
      }
      return true;
    } catch (error) {
      // The stream of the conversation brings what the server has taken.
      if (isTaken || signal.aborted) return true;
      return this.#refused(message, error);
    } finally {
      // Another request at the first word would delay the words after it.
      if (isTaken) this.watch();
    }
  }

  #taken(message: Message): void {
    this.#setOnline(true);
    this.memory.unqueue(message.key);
    message.state = "done";
    this.#listener.changed(message);
  }

  /** Says whether the next message may follow. */
  #refused(message: Message, error: unknown): boolean {
    if (!(error instanceof ParleyProblem)) {
      message.state = "queued";
      this.#setOnline(false);
      this.#listener.changed(message);
      setTimeout(() => void this.#flush(), 5_000);
      return false;
    }
    const { code, status, retryAfterMs = 0 } = error;
    if (code === "visitor-token-invalid") {
      this.memory.change({ visitorToken: undefined });
      return true;
    }
    if (code === "request-in-progress" || status >= 500) {
      message.state = "queued";
      this.#listener.changed(message);
      setTimeout(() => void this.#flush(), Math.max(1_000, retryAfterMs));
      return false;
    }
    this.memory.unqueue(message.key);
    message.state = "failed";
    message.fault = code;
    this.#listener.changed(message);
    return true;
  }

  #addOwn({ text, key }: Outgoing, state: Message["state"]): void {
    const message = newMessage({ id: key, author: "contact", text, state, key });
    this.messages.push(message);
    this.#listener.changed(message);
  }

  async #follow(watching: AbortController): Promise<void> {
    try {
      for await (const event of this.talk.watch(watching.signal)) {
        if (watching.signal.aborted) return;
        this.#setOnline(true);
        this.#apply(event);
      }
    } catch (error) {
      // Without a proof that the server accepts, the next message begins a conversation.
      if (error instanceof ParleyProblem && error.code === "visitor-token-invalid") {
        this.memory.change({ visitorToken: undefined });
      }
    } finally {
      if (this.#watching === watching) this.#watching = undefined;
    }
  }

  #setOnline(isOnline: boolean): void {
    if (this.isOnline === isOnline) return;
    this.isOnline = isOnline;
    this.#listener.changed(undefined);
  }

  #setHandedOver(isHandedOver: boolean): void {
    if (this.isHandedOver === isHandedOver) return;
    this.isHandedOver = isHandedOver;
    this.#listener.changed(undefined);
  }

  /** Takes an event that may come twice: by the answer to a message, and by the stream of the conversation. */
  #apply(event: ConversationEvent): void {
    if (event.type === "message.created") this.#applyCreated(event.message);
    else if ("answer" in event && event.answer.status === "handed-over") this.#leftToPeople(event.messageId);
    else this.#applyReply(event);
  }

  #applyReply(event: Exclude<ConversationEvent, Created>): void {
    const message = replyIn(this.messages, event.messageId);
    const wasEnded = message.state !== "writing";
    // The stream of the conversation tells again what the answer to a message has told: nothing is drawn anew for it.
    if (wasEnded && (!("answer" in event) || event.answer.aiResponse === message.text)) return;
    growReply(message, event);
    const isEnd = message.state === "done" || message.state === "interrupted";
    if ("answer" in event && event.answer.handedOver === true) this.#setHandedOver(true);
    else if (!wasEnded && isEnd) this.#setHandedOver(false);
    this.#listener.changed(message);
    if (!wasEnded && message.state !== "writing") this.#listener.arrived(message);
  }

  /** No reply follows, because a person answers. */
  #leftToPeople(id: string): void {
    const at = this.messages.findIndex((each) => each.id === id && each.author === "assistant");
    if (at >= 0) this.messages.splice(at, 1);
    this.isHandedOver = true;
    this.#listener.changed(undefined);
  }

  /** The visitor's own message comes back with its id, in another tab as a new one. */
  #applyCreated({ id, author, text, attachments, member: writer }: Created["message"]): void {
    if (this.messages.some((each) => each.id === id)) return;
    const own = this.messages.find((each) => each.key === each.id && each.author === author && each.text === text);
    if (own !== undefined && author === "contact") {
      own.id = id;
      if (attachments !== undefined) own.attachments = attachments;
      this.#listener.changed(own);
      return;
    }
    const { name: member = null, picture = null } = writer ?? {};
    const files = attachments && { attachments };
    const message = newMessage({ id, author, text, state: "done", member, picture, ...files });
    insertMessage(this.messages, message);
    if (author === "member") {
      this.aside.arrived();
      this.#setHandedOver(true);
    }
    this.#listener.changed(message);
    if (author === "member") this.#listener.arrived(message);
  }
}
