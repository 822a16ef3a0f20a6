import type { Quotas } from "../../config.ts";
import { refusals } from "../counter.ts";
import type { Kernel } from "../kernel.ts";
import { defineProblem, Problem } from "../problem.ts";
import type { Queryable, Transaction } from "../storage/database.ts";
import type { Sql } from "../storage/sql.ts";

/** The kinds of stored work that are counted for each workspace. */
export const quotaNames = ["runs", "runBytes", "eventBytes", "knowledgeBytes", "fileBytes"] as const;
export type QuotaName = (typeof quotaNames)[number];

/** The things that have no bound unless the operator sets one. They are counted only then. */
export const boundedThings = ["conversations", "leads", "subscribers"] as const;
export type BoundedThing = (typeof boundedThings)[number];

/** Measures what is stored of each kind. `runs` are those that wait or are executed; the others are bytes. */
export type Use = Record<QuotaName, number>;

/** A workspace has no room for something: this quota would be exceeded. */
export type Shortage = { quota: keyof Quotas; used: number; limit: number };

/** A capability says with SQL how much is stored of a kind: it heals counts that have drifted. */
export type StoredKind = {
  quota: QuotaName | BoundedThing;
  /** A subquery of one number, in parentheses. */
  sum(workspaceId: string): Sql;
};

/** The operator is shown these of a workspace, beside members and bytes of files. */
export const shownUses = ["conversations", "passages", "databaseBytes", "mails", "modelCost"] as const;

/** A capability counts something of several workspaces. A workspace that is left out has none. */
export type ShownUse = {
  name: (typeof shownUses)[number];
  read(kernel: Kernel, workspaceIds: readonly string[]): Promise<Map<string, number>>;
};

type Count = (
  db: Queryable,
  workspaceIds: readonly string[],
) => Promise<readonly { workspaceId: string; amount: number }[]>;

/** Makes what is shown to the operator of a statement that counts for several workspaces. */
export function amountsByWorkspace(name: ShownUse["name"], count: Count): ShownUse {
  return {
    name,
    async read({ database }, workspaceIds) {
      const rows = await count(database.query, workspaceIds);
      return new Map(rows.map(({ workspaceId, amount }) => [workspaceId, amount]));
    },
  };
}

/** A workspace changed what it stores by so much; below zero when it was deleted. */
export type UseChange = { workspaceId: string; quota: QuotaName; amount: number };

export const quotaExceeded = defineProblem(422, "quota-exceeded", "A quota of the workspace is used up");

export const noUse: Readonly<Use> = { runs: 0, runBytes: 0, eventBytes: 0, knowledgeBytes: 0, fileBytes: 0 };

/** A row takes about so many bytes besides its texts. */
export const bytesOfRow = 200;

/**
 * Gives the bounds of a workspace; Infinity where there is none. They are those of the settings, except those that the
 * operator has set for this workspace.
 */
export function quotasOf(kernel: Kernel, workspaceId: string): Quotas {
  return quotasWith(kernel, kernel.standings.quotasOf(workspaceId));
}

/** Gives the bounds of the settings with these in place of some. */
export function quotasWith({ config }: Kernel, own: Partial<Quotas>): Quotas {
  return { ...config.quotas, ...own };
}

/** Counts what a transaction stores or deletes, with its commit. */
export function countUse(tx: Transaction, change: UseChange): void {
  if (change.amount !== 0) tx.outbox.uses.push(change);
}

/** Says which quota is used up and what makes room, for people. */
export function tellShortage({ quota, used, limit }: Shortage): string {
  const [count, most] = [used, limit].map((amount) => amount.toLocaleString("en-US"));
  const { noun, advice } = advices[quota];
  return `The workspace has ${count} ${noun}, of ${most} that it may have. ${advice}`;
}

const more = (setting: string) => `or ask the operator of the server for more (${setting})`;
const keepLess = "for fewer days (PATCH /api/settings/retention)";

const advices: Record<keyof Quotas, { noun: string; advice: string }> = {
  runs: {
    noun: "runs under way",
    advice: `Cancel some with POST /api/runs/cancel, try again when some have ended, ${more("PARLEY_QUOTA_RUNS")}.`,
  },
  chainRuns: {
    noun: "runs in this chain, which follow from one event or run",
    advice: `Let events start fewer runs, end the chain with POST /api/runs/cancel, ${more("PARLEY_QUOTA_CHAIN_RUNS")}.`,
  },
  conversations: {
    noun: "conversations",
    advice: `Delete some, keep them ${keepLess}, ${more("PARLEY_QUOTA_CONVERSATIONS")}.`,
  },
  leads: { noun: "leads", advice: `Delete some, keep them ${keepLess}, ${more("PARLEY_QUOTA_LEADS")}.` },
  subscribers: {
    noun: "subscribers",
    advice: `Delete those who left, ${more("PARLEY_QUOTA_SUBSCRIBERS")}.`,
  },
  runBytes: {
    noun: "bytes of runs",
    advice: `Keep less with output.as, keep runs ${keepLess}, ${more("PARLEY_QUOTA_RUN_BYTES")}.`,
  },
  eventBytes: {
    noun: "bytes of events and received webhooks",
    advice: `Keep events ${keepLess}, ${more("PARLEY_QUOTA_EVENT_BYTES")}.`,
  },
  knowledgeBytes: {
    noun: "bytes of knowledge",
    advice: `Remove sources with DELETE /api/knowledge/sources/:id?purge=true, ${more("PARLEY_QUOTA_KNOWLEDGE_BYTES")}.`,
  },
  fileBytes: {
    noun: "bytes of files and recordings",
    advice: `Remove sources of files and delete recordings, keep them ${keepLess}, ${more("PARLEY_QUOTA_FILE_BYTES")}.`,
  },
};

/** Makes the problem of a caller whose work has no room. */
export function noRoom(shortage: Shortage): Problem {
  refusals.add(`by="quota-${shortage.quota}"`);
  return new Problem(quotaExceeded, tellShortage(shortage), { members: shortage });
}
