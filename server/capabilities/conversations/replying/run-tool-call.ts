import { languageOf } from "../../../engine/index.ts";
import type { ModelMessage, ToolCall } from "../../../providers/model/model.ts";
import type { Quote } from "../schema.ts";
import { type AllowedTool, readInput } from "./allowed-tools.ts";
import { quotePassages } from "./compose-prompt.ts";
import { framed, withoutFrame } from "./framed.ts";
import { hashAction } from "./hash-action.ts";
import type { ModelAttempt, ModelTask } from "./model-attempt.ts";
import { writeConsentQuestion } from "./write-consent-question.ts";

/**
 * Runs a tool that only reads. For any other tool, the person is asked to agree first. Gives the
 * model the result.
 */
export async function runToolCall(
  { found, show, writer }: ModelTask,
  attempt: ModelAttempt,
  tools: readonly AllowedTool[],
  call: ToolCall,
): Promise<ModelMessage> {
  const result = (output: unknown): ModelMessage => ({
    ...{ role: "tool", toolCallId: call.id, toolName: call.name },
    output,
  });
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) return result({ error: "There is no such tool." });
  const input = readInput(call.input);
  if (input === undefined) return result({ error: "The input is not a JSON object." });
  attempt.actions.push(call.name);
  if (tool.isReadOnly) {
    const output = await tool.run(input, writer.signal);
    return result(call.name === "search_knowledge" ? addPassages(attempt, output) : output);
  }
  // The person can agree to one action at a time.
  if (attempt.asks !== undefined) return result({ status: "ask for this again later" });
  const { phrases } = languageOf(found.answer.retrieval.query.language);
  const question =
    call.name === "hand_over" ? framed([phrases.askToHandOver]) : writeConsentQuestion(tool.title, input, phrases);
  if (question === undefined) {
    return result({ error: "The input is too long for the person to read and agree to. Use less." });
  }
  await show(`${withoutFrame(attempt.marks.end())}${writer.text === "" ? "" : "\n\n"}${question}`);
  const asked = { action: call.name, title: tool.title, input };
  const end = writer.text.length;
  attempt.asks = { ...asked, hash: hashAction(asked), start: end - question.length, end };
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
  return { passages: quotePassages(found, first) };
}
