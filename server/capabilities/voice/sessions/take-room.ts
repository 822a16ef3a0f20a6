import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { tooManyVoiceSessions } from "../problems.ts";

/** Room is taken for these. `address`: of a stranger's client; null for those whom a workspace trusts. */
export type RoomFor = { workspaceId: string; address: string | null };

type OpenSession = RoomFor & {
  id: string;
  /** Milliseconds since either side was heard. */
  silentMs(): number;
  close(reason: string): void;
};

/** A session that was silent for so long ends when another one needs its room. */
const silentForMs = 20_000;

/** The voice sessions that are connected to this node. */
const openSessionsOf = state(() => new Set<OpenSession>());

/**
 * Throws too-many-voice-sessions where this node, the workspace or the address has no room for one
 * more, and no silent session would make room.
 */
export function refuseWhenCrowded(kernel: Kernel, wanted: RoomFor): void {
  findSilentToEnd(kernel, [...openSessionsOf(kernel)], wanted);
}

/**
 * Counts a session until the returned function is called, and closes its former connection. Ends
 * silent sessions where there is no other room. Throws too-many-voice-sessions.
 */
export function takeRoom(kernel: Kernel, session: OpenSession): () => void {
  const open = openSessionsOf(kernel);
  const end = (former: OpenSession, reason: string) => {
    open.delete(former);
    former.close(reason);
  };
  for (const former of open) {
    if (former.id === session.id && former.workspaceId === session.workspaceId) end(former, "connected-again");
  }
  for (const silent of findSilentToEnd(kernel, [...open], session)) end(silent, "silent");
  open.add(session);
  return () => void open.delete(session);
}

/** Finds the silent sessions whose room is needed. Throws too-many-voice-sessions where they are not enough. */
function findSilentToEnd(kernel: Kernel, open: readonly OpenSession[], wanted: RoomFor): OpenSession[] {
  const crowd = findCrowd(kernel, open, wanted);
  if (crowd === undefined) return [];
  const silent = findSilent(crowd.sessions);
  if (silent === undefined) throw tooMany(crowd);
  const others = open.filter((session) => session !== silent);
  return [silent, ...findSilentToEnd(kernel, others, wanted)];
}

/** These sessions leave no room: those of one workspace or address, or all of the node. */
type Crowd = { whose: string; sessions: readonly OpenSession[] };

function findCrowd(kernel: Kernel, open: readonly OpenSession[], { workspaceId, address }: RoomFor): Crowd | undefined {
  const { maxVoiceSessions, maxVoiceSessionsPerWorkspace, maxVoiceSessionsPerAddress } = kernel.config.bounds;
  const own = open.filter((session) => session.workspaceId === workspaceId);
  // A workspace takes half of what the others leave, so that there is always room for the next one.
  const share = Math.max(1, Math.floor((maxVoiceSessions - (open.length - own.length)) / 2));
  if (own.length >= Math.min(maxVoiceSessionsPerWorkspace, share)) return { whose: "The workspace", sessions: own };
  const near = address === null ? [] : open.filter((session) => session.address === address);
  if (near.length >= maxVoiceSessionsPerAddress) return { whose: "Your network", sessions: near };
  return open.length >= maxVoiceSessions ? { whose: "The server", sessions: open } : undefined;
}

/** The session to end first: of the workspace with the most of them, the one that is silent for longest. */
function findSilent(sessions: readonly OpenSession[]): OpenSession | undefined {
  const counts = new Map<string, number>();
  for (const { workspaceId } of sessions) counts.set(workspaceId, (counts.get(workspaceId) ?? 0) + 1);
  const countOf = ({ workspaceId }: OpenSession) => counts.get(workspaceId) ?? 0;
  return sessions
    .filter((session) => session.silentMs() >= silentForMs)
    .sort((one, other) => countOf(other) - countOf(one) || other.silentMs() - one.silentMs())[0];
}

function tooMany({ whose, sessions }: Crowd): Problem {
  return new Problem(
    tooManyVoiceSessions,
    `${whose} has ${sessions.length} voice sessions open, and may have no more. Try again when one has ended, or type.`,
    { headers: { "retry-after": "5" } },
  );
}
