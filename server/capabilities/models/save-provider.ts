import { auditOperation } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { providerChanged } from "./events.ts";
import { findLastFailures } from "./failing/store.ts";
import { ProviderId } from "./ids.ts";
import { providerNameTaken } from "./problems.ts";
import type { Provider } from "./schema.ts";
import { showProvider } from "./show-provider.ts";
import { isNameTaken, type ProviderRow, writeProvider } from "./store.ts";

/** Names of Parley's own models. */
const reservedNames = new Set(["parley", "parley-offline"]);

/** Writes the row, its audit entry and its event. @throws provider-name-taken */
export async function saveProvider(
  context: Context,
  tx: Transaction,
  auditAction: string,
  row: ProviderRow,
): Promise<Provider> {
  const { workspaceId } = context.caller;
  const isTaken = reservedNames.has(row.name) || (await isNameTaken(tx, workspaceId, row.name, row.id));
  if (isTaken) {
    throw new Problem(providerNameTaken, `The name ${row.name} is in use. Choose another one.`, {
      errors: [{ pointer: "/body/name", message: "is in use" }],
    });
  }
  await writeProvider(tx, workspaceId, row);
  await auditOperation(context, tx, auditAction, row.id);
  emit(tx, providerChanged, { workspaceId, data: { providerId: ProviderId.format(row.id) } });
  const failures = await findLastFailures(tx, workspaceId);
  return showProvider(
    row,
    failures.find(({ providerId }) => providerId === row.id),
  );
}
