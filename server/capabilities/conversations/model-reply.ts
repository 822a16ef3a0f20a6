import { type ActionCall, runAction } from "../../kernel/actions.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scopes.ts";
import {
  ModelFailed,
  type ModelMessage,
  type ModelTool,
  type ModelUsage,
  type ToolCall,
} from "../../providers/model/model.ts";
import type { ChosenModel } from "../assistants/index.ts";
import { BudgetReached, defaultModelOf, NoModel, runModel } from "../models/index.ts";
import { MarkReader } from "./citation-marks.ts";
import { citePassages } from "./cite-passages.ts";
import { composePrompt, quote } from "./compose-prompt.ts";
import { handOver } from "./hand-over-action.ts";
import type { LiveWriter } from "./live-replies.ts";
import type { ReplyGround, ReplyPlan } from "./make-reply.ts";
import { citationOf, provenanceOf } from "./offline-reply.ts";
import { phrasesIn } from "./reply-phrases.ts";
import type { Citation } from "./schema.ts";
import type { AskedAction, EarlierMessage, EndOfReply, PendingReply } from "./store.ts";

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
};

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
    const draft: Draft = {
      marks: new MarkReader(),
      passages: passagesOf(ground),
      usage: undefined,
      actions: [],
      asks: undefined,
    };
    let name = chosen.provider.name;
    try {
      const modelId = chosen.modelId ?? (await defaultModelOf(writing.kernel, chosen.provider));
      name = `${chosen.provider.name}/${modelId}`;
      await speak(writing, draft, { ...chosen, modelId });
      return endOf(writing, draft, name, failures);
    } catch (error) {
      if (writing.writer.signal.aborted || !isModelsFault(error)) throw error;
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
  return error instanceof ModelFailed || error instanceof BudgetReached || error instanceof NoModel;
}

function causeOf(error: unknown): string {
  if (error instanceof ModelFailed) return error.fault;
  return error instanceof BudgetReached ? "budget-reached" : "no-model";
}

function passagesOf({ lookup }: ReplyGround): Citation[] {
  const { passages } = lookup.answer.retrieval;
  return passages
    .slice(0, mostPassages)
    .map(({ document, passage, text, score }) => citationOf(document, passage, text, score));
}

/** Lets one model speak, act on what it asks for, and speak again. */
async function speak(writing: Writing, draft: Draft, model: ChosenModel & { modelId: string }): Promise<void> {
  const { kernel, reply, plan, writer } = writing;
  const { workspaceId, question } = reply;
  const { settings, setup } = plan;
  const messages = composePrompt({ settings, earlier: writing.earlier, question, passages: draft.passages });
  const tools = toolsOf(writing);
  for (let step = 1; ; step++) {
    const calls: ToolCall[] = [];
    let said = "";
    const run = {
      workspaceId,
      ...model,
      messages,
      // Whoever has used up its steps gets no more tools: then it must answer.
      tools: step < mostSteps ? tools : [],
      maxOutputTokens: settings.maxOutputTokens,
      signal: writer.signal,
    };
    for await (const part of runModel(kernel, setup.models, run)) {
      if (part.kind === "text") {
        said += part.text;
        const shown = draft.marks.push(part.text);
        if (shown !== "") await writing.show(shown);
      } else if (part.kind === "tool-call") calls.push(part.call);
      else draft.usage = sumOf(draft.usage, part.usage);
    }
    if (calls.length === 0) break;
    messages.push({ role: "assistant", text: said, toolCalls: calls });
    for (const call of calls) messages.push(await act(writing, draft, call));
    if (draft.asks !== undefined) break;
    // What it says after a look is another sentence.
    if (said !== "" && !/\s$/.test(said)) await writing.show(draft.marks.push(" "));
  }
  const rest = draft.marks.end();
  if (rest !== "") await writing.show(rest);
}

function sumOf(left: ModelUsage | undefined, right: ModelUsage | undefined): ModelUsage | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return {
    inputTokens: left.inputTokens + right.inputTokens,
    outputTokens: left.outputTokens + right.outputTokens,
  };
}

function toolsOf({ kernel, plan }: Writing): ModelTool[] {
  return plan.settings.actions.flatMap((name) => {
    const action = kernel.actions.get(name);
    if (action === undefined) return [];
    const inputSchema = JSON.parse(JSON.stringify(action.input)) as Record<string, unknown>;
    return [{ name, description: action.description, inputSchema }];
  });
}

/** Does what a model asks for, as far as it may: what changes something is asked of the person first. */
async function act(writing: Writing, draft: Draft, call: ToolCall): Promise<ModelMessage> {
  const { kernel, reply, plan, ground } = writing;
  const answer = (output: unknown): ModelMessage => ({
    role: "tool",
    toolCallId: call.id,
    toolName: call.name,
    output,
  });
  const action = kernel.actions.get(call.name);
  if (action === undefined || !plan.settings.actions.includes(call.name)) {
    return answer({ error: "There is no such tool." });
  }
  let input: unknown;
  try {
    input = JSON.parse(call.input === "" ? "{}" : call.input);
  } catch {
    return answer({ error: "The input is not JSON." });
  }
  draft.actions.push(call.name);
  if (!action.isReadOnly) {
    const phrases = phrasesIn(ground.lookup.answer.retrieval.query.language);
    const question =
      call.name === handOver.name ? phrases.asksToHandOver : phrases.asksToAct(describe(action.title, input));
    draft.asks = { action: call.name, input };
    await writing.show(`${draft.marks.end()}${writing.writer.text === "" ? "" : " "}${question}`);
    return answer({ status: "the person is asked first" });
  }
  const actionCall: ActionCall = {
    kernel,
    workspaceId: reply.workspaceId,
    scopes: scopesOf(writing),
    caller: null,
    conversationId: reply.conversationId,
  };
  try {
    const output = await runAction(call.name, actionCall, input);
    return answer(call.name === "search_knowledge" ? registered(draft, output) : output);
  } catch (error) {
    if (error instanceof Problem) return answer({ error: error.detail, errors: error.errors });
    throw error;
  }
}

/** What the assistant's makers allowed it, and nothing else. */
function scopesOf({ kernel, plan }: Writing): ReadonlySet<Scope> {
  return new Set(plan.settings.actions.flatMap((name) => kernel.actions.get(name)?.scope ?? []));
}

/** Passages that a model looks up can be cited like those it was given, by the numbers that follow. */
function registered(draft: Draft, output: unknown): { passages: string } {
  const { passages } = output as { passages: (Omit<Citation, "passage"> & { text: string })[] };
  const first = draft.passages.length + 1;
  const found = passages.map(({ text, ...citation }) => ({ ...citation, passage: text }));
  draft.passages.push(...found);
  return { passages: quote(found, first) };
}

const longestDescription = 300;

function describe(title: string, input: unknown): string {
  const values = Object.entries((input ?? {}) as Record<string, unknown>).map(([name, value]) => `${name}: ${value}`);
  return (values.length === 0 ? title : `${title} (${values.join(", ")})`).slice(0, longestDescription);
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
