import { randomBytes } from "node:crypto";
import { beginsWithNo } from "@parley/engine";
import type { ModelMessage, ToolCall } from "../../../../providers/model/model.ts";
import type { Quote } from "../../schema.ts";
import { deedOf, hashAction } from "../asked-action.ts";
import { quotePassages } from "../writing/compose-prompt.ts";
import type { ModelAttempt, ModelTask } from "../writing/model-attempt.ts";
import { type AllowedTool, readInput } from "./allowed-tools.ts";
import { framed, withoutFrame, writeConsentQuestion } from "./write-consent-question.ts";

const declined = "The person declined this just now. Do not ask for it again; answer what the person wrote.";

/**
 * Runs a tool that only reads. For any other tool, the person is asked to agree first, and not again
 * in the reply to the answer. An input that does not fit the tool is neither run nor asked about.
 * Gives the model the result. `release` shows the text that was held back, which a question follows.
 */
export async function runToolCall(
  { reply, found, done, show, writer }: ModelTask,
  attempt: ModelAttempt,
  tools: readonly AllowedTool[],
  call: ToolCall,
  release: () => Promise<void> = async () => {},
): Promise<ModelMessage> {
  const result = (output: unknown): ModelMessage => ({
    ...{ role: "tool", toolCallId: call.id, toolName: call.name },
    output,
  });
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) return result({ error: "There is no such tool." });
  const input = readInput(call.input);
  if (input === undefined) return result({ error: "The input is not a JSON object." });
  const refusal = tool.refuse(input);
  if (refusal !== undefined) return result(refusal);
  attempt.actions.push(call.name);
  if (tool.isReadOnly) {
    const output = await tool.run(input, writer.signal);
    return result(quoteResult(call.name === "search_knowledge" ? addPassages(attempt, output) : output));
  }
  const asked = { action: call.name, title: tool.title, input };
  const hash = hashAction(asked);
  // The model asks again for what it got, or for what the person has just refused.
  if (done?.hash === hash) return result(quoteResult(done.output));
  if (reply.askedAction?.hash === hash && beginsWithNo(reply.question, deedOf(reply.askedAction))) {
    return result({ status: declined });
  }
  // The person can agree to one action at a time.
  if (attempt.asks !== undefined) return result({ status: "ask for this again later" });
  const { phrases } = found.language;
  const question =
    call.name === "hand_over" ? framed([phrases.askToHandOver]) : writeConsentQuestion(tool.title, input, phrases);
  if (question === undefined) {
    return result({ error: "The input is too long for the person to read and agree to. Use less." });
  }
  await release();
  await show(`${withoutFrame(attempt.marks.end())}${writer.text === "" ? "" : "\n\n"}${question}`);
  const end = writer.text.length;
  attempt.asks = { ...asked, hash, start: end - question.length, end };
  return result({ status: "the person is asked first" });
}

/** Each sentence of the reply is compared with all of them, and a mark has at most two digits. */
const maxPassages = 40;

/**
 * Adds the passages that the model looked up, so that it can cite them by the numbers that follow.
 */
function addPassages(attempt: ModelAttempt, output: unknown): unknown {
  if (!Object.hasOwn(output as object, "passages")) return output;
  const { passages } = output as { passages: (Omit<Quote, "passage"> & { text: string })[] };
  const first = attempt.passages.length + 1;
  const found = passages
    .slice(0, maxPassages - attempt.passages.length)
    .map(({ text, ...citation }) => ({ ...citation, passage: text }));
  attempt.passages.push(...found);
  return quotePassages(found, first);
}

/**
 * What a tool returned, as a model reads it. The boundary is made after the result, so that no
 * result can know it, pretend to end there, and go on with instructions.
 */
export function quoteResult(output: unknown): string {
  const boundary = `result-${randomBytes(6).toString("hex")}`;
  const text = typeof output === "string" ? output : JSON.stringify(output ?? null);
  return `<${boundary}>\n${text}\n</${boundary}>`;
}
