import { type ActionCall, runAction } from "../../../kernel/log/action.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { askAssistant, type ChatAnswer } from "../../conversations/index.ts";
import { type AnswerEnd, explainErrorEnd, howAnswerEnded } from "../how-answer-ended.ts";
import { loggedProblemOf } from "../logged-problem-of.ts";
import { readSessionId } from "../openai/read-session-id.ts";

type McpToolResult = {
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
};

type Input = Record<string, unknown>;

/** Runs an action. A problem becomes a result that the client's language model can read. */
export async function callTool(
  call: Call<unknown, unknown, unknown>,
  name: string,
  input: Input,
): Promise<McpToolResult> {
  const { kernel, caller } = call;
  const { workspaceId, scopes, databaseRules } = caller;
  const action: ActionCall = {
    ...{ kernel, workspaceId, scopes, caller, databaseRules, conversationId: null, sources: null },
  };
  const isQuestion = name === askAssistant.name;
  try {
    const output = await runAction(name, action, isQuestion ? inSession(call, input) : input);
    return (isQuestion ? showCutAnswer(output as ChatAnswer) : undefined) ?? showOutput(output);
  } catch (error) {
    const problem = loggedProblemOf(call, error, { action: name });
    const faults = (problem.errors ?? []).map(({ pointer, message }) => `${pointer} ${message}`);
    return { isError: true, content: [{ type: "text", text: [problem.detail, ...faults].join("\n") }] };
  }
}

/** A client that keeps to one conversation names it once, in its configuration. */
function inSession(call: Call<unknown, unknown, unknown>, input: Input): Input {
  const sessionId = input.sessionId ?? readSessionId(call, undefined);
  return sessionId === undefined ? input : { ...input, sessionId };
}

function showOutput(output: unknown): McpToolResult {
  const text = JSON.stringify(output);
  return { content: [{ type: "text", text }], ...(isObject(output) ? { structuredContent: output } : {}) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

const sentences: Partial<Record<AnswerEnd, string>> = {
  length: "The answer was cut, because it reached its limit of length.",
  "content-filter": "The answer was cut: the model's provider held the rest back.",
  stopped: "The answer was stopped, or a person took the conversation over.",
};

/**
 * An answer that is not whole, as a failed call of the tool: what happened, and then the part that
 * there is. Undefined for a whole answer.
 */
function showCutAnswer(answer: ChatAnswer): McpToolResult | undefined {
  const end = howAnswerEnded(answer);
  if (end === "stop" || end === "tool-calls") return undefined;
  const sentence = sentences[end] ?? explainErrorEnd(answer);
  const part = answer.status === "failed" ? "" : answer.aiResponse;
  const texts = part === "" ? [sentence] : [sentence, `Its beginning:\n${part}`];
  return { isError: true, content: [{ type: "text", text: texts.join("\n\n") }], structuredContent: { ...answer } };
}
