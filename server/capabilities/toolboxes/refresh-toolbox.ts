import type { Context } from "../../kernel/wire/route.ts";
import { raiseSetupVersion } from "../models/index.ts";
import { ToolboxId } from "./ids.ts";
import { noSuchToolbox } from "./problems.ts";
import { readTools } from "./read-tools.ts";
import { saveToolbox } from "./save-toolbox.ts";
import type { Toolbox } from "./schema.ts";
import { listToolboxes, type ToolboxRow } from "./store.ts";

/** Reads the tools again, because the toolbox's server may have changed them. */
export async function refreshToolbox(context: Context, wireId: string): Promise<Toolbox> {
  const { kernel, caller } = context;
  const found = await findToolbox(context, wireId);
  const { tools, skipped } = await readTools(context, found);
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, caller.workspaceId);
    const readAt = new Date(kernel.clock.now());
    return saveToolbox(context, tx, "toolbox.read", { ...found, tools, skipped, readAt });
  });
}

async function findToolbox({ kernel, caller }: Context, wireId: string): Promise<ToolboxRow> {
  const id = ToolboxId.parse(wireId);
  const rows = id === undefined ? [] : await listToolboxes(kernel.database.query, caller.workspaceId);
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw noSuchToolbox();
  return row;
}
