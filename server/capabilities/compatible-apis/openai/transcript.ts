import type { ModelMessage, ToolCall } from "../../../providers/model/model.ts";
import { invalid } from "../problems.ts";

type AssistantMessage = ModelMessage & { role: "assistant" };

/**
 * Puts what a client tells into the messages that a model reads. Every call of a tool must be
 * followed by its result, because no model accepts anything else. `pointer` says where in the
 * request a thing is.
 *
 * @param earlierCalls of the reply that the messages go on after
 */
export function transcript(earlierCalls: readonly ToolCall[] = []) {
  const messages: ModelMessage[] = [];
  /** Calls without a result so far, by id: the tool's name. */
  const unanswered = new Map(earlierCalls.map(({ id, name }) => [id, name]));
  const refuseUnanswered = (pointer: string) => {
    const [id] = unanswered.keys();
    if (id !== undefined) throw invalid(pointer, `must come after the result of the tool call ${id.slice(0, 100)}`);
  };
  return {
    say(message: ModelMessage & { role: "system" | "user" | "assistant" }, pointer: string): void {
      refuseUnanswered(pointer);
      // Some vendors refuse empty messages.
      if (message.text !== "" || (message.role === "user" && message.images !== undefined)) messages.push(message);
    },
    /** A call belongs to the words of the assistant before it. */
    call(call: ToolCall, pointer: string): void {
      if (unanswered.has(call.id)) throw invalid(pointer, "must be unique among the tool calls");
      unanswered.set(call.id, call.name);
      const last = messages.at(-1);
      const isSpeaking = last?.role === "assistant";
      const speaker: AssistantMessage = isSpeaking ? last : { role: "assistant", text: "" };
      const speaking = { ...speaker, toolCalls: [...(speaker.toolCalls ?? []), call] };
      messages.splice(messages.length - (isSpeaking ? 1 : 0), 1, speaking);
    },
    result(toolCallId: string, output: string, pointer: string): void {
      const toolName = unanswered.get(toolCallId);
      if (toolName === undefined) throw invalid(pointer, "must be the id of a tool call right before it");
      unanswered.delete(toolCallId);
      messages.push({ role: "tool", toolCallId, toolName, output });
    },
    /** All messages. Throws invalid-request when a result is missing. */
    end(pointer: string): ModelMessage[] {
      const [id] = unanswered.keys();
      if (id !== undefined) throw invalid(pointer, `must hold the result of the tool call ${id.slice(0, 100)}`);
      return messages;
    },
  };
}
