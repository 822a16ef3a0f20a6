import { type ToolboxRow, toolActionName } from "../toolboxes/index.ts";

/** A tool of a toolbox, as an action that an assistant may use. */
export type ExternalAction = { name: string; toolbox: ToolboxRow; tool: ToolboxRow["tools"][number] };

/**
 * Tells whether an assistant's `actions` may contain the name: `<toolbox>__<tool>`, or
 * `<toolbox>__*` for all of its tools.
 */
export function isExternalAction(toolboxes: readonly ToolboxRow[], name: string): boolean {
  return toolboxes.some(
    (toolbox) => name === `${toolbox.name}__*` || actionsOf(toolbox).some((action) => action.name === name),
  );
}

/** Gives the tools that an assistant's `actions` allow. */
export function externalActions(toolboxes: readonly ToolboxRow[], allowed: readonly string[]): ExternalAction[] {
  return toolboxes.flatMap((toolbox) => {
    const isAll = allowed.includes(`${toolbox.name}__*`);
    return actionsOf(toolbox).filter(({ name }) => isAll || allowed.includes(name));
  });
}

function actionsOf(toolbox: ToolboxRow): ExternalAction[] {
  return toolbox.tools.map((tool) => ({ name: toolActionName(toolbox, tool), toolbox, tool }));
}
