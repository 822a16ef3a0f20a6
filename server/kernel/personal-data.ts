import type { Caller } from "./caller.ts";
import type { Kernel } from "./kernel.ts";
import type { Queryable, Transaction } from "./storage/database.ts";

/** A user of a workspace, by the workspace's own id of the user. */
export type WorkspaceUser = { workspaceId: string; userId: string };

/**
 * An anonymous visitor who has proved to be a user, who is another visitor by id. Visitor ids are
 * UUIDs.
 */
export type IdentifiedVisitor = WorkspaceUser & { fromVisitorId: string; toVisitorId: string };

/**
 * A person whom a workspace knows: the ids of the contact and of all that were merged with it, and
 * everything by which the person is found.
 */
export type KnownPerson = {
  workspaceId: string;
  contactIds: readonly string[];
  userIds: readonly string[];
  emails: readonly string[];
  /** The person's numbers that no other contact has. A number that people share tells nobody. */
  phones: readonly string[];
  /** The conversations in which the person gave an address, by UUID. Those of users are not among them. */
  conversationIds: readonly string[];
};

/**
 * One contact stood for two people, and these addresses are those of the second: what names them goes to the
 * contact `intoId`.
 */
export type Parting = {
  workspaceId: string;
  fromId: string;
  intoId: string;
  userIds: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
  /** The conversations of both, by UUID. */
  conversationIds: readonly string[];
};

/** This goes along, and tells more of the second person. Conversations are named by UUID. */
export type Parted = {
  conversationIds?: readonly string[];
  phones?: readonly string[];
  names?: readonly string[];
};

/** One thing that happened with a person. `kind` and the wire id say where more of it is read. */
export type TimelineEntry = { at: Date; kind: string; id: string; summary: string };

/** Counts what was erased, by its kind: `{ conversations: 2, messages: 14 }`. */
export type ErasedCounts = Readonly<Record<string, number>>;

/** Says what one capability keeps of the users of a workspace. */
export type PersonalData = {
  /** The heading of the capability's part in an export, for example `conversations`. */
  name: string;
  /** The tables that hold something of a person: erasing the person leaves nothing of it in them. */
  tables: readonly string[];
  /** Everything that is kept of the user and that the reader may see, in the form of the API. */
  export(kernel: Kernel, user: WorkspaceUser, reader: Caller): AsyncIterable<Record<string, unknown>>;
  /** Erases everything that is kept of the user, and announces what was erased. */
  erase(kernel: Kernel, tx: Transaction, user: WorkspaceUser): Promise<ErasedCounts>;
  /** Says what is kept of a contact beyond what is kept of its users. */
  ofContact?: {
    export(kernel: Kernel, person: KnownPerson, reader: Caller): AsyncIterable<Record<string, unknown>>;
    /** Erases it, and announces what was erased. */
    erase(kernel: Kernel, tx: Transaction, person: KnownPerson): Promise<ErasedCounts>;
  };
  /** Gives the second person what names them, and tells what it tells of them. */
  part?(tx: Transaction, parting: Parting): Promise<Parted>;
  /** Says when the person last did something, or a colleague did something about it. */
  lastActivity?(db: Queryable, person: KnownPerson): Promise<Date | null>;
  /** Finds what happened with a person before this moment, newest first. */
  timeline?(
    kernel: Kernel,
    person: KnownPerson,
    page: { before: Date | undefined; limit: number },
  ): Promise<TimelineEntry[]>;
  /**
   * Erases what is kept of conversations, in the transaction that erases them: from the commit on,
   * nothing of them can come back.
   */
  eraseWithConversations?(tx: Transaction, workspaceId: string, conversationIds: readonly string[]): Promise<void>;
  /**
   * Erases the echoes of these things: what others said about the things, which are named by wire
   * ids, in the transaction that erases the things. The oldest of them was made at `since`.
   */
  eraseEchoes?(tx: Transaction, workspaceId: string, things: { ids: readonly string[]; since: Date }): Promise<void>;
  /**
   * Gives the user what the anonymous visitor left: from the commit on, the visitor's token reaches
   * nothing of it.
   */
  reassign?(tx: Transaction, visitor: IdentifiedVisitor): Promise<void>;
};

/** Must be called when things that events name are erased: receivers of the events may have quoted them. */
export async function eraseEchoes(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  things: { ids: readonly string[]; since: Date },
): Promise<void> {
  if (things.ids.length === 0) return;
  for (const part of kernel.personalData) await part.eraseEchoes?.(tx, workspaceId, things);
}

/** The sum of counts of the same kinds. */
export function addCounts(...counts: readonly ErasedCounts[]): ErasedCounts {
  const sum: Record<string, number> = {};
  for (const [kind, count] of counts.flatMap((each) => Object.entries(each))) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}
