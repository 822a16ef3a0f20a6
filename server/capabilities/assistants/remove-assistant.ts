import { auditOperation } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { raiseSetupVersion } from "../models/index.ts";
import { assistantRemoved } from "./events.ts";
import { findAssistant } from "./find-assistant.ts";
import { AssistantId } from "./ids.ts";
import { deleteAssistant } from "./store.ts";

/** The default assistant answers from now on in the conversations of the removed one. */
export async function removeAssistant(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    const { id, isDefault } = await findAssistant(context, tx, wireId);
    if (isDefault) {
      throw new Problem(cannotBeDone, "The default assistant cannot be removed. Make another one the default first.");
    }
    await deleteAssistant(tx, workspaceId, id);
    await auditOperation(context, tx, "assistant.removed", id);
    emit(tx, assistantRemoved, { workspaceId, data: { assistantId: AssistantId.format(id) } });
  });
}
