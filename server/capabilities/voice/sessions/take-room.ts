import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { tooManyVoiceSessions } from "../problems.ts";

type OpenSession = { workspaceId: string; id: string; close: (reason: string) => void };

/** The voice sessions that are connected to this node. */
const openSessionsOf = state(() => new Set<OpenSession>());

/**
 * Throws too-many-voice-sessions where this node, or the workspace on it, has no room for one more.
 */
export function refuseWhenCrowded(kernel: Kernel, workspaceId: string): void {
  const open = openSessionsOf(kernel);
  const { maxVoiceSessions, maxVoiceSessionsPerWorkspace } = kernel.config.bounds;
  const own = [...open].filter((session) => session.workspaceId === workspaceId).length;
  const limit = open.size >= maxVoiceSessions ? maxVoiceSessions : maxVoiceSessionsPerWorkspace;
  if (open.size < maxVoiceSessions && own < maxVoiceSessionsPerWorkspace) return;
  const whose = limit === maxVoiceSessions ? "The server" : "The workspace";
  throw new Problem(
    tooManyVoiceSessions,
    `${whose} has ${limit} voice sessions open, and may have no more. Try again when one has ended, or type.`,
    { headers: { "retry-after": "5" } },
  );
}

/**
 * Counts a session until the returned function is called, and closes its former connection. Throws
 * too-many-voice-sessions.
 */
export function takeRoom(kernel: Kernel, session: OpenSession): () => void {
  const open = openSessionsOf(kernel);
  for (const former of open) {
    if (former.id !== session.id || former.workspaceId !== session.workspaceId) continue;
    open.delete(former);
    former.close("connected-again");
  }
  refuseWhenCrowded(kernel, session.workspaceId);
  open.add(session);
  return () => void open.delete(session);
}
