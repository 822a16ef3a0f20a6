import { openEventStream } from "../../../kernel/wire/event-stream.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import type { FoundReply } from "../../conversations/index.ts";
import { loggedProblemOf } from "../logged-problem-of.ts";
import { openaiErrorOf } from "../openai/openai-errors.ts";
import { errorEvent } from "./error-event.ts";
import { responseEvents } from "./response-events.ts";

/**
 * Streams the events of a response, pending or ended. Events up to the number `startingAfter` are
 * left out: the client has them.
 */
export async function streamResponse(
  call: Call<unknown, unknown, unknown>,
  reply: FoundReply,
  startingAfter = -1,
): Promise<void> {
  const stream = openEventStream(call);
  let nextNumber = 0;
  try {
    for await (const event of responseEvents(call.kernel, reply, stream.signal)) {
      nextNumber = event.sequence_number + 1;
      if (event.sequence_number > startingAfter) await stream.send({ event: event.type, data: event });
    }
  } catch (error) {
    const fault = openaiErrorOf(loggedProblemOf(call, error)).error;
    const data = { type: "error", sequence_number: nextNumber, ...errorEvent(fault) };
    await stream.send({ event: "error", data });
  } finally {
    stream.close();
  }
}
