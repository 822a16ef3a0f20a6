import { auditOperation } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { cannotBeDone, notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { type Page, wholePage } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { providerNameTaken } from "../problems.ts";
import { accountKey } from "./account-key.ts";
import type { AccountChange, AccountKind, AccountRow, NewAccount } from "./account-kind.ts";
import { checkAccountUrl } from "./check-account-url.ts";

/**
 * Makes the operations on the accounts that a workspace has with outside vendors of one kind: their
 * address, their key, and what the kind adds.
 *
 * @example
 * export const speechProviders = vendorAccounts({ id: SpeechProviderId, name: "speech provider", … });
 * const provider = await speechProviders.make(context, { kind: "deepgram", name: "dg", apiKey });
 */
export function vendorAccounts<
  Own extends { kind: string },
  New extends NewAccount,
  Change extends AccountChange,
  Shown,
>(kind: AccountKind<Own, New, Change, Shown>) {
  type Row = AccountRow & Own;

  function checkUrl(kernel: Kernel, vendor: Own["kind"], baseUrl: string | null): string | null {
    const { purpose, firstPath } = kind;
    const vendorUrl = kind.findVendor(vendor)?.baseUrl;
    return checkAccountUrl(kernel, { purpose, vendorUrl, vendor, firstPath }, baseUrl);
  }

  function rowIn(rows: readonly Row[], wireId: string): Row {
    const id = kind.id.parse(wireId);
    const row = rows.find((candidate) => candidate.id === id);
    if (row === undefined) throw new Problem(notFound, `The workspace has no such ${kind.name}.`);
    return row;
  }

  /** Locks the workspace's accounts until the transaction ends, and gives them. */
  async function lockAll(tx: Transaction, workspaceId: string): Promise<Row[]> {
    await kind.rows.lock(tx, workspaceId);
    return kind.rows.list(tx, workspaceId);
  }

  /** Writes the row, its audit entry and its event. @throws provider-name-taken */
  async function save(
    context: Context,
    tx: Transaction,
    { verb, row, all }: { verb: "created" | "changed"; row: Row; all: readonly Row[] },
  ): Promise<Shown> {
    const { workspaceId } = context.caller;
    const isTaken = all.some(({ id, name }) => name === row.name && id !== row.id);
    if (isTaken || kind.reservedNames.includes(row.name)) throw nameTaken(row.name);
    await kind.rows.write(tx, workspaceId, row);
    await auditOperation(context, tx, `${kind.id.noun}.${verb}`, row.id);
    emit(tx, kind.events.changed, { workspaceId, data: { providerId: kind.id.format(row.id) } });
    const [shown] = await kind.show(tx, workspaceId, [row]);
    return shown!;
  }

  async function list({ kernel, caller }: Context): Promise<Row[]> {
    return kind.rows.list(kernel.database.query, caller.workspaceId);
  }

  /** @throws not-found when the caller's workspace has no such account */
  async function find(context: Context, wireId: string): Promise<Row> {
    return rowIn(await list(context), wireId);
  }

  return {
    find,
    decryptKey: (kernel: Kernel, row: Pick<AccountRow, "id" | "encryptedKey">) => accountKey.decrypt(kernel, kind, row),
    sealedKeys: { purpose: kind.keyPurpose, values: kind.rows.keys },

    /** Lists all accounts on one page, oldest first: a workspace has few. */
    async list(context: Context): Promise<Page<Shown>> {
      const rows = await list(context);
      const { kernel, caller } = context;
      return wholePage(await kind.show(kernel.database.query, caller.workspaceId, rows));
    },

    async read(context: Context, wireId: string): Promise<Shown> {
      const { kernel, caller } = context;
      const [shown] = await kind.show(kernel.database.query, caller.workspaceId, [await find(context, wireId)]);
      return shown!;
    },

    async make(context: Context, input: New): Promise<Shown> {
      const { kernel, caller } = context;
      const id = newUuid();
      const own = kind.readNew(input);
      const row = {
        ...own,
        id,
        name: input.name,
        baseUrl: checkUrl(kernel, own.kind, input.baseUrl ?? null),
        encryptedKey: accountKey.encrypt(kernel, kind, id, input.apiKey ?? null),
        createdAt: new Date(kernel.clock.now()),
      };
      return context.commit(async (tx) => {
        const all = await lockAll(tx, caller.workspaceId);
        if (all.length >= kind.most) {
          const message = `A workspace has at most ${kind.most} ${kind.name}s. Remove one first.`;
          throw new Problem(cannotBeDone, message);
        }
        return save(context, tx, { verb: "created", row, all });
      });
    },

    /** The vendor of an account cannot change: that would be another account. */
    async change(context: Context, wireId: string, input: Change): Promise<Shown> {
      const { kernel, caller } = context;
      return context.commit(async (tx) => {
        const all = await lockAll(tx, caller.workspaceId);
        const before = rowIn(all, wireId);
        const baseUrl = input.baseUrl === undefined ? before.baseUrl : checkUrl(kernel, before.kind, input.baseUrl);
        const row = {
          ...before,
          ...kind.readChange(before, input),
          name: input.name ?? before.name,
          baseUrl,
          encryptedKey: accountKey.change(kernel, kind, before, { baseUrl, apiKey: input.apiKey }),
        };
        await kind.beforeChange?.(tx, caller.workspaceId, before);
        return save(context, tx, { verb: "changed", row, all });
      });
    },

    /** Calls under way with the account go on. */
    async remove(context: Context, wireId: string): Promise<void> {
      const { workspaceId } = context.caller;
      await context.commit(async (tx) => {
        const { id } = rowIn(await lockAll(tx, workspaceId), wireId);
        await kind.rows.remove(tx, workspaceId, id);
        await auditOperation(context, tx, `${kind.id.noun}.removed`, id);
        emit(tx, kind.events.removed, { workspaceId, data: { providerId: kind.id.format(id) } });
      });
    },
  };
}

function nameTaken(name: string): Problem {
  return new Problem(providerNameTaken, `The name ${name} is in use. Choose another one.`, {
    errors: [{ pointer: "/body/name", message: "is in use" }],
  });
}
