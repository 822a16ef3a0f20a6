import { Problem } from "../problem.ts";
import { currentShare, inShareOf, type Share, whileHolding } from "../sharing/share.ts";
import { type Database, inTransaction, isDatabaseUnavailable, type Transaction } from "./database.ts";
import { createGatherer, type Gatherer } from "./gatherer.ts";
import { isLockTimeout } from "./prepared-client.ts";

type Work = (tx: Transaction) => Promise<unknown>;
type Outcome = { value: unknown } | { refusal: Problem };

/** More works together would make the first of them wait noticeably for the last. */
const maxTogether = 32;
/**
 * A work that waits longer for a lock would hold up the works that share its transaction: each is
 * then run alone.
 */
export const lockTimeoutMs = 250;

/** A work that came in the turn of the event loop in which the works of a transaction began. */
type Joined = { work: Work; resolve: (outcome: Outcome | Promise<Outcome>) => void; reject: (error: unknown) => void };

/** Commits the works of one share. */
type Committer = {
  gatherer: Gatherer<Work, Outcome>;
  /** Works without an outcome yet. */
  underWay: number;
  /** Joins the works that began in this turn. Gives undefined when they are as many as may be together. */
  join: ((work: Work) => Promise<Outcome> | undefined) | undefined;
};

/**
 * Works go together with those of the same workspace and lane only. In one transaction with the runs of
 * another workspace, a visitor's question would wait for its locks, and for the hundred checkpoints before it.
 */
const committersOf = new WeakMap<Database, Map<string, Committer>>();

const refusedAfterWriting = new WeakSet<Problem>();

/**
 * A Problem of a work that has written already: the works that share its transaction are run again,
 * each alone.
 */
export function afterWriting(problem: Problem): Problem {
  refusedAfterWriting.add(problem);
  return problem;
}

/**
 * Runs the works of one moment and one share in one transaction with one commit: an operation that is
 * called thousands of times a minute must not cost a commit each. A work must be able to run a second
 * time, alone, after a rollback. A work that throws a Problem must have written nothing, so that
 * only its caller gets the Problem, or throw it as `afterWriting` gives it.
 *
 * @example
 * const id = await groupCommit(database, (tx) => insertQuestion(tx, question));
 */
export async function groupCommit<Result>(
  database: Database,
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const share = currentShare();
  const key = share?.workspaceId === undefined ? "" : `${share.workspaceId} ${share.lane}`;
  const committers = committersOf.get(database) ?? new Map<string, Committer>();
  committersOf.set(database, committers);
  const committer = committers.get(key) ?? makeCommitter(database, share);
  committers.set(key, committer);
  committer.underWay++;
  try {
    const outcome = await (committer.join?.(run) ?? committer.gatherer.add(run)!);
    if ("refusal" in outcome) throw outcome.refusal;
    return outcome.value as Result;
  } finally {
    if (--committer.underWay === 0) committers.delete(key);
  }
}

function makeCommitter(database: Database, share: Share | undefined): Committer {
  const gatherer = createGatherer<Work, Outcome>(
    { maxTogether, maxHoldUpMs: lockTimeoutMs },
    (works) => {
      const commit = () => commitTogether(database, committer, works);
      return share?.workspaceId === undefined ? commit() : inShareOf(share.workspaceId, share.lane, commit);
    },
    // After a lost connection nobody knows whether the commit succeeded: nothing may be done a
    // second time.
    (error) => (isDatabaseUnavailable(error) ? "fail-all" : "try-each"),
  );
  const committer: Committer = { gatherer, underWay: 0, join: undefined };
  return committer;
}

/** The outcomes of the works, without those that join them: these are told here. */
async function commitTogether(database: Database, committer: Committer, works: Work[]): Promise<Outcome[]> {
  const joined: Joined[] = [];
  try {
    const run = (tx: Transaction) => runAll(tx, committer, works, joined);
    const outcomes = await inTransaction(database, run, { lockTimeoutMs });
    for (const [number, { resolve }] of joined.entries()) resolve(outcomes[works.length + number]!);
    return outcomes;
  } catch (error) {
    const isUnavailable = isDatabaseUnavailable(error);
    for (const { work, resolve, reject } of joined) {
      if (isUnavailable) reject(error);
      else resolve(committer.gatherer.add(work)!);
    }
    const [first, ...others] = works;
    // Those that joined may have failed it, and a work alone may wait as long as it takes.
    const mayPassAlone = joined.length > 0 || isLockTimeout(error);
    if (isUnavailable || others.length > 0 || first === undefined || !mayPassAlone) throw error;
    return [await inTransaction(database, (tx) => runOne(tx, first))];
  }
}

/**
 * Runs the works, and those that come until this turn of the event loop ends: as a rule the first
 * statements are sent then, shared by all of them. A group that begins while eight clients wait is
 * one of eight, instead of four while four others wait for the next one.
 */
async function runAll(tx: Transaction, committer: Committer, works: Work[], joined: Joined[]): Promise<Outcome[]> {
  const running: Promise<Outcome>[] = [];
  const start = (work: Work): void => {
    const outcome = runOne(tx, work);
    // One that joins may fail before those that are awaited: unhandled, that would end the process.
    outcome.catch(() => {});
    running.push(outcome);
  };
  const join: Committer["join"] = (work) => {
    if (running.length >= maxTogether) return undefined;
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    joined.push({ work, resolve, reject });
    start(work);
    return promise;
  };
  const close = (): void => {
    if (committer.join === join) committer.join = undefined;
  };
  committer.join = join;
  setImmediate(close);
  // After a deadlock those that joined are run again with the others.
  for (const work of [...works, ...joined.map((one) => one.work)]) start(work);
  const results: PromiseSettledResult<Outcome>[] = [];
  // All of them are awaited even when one fails: no work may go on after the end of the
  // transaction.
  while (results.length < running.length) {
    results.push(...(await Promise.allSettled(running.slice(results.length))));
  }
  close();
  return results.map((result) => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  });
}

async function runOne(tx: Transaction, work: Work): Promise<Outcome> {
  try {
    // One that joins comes with the share of its caller.
    return { value: await whileHolding(() => work(tx)) };
  } catch (error) {
    if (error instanceof Problem && !refusedAfterWriting.has(error)) return { refusal: error };
    throw error;
  }
}

/** More than an import commits together. */
const mostInStatement = 256;

/**
 * Does the same thing for the works that share a transaction in one statement: a work waits for its
 * outcome, and `handle` gets what all of them want in the same moment. A failed statement fails
 * them all, as it fails the transaction.
 *
 * @example const insertNotice = togetherInTransaction((tx, notices: Notice[]) => insertNotices(tx,
 * notices)); const row = await insertNotice(tx, notice);
 */
export function togetherInTransaction<Item, Outcome>(
  handle: (tx: Transaction, items: Item[]) => Promise<Outcome[]>,
): (tx: Transaction, item: Item) => Promise<Outcome> {
  const gatherers = new WeakMap<Transaction, Gatherer<Item, Outcome>>();
  return (tx, item) => {
    let gatherer = gatherers.get(tx);
    if (gatherer === undefined) {
      gatherer = createGatherer(
        { maxTogether: mostInStatement },
        (items: Item[]) => handle(tx, items),
        () => "fail-all",
      );
      gatherers.set(tx, gatherer);
    }
    return gatherer.add(item)!;
  };
}
