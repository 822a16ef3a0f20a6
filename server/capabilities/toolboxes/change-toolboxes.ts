import { auditDeed } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import { AddressRefused } from "../../kernel/outbound/outbound.ts";
import { addressRefused, cannotBeDone, Problem } from "../../kernel/problem.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { type OutsideTool, ToolsFailed } from "../../providers/tools/tools.ts";
import { raiseSetupVersion } from "../models/index.ts";
import { toolboxChanged, toolboxRemoved } from "./events.ts";
import { ToolboxId } from "./ids.ts";
import { actionNameOf, readTools, sealHeaders } from "./outside-tools.ts";
import { noSuchToolbox, toolboxNameTaken, toolboxUnreadable } from "./problems.ts";
import type { NewToolbox, Toolbox } from "./schema.ts";
import { deleteToolbox, listToolboxes, type ToolboxRow, writeToolbox } from "./store.ts";

const maxToolboxes = 20;

/** Reads the tools and keeps their descriptions: a model reads them with every question, without asking their owner. */
export async function makeToolbox(context: Context, input: NewToolbox): Promise<Toolbox> {
  const { kernel, caller } = context;
  const id = newUuid();
  const { name, kind, url, headers } = input;
  const sealedHeaders = headers === undefined ? null : sealHeaders(kernel, id, headers);
  const tools = await read(context, { id, name, kind, url, sealedHeaders });
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
    return write(context, tx, "toolbox.created", {
      id,
      name,
      kind,
      url,
      sealedHeaders,
      tools,
      readAt: now,
      createdAt: now,
    });
  });
}

/** Reads the tools again: their owner may have changed them. */
export async function refreshToolbox(context: Context, wireId: string): Promise<Toolbox> {
  const found = await findOwn(context, wireId);
  const tools = await read(context, found);
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, context.caller.workspaceId);
    const readAt = new Date(context.kernel.clock.now());
    return write(context, tx, "toolbox.read", { ...found, tools, readAt });
  });
}

export async function removeToolbox(context: Context, wireId: string): Promise<void> {
  const { workspaceId } = context.caller;
  const id = ToolboxId.parse(wireId);
  await context.commit(async (tx) => {
    await raiseSetupVersion(tx, workspaceId);
    if (id === undefined || !(await deleteToolbox(tx, workspaceId, id))) throw noSuchToolbox();
    await auditDeed(context, tx, "toolbox.removed", id);
    emit(tx, toolboxRemoved, { workspaceId, data: { toolboxId: ToolboxId.format(id) } });
  });
}

export async function readToolboxes({ kernel, caller }: Context): Promise<{ data: Toolbox[]; nextCursor: null }> {
  const rows = await listToolboxes(kernel.database.query, caller.workspaceId);
  return { data: rows.map(showToolbox), nextCursor: null };
}

async function read({ kernel }: Context, address: Parameters<typeof readTools>[1]): Promise<OutsideTool[]> {
  try {
    await kernel.outbound.checkUrl(address.url, "tools");
    return await readTools(kernel, address);
  } catch (error) {
    if (error instanceof AddressRefused || (error as Error).cause instanceof AddressRefused) {
      const { message } = error instanceof AddressRefused ? error : ((error as Error).cause as Error);
      throw new Problem(addressRefused, message, { errors: [{ pointer: "/body/url", message }] });
    }
    const reason = error instanceof ToolsFailed ? error.message : "The address did not answer.";
    throw new Problem(toolboxUnreadable, `${reason} Check the address and the headers.`, { cause: error });
  }
}

async function write(context: Context, tx: Transaction, action: string, row: ToolboxRow): Promise<Toolbox> {
  const { workspaceId } = context.caller;
  await writeToolbox(tx, workspaceId, row);
  await auditDeed(context, tx, action, row.id);
  emit(tx, toolboxChanged, { workspaceId, data: { toolboxId: ToolboxId.format(row.id) } });
  return showToolbox(row);
}

async function findOwn({ kernel, caller }: Context, wireId: string): Promise<ToolboxRow> {
  const id = ToolboxId.parse(wireId);
  const rows = id === undefined ? [] : await listToolboxes(kernel.database.query, caller.workspaceId);
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw noSuchToolbox();
  return row;
}

function showToolbox(row: ToolboxRow): Toolbox {
  return {
    id: ToolboxId.format(row.id),
    name: row.name,
    kind: row.kind,
    url: row.url,
    hasHeaders: row.sealedHeaders !== null,
    tools: row.tools.map((tool) => ({
      action: actionNameOf(row, tool),
      description: tool.description,
      isReadOnly: tool.isReadOnly,
    })),
    readAt: row.readAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
