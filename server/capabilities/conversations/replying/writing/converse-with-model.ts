import {
  answerTooLong,
  type ModelMessage,
  type ModelRequest,
  maxAnswerCharacters,
  type ToolCall,
} from "../../../../providers/model/model.ts";
import { visitorOfPerson } from "../../../contacts/index.ts";
import { runModel } from "../../../models/index.ts";
import type { DoneAction } from "../acting/run-agreed-action.ts";
import { quoteResult, runToolCall, withoutOutput } from "../acting/run-tool-call.ts";
import { NotHeard } from "../outside/outside.ts";
import { quotePassages } from "./compose-prompt.ts";
import { isLookedAtAgain, lookAgain } from "./look-again.ts";
import { ModelAttempt } from "./model-attempt.ts";
import type { ModelInput } from "./model-input.ts";
import type { ModelTask } from "./model-task.ts";
import { findContinuation } from "./store.ts";

/** A model may call tools so often before it has to answer. */
const maxSteps = 5;

/**
 * Begins an attempt of a model: with the calls of the caller's tools and their results, where the reply goes
 * on after them, and with the action that was done because the person agreed to it.
 */
export async function beginAttempt(task: ModelTask, { passages }: ModelInput): Promise<ModelAttempt> {
  const { reply, done } = task;
  const before = await goOn(task);
  return new ModelAttempt({
    passages: before.passages ?? passages,
    said: [...before.said, ...(done === undefined ? [] : resultOf(done))],
    isVerbatim: reply.request?.responseFormat !== undefined,
    isHeld: isLookedAtAgain(task),
  });
}

/**
 * Lets one model write, runs the tools that it calls, and lets it write again with their results. A
 * question for the person's yes, or a call of the caller's tools, ends the reply: see `attempt.state`.
 */
export async function converseWithModel(task: ModelTask, input: ModelInput, attempt: ModelAttempt): Promise<void> {
  const { kernel, reply, assistant, writer, outside } = task;
  const started = task.started?.input === input ? task.started : undefined;
  if (started !== undefined) {
    writer.signal.addEventListener("abort", () => started.stopping.abort(writer.signal.reason), { once: true });
  }
  const callers = new Set(reply.request?.toolChoice === "none" ? [] : reply.request?.tools?.map(({ name }) => name));
  for (let step = 1; ; step++) {
    // Each answer of a model has this limit, and all answers for one reply have it together.
    if (writer.text.length + attempt.heldLength >= maxAnswerCharacters) throw answerTooLong();
    const isLast = step === maxSteps;
    const run = {
      workspaceId: reply.workspaceId,
      visitorId: visitorOfPerson(reply.workspaceId, reply),
      ...input.model,
      ...input.settings,
      messages: [...input.prompt, ...attempt.said],
      ...(isLast && lastStep(input.settings, callers)),
      signal: writer.signal,
      leftOut: input.leftOut,
      ...(step === 1 && task.beginsByMs !== undefined && { beginTimeoutMs: timeUntil(kernel, task.beginsByMs) }),
    };
    const parts =
      step === 1 && started !== undefined
        ? started.parts
        : outside.answer(() => runModel(kernel, assistant.setup.models, run));
    const { text, calls } = await showParts(task, attempt, parts);
    const [clients, own] = parted(calls, ({ name }) => callers.has(name));
    // A model may call tools that it was not given: it has said what it has to say.
    if (calls.length === 0 || (isLast && clients.length === 0)) break;
    attempt.tell({ role: "assistant", text, toolCalls: isLast ? clients : calls });
    for (const call of isLast ? [] : own) {
      writer.signal.throwIfAborted();
      attempt.tell(await answerCall(task, input, attempt, call));
    }
    if (attempt.state.name === "writing" && clients.length > 0) attempt.call(clients);
    if (attempt.state.name !== "writing") break;
    // The model begins a new sentence after a tool's result.
    if (text !== "" && !/\s$/.test(text)) await show(task, attempt.hear(" "));
  }
  await release(task, input, attempt);
  await show(task, attempt.flush());
  if (attempt.state.name === "writing") attempt.finish();
}

function timeUntil({ clock }: ModelTask["kernel"], ms: number): number {
  return Math.max(1, ms - clock.elapsed());
}

async function show(task: ModelTask, text: string): Promise<void> {
  if (text !== "") await task.show(text);
}

