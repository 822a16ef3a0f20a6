import type { ChatAnswer, Feedback, NewFeedback, SendMessage } from "./api-types.generated.ts";
import { type ChatEvent, judgeChatEvent, readChatEvent } from "./chat-event.ts";
import { randomKey } from "./exchanging/random-key.ts";
import type { CallOptions } from "./operation.ts";
import { Parley } from "./parley.ts";
import { resumeEvents } from "./resume-events.ts";
import type { ParleySettings } from "./settings.ts";
import { readUserToken, type UserToken } from "./user-token.ts";

export type ChatbotSettings = ParleySettings & {
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

/**
 * Talks to the assistant.
 * @example
 * const chatbot = new Chatbot({ endpoint: "https://assistant.example.com", apiKey });
 * const { aiResponse } = await chatbot.send({ message: "Is delivery free?" });
 */
export class Chatbot {
  readonly parley: Parley;
  readonly model: string | undefined;
  /**
   * With a publishable key: comes with the first answer and is sent with all later messages.
   * Keep it secret: it opens the visitor's conversations.
   */
  visitorToken: string | undefined;
  readonly #userToken: UserToken | undefined;

  constructor({ model, visitorToken, userToken, ...settings }: ChatbotSettings) {
    this.parley = new Parley(settings);
    this.model = model;
    this.visitorToken = visitorToken;
    this.#userToken = userToken;
  }

  /** Sends a message and waits for the whole answer. */
  async send(message: SendMessage, options: CallOptions = {}): Promise<ChatAnswer> {
    const call = { ...options, headers: await this.#headers(), body: this.#body(message) };
    const answer = await this.parley.request("POST /api/chatbot/send", call);
    this.visitorToken = answer.visitorToken ?? this.visitorToken;
    return answer;
  }

  /**
   * Sends a message and yields the answer while it is written. A lost connection is resumed: no
   * text is missing and none arrives twice. Leaving the loop does not stop the answer; `stop` does.
   */
  async *stream(message: SendMessage, options: CallOptions = {}): AsyncGenerator<ChatEvent, void> {
    const { parley } = this;
    // All connections use this key and this visitor, whatever the client sends in the meantime.
    const call = { idempotencyKey: randomKey(), ...options };
    let visitorToken = this.visitorToken;
    let started: { messageId: string; sessionId: string } | undefined;
    const body = this.#body(message);
    const events = resumeEvents({
      open: async (lastEventId) => {
        const headers = {
          "x-visitor-token": visitorToken,
          "x-user-token": await readUserToken(this.#userToken),
          accept: "text/event-stream",
        };
        if (started === undefined) return parley.open("POST /api/chatbot/send", { ...call, headers, body });
        return parley.open("GET /api/conversations/{sessionId}/events", {
          ...call,
          params: { sessionId: started.sessionId },
          headers: { ...headers, "last-event-id": lastEventId },
        });
      },
      judge: (event) => judgeChatEvent(event, started?.messageId),
      maxRetries: options.maxRetries ?? parley.settings.maxRetries,
      firstDelayMs: parley.settings.retryDelayMs,
      signal: options.signal,
    });
    for await (const event of events) {
      const read = readChatEvent(event, started?.messageId);
      if (read === undefined) continue;
      if (read.type === "message.started") {
        started = read;
        visitorToken = read.visitorToken ?? visitorToken;
        this.visitorToken = visitorToken;
      }
      // Only the first connection brings the token.
      if ("answer" in read && visitorToken !== undefined) read.answer.visitorToken = visitorToken;
      yield read;
    }
  }

  /**
   * Stops the answers that the assistant is writing in this conversation. Returns the ids of their
   * messages.
   */
  async stop(sessionId: string, options: CallOptions = {}): Promise<string[]> {
    const call = { ...options, params: { sessionId }, headers: await this.#headers() };
    return (await this.parley.request("POST /api/conversations/{sessionId}/stop", call)).stopped;
  }

  /** Says whether an answer was helpful, by its `messageId`. Later feedback replaces earlier. */
  async giveFeedback(messageId: string, feedback: NewFeedback, options: CallOptions = {}): Promise<Feedback> {
    const call = { ...options, params: { messageId }, headers: await this.#headers(), body: feedback };
    return this.parley.request("POST /api/messages/{messageId}/feedback", call);
  }

  async #headers(): Promise<{ "X-Visitor-Token"?: string; "X-User-Token"?: string }> {
    const userToken = await readUserToken(this.#userToken);
    return {
      ...(this.visitorToken === undefined ? {} : { "X-Visitor-Token": this.visitorToken }),
      ...(userToken === undefined ? {} : { "X-User-Token": userToken }),
    };
  }

  #body(message: SendMessage): SendMessage {
    return this.model === undefined ? message : { model: this.model, ...message };
  }
}
