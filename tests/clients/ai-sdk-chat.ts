import type * as ai7 from "ai-7";
import type { Client, ClientKind, ClientTool, Connection, Heard, JsonSchema, Question, Said } from "./client.ts";

type Body = Record<string, unknown>;

/** `useChat` of the AI SDK without React: its `AbstractChat` over `DefaultChatTransport`. */
export function aiSdkChat(name: string, sdk: typeof ai7): ClientKind {
  const newChat = ({ url, key, fetch }: Connection, tool?: ClientTool) => {
    let messages: ai7.UIMessage[] = [];
    let reason: string | undefined;
    let hasEnded = () => {};
    class Chat extends sdk.AbstractChat<ai7.UIMessage> {}
    const state = {
      ...{ status: "ready" as const, error: undefined as Error | undefined },
      get messages() {
        return messages;
      },
      set messages(next) {
        messages = next;
      },
      pushMessage: (message: ai7.UIMessage) => void messages.push(message),
      popMessage: () => void messages.pop(),
      replaceMessage: (index: number, message: ai7.UIMessage) => void messages.splice(index, 1, message),
      snapshot: <T>(value: T) => structuredClone(value),
    };
    const chat: ai7.AbstractChat<ai7.UIMessage> = new Chat({
      state,
      transport: new sdk.DefaultChatTransport({
        api: `${url}/api/chat`,
        headers: { authorization: `Bearer ${key}` },
        fetch,
      }),
      sendAutomaticallyWhen: sdk.lastAssistantMessageIsCompleteWithToolCalls,
      onToolCall: ({ toolCall }) => {
        const { toolName, toolCallId, input } = toolCall;
        // The AI SDK's own documentation says: without `await`, which would block its queue.
        void chat.addToolOutput({ tool: toolName, toolCallId, output: tool!.run(input) });
      },
      onFinish: ({ finishReason, isError }) => {
        reason = isError ? "error" : finishReason;
        if (reason !== "tool-calls") hasEnded();
      },
    });
    return async (question: Question, body: Body = {}): Promise<Heard> => {
      const ended = new Promise<void>((resolve) => {
        hasEnded = resolve;
      });
      messages = question.messages.slice(0, -1).map(messageOf);
      const limit = question.maxTokens === undefined ? {} : { maxOutputTokens: question.maxTokens };
      await chat.sendMessage(messageOf(question.messages.at(-1)!, messages.length), { body: { ...limit, ...body } });
      await ended;
      if (chat.error !== undefined) throw chat.error;
      const last = chat.messages.at(-1)!;
      return { text: textOf(last), end: reason ?? "none" };
    };
  };
  return {
    name: `${name}, useChat`,
    lacks: ["retries"],
    connect: (connection): Client => ({
      ask: (question) => newChat(connection)(question),
      stream: (question) => newChat(connection)(question),
      runTool: async (question, tool) => {
        const { name, description, schema: inputSchema } = tool;
        return (await newChat(connection, tool)(question, { tools: [{ name, description, inputSchema }] })).text;
      },
      readObject: async (question, schema: JsonSchema) => {
        const responseFormat = { type: "json", schema, name: "answer" };
        return JSON.parse((await newChat(connection)(question, { responseFormat })).text);
      },
    }),
  };
}

function messageOf({ role, text, image }: Said, index: number): ai7.UIMessage {
  const file = { type: "file" as const, mediaType: "image/png", url: image ?? "" };
  return { id: `said-${index}`, role, parts: [{ type: "text", text }, ...(image === undefined ? [] : [file])] };
}

/** The text of the last step: what the assistant said after the results of its tools. */
function textOf({ parts }: ai7.UIMessage): string {
  const last = parts.findLastIndex((part) => part.type === "step-start");
  return parts
    .slice(last + 1)
    .map((part) => (part.type === "text" ? part.text : ""))
    .join("");
}
