import { auditDeed } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { checkBaseUrl } from "./check-address.ts";
import { providerChanged, providerRemoved } from "./events.ts";
import { ProviderId } from "./ids.ts";
import { noSuchProvider, providerNameTaken } from "./problems.ts";
import { sealKey } from "./provider-key.ts";
import { findOwnProvider } from "./read-providers.ts";
import type { NewProvider, Provider, ProviderChange } from "./schema.ts";
import { showProvider } from "./show.ts";
import {
  deleteProvider,
  isNameTaken,
  listProviders,
  lockProvider,
  type ProviderRow,
  raiseSetupVersion,
  writeProvider,
} from "./store.ts";

/** What Parley itself is called where models are named. */
const reservedNames = new Set(["parley", "parley-offline"]);
const maxProviders = 50;

export async function makeProvider(context: Context, input: NewProvider): Promise<Provider> {
  const { kernel, caller } = context;
  const baseUrl = await checkBaseUrl(kernel, input.kind, input.baseUrl ?? null);
  const id = newUuid();
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, caller.workspaceId);
    if ((await listProviders(tx, caller.workspaceId)).length >= maxProviders) {
      throw new Problem(cannotBeDone, `A workspace has at most ${maxProviders} providers. Remove one first.`);
    }
    return write(context, tx, "provider.created", {
      id,
      kind: input.kind,
      name: input.name,
      baseUrl,
      sealedKey: input.apiKey === undefined ? null : sealKey(kernel, id, input.apiKey),
      defaultModel: input.defaultModel ?? null,
      prices: input.prices ?? {},
      createdAt: new Date(kernel.clock.now()),
    });
  });
}

/** The kind stays: with another one it is another provider. */
export async function changeProvider(context: Context, wireId: string, input: ProviderChange): Promise<Provider> {
  const { kernel } = context;
  const { kind } = await findOwnProvider(context, wireId);
  const checkedUrl = input.baseUrl === undefined ? undefined : await checkBaseUrl(kernel, kind, input.baseUrl);
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, context.caller.workspaceId);
    const row = await lockOwnProvider(context, tx, wireId);
    const { apiKey } = input;
    const isElsewhere = checkedUrl !== undefined && checkedUrl !== row.baseUrl;
    // Whoever may set the address must not get the key sent there that somebody else entered.
    if (isElsewhere && apiKey === undefined && row.sealedKey !== null) {
      const message = "Enter the key again, or null: it is not sent to another address than it was entered for.";
      throw new Problem(cannotBeDone, message, { errors: [{ pointer: "/body/apiKey", message }] });
    }
    return write(context, tx, "provider.changed", {
      ...row,
      name: input.name ?? row.name,
      baseUrl: checkedUrl === undefined ? row.baseUrl : checkedUrl,
      sealedKey: apiKey === undefined ? row.sealedKey : apiKey === null ? null : sealKey(kernel, row.id, apiKey),
      defaultModel: input.defaultModel === undefined ? row.defaultModel : input.defaultModel,
      prices: input.prices ?? row.prices,
    });
  });
}

export async function removeProvider(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    const { id } = await lockOwnProvider(context, tx, wireId);
    await deleteProvider(tx, workspaceId, id);
    await auditDeed(context, tx, "provider.removed", id);
    emit(tx, providerRemoved, { workspaceId, data: { providerId: ProviderId.format(id) } });
  });
}

async function write(context: Context, tx: Transaction, action: string, row: ProviderRow): Promise<Provider> {
  const { workspaceId } = context.caller;
  const isTaken = reservedNames.has(row.name) || (await isNameTaken(tx, workspaceId, row.name, row.id));
  if (isTaken) {
    throw new Problem(providerNameTaken, `The name ${row.name} is in use. Choose another one.`, {
      errors: [{ pointer: "/body/name", message: "is in use" }],
    });
  }
  await writeProvider(tx, workspaceId, row);
  await auditDeed(context, tx, action, row.id);
  emit(tx, providerChanged, { workspaceId, data: { providerId: ProviderId.format(row.id) } });
  return showProvider(row);
}

async function lockOwnProvider(context: Context, tx: Transaction, wireId: string): Promise<ProviderRow> {
  const id = ProviderId.parse(wireId);
  const row = id === undefined ? undefined : await lockProvider(tx, context.caller.workspaceId, id);
  if (row === undefined) throw noSuchProvider();
  return row;
}
