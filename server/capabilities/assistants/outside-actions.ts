import { actionNameOf, type ToolboxRow } from "../toolboxes/index.ts";

export type OutsideAction = { name: string; toolbox: ToolboxRow; tool: ToolboxRow["tools"][number] };

/** Whether an assistant's `actions` may name this: a tool of a toolbox, or with `*` all of its tools. */
export function isOutsideAction(toolboxes: readonly ToolboxRow[], name: string): boolean {
  return toolboxes.some(
    (toolbox) => name === `${toolbox.name}__*` || actionsOf(toolbox).some((action) => action.name === name),
  );
}

/** The outside tools that an assistant was given. */
export function outsideActions(toolboxes: readonly ToolboxRow[], allowed: readonly string[]): OutsideAction[] {
  return toolboxes.flatMap((toolbox) => {
    const isAll = allowed.includes(`${toolbox.name}__*`);
    return actionsOf(toolbox).filter(({ name }) => isAll || allowed.includes(name));
  });
}

function actionsOf(toolbox: ToolboxRow): OutsideAction[] {
  return toolbox.tools.map((tool) => ({ name: actionNameOf(toolbox, tool), toolbox, tool }));
}
