import { type Language, languageOf } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { linkCaller } from "../../contacts/index.ts";
import { completeTurn, insertQuestion, type Question } from "../../conversations/index.ts";
import { VoiceChannelId } from "../channels/ids.ts";
import type { ChannelRow } from "../channels/store.ts";
import { type Mouth, SessionConversation } from "../live/session-conversation.ts";
import { speakReply } from "../live/speak-reply.ts";
import { type Ask, type SpokenReply, sayOnly } from "../live/spoken-reply.ts";
import { insertSession, type SessionRow } from "../sessions/store.ts";
import { keptAssistant } from "../voicebot/kept-assistant.ts";
import { localeOf } from "../voicebot/locale-of.ts";
import { visitorOfRequest } from "../voicebot/visitor-of-request.ts";
import { admitCall } from "./admit-call.ts";

/** A row that nobody has connected expires after it. */
const connectsWithinMs = 60_000;
/** Twilio's names of calls have 34 letters and digits. */
const callSidPattern = /^[A-Za-z0-9]{1,64}$/;

/** `from`: the caller's number, where Twilio tells it. */
export type CallIdentity = { callSid: string; from: string | undefined; token: string | undefined };

/** A phone call that Twilio connects by WebSocket: a voice session with one conversation. */
export class PhoneCall {
  readonly workspaceId: string;
  readonly id = newUuid();
  /** Twilio speaks for the caller. */
  readonly address = null;
  readonly way: Extract<SessionRow["way"], "twilio" | "conversation-relay">;
  readonly assistantId: string | null;
  /** BCP 47, with a region. */
  readonly locale: string;
  readonly language: Language;
  readonly #kernel: Kernel;
  readonly #channelId: string;
  readonly #channel: ChannelRow;
  /** Names the conversation; the session's own name until Twilio has told the call's. */
  #callSid: string = this.id;
  /** The caller's number. */
  #from: string | undefined;
  readonly #conversation: SessionConversation;
  #mouth: Mouth | undefined;

  private constructor(kernel: Kernel, channel: ChannelRow, way: PhoneCall["way"], assistantId: string | null) {
    this.#kernel = kernel;
    this.#channel = channel;
    this.#channelId = VoiceChannelId.format(channel.id);
    this.workspaceId = channel.workspaceId;
    this.way = way;
    this.assistantId = assistantId;
    this.locale = localeOf(channel.language ?? undefined);
    this.language = languageOf(this.locale.slice(0, 2));
    const { workspaceId, id: sessionId } = this;
    this.#conversation = new SessionConversation(kernel, { workspaceId, sessionId, mouth: () => this.#mouth! });
  }

  /** Sets what speaks to the caller. Call it before `ask`. */
  speakBy(mouth: Mouth): void {
    this.#mouth = mouth;
  }

  /** Nothing more of the conversation is said. */
  stop(): void {
    this.#conversation.stop();
  }

  static async of(kernel: Kernel, channel: ChannelRow, way: PhoneCall["way"]): Promise<PhoneCall> {
    return new PhoneCall(kernel, channel, way, await keptAssistant(kernel, channel));
  }

  /**
   * Twilio has told which call it is, and who calls. What is no name of a call is left out. False: it
   * is a call that has begun before.
   */
  async identify({ callSid, from, token }: CallIdentity): Promise<boolean> {
    if (!(await admitCall(this.#kernel, this.#channel, { callSid, token }))) return false;
    if (callSidPattern.test(callSid)) this.#callSid = callSid;
    this.#from = from;
    return true;
  }

  /** Stores the call's voice session, which waits for its connection. `voice`: who speaks. */
  async store(voice: string): Promise<void> {
    const { workspaceId, id, way, assistantId, locale: language } = this;
    const { database, clock } = this.#kernel;
    const createdAt = new Date(clock.now());
    const session = {
      ...{ workspaceId, id, way, language, voice, assistantId, callerId: null, visitorId: null, endpoint: null },
      ...{ createdAt, expiresAt: new Date(createdAt.getTime() + connectsWithinMs) },
    };
    await inTransaction(database, (tx) => insertSession(tx, session));
  }

  /** Asks what the caller said. What goes wrong is said: a caller sees no error. */
  readonly ask: Ask = async (text) => {
    const { log } = this.#kernel;
    try {
      return this.#orApology(await this.#ask(text));
    } catch (error) {
      const code = error instanceof Problem ? error.type.code : String(error);
      log.warn({ code, way: this.way }, "a phone call got no answer");
      const { phrases } = this.language;
      return sayOnly(code === "visitor-blocked" ? phrases.goodbye : phrases.aloud.failed);
    }
  };

  async #ask(text: string): Promise<SpokenReply> {
    const { workspaceId } = this;
    const kernel = this.#kernel;
    const userId = this.#from;
    const visitorId = visitorOfRequest({ workspaceId, entrance: this.#channelId }, { userId });
    const question: Question = {
      // PostgreSQL stores no NUL character.
      text: text.slice(0, kernel.config.maxMessageLength).replaceAll("\0", "").toWellFormed(),
      sessionId: `${this.#channelId}:${this.#callSid}`,
      userId: userId === undefined ? undefined : `twilio:${userId}`,
      isUserVerified: false,
      channel: "voice",
      context: { channel: "twilio", language: this.locale },
      assistantId: this.assistantId ?? undefined,
      databaseRules: this.#channel.databaseRules,
    };
    const turn = await inTransaction(kernel.database, async (tx) => {
      const asked = await insertQuestion(kernel, tx, { workspaceId, visitorId }, question);
      await linkCaller(tx, workspaceId, { from: userId, conversationId: asked.conversationId });
      return asked;
    });
    const { conversationId, messageId, sessionId, reply } = turn;
    await this.#conversation.link(conversationId);
    if (reply === null) return this.#conversation.replyOfTeam(conversationId, messageId);
    const complete = () => completeTurn(kernel, reply, turn);
    const { replyId } = reply;
    const owed = { workspaceId, conversationId, replyId, sessionId, visitorToken: undefined };
    return speakReply(kernel, { ...owed, complete });
  }

  /** The reply; where it fails before its first word, a sentence that says so. */
  #orApology(reply: SpokenReply): SpokenReply {
    const { failed } = this.language.phrases.aloud;
    return {
      ...reply,
      async *pieces(signal) {
        let isEmpty = true;
        for await (const piece of reply.pieces(signal)) {
          if (piece.kind === "end" && isEmpty && piece.status === "failed") yield { kind: "text", text: failed };
          else if (piece.kind === "text" && piece.text.trim() !== "") isEmpty = false;
          yield piece;
        }
      },
    };
  }
}
