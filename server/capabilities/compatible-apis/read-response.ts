import { alreadyAnswered, type Call } from "../../kernel/wire/route.ts";
import { findResponse } from "./find-response.ts";
import { responseOf } from "./response-shape.ts";
import type { Response } from "./responses-schema.ts";
import { streamResponse } from "./stream-response.ts";

/** A response as it is stored, or its events again. Throws not-found. */
export async function readResponse(
  call: Call<unknown, unknown, unknown>,
  responseId: string,
  query: { stream?: boolean; starting_after?: number },
): Promise<Response | typeof alreadyAnswered> {
  const reply = await findResponse(call, responseId);
  if (!query.stream) return responseOf(reply);
  await streamResponse(call, reply, query.starting_after);
  return alreadyAnswered;
}
