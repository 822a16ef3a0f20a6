import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import { visitorTokenInvalid } from "./problems.ts";

const prefix = "parley_vt_";
const idBytes = 16;
const signatureBytes = 32;

/**
 * Proves that a browser is the same visitor as before. The token consists of the visitor's id and a
 * signature with PARLEY_SECRET: no token is stored, and a visitor always gets the same one.
 *
 *     const token = VisitorToken.make(kernel, workspaceId, visitorId);
 *     VisitorToken.read(kernel, workspaceId, token); // visitorId
 */
export const VisitorToken = {
  make(kernel: Kernel, workspaceId: string, visitorId: string): string {
    const id = Buffer.from(visitorId.replaceAll("-", ""), "hex");
    const signature = kernel.secrets.sign("visitor-token", signedText(workspaceId, visitorId));
    return prefix + Buffer.concat([id, signature]).toString("base64url");
  },

  /**
   * The visitor's id; undefined without a token. Throws visitor-token-invalid for a token that
   * Parley did not make.
   */
  read(kernel: Kernel, workspaceId: string, token: string | undefined): string | undefined {
    if (token === undefined) return undefined;
    const bytes = Buffer.from(token.startsWith(prefix) ? token.slice(prefix.length) : "", "base64url");
    const visitorId = uuidOfBytes(bytes.subarray(0, idBytes));
    const signature = bytes.subarray(idBytes);
    const isValid =
      signature.length === signatureBytes &&
      kernel.secrets.verify("visitor-token", signedText(workspaceId, visitorId), signature);
    if (isValid) return visitorId;
    throw new Problem(
      visitorTokenInvalid,
      "Delete this X-Visitor-Token and send without one: the answer brings a new one.",
    );
  },
};

function signedText(workspaceId: string, visitorId: string): string {
  return `${workspaceId}:${visitorId}`;
}

/** 16 bytes as a UUID's text. */
export function uuidOfBytes(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
