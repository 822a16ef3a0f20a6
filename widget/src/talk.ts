import { Chat, type ChatEvent } from "../../sdks/typescript/src/entries/chat.ts";
import {
  type ConversationEvent,
  closeConversation,
  followConversation,
  handOver,
  type LiveEvent,
  tellSeen,
  tellTyping,
  watchConversation,
} from "../../sdks/typescript/src/entries/live.ts";
import type { Memory } from "./memory.ts";
import type { Attachment } from "./message.ts";

/** The visitor has one conversation, which the server keeps apart from those of all others. */
const sessionId = "chat";
const conversation = "/api/conversations/{sessionId}";

/** Most visitors neither send nor get a file. */
const loadFiles = () => import("../../sdks/typescript/src/entries/files.ts");

/**
 * Speaks with the server for one visitor, by the client library. A lost connection is a ParleyUnreachable, and a refusal
 * a ParleyProblem.
 */
export class Talk {
  readonly #chat: Chat;
  readonly #memory: Memory;

  constructor(endpoint: string, apiKey: string, memory: Memory, userToken: () => string | undefined) {
    this.#chat = new Chat({ endpoint, apiKey, userToken });
    this.#memory = memory;
  }

  /**
   * Sends a message once, however often it is called with the same key. It says at once that the line is gone. The
   * signal ends the reading: the server goes on with what it has.
   */
  async *send(
    message: string,
    idempotencyKey: string,
    context: Record<string, unknown>,
    signal: AbortSignal,
  ): AsyncGenerator<ChatEvent> {
    const chat = this.#own();
    const answer = chat.stream({ message, sessionId, context }, { idempotencyKey, maxRetries: 0, signal });
    for await (const event of answer) {
      const { visitorToken } = chat;
      if (visitorToken !== this.#memory.kept.visitorToken) this.#memory.change({ visitorToken });
      yield event;
    }
  }

  /**
   * Gives every message of the conversation, from the first to what comes next, through lost connections and servers
   * that end. Fails when there is no conversation, or none any more for this visitor.
   */
  watch(signal: AbortSignal): AsyncGenerator<ConversationEvent> {
    return followConversation(this.#own(), sessionId, { signal });
  }

  /** Gives who types, what was seen, and who answers from now on. Ends like `watch`. */
  watchAside(signal: AbortSignal): AsyncGenerator<LiveEvent> {
    return watchConversation(this.#own(), sessionId, { signal, events: "conversation.*" });
  }

  stop(): Promise<unknown> {
    return this.#own().stop(sessionId);
  }

  handOver(): Promise<unknown> {
    return handOver(this.#own(), sessionId);
  }

  end(): Promise<unknown> {
    return closeConversation(this.#own(), sessionId);
  }

  /** Tells up to which message the visitor has seen the conversation, and gives what the team has seen. */
  see(messageId: string): Promise<{ seen: { team: string | null }; status: string }> {
    return tellSeen(this.#own(), sessionId, messageId);
  }

  type(isTyping: boolean): Promise<unknown> {
    return tellTyping(this.#own(), sessionId, isTyping);
  }

  giveFeedback(messageId: string, helpful: boolean, comment?: string): Promise<unknown> {
    return this.#own().giveFeedback(messageId, { helpful, ...(comment === undefined ? {} : { comment }) });
  }

  /** Asks to be contacted. The words of the consent are kept as the visitor read them. */
  sendLead(lead: { name: string; email: string; message: string; page: string }, consent: string): Promise<unknown> {
    const body = { ...lead, source: "chat", consent: { given: true, text: consent } };
    return this.#own().call({ method: "POST", path: "/api/leads", flags: "bi" }, { body });
  }

  /** Says where an answer finds the visitor who has left the page. */
  leaveEmail(email: string): Promise<unknown> {
    const route = { method: "PUT", path: `${conversation}/contact`, flags: "b" };
    return this.#own().call(route, { params: { sessionId }, body: { email } });
  }

  mailTranscript(email: string): Promise<unknown> {
    const route = { method: "POST", path: `${conversation}/transcript`, flags: "bi" };
    return this.#own().call(route, { params: { sessionId }, body: { email } });
  }

  /** Starts to speak in the visitor's conversation. */
  startVoice(language: string, voiceModel: string): Promise<{ webSocketUrl: string; visitorToken?: string }> {
    const route = { method: "POST", path: "/api/voice/start", flags: "bi" };
    return this.#own().call(route, { body: { language, voice_model: voiceModel, conversation: sessionId } });
  }

  /** Sends a file, and tells how much of it was sent, from 0 to 1. */
  async attach(file: File, onProgress: (part: number) => void): Promise<Attachment & { messageId: string }> {
    const { sendAttachment } = await loadFiles();
    return sendAttachment(this.#own(), sessionId, file, { onProgress });
  }

  /** Loads a file of the conversation, or the picture that may be shown in its place. */
  async load({ attachmentId }: Attachment, preview: boolean): Promise<Blob> {
    const { downloadAttachment } = await loadFiles();
    return (await downloadAttachment(this.#own(), sessionId, attachmentId, { preview })).blob();
  }

  /** Another tab may have got the visitor's proof. */
  #own(): Chat {
    this.#chat.visitorToken = this.#memory.kept.visitorToken;
    return this.#chat;
  }
}
