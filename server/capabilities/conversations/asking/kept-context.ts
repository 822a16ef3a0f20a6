import { invalidRequest, Problem } from "../../../kernel/problem.ts";

/** The newest context is stored with the conversation, and every list of conversations reads it. */
const maxContextBytes = 8_192;

/**
 * The part of a message's context that is stored. Proofs of identity are credentials and are not
 * stored.
 */
export function keptContext(context: Record<string, unknown> | undefined): Record<string, unknown> {
  const { userId: _userId, userToken: _userToken, userHash: _userHash, ...kept } = context ?? {};
  if (Buffer.byteLength(JSON.stringify(kept)) <= maxContextBytes) return kept;
  throw new Problem(
    invalidRequest,
    `The context is larger than ${maxContextBytes} bytes. Send only what the assistant needs.`,
    { errors: [{ pointer: "/body/context", message: `must not be larger than ${maxContextBytes} bytes as JSON` }] },
  );
}
