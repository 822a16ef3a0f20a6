import type { Kernel } from "./kernel.ts";
import type { Transaction } from "./storage/database.ts";

/** A user of a workspace, by the workspace's own id of the user. */
export type WorkspaceUser = { workspaceId: string; userId: string };

/**
 * An anonymous visitor who has proved to be a user, who is another visitor by id. Visitor ids are
 * UUIDs.
 */
export type IdentifiedVisitor = WorkspaceUser & { fromVisitorId: string; toVisitorId: string };

/** What one capability keeps of the users of a workspace. */
export type PersonalData = {
  /** The heading of the capability's part in an export, for example `conversations`. */
  name: string;
  /** Everything that is kept of the user, in the form of the API. */
  export(kernel: Kernel, user: WorkspaceUser): AsyncIterable<Record<string, unknown>>;
  /** Erases everything that is kept of the user, and announces what was erased. */
  erase(kernel: Kernel, tx: Transaction, user: WorkspaceUser): Promise<void>;
  /**
   * Erases what is kept of conversations, in the transaction that erases them: from the commit on,
   * nothing of them can come back.
   */
  eraseWithConversations?(tx: Transaction, workspaceId: string, conversationIds: readonly string[]): Promise<void>;
  /**
   * Gives the user what the anonymous visitor left: from the commit on, the visitor's token reaches
   * nothing of it.
   */
  reassign?(tx: Transaction, visitor: IdentifiedVisitor): Promise<void>;
};
