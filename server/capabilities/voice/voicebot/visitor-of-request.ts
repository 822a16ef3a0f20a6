import { sha256 } from "../../../kernel/secrets.ts";
import { toUuidText } from "../../../kernel/storage/uuid.ts";
import type { Asker } from "./asker.ts";
import type { PlatformRequest } from "./platforms/platform.ts";

/**
 * Gives the visitor who stands for a person of a voice platform: the same in every conversation of the
 * channel, so that the team can block the person. Null when the platform names no person.
 */
export function visitorOfRequest(
  { workspaceId, entrance }: Pick<Asker, "workspaceId" | "entrance">,
  { userId }: Pick<PlatformRequest, "userId">,
): string | null {
  if (userId === undefined) return null;
  const bytes = sha256(JSON.stringify(["visitor of a voice platform", workspaceId, entrance, userId])).subarray(0, 16);
  // A UUIDv5 names something by a hash. Only the ids of verified users are UUIDv8.
  bytes[6] = 0x50 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return toUuidText(bytes);
}
