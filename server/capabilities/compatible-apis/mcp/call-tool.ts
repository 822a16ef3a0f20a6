import { type ActionCall, runAction } from "../../../kernel/log/action.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { loggedProblemOf } from "../logged-problem-of.ts";

export type McpToolResult = {
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
};

/** Runs an action. A problem becomes a result that the client's language model can read. */
export async function callTool(context: Context, name: string, input: Record<string, unknown>): Promise<McpToolResult> {
  const { kernel, caller } = context;
  const { workspaceId, scopes } = caller;
  const call: ActionCall = { kernel, workspaceId, scopes, caller, conversationId: null, sourceIds: null };
  try {
    const output = await runAction(name, call, input);
    const text = JSON.stringify(output);
    return { content: [{ type: "text", text }], ...(isObject(output) ? { structuredContent: output } : {}) };
  } catch (error) {
    const problem = loggedProblemOf(context, error, { action: name });
    const faults = (problem.errors ?? []).map(({ pointer, message }) => `${pointer} ${message}`);
    return { isError: true, content: [{ type: "text", text: [problem.detail, ...faults].join("\n") }] };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
