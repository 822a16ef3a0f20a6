import type { Problem } from "../../../kernel/problem.ts";
import type { ModelMessage } from "../../../providers/model/model.ts";
import type { ToldQuestion } from "../ask-with-history.ts";
import { unsupported } from "../problems.ts";

/**
 * Finds what only a language model can do, undefined when the request asks for nothing of the kind.
 * `pointers` says where the protocol has its messages and the format.
 */
export function findNeedOfModel(
  messages: readonly ModelMessage[],
  { responseFormat, toolChoice }: ToldQuestion["settings"],
  pointers: { messages: string; format: string },
): Problem | undefined {
  if (responseFormat !== undefined) return needs(pointers.format, "JSON");
  if (toolChoice === "required" || typeof toolChoice === "object") return needs("/body/tool_choice", "A required tool");
  const hasImage = messages.some((message) => message.role === "user" && (message.images?.length ?? 0) > 0);
  return hasImage ? needs(pointers.messages, "An image") : undefined;
}

function needs(pointer: string, what: string): Problem {
  return unsupported(
    pointer,
    `${what} needs a language model, and none answers here. Add one with POST /api/providers, or leave this out.`,
  );
}
