import type { Kernel } from "../../../kernel/kernel.ts";
import type { ModelMessage, ToolCall } from "../../../providers/model/model.ts";
import { checkQuestion } from "../check-question.ts";
import { readContent, readText } from "../openai/read-content.ts";
import { transcript } from "../openai/transcript.ts";
import { invalid, unsupported } from "../problems.ts";
import type { InputItem } from "./schema.ts";

type Transcript = ReturnType<typeof transcript>;

const pointer = "/body/input";

/**
 * Reads the input of a response, as a model reads it. The last item is the user's question, or the result
 * of a function. Throws invalid-request and unsupported-parameter, naming the item.
 *
 * @param openCalls of the stored reply that the input goes on after
 */
export function readInput(
  kernel: Kernel,
  input: string | readonly InputItem[],
  openCalls: readonly ToolCall[],
): ModelMessage[] {
  if (typeof input === "string") {
    return readInput(kernel, [{ role: "user", content: checkQuestion(kernel, input, pointer) }], openCalls);
  }
  const told = transcript(openCalls);
  const last = input.findLast(({ type }) => type !== "reasoning");
  for (const [index, item] of input.entries()) {
    const place = `${pointer}/${index}`;
    const type = item.type ?? "message";
    if (type === "message") readMessage(told, item, place, item === last ? kernel : undefined);
    else if (type === "function_call") {
      const { call_id: id, name, arguments: written } = item;
      if (id === undefined || name === undefined || written === undefined) {
        throw invalid(place, "must have call_id, name and arguments");
      }
      told.call({ id, name, input: written }, `${place}/call_id`);
    } else if (type === "function_call_output") {
      told.result(item.call_id ?? "", readText(item.output, `${place}/output`), `${place}/call_id`);
    } else if (type !== "reasoning") {
      throw unsupported(`${place}/type`, `Parley does not read items of type ${type.slice(0, 100)}. Leave them out.`);
    }
  }
  const messages = told.end(pointer);
  if (last?.role === "user" || last?.type === "function_call_output") return messages;
  throw invalid(pointer, "must end with a message of the user or the output of a function");
}

/** With `kernel`, the message is the question. */
function readMessage(told: Transcript, { role, content }: InputItem, place: string, kernel: Kernel | undefined): void {
  const contentPlace = `${place}/content`;
  if (role === "system" || role === "developer") {
    told.say({ role: "system", text: readText(content, contentPlace) }, place);
  } else if (role === "user") {
    const { text, images } = readContent(content, contentPlace);
    if (kernel !== undefined) checkQuestion(kernel, text, contentPlace, images);
    told.say(images.length === 0 ? { role, text } : { role, text, images }, place);
  } else if (role === "assistant") told.say({ role, text: readText(content, contentPlace) }, place);
  else throw invalid(`${place}/role`, "must be system, developer, user or assistant");
}
