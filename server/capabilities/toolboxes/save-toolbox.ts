import { auditOperation } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { raiseSetupVersion } from "../models/index.ts";
import { encryptHeaders } from "./encrypt-headers.ts";
import { toolboxChanged, toolboxRemoved } from "./events.ts";
import { ToolboxId } from "./ids.ts";
import { noSuchToolbox, toolboxNameTaken } from "./problems.ts";
import { showToolbox } from "./read-toolboxes.ts";
import { readTools } from "./read-tools.ts";
import type { NewToolbox, Toolbox } from "./schema.ts";
import { deleteToolbox, listToolboxes, type ToolboxRow, writeToolbox } from "./store.ts";

/** Writes the row, its audit entry and its event. */
async function saveToolbox(context: Context, tx: Transaction, auditAction: string, row: ToolboxRow): Promise<Toolbox> {
  const { workspaceId } = context.caller;
  await writeToolbox(tx, workspaceId, row);
  await auditOperation(context, tx, auditAction, row.id);
  emit(tx, toolboxChanged, { workspaceId, data: { toolboxId: ToolboxId.format(row.id) } });
  return showToolbox(row);
}

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

const maxToolboxes = 20;

/**
 * Reads the tools and stores their descriptions, so that a reply need not ask the toolbox's server
 * for them.
 */
export async function makeToolbox(context: Context, input: NewToolbox): Promise<Toolbox> {
  const { kernel, caller } = context;
  const id = newUuid();
  const { name, kind, url, headers } = input;
  const encryptedHeaders = headers === undefined ? null : encryptHeaders(kernel, id, headers);
  const address = { id, name, kind, url, encryptedHeaders };
  const { tools, skipped } = await readTools(context, address);
  const now = new Date(kernel.clock.now());
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, caller.workspaceId);
    const others = await listToolboxes(tx, caller.workspaceId);
    if (others.some((other) => other.name === name)) {
      throw new Problem(toolboxNameTaken, `The name ${name} is in use. Choose another one.`);
    }
    if (others.length >= maxToolboxes) {
      throw new Problem(cannotBeDone, `A workspace has at most ${maxToolboxes} toolboxes. Remove one first.`);
    }
    return saveToolbox(context, tx, "toolbox.created", { ...address, tools, skipped, readAt: now, createdAt: now });
  });
}
