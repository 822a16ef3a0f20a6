import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { ModelMessage } from "../../../providers/model/model.ts";
import type { Holder } from "../record/store.ts";
import { isHandOverNotice, shownOfHandOver } from "./shown-of-hand-over.ts";
import {
  copyMessages,
  findOrStartConversation,
  insertToldTurns,
  listRecentTurns,
  lockNewestReply,
  type PlacedTurn,
  type RecentTurn,
} from "./store.ts";
import { type ToldTurn, turnsToStore } from "./turns-to-store.ts";
import type { Fork, Wish } from "./wish.ts";

/** The conversation of a question, locked, with everything stored that goes before the question. */
export type PreparedConversation = {
  conversationId: string;
  isNew: boolean;
  /** The messages that the caller told and that were not stored before. */
  told: { id: string; author: "contact" | "assistant" }[];
  /** The stored question that gets another reply, in place of a new one. */
  question: { id: string; text: string } | undefined;
};

/** Tells whether a question needs more than one statement. */
export function needsPreparation({ kind, fork, request, isToldStored }: Wish): boolean {
  if (kind !== undefined && kind !== "question") return true;
  return fork !== undefined || (isToldStored !== true && (request?.told?.length ?? 0) > 0);
}

/**
 * Finds or starts the conversation, copies what it is forked from, and stores the history that the
 * caller tells. Stored messages never change. Undefined when the named conversation does not exist.
 * Throws invalid-request for results of tools that the last reply did not call.
 */
export async function prepareConversation(
  tx: Transaction,
  holder: Holder,
  turn: PlacedTurn,
  named: boolean,
  wish: Wish,
): Promise<PreparedConversation | undefined> {
  const { workspaceId } = holder;
  const conversation = await findPlace(tx, holder, turn, named, wish.fork);
  if (conversation === undefined) return undefined;
  const { id: conversationId, isNew } = conversation;
  const copied = isNew && wish.fork?.upToReplyId !== undefined;
  if (copied) await copyMessages(tx, workspaceId, wish.fork!, conversationId);
  const stored = isNew && !copied ? [] : await listRecentTurns(tx, workspaceId, conversationId);
  const turns = wish.isToldStored ? [] : toldTurns(wish);
  const isWhole = wish.request?.isWholeHistory === true;
  const told = isWhole ? turnsToStore(turns, [...stored, ...shownOfHandOver(stored)]) : turns;
  const added = await insertToldTurns(tx, workspaceId, conversationId, told);
  return { conversationId, isNew, told: added, question: findQuestion(turn, wish, stored, turns) };
}

/**
 * Finds the place of a question. One that goes on after a reply needs a fork only when more was
 * said since. The origin is locked before that is decided: of two such questions at the same time,
 * one forks.
 */
async function findPlace(tx: Transaction, holder: Holder, turn: PlacedTurn, named: boolean, fork: Fork | undefined) {
  const isNewest = fork?.upToReplyId !== undefined && (await lockNewestReply(tx, holder.workspaceId, fork));
  const place = isNewest ? { ...turn, conversationId: fork.conversationId, sessionKey: null } : turn;
  return findOrStartConversation(tx, holder, place, {
    mustExist: named || isNewest,
    fork: isNewest ? undefined : fork,
  });
}

/** Gives the messages of the told history: the rest are instructions and traffic with tools. */
function toldTurns({ request }: Wish): ToldTurn[] {
  return (request?.told ?? []).flatMap(({ role, ...message }) => {
    if (role !== "user" && role !== "assistant") return [];
    const text = "text" in message ? message.text : "";
    return text.trim() === "" || isHandOverNotice(text)
      ? []
      : [{ author: role === "user" ? "contact" : "assistant", text }];
  });
}

function findQuestion(
  { text }: PlacedTurn,
  { kind = "question", request }: Wish,
  stored: readonly RecentTurn[],
  told: readonly ToldTurn[],
): RecentTurn | undefined {
  const questions = stored.filter(({ author }) => author === "contact");
  const same = questions.findLast((turn) => turn.text.trim() === text.trim());
  if (kind === "results") return questionOfCalls(stored, request?.results ?? []) ?? same;
  if (kind === "again" || same === undefined) return same;
  // The caller knows what was said before the stored question, and not what was replied to it.
  const [last] = questions.slice(-1);
  const before = stored.findLast(({ number }) => number < same.number);
  const knows = told.at(-1);
  const isAsked = same === last && stored.some(({ number, author }) => number > same.number && author === "assistant");
  const times = (turns: readonly { author: string; text: string }[]) =>
    turns.filter((turn) => turn.author === "contact" && turn.text.trim() === text.trim()).length;
  if (times(told) >= times(stored)) return undefined;
  const isKnown = before !== undefined && knows?.author === before.author && knows.text.trim() === before.text.trim();
  return isAsked && isKnown ? same : undefined;
}

/** Finds the question of the reply that called the tools whose results came. */
function questionOfCalls(stored: readonly RecentTurn[], results: readonly ModelMessage[]): RecentTurn | undefined {
  const given = new Set(results.flatMap((message) => (message.role === "tool" ? [message.toolCallId] : [])));
  const reply = stored.findLast(({ toolCalls }) => toolCalls?.some(({ id }) => given.has(id)));
  const missing = reply?.toolCalls?.find(({ id }) => !given.has(id));
  if (missing !== undefined) {
    throw new Problem(invalidRequest, `There is no result for the tool call ${missing.id}. Send all results together.`);
  }
  return reply && stored.find(({ id }) => id === reply.replyToId);
}
