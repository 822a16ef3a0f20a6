import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import { isDatabaseUnavailable, sqlState } from "../../kernel/storage/database.ts";
import { inGroupCommit } from "../../kernel/storage/group-commit.ts";
import { completeTurn, insertQuestion, type Question, type Turn } from "../conversations/index.ts";
import { InboundSourceId } from "./ids.ts";
import { dataOf } from "./read-body.ts";
import { questionOf } from "./read-question.ts";
import { endEvent, failEvent, findEvent, type OwedEvent } from "./store.ts";

/** How many questions are stored at once: enough to keep the disk busy, few enough to leave connections to others. */
const concurrency = 4;
const maxQueued = 10_000;
const drainPatienceMs = 10_000;

type Processing = {
  underWay: Map<string, Promise<Turn | undefined>>;
  /** The newest question of each session that waits here: the next one is stored after it. */
  lastOfSession: Map<string, Promise<unknown>>;
  queue: (() => Promise<void>)[];
  running: number;
};

const states = new WeakMap<Kernel, Processing>();

function stateOf(kernel: Kernel): Processing {
  const state = states.get(kernel) ?? { underWay: new Map(), lastOfSession: new Map(), queue: [], running: 0 };
  states.set(kernel, state);
  return state;
}

/** Whether so much waits already that nothing more should be promised. */
export function isProcessingBehind(kernel: Kernel): boolean {
  return stateOf(kernel).queue.length >= maxQueued;
}

export function isUnderWay(kernel: Kernel, id: string): boolean {
  return stateOf(kernel).underWay.has(id);
}

/**
 * Puts the question of an accepted event into its conversation and has it answered. Gives the turn as soon as it is
 * stored; undefined when the event failed, or somebody else had it. Rejects when the database was away: the next look
 * for owed events tries again.
 */
export function processSoon(kernel: Kernel, event: OwedEvent, question: Question): Promise<Turn | undefined> {
  const state = stateOf(kernel);
  const known = state.underWay.get(event.id);
  if (known !== undefined) return known;
  const { promise, resolve, reject } = Promise.withResolvers<Turn | undefined>();
  // Whoever does not wait for the answer does not hear of a failure either.
  promise.catch(() => {});
  state.underWay.set(event.id, promise);
  const session = `${event.workspaceId}|${question.sessionId ?? event.id}`;
  // What it waits for came earlier, so it is under way or done when this one's turn comes: nobody waits in a circle.
  const former = state.lastOfSession.get(session) ?? Promise.resolve();
  const settled = promise.catch(() => {});
  state.lastOfSession.set(session, settled);
  state.queue.push(() =>
    former
      .then(() => storeQuestion(kernel, event, question))
      .then(resolve, reject)
      .finally(() => {
        state.underWay.delete(event.id);
        if (state.lastOfSession.get(session) === settled) state.lastOfSession.delete(session);
      }),
  );
  promise.then((turn) => turn && answer(kernel, turn)).catch(() => {});
  runNext(state);
  return promise;
}

function runNext(state: Processing): void {
  while (state.running < concurrency) {
    const step = state.queue.shift();
    if (step === undefined) return;
    state.running++;
    step().finally(() => {
      state.running--;
      runNext(state);
    });
  }
}

/** Thrown out of the transaction, so that a question of an event that is not this node's any more is not stored. */
class NotOurs extends Error {}

/** The question and the end of its event are committed together: whatever happens, it is asked once. */
async function storeQuestion(kernel: Kernel, event: OwedEvent, question: Question): Promise<Turn | undefined> {
  const nodeId = kernel.node.id;
  try {
    return await inGroupCommit(kernel.database, async (tx) => {
      const turn = await insertQuestion(kernel, tx, { workspaceId: event.workspaceId, visitorId: null }, question);
      const became = { conversationId: turn.conversationId, replyId: turn.reply?.replyId ?? null };
      if (!(await endEvent(tx, event, nodeId, became))) throw new NotOurs();
      return turn;
    });
  } catch (error) {
    if (error instanceof NotOurs) return undefined;
    if (isWorthAnotherTry(error)) throw error;
    const isForeseen = error instanceof Problem;
    if (!isForeseen) kernel.log.error({ stack: (error as Error).stack }, "an inbound event could not be processed");
    await failEvent(kernel.database.query, event, isForeseen ? error.detail : "It could not be processed.");
    return undefined;
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  // Class 40: the transaction lost against another one, or had to wait for it too long.
  return isDatabaseUnavailable(error) || (sqlState(error)?.startsWith("40") ?? false);
}

async function answer(kernel: Kernel, turn: Turn): Promise<void> {
  // One that waits for further messages is looked for when it is due.
  if (turn.reply === null || !turn.isActive) return;
  try {
    await completeTurn(kernel, turn.reply, turn);
  } catch (cause) {
    // The reply is owed by its conversation, which looks for those that were forgotten.
    kernel.log.debug({ cause: String(cause) }, "a reply to an inbound event was not awaited to its end");
  }
}

/** Processes a stored event that nobody here has at hand. */
export async function processStored(kernel: Kernel, event: OwedEvent): Promise<void> {
  const row = await findEvent(kernel.database.query, event.workspaceId, event.id);
  const data = row === undefined ? null : dataOf(row);
  if (row === undefined || row.status !== "accepted") return;
  if (data === null) return failEvent(kernel.database.query, event, "Its words were erased before it was processed.");
  await processSoon(kernel, event, questionOf(data, InboundSourceId.format(row.sourceId)));
}

/** Lets what is under way come to its end. What is left then is found by another node, or at the next start. */
export async function drain(kernel: Kernel): Promise<void> {
  const ends = Promise.allSettled(stateOf(kernel).underWay.values());
  const patience = new AbortController();
  await Promise.race([ends, delay(drainPatienceMs, undefined, { signal: patience.signal }).catch(() => {})]);
  patience.abort();
}
