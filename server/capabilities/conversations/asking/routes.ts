import Type from "typebox";
import { anyTrusted, may } from "../../../kernel/caller.ts";
import { cannotBeDone, notFound } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { ambiguousModel, unknownAction, unknownAssistant, unknownModel } from "../../assistants/index.ts";
import { VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { costOfSearch } from "../../knowledge/index.ts";
import { ChatAnswer, PlatformMessage, SendMessage, TryAssistant, type UserMessage } from "../schema.ts";
import { chat } from "./chat.ts";
import { tryAssistant } from "./try-assistant.ts";

const visitor = { publishable: true };
const sendProblems = [notFound, unknownModel, ambiguousModel, unknownAssistant, ...visitorProblems];
const streamed = ["text/event-stream"];
const streamNote =
  "With `Accept: text/event-stream` the answer comes as `message.started`, `message.delayed` (when the first word takes longer than usual), `message.delta`, `message.citation`, `message.completed`, `message.interrupted` or `error`.";

export function askRoutes(app: Routes): void {
  trialRoute(app);
  app.post(
    "/api/chatbot/send",
    {
      schema: {
        summary: "Send a message to the assistant",
        description: streamNote,
        body: SendMessage,
        headers: VisitorHeaders,
        response: { 200: ChatAnswer },
        alsoProduces: streamed,
      },
      guard: may("conversations:write", visitor),
      allowsUnverified: true,
      idempotent: true,
      problems: sendProblems,
      cost: ({ kernel, caller, body }) => costOfSearch(kernel, caller.workspaceId, body.message.length),
    },
    (call) => chat(call, call.body),
  );

  app.post(
    "/api/chatbot",
    {
      schema: {
        summary: "Send a message from another platform",
        description: `Takes the body of /api/chatbot/send or \`{event: "user_message", data}\`. ${streamNote}`,
        body: PlatformMessage,
        headers: VisitorHeaders,
        response: { 200: ChatAnswer },
        alsoProduces: streamed,
      },
      guard: may("conversations:write", visitor),
      allowsUnverified: true,
      idempotent: true,
      problems: sendProblems,
      cost: ({ kernel, caller, body }) => {
        const { message } = messageOf(body as SendMessage | UserMessage);
        return costOfSearch(kernel, caller.workspaceId, message.length);
      },
    },
    (call) => {
      const body = call.body as SendMessage | UserMessage;
      return chat(call, messageOf(body), "event" in body ? "/body/data/message" : "/body/message");
    },
  );
}

/** A trial stands with the other questions, because it is answered as they are. */
function trialRoute(app: Routes): void {
  app.post(
    "/api/assistants/:assistantId/try",
    {
      schema: {
        summary: "Ask an assistant with settings that are not stored",
        description: `Needs \`settings:write\` and \`conversations:write\`. The conversation is one as others: delete it when you have seen the answer. ${streamNote}`,
        params: Type.Object({ assistantId: Type.String() }),
        body: TryAssistant,
        response: { 200: ChatAnswer },
        alsoProduces: streamed,
      },
      guard: anyTrusted,
      idempotent: true,
      problems: [...sendProblems, unknownAction, cannotBeDone],
      cost: ({ kernel, caller, body }) => costOfSearch(kernel, caller.workspaceId, body.message.length),
    },
    (call) => tryAssistant(call, call.params.assistantId, call.body),
  );
}

/** A platform's user has one conversation unless the platform names another. */
function messageOf(body: SendMessage | UserMessage): SendMessage {
  if (!("event" in body)) {
    const { message, sessionId, context, model, assistantId } = body;
    return { message, sessionId, context, model, assistantId };
  }
  const { userId, message, sessionId, userHash } = body.data;
  const claimed = { userId, ...(userHash === undefined ? {} : { userHash }) };
  return { message, sessionId: sessionId ?? `user:${userId}`, context: claimed };
}
