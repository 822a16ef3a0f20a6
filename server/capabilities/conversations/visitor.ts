import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import { sha256 } from "../../kernel/secrets.ts";
import { visitorTokenInvalid } from "./problems.ts";

const prefix = "parley_vt_";
const idBytes = 16;
const signatureBytes = 32;

/**
 * Proves that a browser is the visitor it was before. Made from the visitor's id and PARLEY_SECRET,
 * so that nothing stored can be used in its place and the same visitor always gets the same token.
 */
export function visitorTokenOf(kernel: Kernel, workspaceId: string, visitorId: string): string {
  const id = Buffer.from(visitorId.replaceAll("-", ""), "hex");
  const signature = kernel.secrets.sign("visitor-token", signedTextOf(workspaceId, visitorId));
  return prefix + Buffer.concat([id, signature]).toString("base64url");
}

/** The visitor's id; undefined without a token. Throws visitor-token-invalid for one that we did not give. */
export function readVisitorToken(kernel: Kernel, workspaceId: string, token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  const bytes = Buffer.from(token.startsWith(prefix) ? token.slice(prefix.length) : "", "base64url");
  const visitorId = uuidOf(bytes.subarray(0, idBytes));
  const signed = signedTextOf(workspaceId, visitorId);
  if (
    bytes.length !== idBytes + signatureBytes ||
    !kernel.secrets.verify("visitor-token", signed, bytes.subarray(idBytes))
  ) {
    throw new Problem(
      visitorTokenInvalid,
      "Forget this X-Visitor-Token and send without one: the answer brings a new one.",
    );
  }
  return visitorId;
}

/**
 * The visitor that a verified user is, on every device. Made from the user's id without PARLEY_SECRET, so that nothing need
 * be stored and the person finds its conversations again after PARLEY_SECRET was replaced; by itself it opens nothing.
 */
export function visitorOfUser(workspaceId: string, userId: string): string {
  const bytes = sha256(`visitor of user:${workspaceId}:${userId}`).subarray(0, idBytes);
  // UUIDv8 (RFC 9562, section 5.8), which tells it from the UUIDv7 of anonymous visitors.
  bytes[6] = 0x80 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return uuidOf(bytes);
}

/** Whether the visitor is a user, who must prove it with each request. */
export function isUsersVisitor(visitorId: string): boolean {
  return visitorId[14] === "8";
}

function signedTextOf(workspaceId: string, visitorId: string): string {
  return `${workspaceId}:${visitorId}`;
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
