import type { Kernel } from "../../../kernel/kernel.ts";
import { setupAt } from "../../assistants/index.ts";
import { findSetupVersion } from "../../models/index.ts";
import type { ChannelRow } from "../channels/store.ts";

/** Gives the assistant of a channel, as a UUID. Null when it names none, or one that was removed. */
export async function keptAssistant(kernel: Kernel, { workspaceId, assistantId }: ChannelRow): Promise<string | null> {
  if (assistantId === null) return null;
  const { assistants } = await setupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
  return assistants.some(({ id }) => id === assistantId) ? assistantId : null;
}
