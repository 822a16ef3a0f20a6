import { isObject, parseJson } from "@parley/json";
import type { Kernel } from "../../../../kernel/kernel.ts";
import { type ActionCall, checkInput, runAction } from "../../../../kernel/log/action.ts";
import { type FieldError, Problem } from "../../../../kernel/problem.ts";
import type { Scope } from "../../../../kernel/scope.ts";
import type { ModelTool } from "../../../../providers/model/model.ts";
import { type ExternalAction, externalActions } from "../../../assistants/index.ts";
import { callExternalTool, findInputFault, isStorable } from "../../../toolboxes/index.ts";
import { sortKeys } from "../asked-action.ts";
import type { ChosenAssistant, PendingReply } from "../pending-reply.ts";

/**
 * A tool that a model may call while it writes a reply: an action of Parley, or a tool of a
 * toolbox.
 */
export type AllowedTool = ModelTool & {
  /** Names the deed in a question for the person's yes. No other tool of the assistant has it. */
  title: string;
  isReadOnly: boolean;
  /** Gives what the model reads when its input does not fit: nothing is asked and nothing is run. */
  refuse(input: ToolInput): ToolRefusal | undefined;
  /**
   * Refuses as well: the tool may have changed since the person agreed. A failure is an output
   * `{error}` that the model reads. Throws the reason of `signal`.
   */
  run(input: ToolInput, signal: AbortSignal): Promise<unknown>;
};

export type ToolInput = Record<string, unknown>;
type ToolRefusal = { error: string; errors?: FieldError[] };

/** Lists the tools that the assistant's settings allow. */
export function allowedTools(kernel: Kernel, assistant: ChosenAssistant, reply: PendingReply): AllowedTool[] {
  const { settings, setup } = assistant;
  const own = settings.actions.flatMap((name) => ownTool(kernel, name, assistant, reply) ?? []);
  const external = externalActions(setup.toolboxes, settings.actions).map((each) => externalTool(kernel, each));
  const tools = [...own, ...external];
  return tools.map((tool) => {
    const hasNamesake = tools.some(({ name, title }) => title === tool.title && name !== tool.name);
    return hasNamesake ? { ...tool, title: `${tool.title} (${tool.name})` } : tool;
  });
}

/** Shows the tools in the form that a model gets. */
export function toolsForModel(tools: readonly AllowedTool[]): ModelTool[] {
  return tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
}

function externalTool(kernel: Kernel, { name, toolbox, tool }: ExternalAction): AllowedTool {
  const refuse = (input: ToolInput) => {
    const fault = findInputFault(tool, input);
    return fault && refusalOf([fault]);
  };
  return {
    name,
    title: tool.title ?? name,
    description: tool.description,
    inputSchema: tool.inputSchema,
    isReadOnly: tool.isReadOnly,
    refuse,
    run: async (input, signal) => refuse(input) ?? callExternalTool(kernel, toolbox, tool, input, signal),
  };
}

function refusalOf(errors: FieldError[]): ToolRefusal {
  return { error: "The input does not fit the tool, so nothing was done. Mend it and call the tool again.", errors };
}

function ownTool(
  kernel: Kernel,
  name: string,
  assistant: ChosenAssistant,
  reply: PendingReply,
): AllowedTool | undefined {
  const action = kernel.actions.get(name);
  if (action === undefined) return undefined;
  const { workspaceId, conversationId, databaseRules } = reply;
  const scopes = scopesOf(kernel, assistant);
  const { sources } = assistant;
  const { maxKnowledgeTokens } = assistant.settings;
  const causedBy = reply.causedBy ?? undefined;
  const call: ActionCall = {
    ...{ kernel, workspaceId, scopes, caller: null, conversationId, sources, databaseRules, causedBy },
    maxKnowledgeTokens,
  };
  return {
    name,
    title: action.title,
    description: action.description,
    inputSchema: JSON.parse(JSON.stringify(action.input)),
    isReadOnly: action.isReadOnly === true,
    refuse(input) {
      try {
        checkInput(action, input);
        return undefined;
      } catch (error) {
        return explain(error);
      }
    },
    async run(input) {
      try {
        return await runAction(name, call, input);
      } catch (error) {
        return explain(error);
      }
    },
  };
}

function explain(error: unknown): ToolRefusal {
  if (error instanceof Problem) return { error: error.detail, ...(error.errors && { errors: error.errors }) };
  throw error;
}

function scopesOf(kernel: Kernel, { settings }: ChosenAssistant): ReadonlySet<Scope> {
  return new Set(settings.actions.flatMap((name) => kernel.actions.get(name)?.scope ?? []));
}

/**
 * Reads the input that a model wrote for a tool. Undefined when it is not an object, cannot be
 * stored, or is nested too deep to be read.
 */
export function readInput(written: string): ToolInput | undefined {
  try {
    const input: unknown = parseJson(written === "" ? "{}" : written);
    if (!isObject(input)) return undefined;
    return isStorable(input) ? (sortKeys(input) as ToolInput) : undefined;
  } catch {
    return undefined;
  }
}
