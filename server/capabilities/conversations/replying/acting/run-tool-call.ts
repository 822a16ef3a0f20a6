import { randomBytes } from "node:crypto";
import { beginsWithNo } from "@parley/engine";
import type { ToolCall } from "../../../../providers/model/model.ts";
import type { Quote } from "../../schema.ts";
import { type AskedAction, deedOf, hashAction } from "../asked-action.ts";
import type { FoundPassages } from "../finding/find-passages.ts";
import type { PendingReply } from "../pending-reply.ts";
import { type AllowedTool, readInput } from "./allowed-tools.ts";
import type { DoneAction } from "./run-agreed-action.ts";
import { framed, writeConsentQuestion } from "./write-consent-question.ts";

/** A call is made within this reply. `hasAsked`: the reply asks the person for a yes already. */
type CallingReply = {
  reply: PendingReply;
  found: FoundPassages;
  done: DoneAction | undefined;
  hasAsked: boolean;
  signal: AbortSignal;
};

/**
 * A call is `refused` when it names no tool or its input does not fit. It is `answered` with what the model
 * reads, has `found` passages that the model can cite, or becomes a `question` for the person's yes.
 */
type CallOutcome =
  | { kind: "refused" | "answered"; output: unknown }
  | { kind: "found"; passages: Quote[] }
  | { kind: "question"; question: string; asked: AskedAction & { hash: string } };

const declined = "The person declined this just now. Do not ask for it again; answer what the person wrote.";

/**
 * Runs a tool that only reads. For any other tool, the person is asked to agree first, and not again
 * in the reply to the answer. An input that does not fit the tool is neither run nor asked about.
 */
export async function runToolCall(
  { reply, found, done, hasAsked, signal }: CallingReply,
  tools: readonly AllowedTool[],
  call: ToolCall,
): Promise<CallOutcome> {
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) return { kind: "refused", output: { error: "There is no such tool." } };
  const input = readInput(call.input);
  if (input === undefined) return { kind: "refused", output: { error: "The input is not a JSON object." } };
  const refusal = tool.refuse(input);
  if (refusal !== undefined) return { kind: "refused", output: refusal };
  if (tool.isReadOnly) {
    const output = await tool.run(input, signal);
    const passages = call.name === "search_knowledge" ? passagesIn(output) : undefined;
    return passages === undefined ? { kind: "answered", output: quoteResult(output) } : { kind: "found", passages };
  }
  const asked = { action: call.name, title: tool.title, input };
  const hash = hashAction(asked);
  // The model asks again for what it got, or for what the person has just refused.
  if (done?.hash === hash) return { kind: "answered", output: quoteResult(done.output) };
  if (reply.askedAction?.hash === hash && beginsWithNo(reply.question, deedOf(reply.askedAction))) {
    return { kind: "answered", output: { status: declined } };
  }
  // The person can agree to one action at a time.
  if (hasAsked) return { kind: "answered", output: { status: "ask for this again later" } };
  const { phrases } = found.language;
  const question =
    call.name === "hand_over" ? framed([phrases.askToHandOver]) : writeConsentQuestion(tool.title, input, phrases);
  if (question === undefined) {
    const error = "The input is too long for the person to read and agree to. Use less.";
    return { kind: "answered", output: { error } };
  }
  return { kind: "question", question, asked: { ...asked, hash } };
}

/** Keeps what a replay needs of a call. What a tool gave was for the model, which says the same again. */
export function withoutOutput(outcome: CallOutcome): CallOutcome {
  return outcome.kind === "refused" || outcome.kind === "answered" ? { ...outcome, output: null } : outcome;
}

/** Reads the passages that a search gave; undefined where it gave an error. */
function passagesIn(output: unknown): Quote[] | undefined {
  if (!Object.hasOwn(output as object, "passages")) return undefined;
  const { passages } = output as { passages: (Omit<Quote, "passage"> & { text: string })[] };
  return passages.map(({ text, ...citation }) => ({ ...citation, passage: text }));
}

/**
 * Quotes the result of a tool for a model. The boundary is made after the result, so that no result can
 * know it, pretend to end there, and go on with instructions.
 */
export function quoteResult(output: unknown): string {
  const boundary = `result-${randomBytes(6).toString("hex")}`;
  const text = typeof output === "string" ? output : JSON.stringify(output ?? null);
  return `<${boundary}>\n${text}\n</${boundary}>`;
}
