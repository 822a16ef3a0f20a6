import { languageOf } from "../../../engine/index.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import {
  ModelFailed,
  type ModelMessage,
  type ModelTool,
  type ModelUsage,
  type ToolCall,
} from "../../../providers/model/model.ts";
import type { ChosenModel } from "../../assistants/index.ts";
import { BudgetReached, findDefaultModel, NoDefaultModel, runModel } from "../../models/index.ts";
import { handOver } from "../handing-over/hand-over-action.ts";
import { type LiveWriter, ReplyCut } from "../live/live-replies.ts";
import type { AskedAction, EarlierMessage, EndOfReply, PendingReply } from "../record/store.ts";
import type { Citation } from "../schema.ts";
import { describeCall, type ReplyTool, readInput, toolsOf } from "./allowed-tools.ts";
import type { ReplyGround, ReplyPlan } from "./choose-assistant.ts";
import { MarkReader } from "./citation-mark-reader.ts";
import { composePrompt, quote } from "./compose-prompt.ts";
import { citationOf, provenanceOf } from "./find-passages.ts";
import { citePassages } from "./resolve-citations.ts";
import type { EarlyModel } from "./start-model-early.ts";

const mostPassages = 6;
/** How often a model may look something up or act before it has to answer. */
const mostSteps = 5;

export type Writing = {
  kernel: Kernel;
  reply: PendingReply;
  plan: ReplyPlan;
  ground: ReplyGround;
  earlier: readonly EarlierMessage[];
  /** Shows a piece of text to readers. Awaited, because the first piece is shown when it is noted that there is one. */
  show(piece: string): Promise<void> | undefined;
  writer: LiveWriter;
  /** What the person said yes to, and what came of it. */
  done: DoneAction | undefined;
  /** The first model of the chain, when it was asked already. */
  early: EarlyModel | undefined;
};

export type DoneAction = AskedAction & { output: unknown };

/** Where a reply stands while models are asked for it. */
type Draft = {
  marks: MarkReader;
  passages: Citation[];
  usage: ModelUsage | undefined;
  actions: string[];
  asks: AskedAction | undefined;
};

/**
 * A reply by the first model of the chain that answers, or by the engine. What a model has said stands: when it breaks off in the
 * middle, the reply is interrupted. Throws the reason of `writer.signal` when it is stopped.
 */
export async function writeReply(writing: Writing): Promise<EndOfReply> {
  const { plan, ground } = writing;
  const failures: { model: string; cause: string }[] = [];
  for (const chosen of plan.models) {
    const early = chosen === plan.models[0] ? writing.early : undefined;
    const draft: Draft = {
      marks: new MarkReader(),
      passages: early?.passages ?? passagesOf(ground),
      usage: undefined,
      actions: [],
      asks: undefined,
    };
    let name = chosen.provider.name;
    try {
      const modelId =
        early?.model.modelId ?? chosen.modelId ?? (await findDefaultModel(writing.kernel, chosen.provider));
      name = `${chosen.provider.name}/${modelId}`;
      writing.writer.model = name;
      await speak(writing, draft, { ...chosen, modelId }, early);
      return endOf(writing, draft, name, failures);
    } catch (error) {
      const { signal, text } = writing.writer;
      if (signal.aborted && signal.reason instanceof ReplyCut) {
        if (text !== "") return brokenOff(writing, draft, name);
        failures.push({ model: name, cause: "cut" });
        break;
      }
      if (signal.aborted || !isModelsFault(error)) throw error;
      writing.kernel.log.warn(
        { cause: (error as Error).name, fault: (error as ModelFailed).fault },
        "a model did not answer",
      );
      if (writing.writer.text !== "") return brokenOff(writing, draft, name);
      failures.push({ model: name, cause: causeOf(error) });
    }
  }
  const { end } = ground.lookup;
  return { ...end, provenance: { ...end.provenance, failures } };
}

function isModelsFault(error: unknown): boolean {
  return error instanceof ModelFailed || error instanceof BudgetReached || error instanceof NoDefaultModel;
}

function causeOf(error: unknown): string {
  if (error instanceof ModelFailed) return error.fault;
  return error instanceof BudgetReached ? "budget-reached" : "no-model";
}

export function passagesOf({ lookup }: ReplyGround): Citation[] {
  const { passages } = lookup.answer.retrieval;
  return passages
    .slice(0, mostPassages)
    .map(({ document, passage, text, score }) => citationOf(document, passage, text, score));
}

