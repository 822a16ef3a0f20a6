import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { raiseSetupVersion } from "../models/index.ts";
import { checkSettings } from "./check-settings.ts";
import { checkSlots } from "./check-slots.ts";
import { mergeSettings } from "./merge-settings.ts";
import { saveAssistant } from "./save-assistant.ts";
import { type Assistant, defaultSettings, type NewAssistant } from "./schema.ts";
import { listAssistants } from "./store.ts";

const maxAssistants = 200;

export async function makeAssistant(context: Context, input: NewAssistant): Promise<Assistant> {
  const { kernel, caller } = context;
  const { isDefault = false, ...given } = input;
  const settings = mergeSettings(defaultSettings, given);
  const row = { id: newUuid(), isDefault, settings, createdAt: new Date(kernel.clock.now()) };
  await checkSettings(context, given);
  checkSlots(settings.voice);
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, caller.workspaceId);
    if ((await listAssistants(tx, caller.workspaceId)).length >= maxAssistants) {
      throw new Problem(cannotBeDone, `A workspace has at most ${maxAssistants} assistants. Remove one first.`);
    }
    return saveAssistant(context, tx, "assistant.created", row);
  });
}
