import { createHmac, timingSafeEqual } from "node:crypto";

/** One-time codes of authenticator apps: RFC 6238 with SHA-1, 6 digits and steps of 30 seconds. */

const stepMs = 30_000;
const digits = 6;
/**
 * A code counts one step before and after its own, for clocks that differ and people who type
 * slowly.
 */
const tolerance = 1;

/** Codes of a secret, by the step that they are of. */
export const oneTimeCode = {
  stepAt: (nowMs: number): number => Math.floor(nowMs / stepMs),

  at(secret: Buffer, step: number): string {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(step));
    const mac = createHmac("sha1", secret).update(counter).digest();
    const offset = mac.at(-1)! & 15;
    return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
  },

  /** Returns the step that this code is of; undefined for a wrong one. */
  findStep(secret: Buffer, code: string, nowMs: number): number | undefined {
    const now = oneTimeCode.stepAt(nowMs);
    let found: number | undefined;
    for (let step = now - tolerance; step <= now + tolerance; step++) {
      if (timingSafeEqual(Buffer.from(oneTimeCode.at(secret, step)), Buffer.from(code))) found = step;
    }
    return found;
  },

  /** Returns the digits of what a person typed; undefined for what cannot be such a code. */
  read(written: string): string | undefined {
    const code = written.replace(/\s/g, "");
    return /^\d{6}$/.test(code) ? code : undefined;
  },
};
