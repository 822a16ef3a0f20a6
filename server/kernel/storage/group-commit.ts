import { Problem } from "../problem.ts";
import { type Database, inTransaction, isDatabaseUnavailable, type Transaction } from "./database.ts";
import { createGatherer, type Gatherer } from "./gatherer.ts";

type Work = (tx: Transaction) => Promise<unknown>;
type Outcome = { value: unknown } | { refusal: Problem };

/** More works together would make the first of them wait noticeably for the last. */
const maxTogether = 32;
/**
 * A work that waits longer for a lock would hold up the works that share its transaction: each is
 * then run alone.
 */
const lockTimeoutMs = 250;

const gatherers = new WeakMap<Database, Gatherer<Work, Outcome>>();

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
 * Runs the works of one moment in one transaction with one commit: an operation that is called
 * thousands of times a minute must not cost a commit each. A work must be able to run a second
 * time, alone, after a rollback. A work that throws a Problem must have written nothing, so that
 * only its caller gets the Problem, or throw it as `afterWriting` gives it.
 *
 * @example
 * const id = await groupCommit(database, (tx) => insertQuestion(tx, question));
 */
export async function groupCommit<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const gatherer = gatherers.get(database) ?? gatherWorksOf(database);
  gatherers.set(database, gatherer);
  const outcome = await gatherer.add(work)!;
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome.value as Result;
}

function gatherWorksOf(database: Database): Gatherer<Work, Outcome> {
  return createGatherer<Work, Outcome>(
    { maxTogether, maxHoldUpMs: lockTimeoutMs },
    (works) => {
      const options = { lockTimeoutMs: works.length > 1 ? lockTimeoutMs : undefined };
      return inTransaction(database, (tx) => runAll(tx, works), options);
    },
    // After a lost connection nobody knows whether the commit succeeded: nothing may be done a
    // second time.
    (error) => (isDatabaseUnavailable(error) ? "fail-all" : "try-each"),
  );
}

async function runAll(tx: Transaction, works: Work[]): Promise<Outcome[]> {
  const [only] = works;
  if (works.length === 1 && only !== undefined) return [{ value: await only(tx) }];
  // All of them are awaited even when one fails: no work may go on after the end of the
  // transaction.
  const results = await Promise.allSettled(works.map((work) => runOne(tx, work)));
  return results.map((result) => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  });
}

async function runOne(tx: Transaction, work: Work): Promise<Outcome> {
  try {
    return { value: await work(tx) };
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
