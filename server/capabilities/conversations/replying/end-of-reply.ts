import type { Language } from "@parley/engine";
import type { ModelMessage } from "../../../providers/model/model.ts";
import { offlineModel } from "../../assistants/index.ts";
import type { Heard } from "../recordings/keep-recording.ts";
import type {
  Choice,
  Citation,
  ClientToolCall,
  ConsentQuestion,
  HandOverReason,
  ModelUse,
  Quote,
  ReplyEndReason,
  TextSpan,
} from "../schema.ts";
import type { PendingReply } from "./pending-reply.ts";

export type EndOfReply = {
  status: "completed" | "interrupted" | "failed";
  text: string;
  model: string;
  /** Says why the reply is not complete. */
  reason?: ReplyEndReason | undefined;
  isAnswered: boolean;
  confidence: number;
  citations: Citation[];
  /** The topics that the text offers. */
  choices?: Choice[] | undefined;
  /** The message whose question is answered by this reply, because the choice that it got was taken. */
  settles?: { messageId: string; question: string; language: string } | undefined;
  /** These of several questions in one message are not answered by the reply. */
  missed?: readonly string[] | undefined;
  provenance: Record<string, unknown>;
  usage?: ModelUse | undefined;
  unsupported?: TextSpan[] | undefined;
  /** An action that the text asks the person to agree to. */
  asks?: ConsentQuestion | undefined;
  /** Calls of the caller's tools, which end the reply, and what their results are added to. */
  toolCalls?: ClientToolCall[] | undefined;
  continuation?: Continuation | undefined;
  /** The reply took this from outside. Absent when it took nothing. */
  heard?: Heard | undefined;
  /** Set when the reply tells that it took a lead, which is stored with it. */
  lead?:
    | { name?: string; email: string | null; phone: string | null; message: string; isCorrection?: boolean }
    | undefined;
  /** Set when the assistant hands the conversation over to a person with this reply. */
  handOver?: HandOverByReply | undefined;
};

/** `notice`: the words with which the text ends, and their language. They say that a person will answer. */
export type HandOverByReply = {
  reason: HandOverReason;
  phone?: string;
  email?: string;
  notice: { text: string; language: Language };
};

/** All that a model was told and said since the question, and the passages that it can cite. */
export type Continuation = { messages: ModelMessage[]; passages: Quote[] };

/** Ends a reply with the assistant's own words, which cite and offer nothing. */
export function sayOnly(end: EndOfReply, text: string): EndOfReply {
  return { ...end, text, isAnswered: true, confidence: 1, citations: [], choices: undefined };
}
const apology = "Something went wrong while I was looking for the answer. Please ask again.";

const noAnswer = { isAnswered: false, confidence: 0, citations: [] };

/** A person reads this when the reply could not be made. The log has the cause. */
export function failedEnd(): EndOfReply {
  return { ...noAnswer, provenance: {}, status: "failed", reason: "error", text: apology, model: offlineModel };
}

/** No model answered, and the engine cannot answer in the form that the caller wants. */
export function unansweredEnd(): EndOfReply {
  return { ...failedEnd(), reason: "model-failed" };
}

/** Ends a reply that is given up, because the nodes that made it died. */
export function givenUpEnd(): EndOfReply {
  return { ...failedEnd(), reason: "node-died" };
}

/**
 * The end of a reply whose node died after readers had seen a part of it: the part stays, and is
 * not written again in other words.
 */
export function interruptedEnd({ text, model, knowledgeVersion }: PendingReply): EndOfReply {
  return {
    ...noAnswer,
    provenance: { knowledgeVersion },
    status: "interrupted",
    reason: "node-died",
    text,
    model: model ?? offlineModel,
  };
}
