import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { installedNames } from "../../../providers/speech/open-speech.ts";
import { providerNameTaken } from "../../models/index.ts";
import { speechProviderChanged } from "./events.ts";
import { SpeechProviderId } from "./ids.ts";
import type { SpeechProvider } from "./schema.ts";
import { showSpeechProvider } from "./show-speech-provider.ts";
import { type SpeechProviderRow, writeSpeechProvider } from "./store.ts";

/**
 * Writes the row, its audit entry and its event.
 * @param others the workspace's providers
 * @throws provider-name-taken
 */
export async function saveSpeechProvider(
  context: Context,
  tx: Transaction,
  auditAction: string,
  row: SpeechProviderRow,
  others: readonly SpeechProviderRow[],
): Promise<SpeechProvider> {
  const { workspaceId } = context.caller;
  const isTaken = others.some(({ id, name }) => name === row.name && id !== row.id);
  if (isTaken || installedNames.includes(row.name)) {
    throw new Problem(providerNameTaken, `The name ${row.name} is in use. Choose another one.`, {
      errors: [{ pointer: "/body/name", message: "is in use" }],
    });
  }
  await writeSpeechProvider(tx, workspaceId, row);
  await auditOperation(context, tx, auditAction, row.id);
  emit(tx, speechProviderChanged, { workspaceId, data: { providerId: SpeechProviderId.format(row.id) } });
  return showSpeechProvider(row);
}
