import type { ChatPlace, ChatSettings } from "./chat-settings.ts";

/** Says when people answer, by the clock of the visitor's device, and how long that usually takes. */
export type Presence = Pick<ChatSettings, "teamOpensAt" | "usualAnswerSeconds">;

/**
 * Asks anew when people answer: what the browser has kept may be of another day. The clock of a device may be wrong by
 * as much, so that the time is moved by what it differs from the server's. Fails like `fetch`.
 */
export async function askPresence({ server, key }: ChatPlace): Promise<Presence> {
  const address = `${server}/widget/settings/${encodeURIComponent(key)}.json`;
  const answer = await fetch(address, { credentials: "omit", cache: "no-cache" });
  const { teamOpensAt, usualAnswerSeconds }: Presence = await answer.json();
  const serversNow = Date.parse(answer.headers.get("date") ?? "") || Date.now();
  const opens = teamOpensAt && new Date(Date.parse(teamOpensAt) + Date.now() - serversNow).toISOString();
  return { teamOpensAt: opens, usualAnswerSeconds };
}
