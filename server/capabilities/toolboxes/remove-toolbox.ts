import { auditOperation } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { raiseSetupVersion } from "../models/index.ts";
import { toolboxRemoved } from "./events.ts";
import { ToolboxId } from "./ids.ts";
import { noSuchToolbox } from "./problems.ts";
import { deleteToolbox } from "./store.ts";

export async function removeToolbox(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  const id = ToolboxId.parse(wireId);
  await context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    if (id === undefined || !(await deleteToolbox(tx, workspaceId, id))) throw noSuchToolbox();
    await auditOperation(context, tx, "toolbox.removed", id);
    emit(tx, toolboxRemoved, { workspaceId, data: { toolboxId: ToolboxId.format(id) } });
  });
}
