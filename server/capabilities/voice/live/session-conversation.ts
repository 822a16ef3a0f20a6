import type { Kernel } from "../../../kernel/kernel.ts";
import {
  cutTeamMessage,
  followTeam,
  handOverText,
  MessageId,
  type TeamFollowing,
  type TeamMessage,
} from "../../conversations/index.ts";
import { linkSession } from "../sessions/store.ts";
import { type SpokenReply, sayNothing, sayOnly } from "./spoken-reply.ts";

/** A mouth speaks in a session. */
export type Mouth = {
  /** Ends the assistant's reply here, if it is being spoken. */
  endReply(): void;
  /** Says this when nobody speaks: after what waits already, or first. */
  sayNext(reply: SpokenReply, place?: "first"): void;
};

type ConversationParts = {
  /** Ids as UUIDs. */
  workspaceId: string;
  sessionId: string;
  mouth(): Mouth;
  /** Tells whether what is said is read now, and not spoken. */
  isWritten?(): boolean;
};

/**
 * The conversation of a voice session, from its first question on. When a member takes over, the
 * assistant falls silent, and what the team writes is spoken, until it hands back.
 */
export class SessionConversation {
  readonly #kernel: Kernel;
  readonly #parts: ConversationParts;
  #conversationId: string | undefined;
  #following: TeamFollowing | undefined;
  /** Since the hand-over the person was told something: from then on they talk with the team. */
  #isTeamKnown = false;
  #isStopped = false;

  constructor(kernel: Kernel, parts: ConversationParts) {
    this.#kernel = kernel;
    this.#parts = parts;
  }

  /** Notes that the session speaks in this conversation (UUID), and hears of the team from now on. */
  async link(conversationId: string): Promise<void> {
    if (conversationId === this.#conversationId) return;
    const { workspaceId, sessionId } = this.#parts;
    await linkSession(this.#kernel.database.query, { workspaceId, id: sessionId }, conversationId);
    this.follow(conversationId);
  }

  /** Hears of the team in the conversation in which the session speaks already. */
  follow(conversationId: string): void {
    if (this.#isStopped) return;
    this.#following?.stop();
    this.#conversationId = conversationId;
    this.#following = followTeam(this.#kernel, this.#parts.workspaceId, conversationId, {
      onTakenOver: () => this.#parts.mouth().endReply(),
      onMessage: (message) => {
        this.#isTeamKnown = true;
        this.#parts.mouth().sayNext(this.#spoken(conversationId, message));
      },
      onHandedBack: () => {
        this.#isTeamKnown = false;
      },
    });
  }

  /**
   * Gives what is said to a message of the person (UUID) that the assistant does not answer: at
   * first what the team wrote before, or that a person answers. Later it gives nothing, as the
   * team's words are spoken when they come.
   */
  async replyOfTeam(conversationId: string, messageId: string): Promise<SpokenReply> {
    await this.#following?.catchUp();
    if (this.#isTeamKnown) return sayNothing();
    this.#isTeamKnown = true;
    const { workspaceId } = this.#parts;
    return sayOnly(await handOverText(this.#kernel, { workspaceId, conversationId, messageId }));
  }

  stop(): void {
    this.#isStopped = true;
    this.#following?.stop();
  }

  #spoken(conversationId: string, { id: messageId, text }: TeamMessage): SpokenReply {
    const { workspaceId, mouth, isWritten } = this.#parts;
    let isCut = false;
    const reply: SpokenReply = {
      ...{ messageId: MessageId.format(messageId), isByTeam: true, isWritten: isWritten?.() ?? false },
      async *pieces() {
        yield { kind: "text", text };
        yield { kind: "end", status: "completed" };
      },
      cut: async (heardText) => {
        // Nothing of it was heard: it is said again.
        if (heardText === "" && !isCut) mouth().sayNext(reply, "first");
        else await cutTeamMessage(this.#kernel, { workspaceId, conversationId, messageId }, heardText);
        isCut ||= heardText !== "";
      },
    };
    return reply;
  }
}
