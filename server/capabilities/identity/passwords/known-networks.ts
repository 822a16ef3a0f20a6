import type { Kernel } from "../../../kernel/kernel.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { subjectOfAddress } from "../../../kernel/wire/address-list.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { deleteEndedNetworks, deleteNetworksOf, hasKnownNetwork, insertKnownNetwork } from "./store.ts";

const lifetimeMs = 90 * 86_400_000;
const maxPerAccount = 10;
const purpose = "known-network";

type Client = Pick<Context, "kernel" | "clientAddress">;

/**
 * Keeps the networks from which the owner of an account signed in. Strangers who try
 * passwords from elsewhere cannot keep the owner out there: see `countPasswordAttempt`.
 */
export const knownNetworks = {
  /** Adds the client's network. Call it when the client has proved to be the account's owner. */
  async add({ kernel, clientAddress }: Client, tx: Transaction, account: { id: string; email: string }): Promise<void> {
    await insertKnownNetwork(tx, {
      accountId: account.id,
      subject: kernel.secrets.sign(purpose, nameOf(account.email, clientAddress)),
      seenAt: new Date(kernel.clock.now()),
      maxPerAccount,
    });
  },

  /** Takes as long for an e-mail address without an account. */
  includes({ kernel, clientAddress }: Client, email: string): Promise<boolean> {
    const name = nameOf(email, clientAddress);
    const subjects = [kernel.secrets.sign(purpose, name), kernel.secrets.signWithPrevious(purpose, name)];
    const possible = subjects.filter((subject) => subject !== null);
    return hasKnownNetwork(kernel.database.query, possible, oldest(kernel));
  },

  forget: (tx: Transaction, accountId: string): Promise<void> => deleteNetworksOf(tx, accountId),

  deleteEnded: (kernel: Kernel, db: Queryable): Promise<void> => deleteEndedNetworks(db, oldest(kernel)),
};

function oldest(kernel: Kernel): Date {
  return new Date(kernel.clock.now() - lifetimeMs);
}

function nameOf(email: string, clientAddress: string): string {
  return JSON.stringify([email, subjectOfAddress(clientAddress)]);
}
