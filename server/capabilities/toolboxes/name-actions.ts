import { createHash } from "node:crypto";
import type { ExternalTool } from "@parley/toolbox";
import { maxActionName, toolActionName } from "./tool-action-name.ts";

/** Enough that 100 tools do not share one by chance. */
const hashLength = 8;

/**
 * Gives an alias to the tools whose name is too long, or would be the action of another tool, too:
 * action names allow fewer characters. The alias comes from the tool alone, so that it stays the
 * same when the server adds other tools.
 */
export function nameActions(toolbox: { name: string }, tools: readonly ExternalTool[]): ExternalTool[] {
  const plain = tools.map((tool) => toolActionName(toolbox, tool));
  const taken = new Set<string>();
  return tools.map((tool, at) => {
    const action = plain[at]!;
    const isExact = action === `${toolbox.name}__${tool.name}`;
    const isAlone = plain.indexOf(action) === plain.lastIndexOf(action);
    const isWhole = isAlone && `${toolbox.name}__${tool.name}`.length <= maxActionName;
    const named = (isExact || isWhole) && !taken.has(action) ? tool : { ...tool, alias: aliasOf(toolbox, tool, tools) };
    taken.add(toolActionName(toolbox, named));
    return named;
  });
}

function aliasOf(toolbox: { name: string }, { name, operation }: ExternalTool, tools: readonly ExternalTool[]): string {
  const isOnly = tools.filter((tool) => tool.name === name).length === 1;
  const path = operation === undefined ? "" : (URL.parse(operation.address)?.pathname ?? "");
  const identity = isOnly ? name : `${operation?.method} ${path} ${name}`;
  const hash = createHash("sha256").update(identity).digest("hex").slice(0, hashLength);
  return `${name.slice(0, maxActionName - toolbox.name.length - hashLength - 3)}_${hash}`;
}
