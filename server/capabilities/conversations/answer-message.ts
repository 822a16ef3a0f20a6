import { setTimeout as delay } from "node:timers/promises";
import { answerInDialogue, type EarlierTurn, type PassageIndex } from "../../engine/index.ts";
import { inTransaction, isDatabaseUnavailable, type Queryable, type Transaction } from "../../kernel/database.ts";
import { emit } from "../../kernel/events.ts";
import { formatId } from "../../kernel/ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { passageIndexAt, readyPassageIndex } from "../knowledge/index.ts";
import { messageCreated } from "./events.ts";
import {
  activateNextReply,
  type EndOfReply,
  endReply,
  findEarlierTurns,
  type MessageRow,
  type PendingReply,
} from "./store.ts";

/** The name under which the engine without a language model answers. */
export const offlineModel = "parley-offline";

/** What a person reads when the answer could not be made; the cause is in the log. */
const apology = "Something went wrong while I was looking for the answer. Please ask again.";

/** How often a reply is tried again while the database is away; after that the next look for forgotten replies tries. */
const retryDelaysMs = [50, 200, 500, 1_000, 2_000];

const underWay = new WeakMap<Kernel, Map<string, Promise<MessageRow | undefined>>>();

/**
 * Makes the reply and ends it. Only for the conversation's active reply: its turn is what keeps the order.
 * Gives the ended reply; undefined when it was stopped, erased or taken over meanwhile.
 */
export function answerMessage(kernel: Kernel, reply: PendingReply): Promise<MessageRow | undefined> {
  const replies = underWay.get(kernel) ?? new Map<string, Promise<MessageRow | undefined>>();
  underWay.set(kernel, replies);
  const found = replies.get(reply.replyId);
  if (found !== undefined) return found;
  const making = makeAndEnd(kernel, reply).finally(() => replies.delete(reply.replyId));
  replies.set(reply.replyId, making);
  return making;
}

/** Waits for what is being made here, so that a stopping node leaves nothing half done. */
export async function settleReplies(kernel: Kernel): Promise<void> {
  await Promise.allSettled(underWay.get(kernel)?.values() ?? []);
}

async function makeAndEnd(kernel: Kernel, reply: PendingReply): Promise<MessageRow | undefined> {
  const nodeId = kernel.node.id;
  const end = await whileDatabaseReturns(kernel, () => makeEnd(kernel, reply));
  return whileDatabaseReturns(kernel, () => commitEnd(kernel, reply, nodeId, end));
}

/** Throws what `work` throws, but waits out a database that is only away for a moment. */
async function whileDatabaseReturns<Result>(kernel: Kernel, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const waitMs = retryDelaysMs[attempt];
      if (waitMs === undefined || !isDatabaseUnavailable(error)) throw error;
      kernel.log.warn({ attempt }, "the database is away while a reply is made; trying again");
      await delay(waitMs);
    }
  }
}

/**
 * Makes the active reply in the transaction that stores its question: one commit for both, where nothing is waited for.
 * Undefined when the index is not at hand; then the question is committed first, and its reply made after that.
 */
export async function answerAtOnce(
  kernel: Kernel,
  tx: Transaction,
  reply: PendingReply,
): Promise<MessageRow | undefined> {
  const index = readyPassageIndex(kernel, reply.workspaceId, reply.knowledgeVersion);
  if (index === undefined) return undefined;
  const history = await readHistory(tx, reply);
  return endAndPassOn(tx, reply, kernel.node.id, lookUpOrApologize(kernel, index, reply, history));
}

async function makeEnd(kernel: Kernel, reply: PendingReply): Promise<EndOfReply> {
  try {
    const index = await passageIndexAt(kernel, reply.workspaceId, reply.knowledgeVersion);
    return lookUpOrApologize(kernel, index, reply, await readHistory(kernel.database.query, reply));
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    return apologize(kernel, error);
  }
}

/** The dialogue looks no further back. */
const mostEarlierTurns = 4;

async function readHistory(db: Queryable, reply: PendingReply): Promise<EarlierTurn[]> {
  return reply.isFirst ? [] : findEarlierTurns(db, reply.workspaceId, reply.conversationId, mostEarlierTurns);
}

function lookUpOrApologize(
  kernel: Kernel,
  index: PassageIndex,
  reply: PendingReply,
  history: readonly EarlierTurn[],
): EndOfReply {
  try {
    return lookUp(index, reply, history);
  } catch (error) {
    return apologize(kernel, error);
  }
}

function apologize(kernel: Kernel, error: unknown): EndOfReply {
  kernel.log.error({ stack: (error as Error).stack }, "a reply could not be made");
  const none = { isAnswered: false, confidence: 0, citations: [], provenance: {} };
  return { ...none, status: "failed", text: apology, model: offlineModel };
}

function lookUp(index: PassageIndex, reply: PendingReply, history: readonly EarlierTurn[]): EndOfReply {
  const answer = answerInDialogue(index, reply.question, history);
  return {
    status: "completed",
    text: answer.text,
    model: offlineModel,
    isAnswered: answer.answered,
    confidence: round(answer.confidence),
    citations: answer.support.map(({ document, span, passage, score, highlight }) => ({
      sourceId: formatId("src", document.sourceId),
      documentId: formatId("doc", document.documentId),
      title: document.title,
      url: document.url,
      passage,
      start: span.start,
      end: span.end,
      score: round(score),
      ...(highlight && { highlight }),
    })),
    provenance: {
      knowledgeVersion: reply.knowledgeVersion,
      ...(answer.readAs === reply.question ? {} : { readAs: answer.readAs }),
      considered: answer.retrieval.passages.slice(0, maxConsidered).map((found) => ({
        documentId: formatId("doc", found.document.documentId),
        start: found.passage.start,
        end: found.passage.end,
        score: round(found.score),
        coverage: round(found.coverage),
      })),
    },
  };
}

/** How many of the passages found are kept with the reply. */
const maxConsidered = 5;

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

async function commitEnd(
  kernel: Kernel,
  reply: PendingReply,
  nodeId: string,
  end: EndOfReply,
): Promise<MessageRow | undefined> {
  return inTransaction(kernel.database, (tx) => endAndPassOn(tx, reply, nodeId, end));
}

async function endAndPassOn(
  tx: Transaction,
  { workspaceId, conversationId, replyId }: PendingReply,
  nodeId: string,
  end: EndOfReply,
): Promise<MessageRow | undefined> {
  const ended = await endReply(tx, { workspaceId, conversationId, replyId, nodeId }, end);
  if (ended === undefined) return undefined;
  announceReply(tx, workspaceId, ended);
  // Whoever waits for the next reply hears of this commit; when nobody does, the look for forgotten replies finds it.
  if (!ended.isLast) await activateNextReply(tx, workspaceId, conversationId);
  return ended;
}

/** Tells listeners and watchers that a reply has ended. */
export function announceReply(
  tx: Transaction,
  workspaceId: string,
  reply: { id: string; conversationId: string; status: EndOfReply["status"] | "pending" },
): void {
  const conversationId = formatId("conv", reply.conversationId);
  const messageId = formatId("msg", reply.id);
  emit(tx, messageCreated, {
    workspaceId,
    data: { conversationId, messageId, author: "assistant", status: reply.status },
  });
}