/** Shows what a model writes, and gives its text and its calls. */
async function showParts(
  task: ModelTask,
  attempt: ModelAttempt,
  parts: ReturnType<typeof runModel>,
): Promise<{ text: string; calls: ToolCall[] }> {
  const calls: ToolCall[] = [];
  let text = "";
  for await (const part of parts) {
    if (part.kind === "text") {
      text += part.text;
      await show(task, attempt.hear(part.text));
    } else if (part.kind === "tool-call") calls.push(part.call);
    else attempt.endAnswer(part.usage, part.reason);
  }
  return { text, calls };
}

/** Shows the text that waits for the second look, as the second look leaves it. */
async function release(task: ModelTask, { model }: ModelInput, attempt: ModelAttempt): Promise<void> {
  const text = attempt.takeHeld();
  if (text.trim() === "") return;
  const { marks, passages, said } = attempt;
  const looked = await lookAgain(task, model, { text, marks, passages, said });
  attempt.noteLook(looked);
  await show(task, looked.text);
}

/** Runs a call of the assistant's tools and gives the message with its result. */
async function answerCall(
  task: ModelTask,
  input: ModelInput,
  attempt: ModelAttempt,
  call: ToolCall,
): Promise<ModelMessage> {
  const { reply, found, done, writer, outside } = task;
  const hasAsked = attempt.asks !== undefined;
  const run = () => runToolCall({ reply, found, done, hasAsked, signal: writer.signal }, input.tools, call);
  const outcome = await outside.get("outcome", run, withoutOutput);
  if (outcome === undefined) throw new NotHeard("The recording holds no further outcome of a call.");
  const result = (output: unknown): ModelMessage => ({
    ...{ role: "tool", toolCallId: call.id, toolName: call.name },
    output,
  });
  if (outcome.kind === "refused") return result(outcome.output);
  attempt.noteAction(call.name);
  if (outcome.kind === "found") {
    const numbers = attempt.addPassages(outcome.passages);
    return result(quoteResult(quotePassages(outcome.passages.slice(0, numbers.length), numbers)));
  }
  if (outcome.kind !== "question") return result(outcome.output);
  await release(task, input, attempt);
  const { question, asked } = outcome;
  await task.show(`${attempt.flush()}${writer.text === "" ? "" : "\n\n"}${question}`);
  const end = writer.text.length;
  attempt.ask({ ...asked, start: end - question.length, end });
  return result({ status: "the person is asked first" });
}

/**
 * In the last step the model may call none of the assistant's tools, so that it answers. It keeps them
 * where nothing else is left: vendors refuse calls in the history to tools that they are not given.
 */
function lastStep({ tools }: Pick<ModelRequest, "tools">, callers: ReadonlySet<string>): Partial<ModelRequest> {
  const clients = tools.filter(({ name }) => callers.has(name));
  return clients.length > 0 ? { tools: clients } : { tools, toolChoice: "none" };
}

function parted<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/**
 * Gives the calls of the caller's tools with their results, where the reply goes on after them. What was
 * stored when the tools were called goes before what the caller tells of it: it also has the results
 * of the assistant's own tools, and the passages that the model can cite.
 */
async function goOn({
  kernel,
  reply,
}: ModelTask): Promise<{ said: readonly ModelMessage[]; passages?: ModelAttempt["passages"] }> {
  const results = reply.request?.results;
  if (results === undefined) return { said: [] };
  const given = results.filter((message) => message.role === "tool");
  const stored = await findContinuation(kernel.database.query, reply);
  const last = stored?.messages.findLast((message) => message.role === "assistant");
  const open = last?.toolCalls?.filter(({ id }) => !isAnswered(stored?.messages, id)) ?? [];
  const isStored = open.length > 0 && open.every(({ id }) => isAnswered(given, id));
  if (stored === undefined || !isStored) return { said: results };
  const answers = given.filter(({ toolCallId }) => open.some(({ id }) => id === toolCallId));
  return { said: [...stored.messages, ...answers], passages: stored.passages };
}

function isAnswered(messages: readonly ModelMessage[] | undefined, id: string): boolean {
  return messages?.some((message) => message.role === "tool" && message.toolCallId === id) ?? false;
}

/**
 * Writes the call of an agreed action with its result. The model asked for it in its reply before;
 * here both stand together.
 */
function resultOf({ action, input, output }: DoneAction): ModelMessage[] {
  const id = "agreed";
  return [
    { role: "assistant", text: "", toolCalls: [{ id, name: action, input: JSON.stringify(input ?? {}) }] },
    { role: "tool", toolCallId: id, toolName: action, output: quoteResult(output) },
  ];
}
