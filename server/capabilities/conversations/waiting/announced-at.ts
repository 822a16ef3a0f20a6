import { opensAt, type WorkspaceSettings } from "../../identity/index.ts";

/**
 * Tells when a wait since then is to be announced, in milliseconds since 1970; undefined when it is not.
 * Outside of the office hours the time begins when they do.
 */
export function announcedAt({ officeHours, waitingAfterMinutes }: WorkspaceSettings, since: Date): number | undefined {
  if (waitingAfterMinutes === null) return undefined;
  return opensAt(officeHours, since.getTime()) + waitingAfterMinutes * 60_000;
}
