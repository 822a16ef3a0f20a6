import { openEventStream } from "../../../kernel/wire/event-stream.ts";
import { alreadyAnswered, type Call } from "../../../kernel/wire/route.ts";
import type { Reply } from "../../conversations/index.ts";
import { answerOfReply } from "../answer-of-reply.ts";
import { askWithHistory } from "../ask-with-history.ts";
import { loggedProblemOf } from "../logged-problem-of.ts";
import { openaiErrorOf } from "../openai/openai-errors.ts";
import { readSessionId } from "../openai/read-session-id.ts";
import { replyPieces } from "../reply-pieces.ts";
import { completionChunks } from "./completion-chunks.ts";
import { readCompletionRequest } from "./read-completion-request.ts";
import type { Completion, CompletionRequest } from "./schema.ts";
import { showCompletion } from "./show-completion.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** Answers one question, whole or as a stream. */
export async function completeChat(
  call: AnyCall,
  body: CompletionRequest,
): Promise<Completion | typeof alreadyAnswered> {
  const reply = await askWithHistory(
    call,
    readCompletionRequest(call.kernel, body, readSessionId(call, body.metadata)),
  );
  if (body.stream) {
    await streamCompletion(call, reply, body.stream_options?.include_usage ?? false);
    return alreadyAnswered;
  }
  return showCompletion(reply, await answerOfReply(call.kernel, reply, await reply.complete()));
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
