import type { Kernel } from "../../../kernel/kernel.ts";
import type { ToldQuestion } from "../ask-with-history.ts";
import { findNeedOfModel } from "../openai/find-need-of-model.ts";
import { openaiParameters } from "../openai/openai-parameters.ts";
import { readAnswerSettings } from "../openai/read-answer-settings.ts";
import { refuseParameters } from "../openai/refuse-parameters.ts";
import { readChatMessages } from "./read-chat-messages.ts";
import type { CompletionRequest } from "./schema.ts";

/**
 * Reads what a request asks. Throws invalid-request and unsupported-parameter, naming the
 * parameter.
 *
 * @param sessionId the conversation that the client names
 */
export function readCompletionRequest(
  kernel: Kernel,
  body: CompletionRequest,
  sessionId: string | undefined,
): ToldQuestion {
  refuseParameters(body, openaiParameters.chat);
  const messages = readChatMessages(kernel, body.messages);
  const parameters = {
    ...body,
    reasoningEffort: body.reasoning_effort,
    tokenLimit: body.max_completion_tokens ?? body.max_tokens,
    format: body.response_format,
  };
  const settings = readAnswerSettings(parameters, "/body/response_format");
  const pointers = { messages: "/body/messages", format: "/body/response_format" };
  return {
    messages,
    settings,
    sessionId,
    context: body.user == null ? undefined : { userId: body.user },
    model: body.model ?? undefined,
    assistantId: body.assistantId,
    needsModel: findNeedOfModel(messages, settings, pointers),
  };
}
