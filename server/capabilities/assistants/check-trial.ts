import type { Context } from "../../kernel/wire/route.ts";
import { checkSettings, checkSlots, refuseActionsBeyond } from "./check-settings.ts";
import { findAssistant } from "./find-assistant.ts";
import { type GivenSettings, mergeSettings } from "./merge-settings.ts";
import { defaultSettings } from "./schema.ts";

/**
 * Checks settings that are to be tried with an assistant as if they were stored.
 *
 * @throws not-found, unknown-model, unknown-action, cannot-be-done, and forbidden for an action beyond the caller
 */
export async function checkTrial(context: Context, wireId: string, given: GivenSettings): Promise<void> {
  await checkSettings(context, given, "/body/settings");
  const { settings } = await findAssistant(context, context.kernel.database.query, wireId);
  const before = mergeSettings(defaultSettings, settings);
  refuseActionsBeyond(context, given.actions, before.actions, "/body/settings");
  if (given.voice !== undefined) checkSlots(mergeSettings(before, given).voice, "/body/settings");
}
