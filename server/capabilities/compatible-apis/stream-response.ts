import { problemOf } from "../../kernel/problem-of.ts";
import { openEventStream } from "../../kernel/wire/event-stream.ts";
import type { Call } from "../../kernel/wire/route.ts";
import type { FoundReply } from "../conversations/index.ts";
import { openAiError } from "./openai-errors.ts";
import { responseEvents } from "./response-events.ts";

/** Streams a response, live or again; `startingAfter` leaves out what the client has. */
export async function streamResponse(
  call: Call<unknown, unknown, unknown>,
  reply: FoundReply,
  startingAfter = -1,
): Promise<void> {
  const stream = openEventStream(call);
  let number = 0;
  try {
    for await (const event of responseEvents(call.kernel, reply, stream.signal)) {
      number = event.sequence_number + 1;
      if (event.sequence_number > startingAfter) await stream.send({ event: event.type, data: event });
    }
  } catch (error) {
    const problem = problemOf(error);
    if (problem.type.status >= 500) call.kernel.log.error({ requestId: call.requestId }, problem.type.code);
    const { code, message, param } = openAiError(problem).error;
    await stream.send({ event: "error", data: { type: "error", sequence_number: number, code, message, param } });
  } finally {
    stream.close();
  }
}
