import type { Kernel } from "../../../kernel/kernel.ts";
import { type ActionCall, runAction } from "../../../kernel/log/action.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scopes.ts";
import type { ModelTool } from "../../../providers/model/model.ts";
import { externalActions } from "../../assistants/index.ts";
import { callExternalTool, isStorable } from "../../toolboxes/index.ts";
import type { PendingReply } from "../record/store.ts";
import type { ReplyPlan } from "./choose-assistant.ts";

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
  const outside = externalActions(setup.toolboxes, settings.actions).map(({ name, toolbox, tool }) => ({
    name,
    title: name,
    description: tool.description,
    inputSchema: tool.inputSchema,
    isReadOnly: tool.isReadOnly,
    run: (input: unknown, signal: AbortSignal) => callExternalTool(kernel, toolbox, tool, input, signal),
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

const longestDescription = 1_000;

/** What the person is asked about, in words that say all that would be done. Undefined when that is too much to read. */
export function describeCall({ title }: ReplyTool, input: unknown): string | undefined {
  const values = Object.entries((input ?? {}) as Record<string, unknown>).map(
    ([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : value}`,
  );
  const whole = values.length === 0 ? title : `${title} (${values.join(", ")})`;
  return whole.length > longestDescription ? undefined : whole;
}

/** What a model wrote as the input of a tool. Undefined for what is no object, or cannot be kept. */
export function readInput(written: string): Record<string, unknown> | undefined {
  try {
    const input: unknown = JSON.parse(written === "" ? "{}" : written);
    if (input === null || typeof input !== "object" || Array.isArray(input)) return undefined;
    return isStorable(input) ? (input as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
