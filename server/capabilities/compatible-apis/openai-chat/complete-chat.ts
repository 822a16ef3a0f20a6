import { Problem } from "../../../kernel/problem.ts";
import { openEventStream } from "../../../kernel/wire/event-stream.ts";
import { alreadyAnswered, type Call } from "../../../kernel/wire/route.ts";
import { type ChatAnswer, type Reply, replyFailed } from "../../conversations/index.ts";
import { answerOfReply } from "../answer-of-reply.ts";
import { loggedProblemOf } from "../logged-problem-of.ts";
import { openaiErrorOf } from "../openai/openai-errors.ts";
import { readMessages } from "../openai/read-messages.ts";
import { readSessionId } from "../openai/read-session-id.ts";
import { refuseTools } from "../openai/refuse-tools.ts";
import { sendWithHistory } from "../openai/send-with-history.ts";
import { unsupported } from "../problems.ts";
import { replyPieces } from "../reply-pieces.ts";
import { completionChunks } from "./completion-chunks.ts";
import type { Completion, CompletionRequest } from "./schema.ts";
import { showCompletion } from "./show-completion.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** Answers one question, whole or as a stream. */
export async function completeChat(
  call: AnyCall,
  body: CompletionRequest,
): Promise<Completion | typeof alreadyAnswered> {
  refuseTools(body);
  if ((body.n ?? 1) !== 1) {
    throw unsupported("/body/n", "Parley gives one answer to a question. Leave `n` out or send 1.");
  }
  if ((body.response_format?.type ?? "text") !== "text") {
    throw unsupported("/body/response_format", "Parley answers with text only. Leave `response_format` out.");
  }
  const { question, history } = readMessages(body.messages, "/body/messages");
  const sessionId = readSessionId(call, body.metadata);
  const reply = await sendWithHistory(call, {
    text: question,
    history,
    sessionId,
    userId: body.user,
    model: body.model,
  });
  if (body.stream) {
    await streamCompletion(call, reply, body.stream_options?.include_usage ?? false);
    return alreadyAnswered;
  }
  const answer = await answerOfReply(call.kernel, reply, await reply.complete());
  throwIfFailed(answer);
  return showCompletion(reply, answer);
}

async function streamCompletion(call: AnyCall, reply: Reply, includesUsage: boolean): Promise<void> {
  const stream = openEventStream(call);
  const chunks = completionChunks(reply, includesUsage);
  const send = (value: unknown) => stream.write(`data: ${JSON.stringify(value)}\n\n`);
  try {
    await send(chunks.first());
    for await (const piece of replyPieces(call.kernel, reply, stream.signal)) {
      if (piece.kind === "text") await send(chunks.text(piece.text));
      else {
        throwIfFailed(piece.answer);
        for (const chunk of chunks.end(piece.answer)) await send(chunk);
        await stream.write("data: [DONE]\n\n");
      }
    }
  } catch (error) {
    await send(openaiErrorOf(loggedProblemOf(call, error)));
  } finally {
    stream.close();
  }
}

/** Chat completions have no status for a failed answer. Clients expect an error instead. */
function throwIfFailed(answer: ChatAnswer): void {
  if (answer.status === "failed") throw new Problem(replyFailed, answer.aiResponse);
}
