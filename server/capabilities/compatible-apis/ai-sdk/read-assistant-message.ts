import type { ModelMessage, ToolCall } from "../../../providers/model/model.ts";
import { invalid, unsupported } from "../problems.ts";
import type { UiMessage, UiPart } from "./schema.ts";

type Step = { text: string[]; calls: ToolCall[]; results: ModelMessage[] };

/**
 * Reads a message of the assistant: its steps, each with its text, its tool calls and their results. A
 * call without a result is left out, because no model accepts it. In the last message it is
 * refused: the page asks the model to go on, so every result must be there.
 */
export function readAssistantMessage(
  { parts = [] }: UiMessage,
  pointer: string,
  { isLast }: { isLast: boolean },
): ModelMessage[] {
  const steps: Step[] = [];
  let step: Step | undefined;
  for (const [index, part] of parts.entries()) {
    const place = `${pointer}/parts/${index}`;
    if (part.type === "step-start") step = undefined;
    const isTool = part.type.startsWith("tool-") || part.type === "dynamic-tool";
    if (!isTool && part.type !== "text") {
      refuseOther(part, place);
      continue;
    }
    if (step === undefined) {
      step = { text: [], calls: [], results: [] };
      steps.push(step);
    }
    if (part.type === "text") step.text.push(part.text ?? "");
    else addTool(step, part, place, isLast);
  }
  return steps.flatMap(({ text, calls, results }): ModelMessage[] => {
    const said = text.join("\n");
    if (calls.length > 0) return [{ role: "assistant", text: said, toolCalls: calls }, ...results];
    return said === "" ? [] : [{ role: "assistant", text: said }];
  });
}

/** Parts without words of the assistant: what the page shows beside them, and its own data. */
const ignored = /^(?:step-start|reasoning|source-|data-)/;

function refuseOther({ type }: UiPart, pointer: string): void {
  if (ignored.test(type)) return;
  const sentence = "Parley does not read parts of this type from an assistant. Leave them out.";
  throw unsupported(`${pointer}/type`, sentence);
}

function addTool(step: Step, part: UiPart, pointer: string, isLast: boolean): void {
  const toolCallId = part.toolCallId;
  const toolName = part.type === "dynamic-tool" ? part.toolName : part.type.slice("tool-".length);
  if (!toolCallId || !toolName) throw invalid(pointer, "must have a toolCallId and the name of the tool");
  const result = resultOf(part);
  if (result === undefined) {
    if (isLast) throw invalid(`${pointer}/state`, "must be output-available or output-error: the call has no result");
    return;
  }
  step.calls.push({ id: toolCallId, name: toolName, input: JSON.stringify(part.input ?? part.rawInput ?? {}) });
  step.results.push({ role: "tool", toolCallId, toolName, output: result.output });
}

/** Gives undefined while the call has no result. */
function resultOf({ state, output, errorText }: UiPart): { output: unknown } | undefined {
  if (state === "output-available") return { output: output ?? null };
  if (state === "output-error") return { output: { error: errorText ?? "The tool failed." } };
  if (state === "output-denied") return { output: { error: "The person did not allow it." } };
  return undefined;
}
