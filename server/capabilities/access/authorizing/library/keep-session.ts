import type { OidcContext } from "oidc-provider";

export const sessionSeconds = 30 * 60;
export const sessionCookie = {
  name: "parley_oauth",
  options: { httpOnly: true, sameSite: "lax", path: "/oauth" },
} as const;

/**
 * Gives the browser that came without a session one for the page that it is shown, so that its form
 * can be sent. When a request fails, the library changes a new session without storing it, and would
 * then fail itself.
 */
export function keepSession({ oidc }: OidcContext): void {
  const { session, cookies } = oidc;
  if (session === undefined || session.exp !== undefined) return;
  // The library compares it with the time of the machine.
  session.exp = Math.floor(Date.now() / 1000) + sessionSeconds;
  cookies.set(sessionCookie.name, session.id, sessionCookie.options);
}
