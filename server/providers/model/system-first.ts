import type { LanguageModelV4Prompt } from "@ai-sdk/provider";

/** For vendors that refuse a system message after the first other message: all of them come first. */
export function systemFirst(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  const isSystem = ({ role }: LanguageModelV4Prompt[number]) => role === "system";
  return [...prompt.filter(isSystem), ...prompt.filter((message) => !isSystem(message))];
}
