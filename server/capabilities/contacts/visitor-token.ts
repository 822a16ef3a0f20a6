import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import { visitorTokenInvalid } from "./problems.ts";

const prefix = "parley_vt_";
const idBytes = 16;
const endBytes = 2;
const signatureBytes = 32;
const dayMs = 86_400_000;
/** Counted from the last answer, because every answer brings a token that ends later. */
const lifetimeDays = 90;

/**
 * Proves that a browser is the same visitor as before. The token consists of the visitor's id, the
 * day on which the token ends (counted from 1970), and a signature with PARLEY_SECRET: no token is
 * stored, and a visitor gets the same one for a day.
 *
 *     const token = VisitorToken.make(kernel, workspaceId, visitorId);
 *     VisitorToken.read(kernel, workspaceId, token); // { visitorId, endsAtMs }
 */
export const VisitorToken = {
  make(kernel: Kernel, workspaceId: string, visitorId: string): string {
    const endDay = Math.ceil(kernel.clock.now() / dayMs) + lifetimeDays;
    const bytes = Buffer.alloc(idBytes + endBytes);
    bytes.write(visitorId.replaceAll("-", ""), "hex");
    bytes.writeUInt16BE(endDay, idBytes);
    const signature = kernel.secrets.sign("visitor-token", signedText(workspaceId, visitorId, endDay));
    return prefix + Buffer.concat([bytes, signature]).toString("base64url");
  },

  /**
   * The visitor's id, and when the token ends; undefined without a token. Throws
   * visitor-token-invalid for a token that has ended or that Parley did not make.
   */
  read(
    kernel: Kernel,
    workspaceId: string,
    token: string | undefined,
  ): { visitorId: string; endsAtMs: number } | undefined {
    if (token === undefined) return undefined;
    const bytes = Buffer.from(token.startsWith(prefix) ? token.slice(prefix.length) : "", "base64url");
    if (bytes.length !== idBytes + endBytes + signatureBytes) throw invalid();
    const visitorId = uuidOfBytes(bytes.subarray(0, idBytes));
    const endDay = bytes.readUInt16BE(idBytes);
    const signature = bytes.subarray(idBytes + endBytes);
    if (!kernel.secrets.verify("visitor-token", signedText(workspaceId, visitorId, endDay), signature)) throw invalid();
    const endsAtMs = endDay * dayMs;
    if (endsAtMs <= kernel.clock.now()) throw invalid();
    return { visitorId, endsAtMs };
  },
};

function invalid(): Problem {
  return new Problem(
    visitorTokenInvalid,
    "Delete this X-Visitor-Token and send without one: the answer brings a new one.",
  );
}

function signedText(workspaceId: string, visitorId: string, endDay: number): string {
  return `${workspaceId}:${visitorId}:${endDay}`;
}

/** 16 bytes as a UUID's text. */
export function uuidOfBytes(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
