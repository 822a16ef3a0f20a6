import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { speechProviderRemoved } from "./events.ts";
import { findSpeechProvider } from "./find-speech-provider.ts";
import { SpeechProviderId } from "./ids.ts";
import { deleteSpeechProvider, lockSpeechProviders } from "./store.ts";

/** Sessions under way keep the voice that they have. */
export async function removeSpeechProvider(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    const { id } = findSpeechProvider(await lockSpeechProviders(tx, workspaceId), wireId);
    await deleteSpeechProvider(tx, workspaceId, id);
    await auditOperation(context, tx, "speech-provider.removed", id);
    emit(tx, speechProviderRemoved, { workspaceId, data: { providerId: SpeechProviderId.format(id) } });
  });
}
