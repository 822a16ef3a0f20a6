import {
  answerTooLong,
  type ModelMessage,
  type ModelUsage,
  maxAnswerCharacters,
  type ToolCall,
} from "../../../providers/model/model.ts";
import type { ChosenModel } from "../../assistants/index.ts";
import { visitorOfPerson } from "../../contacts/index.ts";
import { runModel } from "../../models/index.ts";
import { allowedTools, toolsForModel } from "./allowed-tools.ts";
import { composePrompt } from "./compose-prompt.ts";
import { withoutFrame } from "./framed.ts";
import type { ModelAttempt, ModelTask } from "./model-attempt.ts";
import type { DoneAction } from "./run-agreed-action.ts";
import { runToolCall } from "./run-tool-call.ts";
import type { StartedModel } from "./start-model-early.ts";

/** How often a model may call tools before it has to answer. */
const maxSteps = 5;

/**
 * Lets one model write, runs the tools that it calls, and lets it write again with their results.
 */
export async function converseWithModel(
  task: ModelTask,
  attempt: ModelAttempt,
  model: ChosenModel & { modelId: string },
  started: StartedModel | undefined,
): Promise<void> {
  const { kernel, reply, assistant, writer } = task;
  const { settings, setup } = assistant;
  const messages = started?.messages ?? promptOf(task, attempt);
  const tools = started?.tools ?? allowedTools(kernel, assistant, reply);
  if (started !== undefined) {
    writer.signal.addEventListener("abort", () => started.stopping.abort(writer.signal.reason), { once: true });
  }
  if (task.done !== undefined) messages.push(...resultOf(task.done));
  for (let step = 1; ; step++) {
    // Each answer of a model has this limit, and all answers for one reply have it together.
    if (writer.text.length >= maxAnswerCharacters) throw answerTooLong();
    const run = {
      workspaceId: reply.workspaceId,
      visitorId: visitorOfPerson(reply.workspaceId, reply),
      ...model,
      messages,
      // In the last step the model gets no tools, so it must answer.
      tools: step < maxSteps ? toolsForModel(tools) : [],
      maxOutputTokens: settings.maxOutputTokens,
      signal: writer.signal,
    };
    const parts = step === 1 && started !== undefined ? started.parts : runModel(kernel, setup.models, run);
    const { said, calls } = await showParts(parts);
    // A model may call tools that it was not given: it has said what it has to say.
    if (calls.length === 0 || step >= maxSteps) break;
    messages.push({ role: "assistant", text: said, toolCalls: calls });
    for (const call of calls) {
      writer.signal.throwIfAborted();
      messages.push(await runToolCall(task, attempt, tools, call));
    }
    if (attempt.asks !== undefined) break;
    // What the model writes after a tool's result is another sentence.
    if (said !== "" && !/\s$/.test(said)) await task.show(attempt.marks.push(" "));
  }
  const rest = withoutFrame(attempt.marks.end());
  if (rest !== "") await task.show(rest);

  async function showParts(parts: ReturnType<typeof runModel>): Promise<{ said: string; calls: ToolCall[] }> {
    const calls: ToolCall[] = [];
    let said = "";
    for await (const part of parts) {
      if (part.kind === "text") {
        said += part.text;
        const shown = withoutFrame(attempt.marks.push(part.text));
        if (shown !== "") await task.show(shown);
      } else if (part.kind === "tool-call") calls.push(part.call);
      else attempt.usage = sumOf(attempt.usage, part.usage);
    }
    return { said, calls };
  }
}

function promptOf({ assistant, earlier, reply }: ModelTask, { passages }: ModelAttempt): ModelMessage[] {
  return composePrompt({ settings: assistant.settings, earlier, question: reply.question, passages });
}

/**
 * The model asked for the action in its reply before; here the call and its result stand together.
 */
function resultOf({ action, input, output }: DoneAction): ModelMessage[] {
  const id = "agreed";
  return [
    { role: "assistant", text: "", toolCalls: [{ id, name: action, input: JSON.stringify(input ?? {}) }] },
    { role: "tool", toolCallId: id, toolName: action, output },
  ];
}

function sumOf(left: ModelUsage | undefined, right: ModelUsage | undefined): ModelUsage | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return {
    inputTokens: left.inputTokens + right.inputTokens,
    outputTokens: left.outputTokens + right.outputTokens,
  };
}
