import type { Kernel } from "../../../kernel/kernel.ts";
import { type ActionCall, runAction } from "../../../kernel/log/action.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { ModelTool } from "../../../providers/model/model.ts";
import { externalActions } from "../../assistants/index.ts";
import { callExternalTool, isStorable } from "../../toolboxes/index.ts";
import type { ChosenAssistant } from "./choose-assistant.ts";
import { sortKeys } from "./hash-action.ts";
import type { PendingReply } from "./store.ts";

/**
 * A tool that a model may call while it writes a reply: an action of Parley, or a tool of a
 * toolbox.
 */
export type AllowedTool = ModelTool & {
  /** Names the deed in a question for the person's yes. No other tool of the assistant has it. */
  title: string;
  isReadOnly: boolean;
  /** A failure is an output `{error}` that the model reads. Throws the reason of `signal`. */
  run(input: unknown, signal: AbortSignal): Promise<unknown>;
};

/** The tools that the assistant's settings allow. */
export function allowedTools(kernel: Kernel, assistant: ChosenAssistant, reply: PendingReply): AllowedTool[] {
  const { settings, setup } = assistant;
  const own = settings.actions.flatMap((name) => ownTool(kernel, name, assistant, reply) ?? []);
  const external = externalActions(setup.toolboxes, settings.actions).map(({ name, toolbox, tool }) => ({
    name,
    title: tool.title ?? name,
    description: tool.description,
    inputSchema: tool.inputSchema,
    isReadOnly: tool.isReadOnly,
    run: (input: unknown, signal: AbortSignal) => callExternalTool(kernel, toolbox, tool, input, signal),
  }));
  const tools = [...own, ...external];
  return tools.map((tool) => {
    const hasNamesake = tools.some(({ name, title }) => title === tool.title && name !== tool.name);
    return hasNamesake ? { ...tool, title: `${tool.title} (${tool.name})` } : tool;
  });
}

/** The tools in the form that a model gets. */
export function toolsForModel(tools: readonly AllowedTool[]): ModelTool[] {
  return tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
}

function ownTool(
  kernel: Kernel,
  name: string,
  assistant: ChosenAssistant,
  reply: PendingReply,
): AllowedTool | undefined {
  const action = kernel.actions.get(name);
  if (action === undefined) return undefined;
  const { workspaceId, conversationId } = reply;
  const scopes = scopesOf(kernel, assistant);
  const sourceIds = assistant.settings.knowledge?.sourceIds ?? null;
  const call: ActionCall = { kernel, workspaceId, scopes, caller: null, conversationId, sourceIds };
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

function scopesOf(kernel: Kernel, { settings }: ChosenAssistant): ReadonlySet<Scope> {
  return new Set(settings.actions.flatMap((name) => kernel.actions.get(name)?.scope ?? []));
}

/**
 * Reads the input that a model wrote for a tool. Undefined when it is not an object, cannot be
 * stored, or is nested too deep to be read.
 */
export function readInput(written: string): Record<string, unknown> | undefined {
  try {
    const input: unknown = JSON.parse(written === "" ? "{}" : written);
    if (input === null || typeof input !== "object" || Array.isArray(input)) return undefined;
    return isStorable(input) ? (sortKeys(input) as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
