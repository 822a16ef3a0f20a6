import type { Context } from "../../kernel/wire/route.ts";
import { raiseSetupVersion } from "../models/index.ts";
import { checkSettings } from "./check-settings.ts";
import { checkSlots } from "./check-slots.ts";
import { isUnstored } from "./default-assistant.ts";
import { findAssistant } from "./find-assistant.ts";
import { mergeSettings } from "./merge-settings.ts";
import { saveAssistant } from "./save-assistant.ts";
import { type Assistant, type AssistantChange, defaultSettings } from "./schema.ts";

export async function changeAssistant(context: Context, wireId: string, input: AssistantChange): Promise<Assistant> {
  const { isDefault, ...given } = input;
  await checkSettings(context, given);
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, context.caller.workspaceId);
    const row = await findAssistant(context, tx, wireId);
    const settings = mergeSettings(mergeSettings(defaultSettings, row.settings), given);
    if (given.voice !== undefined) checkSlots(settings.voice);
    return saveAssistant(context, tx, "assistant.changed", {
      ...row,
      createdAt: isUnstored(row) ? new Date(context.kernel.clock.now()) : row.createdAt,
      settings,
      isDefault: isDefault ?? row.isDefault,
    });
  });
}
