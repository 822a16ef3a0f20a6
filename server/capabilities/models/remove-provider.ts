import { auditOperation } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { providerRemoved } from "./events.ts";
import { findProviderForUpdate } from "./find-provider.ts";
import { ProviderId } from "./ids.ts";
import { deleteProvider, raiseSetupVersion } from "./store.ts";

export async function removeProvider(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    const { id } = await findProviderForUpdate(context, tx, wireId);
    await deleteProvider(tx, workspaceId, id);
    await auditOperation(context, tx, "provider.removed", id);
    emit(tx, providerRemoved, { workspaceId, data: { providerId: ProviderId.format(id) } });
  });
}
