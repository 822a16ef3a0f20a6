import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Cause } from "../../../kernel/log/event.ts";
import type { AssistantSettings, AssistantSetup, ChosenModel } from "../../assistants/index.ts";
import type { KnownSources } from "../../knowledge/index.ts";
import type { ReplyRequest } from "../telling/reply-request.ts";
import type { AskedAction } from "./asked-action.ts";

/** A reply that is owed, with all that is needed to make it. */
export type PendingReply = {
  workspaceId: string;
  conversationId: string;
  replyId: string;
  question: string;
  knowledgeVersion: number;
  setupVersion: number;
  assistantId: string | null;
  requestedModel: string | null;
  askedAction: AskedAction | null;
  /** The agreed action that was begun while this reply was made before, on a node that may have died. */
  begunAction: AskedAction | null;
  /** The conversation belongs to a browser's visitor, or to a verified user. */
  visitorId: string | null;
  userId: string | null;
  /** The caller wants this beyond an answer. Null: nothing. */
  request: ReplyRequest | null;
  /** The rules of the key that asked: what the assistant does for it stays within them. */
  databaseRules: readonly DatabaseRule[] | null;
  /** This caused the reply, where a workflow asked. */
  causedBy: Cause | null;
  /** Says whether the question is the first message of the conversation. */
  isFirst: boolean;
  /** Says whether readers may have seen a part: then it must not be written again in other words. */
  hasBegun: boolean;
  /** Counts the nodes that died and may have been making it. */
  adoptions: number;
  /** The part of the reply that is stored so far, and the model that was writing it. */
  text: string;
  model: string | null;
};
/**
 * An assistant with its models makes a reply, as the workspace's setup had them when the
 * question came.
 */
export type ChosenAssistant = {
  settings: AssistantSettings;
  /** The sources that it answers from, as they were at the question. */
  sources: KnownSources;
  /**
   * Asked one after another until one answers. When there is none, or none answers, the offline
   * engine does.
   */
  models: readonly ChosenModel[];
  setup: AssistantSetup;
};
