import { createHmac } from "node:crypto";

/**
 * An authenticator app: reads the secret as people type it, and shows codes as RFC 6238 says. It is
 * written for the tests alone, so that a fault of the server's code shows.
 */
export function oneTimeCodeOf(secret: string, atMs: number): string {
  const bits = [...secret].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits
    .join("")
    .match(/.{8}/g)!
    .map((byte) => Number.parseInt(byte, 2));
  const counter = Math.floor(atMs / 30_000)
    .toString(16)
    .padStart(16, "0");
  const mac = createHmac("sha1", Buffer.from(bytes)).update(Buffer.from(counter, "hex")).digest("hex");
  const offset = Number.parseInt(mac.slice(-1), 16) * 2;
  const number = BigInt(`0x${mac.slice(offset, offset + 8)}`) & 0x7fffffffn;
  return String(number % 1_000_000n).padStart(6, "0");
}
