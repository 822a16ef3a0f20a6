import { sha256 } from "../../kernel/secrets.ts";
import { uuidOfBytes } from "./visitor-token.ts";

/**
 * Gives the visitor id of a verified user, the same on every device. It depends on the user's id and not
 * on PARLEY_SECRET, so users find their conversations again after PARLEY_SECRET was replaced. The
 * id alone gives access to nothing.
 */
export function visitorOfUser(workspaceId: string, userId: string): string {
  // Anonymous visitors have a UUIDv7.
  return uuidOfHash(sha256(`visitor of user:${workspaceId}:${userId}`));
}

/** Gives the first 16 bytes of a hash as a UUIDv8 (RFC 9562, section 5.8). */
export function uuidOfHash(hash: Buffer): string {
  const bytes = hash.subarray(0, 16);
  bytes[6] = 0x80 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return uuidOfBytes(bytes);
}

/** Tells whether the visitor is a user, who must prove it with each request. */
export function isVisitorOfUser(visitorId: string): boolean {
  return visitorId[14] === "8";
}

/**
 * Tells which visitor a conversation belongs to: that of a browser, else that of the verified user
 * whom a server named. It gives undefined for a server's own conversation.
 */
export function visitorOfPerson(
  workspaceId: string,
  person: { visitorId: string | null; userId: string | null },
): string | undefined {
  if (person.visitorId !== null) return person.visitorId;
  return person.userId === null ? undefined : visitorOfUser(workspaceId, person.userId);
}
