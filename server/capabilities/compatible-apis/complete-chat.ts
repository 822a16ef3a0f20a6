import { Problem } from "../../kernel/problem.ts";
import { problemOf } from "../../kernel/problem-of.ts";
import { openEventStream } from "../../kernel/wire/event-stream.ts";
import { alreadyAnswered, type Call } from "../../kernel/wire/route.ts";
import { type ChatAnswer, type Reply, replyFailed, showAnswer } from "../conversations/index.ts";
import { ask } from "./ask.ts";
import { chunksOf, completionOf } from "./completion-shape.ts";
import { openAiError } from "./openai-errors.ts";
import { unsupported } from "./problems.ts";
import { readMessages } from "./read-messages.ts";
import { refuseTools } from "./refuse-tools.ts";
import type { Completion, CompletionRequest } from "./schema.ts";
import { readSessionId } from "./session-id.ts";
import { tellReply } from "./tell-reply.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** One question in the form of OpenAI's chat completions. */
export async function completeChat(
  call: AnyCall,
  body: CompletionRequest,
): Promise<Completion | typeof alreadyAnswered> {
  refuseTools(body);
  if ((body.n ?? 1) !== 1) throw unsupported("/body/n", "There is one answer to a question: leave `n` out or send 1.");
  if ((body.response_format?.type ?? "text") !== "text") {
    throw unsupported("/body/response_format", "Answers are text: leave `response_format` out.");
  }
  const { question, history } = readMessages(body.messages, "/body/messages");
  const sessionId = readSessionId(call, body.metadata);
  const reply = await ask(call, { text: question, history, sessionId, userId: body.user, model: body.model });
  if (body.stream) {
    await streamCompletion(call, reply, body.stream_options?.include_usage ?? false);
    return alreadyAnswered;
  }
  const answer = showAnswer(await reply.complete(), reply.sessionId, undefined);
  refuseFailed(answer);
  return completionOf(reply, answer);
}

async function streamCompletion(call: AnyCall, reply: Reply, includesUsage: boolean): Promise<void> {
  const stream = openEventStream(call);
  const chunks = chunksOf(reply, includesUsage);
  const send = (value: unknown) => stream.write(`data: ${JSON.stringify(value)}\n\n`);
  try {
    await send(chunks.first());
    for await (const told of tellReply(call.kernel, reply, stream.signal)) {
      if (told.kind === "text") await send(chunks.text(told.text));
      else {
        refuseFailed(told.answer);
        for (const chunk of chunks.end(told.answer)) await send(chunk);
        await stream.write("data: [DONE]\n\n");
      }
    }
  } catch (error) {
    const problem = problemOf(error);
    if (problem.type.status >= 500) call.kernel.log.error({ requestId: call.requestId }, problem.type.code);
    await send(openAiError(problem));
  } finally {
    stream.close();
  }
}

/** OpenAI has no answer that is an apology: a failure is an error there, which clients raise. */
function refuseFailed(answer: ChatAnswer): void {
  if (answer.status === "failed") throw new Problem(replyFailed, answer.aiResponse);
}
