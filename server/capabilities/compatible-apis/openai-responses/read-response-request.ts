import type { Call } from "../../../kernel/wire/route.ts";
import { findOpenCalls } from "../../conversations/index.ts";
import type { ToldQuestion } from "../ask-with-history.ts";
import { findNeedOfModel } from "../openai/find-need-of-model.ts";
import { openaiParameters } from "../openai/openai-parameters.ts";
import { readAnswerSettings } from "../openai/read-answer-settings.ts";
import { readSessionId } from "../openai/read-session-id.ts";
import { refuseParameters } from "../openai/refuse-parameters.ts";
import { invalid } from "../problems.ts";
import { findResponse } from "./find-response.ts";
import { readInput } from "./read-input.ts";
import { resolveReferences } from "./resolve-references.ts";
import type { ResponseRequest } from "./schema.ts";
import { rememberedOf } from "./show-settings.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/**
 * Reads what a request asks. Throws invalid-request and unsupported-parameter, naming the
 * parameter, and not-found for a previous response or an item that is not stored.
 */
export async function readResponseRequest(call: AnyCall, body: ResponseRequest): Promise<ToldQuestion> {
  refuseParameters(body, openaiParameters.responses);
  const place = await placeOf(call, body);
  const { input } = body;
  const items = typeof input === "string" ? input : await resolveReferences(call, input);
  const messages = readInput(call.kernel, items, place.openCalls);
  const parameters = {
    ...body,
    reasoningEffort: body.reasoning?.effort,
    tokenLimit: body.max_output_tokens,
    format: body.text?.format,
  };
  const settings = readAnswerSettings(parameters, "/body/text/format");
  return {
    messages: body.instructions ? [{ role: "system", text: body.instructions }, ...messages] : messages,
    settings,
    sessionId: place.sessionId,
    previousReplyId: place.previousReplyId,
    // The protocol adds the input to a conversation; a session gets the history as it is told.
    isAddition: body.conversation != null,
    context: body.user == null ? undefined : { userId: body.user },
    model: body.model ?? undefined,
    assistantId: body.assistantId,
    needsModel: findNeedOfModel(messages, settings, { messages: "/body/input", format: "/body/text/format" }),
    remembered: rememberedOf(body),
  };
}

type Place = Pick<ToldQuestion, "sessionId" | "previousReplyId"> & {
  openCalls: Awaited<ReturnType<typeof findOpenCalls>>;
};

/** Where the question goes, and the calls of functions that its input may answer there. */
async function placeOf(call: AnyCall, body: ResponseRequest): Promise<Place> {
  const { conversation, previous_response_id: previous } = body;
  const sessionId =
    readSessionId(call, body.metadata) ?? (typeof conversation === "string" ? conversation : conversation?.id);
  if (previous != null) {
    if (conversation != null) throw invalid("/body/previous_response_id", "cannot stand beside `conversation`");
    const { replyId, message } = await findResponse(call, previous);
    return { sessionId: undefined, previousReplyId: replyId, openCalls: message.toolCalls ?? [] };
  }
  const mayBeOpen = sessionId !== undefined && answersStoredCalls(body.input);
  return { sessionId, openCalls: mayBeOpen ? await findOpenCalls(call.kernel, call.caller, sessionId) : [] };
}

/** Tells whether the input has the result of a call that is not in the input. */
function answersStoredCalls(input: ResponseRequest["input"]): boolean {
  if (typeof input === "string") return false;
  const called = new Set(input.filter(({ type }) => type === "function_call").map((item) => item.call_id));
  return input.some((item) => item.type === "function_call_output" && !called.has(item.call_id));
}
