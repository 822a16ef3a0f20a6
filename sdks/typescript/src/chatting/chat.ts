import { type ChatEvent, judgeChatEvent, readChatEvent } from "../chat-event.ts";
import { readUserToken, type UserToken } from "../credentials/user-token.ts";
import { ask, readJson } from "../exchanging/ask.ts";
import { randomKey } from "../exchanging/random-key.ts";
import { readEvents } from "../exchanging/read-events.ts";
import type { ChatAnswer, Feedback, Message, NewFeedback, SendMessage } from "../generated/api-types.generated.d.ts";
import type { CallOptions, UntypedInput } from "../operation.d.ts";
import { resumeEvents } from "../resume-events.ts";
import type { Route } from "../route.ts";
import { type Extras, type ParleySettings, readSettings, type Settings } from "../settings.ts";

export type ChatSettings = ParleySettings & {
  /** The language model that answers, unless a message names another one. */
  model?: string;
  /**
   * With a publishable key: an earlier `chatbot.visitorToken`. It opens the visitor's conversations
   * again.
   */
  visitorToken?: string;
  /**
   * With a publishable key: your server's proof of who the user is, or a function that fetches the
   * proof.
   */
  userToken?: UserToken;
};

type History = { data: Message[]; nextCursor: string | null };

const routeTo = (what: string, method = "GET", flags = ""): Route => ({
  ...{ method, flags },
  path: `/api/conversations/{sessionId}/${what}`,
});
const sending: Route = { method: "POST", path: "/api/chatbot/send", flags: "bi" };

/**
 * Talks to the assistant. It is all that a chat window needs, and small.
 * @example
 * const chat = new Chat({ endpoint: "https://assistant.example.com", apiKey });
 * const { aiResponse } = await chat.send({ message: "Is delivery free?" });
 */
export class Chat {
  readonly settings: Readonly<Settings>;
  readonly model: string | undefined;
  /**
   * With a publishable key: comes with the first answer and is sent with all later messages.
   * Keep it secret: it opens the visitor's conversations.
   */
  visitorToken: string | undefined;
  readonly userToken: UserToken | undefined;

  constructor({ model, visitorToken, userToken, ...settings }: ChatSettings = {}, extras?: Extras) {
    this.settings = readSettings(settings, extras);
    this.model = model;
    this.visitorToken = visitorToken;
    this.userToken = userToken;
  }

  /** Sends a message and waits for the whole answer. */
  async send(message: SendMessage, options: CallOptions = {}): Promise<ChatAnswer> {
    const answer = await this.call<ChatAnswer>(sending, { ...options, body: this.#body(message) });
    this.visitorToken = answer.visitorToken ?? this.visitorToken;
    return answer;
  }

  /**
   * Sends a message and yields the answer while it is written. A lost connection is resumed: no
   * text is missing and none arrives twice. Leaving the loop does not stop the answer; `stop` does.
   */
  async *stream(message: SendMessage, options: CallOptions = {}): AsyncGenerator<ChatEvent, void> {
    const { settings } = this;
    // All connections use this key and this visitor, whatever the client sends in the meantime.
    const call = { idempotencyKey: randomKey(), ...options };
    let visitorToken = this.visitorToken;
    let started: { messageId: string; sessionId: string } | undefined;
    const body = this.#body(message);
    const events = resumeEvents({
      open: async (lastEventId) => {
        const headers = { ...(await this.headers(visitorToken)), accept: "text/event-stream" };
        const input = started ? { params: started, headers: { ...headers, "last-event-id": lastEventId } } : { body };
        return ask(settings, started ? routeTo("events") : sending, { ...call, headers, ...input }, readEvents);
      },
      judge: (event) => judgeChatEvent(event, started?.messageId),
      maxRetries: options.maxRetries ?? settings.maxRetries,
      firstDelayMs: settings.retryDelayMs,
      signal: options.signal,
    });
    for await (const event of events) {
      const read = readChatEvent(event);
      if (!read) continue;
      if (read.type === "message.started") {
        started = read;
        visitorToken = read.visitorToken ?? visitorToken;
        this.visitorToken = visitorToken;
      }
      // Only the first connection brings the token.
      if ("answer" in read && visitorToken) read.answer.visitorToken = visitorToken;
      yield read;
    }
  }

  /**
   * Stops the answers that the assistant is writing in this conversation. Returns the ids of their
   * messages.
   */
  async stop(sessionId: string, options: CallOptions = {}): Promise<string[]> {
    const route = routeTo("stop", "POST", "h");
    return (await this.call<{ stopped: string[] }>(route, { ...options, params: { sessionId } })).stopped;
  }

  /** Gives a page of the messages of a conversation, oldest first, with a colleague's. */
  history(
    sessionId: string,
    { limit, cursor, ...options }: CallOptions & { limit?: number; cursor?: string } = {},
  ): Promise<History> {
    return this.call(routeTo("messages"), { ...options, params: { sessionId }, query: { limit, cursor } });
  }

  /** Says whether an answer was helpful, by its `messageId`. Later feedback replaces earlier. */
  giveFeedback(messageId: string, feedback: NewFeedback, options: CallOptions = {}): Promise<Feedback> {
    const route = { method: "POST", path: "/api/messages/{messageId}/feedback", flags: "bi" };
    return this.call(route, { ...options, params: { messageId }, body: feedback });
  }

  /** Calls an operation in the name of this visitor. The entries beside this one are built on it. */
  async call<Answer>(route: Route, input: UntypedInput): Promise<Answer> {
    const headers = await this.headers(this.visitorToken);
    return ask(this.settings, route, { ...input, headers }, readJson) as Promise<Answer>;
  }

  /** Gives the headers that say who this visitor is. */
  async headers(visitorToken: string | undefined): Promise<Record<string, string | undefined>> {
    return { "x-visitor-token": visitorToken, "x-user-token": await readUserToken(this.userToken) };
  }

  #body(message: SendMessage): SendMessage {
    return this.model ? { model: this.model, ...message } : message;
  }
}
