import { setTimeout as delay } from "node:timers/promises";
import type { EarlierTurn } from "../../../engine/index.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import {
  inTransaction,
  isDatabaseUnavailable,
  type Queryable,
  type Transaction,
} from "../../../kernel/storage/database.ts";
import { offlineModel, readySetup, setupAt } from "../../assistants/index.ts";
import { passageIndexAt, readyPassageIndex } from "../../knowledge/index.ts";
import { ReplyStopped } from "../live/live-replies.ts";
import {
  countUnanswered,
  type EndOfReply,
  findEarlierTurns,
  type MessageRow,
  type PendingReply,
  useUpConsent,
} from "../record/store.ts";
import { toolsOf } from "./allowed-tools.ts";
import type { DoneAction } from "./ask-models.ts";
import {
  afterUnanswered,
  agreedAction,
  decideByRule,
  finderOf,
  planReply,
  prepareGround,
  type ReplyPlan,
} from "./choose-assistant.ts";
import { takeEarly } from "./start-model-early.ts";
import { endAndPassOn } from "./store-end.ts";
import { writeAlive } from "./write-with-model.ts";

/** What a person reads when the answer could not be made; the cause is in the log. */
const apology = "Something went wrong while I was looking for the answer. Please ask again.";

/** The tools have limits of their own; this one is for those that forget theirs. */
const longestActionMs = 60_000;

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
  const end = reply.hasBegun ? breakOff(reply) : await whileDatabaseReturns(kernel, () => makeEnd(kernel, reply));
  if (end === undefined) return undefined;
  return whileDatabaseReturns(kernel, () =>
    inTransaction(kernel.database, (tx) => endAndPassOn(kernel, tx, reply, nodeId, end)),
  );
}

/** Readers have seen some of it from a node that is gone: what was seen stands, and is not said again in other words. */
function breakOff({ text, model, knowledgeVersion }: PendingReply): EndOfReply {
  const nothing = { isAnswered: false, confidence: 0, citations: [], provenance: { knowledgeVersion } };
  return { ...nothing, status: "interrupted", text, model: model ?? offlineModel };
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
 * Undefined when a model is to be asked or something is not at hand; then the question is committed first, and its reply made
 * after that.
 */
export async function answerAtOnce(
  kernel: Kernel,
  tx: Transaction,
  reply: PendingReply,
): Promise<MessageRow | undefined> {
  const setup = readySetup(kernel, reply.workspaceId, reply.setupVersion);
  const plan = setup && planReply(kernel, setup, reply);
  if (plan === undefined || plan.models.length > 0) return undefined;
  const index = readyPassageIndex(kernel, reply.workspaceId, reply.knowledgeVersion);
  if (index === undefined) return undefined;
  const ground = await readGround(tx, plan, reply);
  return endAndPassOn(
    kernel,
    tx,
    reply,
    kernel.node.id,
    orApologize(kernel, () => withoutModel(plan, reply, ground, finderOf(plan, index))),
  );
}

/** Undefined when the reply was stopped, and has its end already. */
async function makeEnd(kernel: Kernel, reply: PendingReply): Promise<EndOfReply | undefined> {
  try {
    const early = takeEarly(reply);
    if (early !== undefined) {
      const { plan, ground } = early;
      return afterUnanswered(plan, ground, await writeAlive(kernel, reply, plan, ground, undefined, early));
    }
    const { workspaceId } = reply;
    const [index, setup] = await Promise.all([
      passageIndexAt(kernel, workspaceId, reply.knowledgeVersion),
      setupAt(kernel, workspaceId, reply.setupVersion),
    ]);
    const plan = planReply(kernel, setup, reply);
    const finder = finderOf(plan, index);
    const read = await readGround(kernel.database.query, plan, reply);
    if (plan.models.length === 0) return withoutModel(plan, reply, read, finder);
    const ground = prepareGround(plan, finder, reply, read.history, read.unanswered);
    const ruled = decideByRule(plan, reply, ground);
    if (ruled !== undefined) return afterUnanswered(plan, ground, ruled);
    const done = await doAgreed(kernel, plan, reply);
    return afterUnanswered(plan, ground, await writeAlive(kernel, reply, plan, ground, done));
  } catch (error) {
    if (error instanceof ReplyStopped) return undefined;
    if (isDatabaseUnavailable(error)) throw error;
    return apologize(kernel, error);
  }
}

/**
 * Does what the person said yes to. The yes is used up first, so that it is done once at most, whatever becomes of this node.
 */
async function doAgreed(kernel: Kernel, plan: ReplyPlan, reply: PendingReply): Promise<DoneAction | undefined> {
  const agreed = agreedAction(reply);
  const tool = agreed && toolsOf(kernel, plan, reply).find(({ name }) => name === agreed.action);
  if (agreed === undefined || tool === undefined) return undefined;
  if (!(await useUpConsent(kernel.database.query, reply.workspaceId, reply.conversationId))) return undefined;
  return { ...agreed, output: await tool.run(agreed.input, AbortSignal.timeout(longestActionMs)) };
}

type Read = { history: EarlierTurn[]; unanswered: number };

function withoutModel(
  plan: ReplyPlan,
  reply: PendingReply,
  read: Read,
  finder: ReturnType<typeof finderOf>,
): EndOfReply {
  const ground = prepareGround(plan, finder, reply, read.history, read.unanswered);
  return afterUnanswered(plan, ground, decideByRule(plan, reply, ground) ?? ground.lookup.end);
}

/** The dialogue looks no further back. */
const mostEarlierTurns = 4;

async function readGround(db: Queryable, { settings }: ReplyPlan, reply: PendingReply): Promise<Read> {
  if (reply.isFirst) return { history: [], unanswered: 0 };
  const { workspaceId, conversationId } = reply;
  const history = await findEarlierTurns(db, workspaceId, conversationId, mostEarlierTurns);
  const mustCount = settings.handOver.afterUnanswered !== null;
  return { history, unanswered: mustCount ? await countUnanswered(db, workspaceId, conversationId) : 0 };
}

function orApologize(kernel: Kernel, make: () => EndOfReply): EndOfReply {
  try {
    return make();
  } catch (error) {
    return apologize(kernel, error);
  }
}

function apologize(kernel: Kernel, error: unknown): EndOfReply {
  kernel.log.error({ stack: (error as Error).stack }, "a reply could not be made");
  const none = { isAnswered: false, confidence: 0, citations: [], provenance: {} };
  return { ...none, status: "failed", text: apology, model: offlineModel };
}
