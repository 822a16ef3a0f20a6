/** Vendors of models allow at most this many characters in the name of a tool. */
export const maxActionName = 64;

/** Gives the name of a tool's action, as assistants and models use it: `<toolbox>__<tool>`. */
export function toolActionName(toolbox: { name: string }, tool: { name: string; alias?: string }): string {
  return `${toolbox.name}__${tool.alias ?? tool.name}`.replace(/[^A-Za-z0-9_-]/g, "_").slice(0, maxActionName);
}
