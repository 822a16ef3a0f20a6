import type { ChatEvent } from "./chat-event.ts";
import { Chat, type ChatSettings } from "./chatting/chat.ts";
import { handOver, type LiveEvent, type LiveOptions, watchConversation } from "./chatting/live.ts";
import type {
  AcceptedTranscript,
  ChatAnswer,
  Choice,
  Conversation,
  HandOver,
  SendMessage,
  TranscriptRequest,
} from "./generated/api-types.generated.d.ts";
import { withLog } from "./log-calls.ts";
import type { CallOptions } from "./operation.d.ts";
import { Parley } from "./parley.ts";
import { ParleyProblem } from "./parley-problem.ts";
import { wholeClient } from "./whole-client.ts";

export type ChatbotSettings = ChatSettings;

/**
 * Talks to the assistant, with everything that a visitor can do.
 * @example
 * const chatbot = new Chatbot({ endpoint: "https://assistant.example.com", apiKey });
 * const { aiResponse } = await chatbot.send({ message: "Is delivery free?", context: { userId: "u-17" } });
 */
export class Chatbot extends Chat {
  /** The client for all other operations, with the same settings. */
  readonly parley: Parley;

  constructor(settings: ChatbotSettings = {}) {
    super(withLog(settings), wholeClient);
    this.parley = new Parley(this.settings);
  }

  override async *stream(message: SendMessage, options: CallOptions = {}): AsyncGenerator<ChatEvent, void> {
    try {
      yield* super.stream(message, options);
    } catch (error) {
      // The chat knows one class, to stay small.
      const isPlain = error instanceof ParleyProblem && error.constructor === ParleyProblem;
      throw isPlain ? wholeClient.toProblem(error.document, error.retryAfterMs) : error;
    }
  }

  /** Takes one of the `choices` that an answer offers, as the next message. */
  choose(choice: Choice, sessionId: string, options: CallOptions = {}): Promise<ChatAnswer> {
    return this.send({ message: choice.title, sessionId }, options);
  }

  /** Yields what happens in a conversation: a colleague's messages, hand-overs, typing. */
  watch(sessionId: string, options: LiveOptions = {}): AsyncGenerator<LiveEvent, void> {
    return watchConversation(this, sessionId, options);
  }

  /** Asks for a person. The assistant no longer replies. */
  handOver(sessionId: string, body: HandOver = {}, options: CallOptions = {}): Promise<Conversation> {
    return handOver(this, sessionId, body, options);
  }

  /** Mails the conversation to the person. */
  mailTranscript(
    sessionId: string,
    body: TranscriptRequest = {},
    options: CallOptions = {},
  ): Promise<AcceptedTranscript> {
    const route = { method: "POST", path: "/api/conversations/{sessionId}/transcript", flags: "bi" };
    return this.call(route, { ...options, params: { sessionId }, body });
  }
}
