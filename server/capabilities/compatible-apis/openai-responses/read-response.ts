import { alreadyAnswered, type Call } from "../../../kernel/wire/route.ts";
import { findResponse } from "./find-response.ts";
import type { Response } from "./schema.ts";
import { showResponse } from "./show-response.ts";
import { streamResponse } from "./stream-response.ts";

/** The stored response, or its events once more. Throws not-found. */
export async function readResponse(
  call: Call<unknown, unknown, unknown>,
  responseId: string,
  query: { stream?: boolean; starting_after?: number },
): Promise<Response | typeof alreadyAnswered> {
  const reply = await findResponse(call, responseId);
  if (!query.stream) return showResponse(call.kernel, reply);
  await streamResponse(call, reply, query.starting_after);
  return alreadyAnswered;
}
