import type { Action } from "../../../kernel/log/action.ts";
import type { Context } from "../../../kernel/wire/route.ts";

/** A tool as the Model Context Protocol lists it. */
type McpTool = {
  name: string;
  title: string;
  description: string;
  inputSchema: { type: "object"; [member: string]: unknown };
  outputSchema?: { type: "object"; [member: string]: unknown };
  annotations: { title: string; readOnlyHint: boolean; destructiveHint: boolean; openWorldHint: boolean };
};

/** Lists the actions that the caller may use, without those that need a conversation. */
export function listTools({ kernel, caller }: Context): McpTool[] {
  return [...kernel.actions.values()]
    .filter((action) => !action.isForConversations && caller.scopes.has(action.scope))
    .map(toolOf);
}

function toolOf({ name, title, description, input, output, isReadOnly = false }: Action): McpTool {
  const outputSchema = withoutIds(output);
  return {
    name,
    title,
    description,
    inputSchema: { ...withoutIds(input), type: "object" },
    ...(outputSchema.type === "object" ? { outputSchema: { ...outputSchema, type: "object" as const } } : {}),
    annotations: {
      title,
      readOnlyHint: isReadOnly,
      destructiveHint: !isReadOnly,
      openWorldHint: false,
    },
  };
}

/** Clients compile the schemas of all tools together, and an `$id` may occur there only once. */
function withoutIds(schema: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema, (name, value: unknown) => (name === "$id" ? undefined : value)));
}
