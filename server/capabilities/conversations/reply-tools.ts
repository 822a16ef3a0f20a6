import { type ActionCall, runAction } from "../../kernel/actions.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scopes.ts";
import type { ModelTool } from "../../providers/model/model.ts";
import { outsideActions } from "../assistants/index.ts";
import { callOutsideTool } from "../toolboxes/index.ts";
import type { ReplyPlan } from "./make-reply.ts";
import type { PendingReply } from "./store.ts";

/** Something that an assistant may ask for while it replies: an action of the server's own, or a tool that others run. */
export type ReplyTool = ModelTool & {
  title: string;
  isReadOnly: boolean;
  /** Gives what went wrong as `{error}`, for the model to read. Throws the reason of `signal`. */
  run(input: unknown, signal: AbortSignal): Promise<unknown>;
};

/** What the assistant's makers allowed it, and nothing else. */
export function toolsOf(kernel: Kernel, plan: ReplyPlan, reply: PendingReply): ReplyTool[] {
  const { settings, setup } = plan;
  const own = settings.actions.flatMap((name) => ownTool(kernel, name, plan, reply) ?? []);
  const outside = outsideActions(setup.toolboxes, settings.actions).map(({ name, toolbox, tool }) => ({
    name,
    title: name,
    description: tool.description,
    inputSchema: tool.inputSchema,
    isReadOnly: tool.isReadOnly,
    run: (input: unknown, signal: AbortSignal) => callOutsideTool(kernel, toolbox, tool, input, signal),
  }));
  return [...own, ...outside];
}

function ownTool(kernel: Kernel, name: string, plan: ReplyPlan, reply: PendingReply): ReplyTool | undefined {
  const action = kernel.actions.get(name);
  if (action === undefined) return undefined;
  const { workspaceId, conversationId } = reply;
  const scopes = scopesOf(kernel, plan);
  const call: ActionCall = { kernel, workspaceId, scopes, caller: null, conversationId };
  return {
    name,
    title: action.title,
    description: action.description,
    inputSchema: JSON.parse(JSON.stringify(action.input)),
    isReadOnly: action.isReadOnly === true,
    async run(input) {
      try {
        return await runAction(name, call, input);
      } catch (error) {
        if (error instanceof Problem) return { error: error.detail, ...(error.errors && { errors: error.errors }) };
        throw error;
      }
    },
  };
}

function scopesOf(kernel: Kernel, { settings }: ReplyPlan): ReadonlySet<Scope> {
  return new Set(settings.actions.flatMap((name) => kernel.actions.get(name)?.scope ?? []));
}

const longestDescription = 300;

/** What the person is asked about, in words that say what would be done with what. */
export function describeCall({ title }: ReplyTool, input: unknown): string {
  const values = Object.entries((input ?? {}) as Record<string, unknown>).map(
    ([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : value}`,
  );
  return (values.length === 0 ? title : `${title} (${values.join(", ")})`).slice(0, longestDescription);
}
