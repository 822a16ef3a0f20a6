import { type Action, type ActionCall, runAction } from "../../kernel/log/action.ts";
import { problemOf } from "../../kernel/problem-of.ts";
import type { Context } from "../../kernel/wire/route.ts";

/** A tool as the Model Context Protocol lists it. */
export type McpTool = {
  name: string;
  title: string;
  description: string;
  inputSchema: { type: "object"; [member: string]: unknown };
  outputSchema?: { type: "object"; [member: string]: unknown };
  annotations: { title: string; readOnlyHint: boolean; destructiveHint: boolean; openWorldHint: boolean };
};

export type McpToolResult = {
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
};

/** The actions that this caller may ask for outside of a conversation. */
export function listTools({ kernel, caller }: Context): McpTool[] {
  return [...kernel.actions.values()]
    .filter((action) => !action.isForConversations && caller.scopes.has(action.scope))
    .map(toolOf);
}

/** What goes wrong is a result that the client's model reads, and can act on. */
export async function callTool(context: Context, name: string, input: Record<string, unknown>): Promise<McpToolResult> {
  const { kernel, caller } = context;
  const { workspaceId, scopes } = caller;
  const call: ActionCall = { kernel, workspaceId, scopes, caller, conversationId: null };
  try {
    const output = await runAction(name, call, input);
    const text = JSON.stringify(output);
    return { content: [{ type: "text", text }], ...(isObject(output) ? { structuredContent: output } : {}) };
  } catch (error) {
    const problem = problemOf(error);
    if (problem.type.status >= 500) {
      kernel.log.error({ requestId: context.requestId, action: name }, problem.type.code);
    }
    const faults = (problem.errors ?? []).map(({ pointer, message }) => `${pointer} ${message}`);
    return { isError: true, content: [{ type: "text", text: [problem.detail, ...faults].join("\n") }] };
  }
}

function toolOf({ name, title, description, input, output, isReadOnly = false }: Action): McpTool {
  const outputSchema = plain(output);
  return {
    name,
    title,
    description,
    inputSchema: { ...plain(input), type: "object" },
    ...(outputSchema.type === "object" ? { outputSchema: { ...outputSchema, type: "object" as const } } : {}),
    annotations: {
      title,
      readOnlyHint: isReadOnly,
      destructiveHint: !isReadOnly,
      openWorldHint: false,
    },
  };
}

/** As JSON Schema without our names: clients compile all schemas together, and each name may appear there once. */
function plain(schema: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema, (name, value: unknown) => (name === "$id" ? undefined : value)));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