/** Lets one model speak, act on what it asks for, and speak again. */
async function speak(
  writing: Writing,
  draft: Draft,
  model: ChosenModel & { modelId: string },
  early: EarlyModel | undefined,
): Promise<void> {
  const { kernel, reply, plan, writer } = writing;
  const { workspaceId, question } = reply;
  const { settings, setup } = plan;
  const messages =
    early?.messages ?? composePrompt({ settings, earlier: writing.earlier, question, passages: draft.passages });
  const tools = early?.tools ?? toolsOf(kernel, plan, reply);
  if (early !== undefined) {
    writer.signal.addEventListener("abort", () => early.stopping.abort(writer.signal.reason), { once: true });
  }
  if (writing.done !== undefined) messages.push(...tell(writing.done));
  for (let step = 1; ; step++) {
    const calls: ToolCall[] = [];
    let said = "";
    const run = {
      workspaceId,
      ...model,
      messages,
      // Whoever has used up its steps gets no more tools: then it must answer.
      tools: step < mostSteps ? shownTools(tools) : [],
      maxOutputTokens: settings.maxOutputTokens,
      signal: writer.signal,
    };
    const parts = step === 1 && early !== undefined ? early.parts : runModel(kernel, setup.models, run);
    for await (const part of parts) {
      if (part.kind === "text") {
        said += part.text;
        const shown = draft.marks.push(part.text);
        if (shown !== "") await writing.show(shown);
      } else if (part.kind === "tool-call") calls.push(part.call);
      else draft.usage = sumOf(draft.usage, part.usage);
    }
    // One that goes on asking for tools when it has none any more has said what it has to say.
    if (calls.length === 0 || step >= mostSteps) break;
    messages.push({ role: "assistant", text: said, toolCalls: calls });
    for (const call of calls) messages.push(await act(writing, draft, tools, call));
    if (draft.asks !== undefined) break;
    // What it says after a look is another sentence.
    if (said !== "" && !/\s$/.test(said)) await writing.show(draft.marks.push(" "));
  }
  const rest = draft.marks.end();
  if (rest !== "") await writing.show(rest);
}

/** As the model is told of them. */
export function shownTools(tools: readonly ReplyTool[]): ModelTool[] {
  return tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
}

/** As if the model had asked for it in this turn: it did in the one before. */
function tell({ action, input, output }: DoneAction): ModelMessage[] {
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

/** Does what a model asks for, as far as it may: what changes something is asked of the person first. */
async function act(writing: Writing, draft: Draft, tools: readonly ReplyTool[], call: ToolCall): Promise<ModelMessage> {
  const { ground, writer } = writing;
  const answer = (output: unknown): ModelMessage => ({
    role: "tool",
    toolCallId: call.id,
    toolName: call.name,
    output,
  });
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) return answer({ error: "There is no such tool." });
  const input = readInput(call.input);
  if (input === undefined) return answer({ error: "The input is no JSON object." });
  draft.actions.push(call.name);
  if (tool.isReadOnly) {
    const output = await tool.run(input, writer.signal);
    return answer(call.name === "search_knowledge" ? registered(draft, output) : output);
  }
  // One thing at a time can be said yes to.
  if (draft.asks !== undefined) return answer({ status: "ask for this again later" });
  const { phrases } = languageOf(ground.lookup.answer.retrieval.query.language);
  const described = describeCall(tool, input);
  if (described === undefined)
    return answer({ error: "This is too much for the person to read and agree to. Use less." });
  const question = call.name === handOver.name ? phrases.askToHandOver : phrases.askToAct(described);
  draft.asks = { action: call.name, input };
  await writing.show(`${draft.marks.end()}${writer.text === "" ? "" : " "}${question}`);
  return answer({ status: "the person is asked first" });
}

/** Passages that a model looks up can be cited like those it was given, by the numbers that follow. */
function registered(draft: Draft, output: unknown): unknown {
  if (!Object.hasOwn(output as object, "passages")) return output;
  const { passages } = output as { passages: (Omit<Citation, "passage"> & { text: string })[] };
  const first = draft.passages.length + 1;
  const found = passages.map(({ text, ...citation }) => ({ ...citation, passage: text }));
  draft.passages.push(...found);
  return { passages: quote(found, first) };
}

function endOf({ reply, ground, writer }: Writing, draft: Draft, model: string, failures: unknown[]): EndOfReply {
  const provenance = {
    ...provenanceOf(reply, ground.lookup.answer),
    ...(failures.length > 0 && { failures }),
    ...(draft.actions.length > 0 && { actions: draft.actions }),
  };
  const { text } = writer;
  if (text === "" && draft.asks === undefined) {
    // A model that says nothing has not answered; the engine has.
    const { end } = ground.lookup;
    return {
      ...end,
      usage: draft.usage,
      provenance: { ...end.provenance, failures: [...failures, { model, cause: "empty" }] },
    };
  }
  const { citations, unsupported, isAnswered, confidence } = citePassages(text, draft.marks.marks, draft.passages);
  return {
    status: "completed",
    text,
    model,
    isAnswered,
    confidence,
    citations,
    provenance,
    usage: draft.usage,
    unsupported,
    asks: draft.asks,
  };
}

function brokenOff({ reply, ground, writer }: Writing, draft: Draft, model: string): EndOfReply {
  const { citations, unsupported } = citePassages(writer.text, draft.marks.marks, draft.passages);
  return {
    status: "interrupted",
    text: writer.text,
    model,
    isAnswered: false,
    confidence: 0,
    citations,
    provenance: provenanceOf(reply, ground.lookup.answer),
    usage: draft.usage,
    unsupported,
  };
}
