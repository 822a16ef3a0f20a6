import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { findFaults } from "../../../kernel/wire/explain-faults.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { SendMessage } from "../../conversations/index.ts";
import { invalid } from "../problems.ts";

/**
 * Reads the conversation that a client names, by the header X-Session-Id or by its metadata. Throws
 * invalid-request for a name of the wrong length.
 */
export function readSessionId(
  call: Call<unknown, unknown, unknown>,
  metadata: { sessionId?: string } | null | undefined,
): string | undefined {
  const header = call.header("x-session-id");
  const sessionId = header ?? metadata?.sessionId;
  if (sessionId === undefined || findFaults("", SendMessage.properties.sessionId, sessionId).length === 0)
    return sessionId;
  if (header === undefined) throw invalid("/body/metadata/sessionId", "must have 1 to 128 characters");
  throw new Problem(invalidRequest, "X-Session-Id must have 1 to 128 characters.");
}
