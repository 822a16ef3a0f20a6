import { may } from "../../../kernel/caller.ts";
import { notFound } from "../../../kernel/problem.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { ambiguousModel, unknownAssistant, unknownModel } from "../../assistants/index.ts";
import { VisitorHeaders, visitorProblems } from "../../contacts/index.ts";
import { costOfSearch } from "../../knowledge/index.ts";
import { ChatAnswer, PlatformMessage, SendMessage, type UserMessage } from "../schema.ts";
import { chat } from "./chat.ts";

const visitor = { publishable: true };
const sendProblems = [notFound, unknownModel, ambiguousModel, unknownAssistant, ...visitorProblems];
const streamed = ["text/event-stream"];
const streamNote =
  "With `Accept: text/event-stream` the answer comes as `message.started`, `message.delayed` (when the first word takes longer than usual), `message.delta`, `message.citation`, `message.completed`, `message.interrupted` or `error`.";

export function askRoutes(app: Routes): void {
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
