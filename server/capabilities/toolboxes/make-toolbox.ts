import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { raiseSetupVersion } from "../models/index.ts";
import { encryptHeaders } from "./encrypt-headers.ts";
import { toolboxNameTaken } from "./problems.ts";
import { readTools } from "./read-tools.ts";
import { saveToolbox } from "./save-toolbox.ts";
import type { NewToolbox, Toolbox } from "./schema.ts";
import { listToolboxes } from "./store.ts";

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
