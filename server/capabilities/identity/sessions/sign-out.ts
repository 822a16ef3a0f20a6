import { Problem, unauthenticated } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { revokeSessions } from "./revoke-sessions.ts";
import { deleteSessions, findSessionOfToken } from "./store.ts";

/**
 * Ends the session of the access token or, when that token has expired, of the refresh token. An
 * unknown refresh token is not an error: its session has ended already. Throws unauthenticated
 * without either token.
 */
export async function signOut(context: Context, input: { refreshToken?: string } | undefined): Promise<void> {
  const { maybeCaller: caller } = context;
  await context.commit(async (tx) => {
    if (caller !== null && caller.sessionId !== null) {
      const ended = await deleteSessions(tx, caller.id, { only: caller.sessionId });
      await revokeSessions(context, tx, caller, caller.workspaceId, ended);
    } else if (input?.refreshToken === undefined) {
      throw new Problem(
        unauthenticated,
        "Send the access token in the Authorization header, or the refresh token in the body.",
      );
    }
    if (input?.refreshToken === undefined) return;
    const session = await findSessionOfToken(tx, sha256(input.refreshToken));
    if (session === undefined) return;
    const ended = await deleteSessions(tx, session.accountId, { only: session.id });
    await revokeSessions(context, tx, caller, session.workspaceId, ended);
  });
}
