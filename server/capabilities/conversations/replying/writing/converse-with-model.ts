import {
  answerTooLong,
  type ModelMessage,
  type ModelRequest,
  type ModelUsage,
  maxAnswerCharacters,
  type ToolCall,
} from "../../../../providers/model/model.ts";
import type { ChosenModel } from "../../../assistants/index.ts";
import { visitorOfPerson } from "../../../contacts/index.ts";
import { runModel } from "../../../models/index.ts";
import { allowedTools } from "../acting/allowed-tools.ts";
import type { DoneAction } from "../acting/run-agreed-action.ts";
import { quoteResult, runToolCall } from "../acting/run-tool-call.ts";
import { withoutFrame } from "../acting/write-consent-question.ts";
import { composePrompt } from "./compose-prompt.ts";
import { isLookedAtAgain, lookAgain } from "./look-again.ts";
import type { ModelAttempt, ModelTask } from "./model-attempt.ts";
import { modelSettings } from "./model-settings.ts";
import type { StartedModel } from "./start-model-early.ts";
import { findContinuation } from "./store.ts";

/** How often a model may call tools before it has to answer. */
const maxSteps = 5;

/**
 * Lets one model write, runs the tools that it calls, and lets it write again with their results. A
 * call of the caller's tools ends the reply: `attempt.toolCalls`.
 */
export async function converseWithModel(
  task: ModelTask,
  attempt: ModelAttempt,
  model: ChosenModel & { modelId: string },
  started: StartedModel | undefined,
): Promise<void> {
  const { kernel, reply, assistant, writer } = task;
  const { settings, setup } = assistant;
  const prompt = started?.messages ?? promptOf(task, attempt);
  attempt.said = await goOn(task, attempt);
  const tools = started?.tools ?? allowedTools(kernel, assistant, reply);
  const asked = modelSettings(settings, reply.request, tools);
  const callers = new Set(reply.request?.toolChoice === "none" ? [] : reply.request?.tools?.map(({ name }) => name));
  if (started !== undefined) {
    writer.signal.addEventListener("abort", () => started.stopping.abort(writer.signal.reason), { once: true });
  }
  const isHeld = isLookedAtAgain(task);
  const release = async () => {
    if (isHeld) await lookAgain(task, attempt, model);
  };
  if (task.done !== undefined) attempt.said.push(...resultOf(task.done));
  for (let step = 1; ; step++) {
    // Each answer of a model has this limit, and all answers for one reply have it together.
    if (writer.text.length + attempt.held.length >= maxAnswerCharacters) throw answerTooLong();
    const isLast = step === maxSteps;
    const run = {
      workspaceId: reply.workspaceId,
      visitorId: visitorOfPerson(reply.workspaceId, reply),
      ...model,
      ...asked,
      messages: [...prompt, ...attempt.said],
      ...(isLast && lastStep(asked, callers)),
      signal: writer.signal,
      leftOut: attempt.leftOut,
    };
    const parts = step === 1 && started !== undefined ? started.parts : runModel(kernel, setup.models, run);
    const { said, calls } = await showParts(parts);
    const [clients, own] = parted(calls, ({ name }) => callers.has(name));
    // A model may call tools that it was not given: it has said what it has to say.
    if (calls.length === 0 || (isLast && clients.length === 0)) break;
    attempt.said.push({ role: "assistant", text: said, toolCalls: isLast ? clients : calls });
    for (const call of isLast ? [] : own) {
      writer.signal.throwIfAborted();
      attempt.said.push(await runToolCall(task, attempt, tools, call, release));
    }
    if (attempt.asks !== undefined) break;
    attempt.toolCalls = clients;
    if (clients.length > 0) break;
    // What the model writes after a tool's result is another sentence.
    if (said !== "" && !/\s$/.test(said)) await show(attempt.marks.push(" "));
  }
  await release();
  const rest = withoutFrame(attempt.marks.end());
  if (rest !== "") await task.show(rest);

  async function show(piece: string): Promise<void> {
    if (isHeld) attempt.held += piece;
    else await task.show(piece);
  }

  async function showParts(parts: ReturnType<typeof runModel>): Promise<{ said: string; calls: ToolCall[] }> {
    const calls: ToolCall[] = [];
    let said = "";
    for await (const part of parts) {
      if (part.kind === "text") {
        said += part.text;
        const shown = withoutFrame(attempt.marks.push(part.text));
        if (shown !== "") await show(shown);
      } else if (part.kind === "tool-call") calls.push(part.call);
      else {
        attempt.usage = sumOf(attempt.usage, part.usage);
        attempt.cut = cuts[part.reason];
      }
    }
    return { said, calls };
  }
}

/**
 * In the last step the model may call none of the assistant's tools, so that it answers. It keeps them
 * where nothing else is left: vendors refuse calls in the history to tools that they are not given.
 */
function lastStep({ tools }: Pick<ModelRequest, "tools">, callers: ReadonlySet<string>): Partial<ModelRequest> {
  const clients = tools.filter(({ name }) => callers.has(name));
  return clients.length > 0 ? { tools: clients } : { tools, toolChoice: "none" };
}

/** Ends of a model's answer that are not its own. */
const cuts: Partial<Record<string, ModelAttempt["cut"]>> = { length: "token-limit", filtered: "content-filter" };

function parted<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/**
 * The calls of the caller's tools with their results, where the reply goes on after them. What was
 * stored when the tools were called goes before what the caller tells of it: it also has the results
 * of the assistant's own tools, and the passages that the model can cite.
 */
async function goOn({ kernel, reply }: ModelTask, attempt: ModelAttempt): Promise<ModelMessage[]> {
  const results = reply.request?.results;
  if (results === undefined) return [];
  const given = results.filter((message) => message.role === "tool");
  const stored = await findContinuation(kernel.database.query, reply);
  const last = stored?.messages.findLast((message) => message.role === "assistant");
  const open = last?.toolCalls?.filter(({ id }) => !isAnswered(stored?.messages, id)) ?? [];
  const isStored = open.length > 0 && open.every(({ id }) => isAnswered(given, id));
  if (stored === undefined || !isStored) return [...results];
  attempt.passages = [...stored.passages];
  return [...stored.messages, ...given.filter(({ toolCallId }) => open.some(({ id }) => id === toolCallId))];
}

function isAnswered(messages: readonly ModelMessage[] | undefined, id: string): boolean {
  return messages?.some((message) => message.role === "tool" && message.toolCallId === id) ?? false;
}

function promptOf({ assistant, earlier, reply }: ModelTask, { passages }: ModelAttempt): ModelMessage[] {
  const { question, request } = reply;
  return composePrompt({ settings: assistant.settings, earlier, question, passages, request });
}

/**
 * The model asked for the action in its reply before; here the call and its result stand together.
 */
function resultOf({ action, input, output }: DoneAction): ModelMessage[] {
  const id = "agreed";
  return [
    { role: "assistant", text: "", toolCalls: [{ id, name: action, input: JSON.stringify(input ?? {}) }] },
    { role: "tool", toolCallId: id, toolName: action, output: quoteResult(output) },
  ];
}

function sumOf(left: ModelUsage | undefined, right: ModelUsage | undefined): ModelUsage | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return {
    inputTokens: left.inputTokens + right.inputTokens,
    outputTokens: left.outputTokens + right.outputTokens,
  };
}
