import type { EventType } from "../../../kernel/log/event.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { IdType } from "../../../kernel/storage/id.ts";
import type { AccountTable } from "./store.ts";

/** These columns every table of vendor accounts has. */
export type AccountRow = {
  id: string;
  name: string;
  /** Is null for the vendor's own. */
  baseUrl: string | null;
  encryptedKey: Buffer | null;
  createdAt: Date;
};

export type NewAccount = { name: string; apiKey?: string; baseUrl?: string };
export type AccountChange = { name?: string; apiKey?: string | null; baseUrl?: string | null };

/** The fields that only one kind of accounts has, besides the vendor. */
type OwnFields = { kind: string };

/** Declares one kind of vendor accounts for `vendorAccounts`. */
export type AccountKind<Own extends OwnFields, New extends NewAccount, Change extends AccountChange, Shown> = {
  /** The noun of the id is the noun of the audit entries. */
  id: IdType;
  /** Sentences for people call an account so: "a speech provider". */
  name: string;
  /** A workspace has no more than so many. */
  most: number;
  /** Names of what Parley itself brings. */
  reservedNames: readonly string[];
  /** Requests to these vendors keep the outbound rules of this purpose. */
  purpose: "models" | "speech";
  /** The keys are encrypted for this purpose. It must never change. */
  keyPurpose: string;
  /** Gives undefined for a kind that only a newer version of Parley knows. */
  findVendor(kind: Own["kind"]): { baseUrl: string | undefined } | undefined;
  /** Follows the base URL in a call to the vendor: `/audio/speech`. */
  firstPath: string;
  events: Record<"changed" | "removed", EventType>;
  rows: AccountTable & {
    /** Lets one transaction at a time change the accounts of a workspace. */
    lock(tx: Transaction, workspaceId: string): Promise<void>;
    /** Lists the accounts, oldest first. */
    list(db: Queryable, workspaceId: string): Promise<(AccountRow & Own)[]>;
    write(tx: Transaction, workspaceId: string, row: AccountRow & Own): Promise<void>;
  };
  /** @throws Problem for a field that cannot be as it is given */
  readNew(input: New): Own;
  /** @throws Problem for a field that cannot be as it is given */
  readChange(row: AccountRow & Own, change: Change): Own;
  /** Runs before a change is written, in its transaction. */
  beforeChange?(tx: Transaction, workspaceId: string, row: AccountRow & Own): Promise<void>;
  /** Shows accounts as the API has them: without their keys. */
  show(db: Queryable, workspaceId: string, rows: readonly (AccountRow & Own)[]): Promise<Shown[]>;
};
