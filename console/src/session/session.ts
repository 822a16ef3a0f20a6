import { Parley, ParleyProblem } from "@parley/client";
import { useSyncExternalStore } from "react";
import { browserMemory } from "../memory/browser-memory.ts";
import { reach } from "./reach.ts";

type Answer = Awaited<ReturnType<Parley["auth"]["signUp"]>>;

/** While it is `opening`, the browser may have a session, and the server is asked. */
export type SessionState =
  | { kind: "opening" }
  /** `isEnded`: the person did not sign out here, and comes back to the same page after signing in. */
  | { kind: "signed-out"; isEnded: boolean }
  | { kind: "signed-in"; user: Answer["user"]; workspace: Answer["workspace"] };

/** An access token is exchanged so long before it expires. */
const earlyMs = 60_000;
/** Tells that this browser had a session; the cookie itself is read by no script. */
const mark = "parley-signed-in";

/** Only these calls have a use for the cookie of the session. */
const sameOrigin: typeof fetch = async (url, init) => {
  try {
    const answer = await fetch(url, { ...init, credentials: "same-origin" });
    reach.set(true);
    if (answer.status === 401 && access !== undefined && !String(url).includes("/api/auth/")) {
      // The session was ended from elsewhere, or the workspace has moved: the cookie says which.
      access = undefined;
      void renew().catch(() => undefined);
    }
    return answer;
  } catch (error) {
    if (!init?.signal?.aborted) reach.set(false);
    throw error;
  }
};

const settings = { endpoint: location.origin, fetch: sameOrigin };
const own = { headers: { "x-parley-console": "1" } };

/** Calls the server without a credential, for the pages that are shown before the sign-in. */
export const stranger = new Parley({ ...settings, apiKey: null, maxRetries: 1 });

/** Calls for the person who has signed in. The token is renewed before it expires. */
export const parley = new Parley({ ...settings, apiKey: () => token() });

let state: SessionState = { kind: "opening" };
let access: { token: string; endsAtMs: number } | undefined;
let renewing: Promise<void> | undefined;
const listeners = new Set<() => void>();
const tabs = new BroadcastChannel("parley-session");

/** Takes the answer of a sign-in, and tells the other tabs. */
export function begin(answer: Answer): void {
  take(answer);
  tabs.postMessage("signed-in");
}

/** Asks for the session that this browser may have. */
export async function restore(): Promise<void> {
  if (browserMemory.read(mark) === null) return forget();
  await renew().catch(() => undefined);
}

/** Ends this browser's session in all its tabs; `everywhere` ends those of all other browsers, too. */
export async function end(everywhere = false): Promise<void> {
  if (everywhere) await parley.sessions.endOthers();
  await parley.auth.signOut(undefined, own);
  forget();
  tabs.postMessage("signed-out");
}

/** Shows what the person has changed of their own account, in all tabs. */
export function showUser(user: Answer["user"]): void {
  if (state.kind === "signed-in") change({ ...state, user });
  tabs.postMessage("signed-in");
}

/** Opens another workspace of the same person. Every tab follows. */
export async function enter(workspaceId: string): Promise<void> {
  begin(await parley.auth.switchWorkspace({ workspaceId }));
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, () => state);
}

/** Gives the state as it is now, for what is no component. */
export function readSession(): SessionState {
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function token(): Promise<string> {
  if (access === undefined || access.endsAtMs - earlyMs < Date.now()) await renew();
  return access?.token ?? "none";
}

/** Tabs take turns: each finds the cookie that the one before has got. */
function renew(): Promise<void> {
  const exchange = async () => {
    try {
      take(await stranger.auth.refresh({}, { ...own, maxRetries: 3 }));
    } catch (error) {
      const wasIn = state.kind === "signed-in" || (state.kind === "signed-out" && state.isEnded);
      if (error instanceof ParleyProblem && error.status === 401) forget(wasIn);
      throw error;
    }
  };
  renewing ??= Promise.resolve(navigator.locks?.request("parley-session", exchange) ?? exchange()).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

function take({ user, workspace, accessToken, expiresIn }: Omit<Answer, "refreshToken">): void {
  access = { token: accessToken, endsAtMs: Date.now() + expiresIn * 1000 };
  browserMemory.keep(mark, "1");
  const isSame =
    state.kind === "signed-in" && JSON.stringify([state.user, state.workspace]) === JSON.stringify([user, workspace]);
  if (!isSame) change({ kind: "signed-in", user, workspace });
}

function forget(isEnded = false): void {
  access = undefined;
  browserMemory.forget(mark);
  change({ kind: "signed-out", isEnded });
}

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

tabs.onmessage = ({ data }) => {
  if (data === "signed-out" && state.kind === "signed-in") forget();
  if (data === "signed-in") void renew().catch(() => undefined);
};
