import { createRequire } from "node:module";
import type { Options } from "@node-rs/argon2";

type Hash = (password: string | Uint8Array, options?: Options | null, signal?: AbortSignal | null) => Promise<string>;

/**
 * Most tests sign people up with one password, and each hash of it keeps a core busy for 20 ms. From
 * now on the real library makes it once a process, at the cost that the server asks for, so that
 * every process can verify it. The server must not have been loaded before.
 */
export function hashOnce(password: string): void {
  const requireForServer = createRequire(new URL("../../server/package.json", import.meta.url));
  const argon2 = requireForServer("@node-rs/argon2") as { hash: Hash };
  const { hash } = argon2;
  const made = new Map<string, Promise<string>>();
  argon2.hash = (text, options, signal) => {
    if (text !== password) return hash(text, options, signal);
    const cost = JSON.stringify(options);
    const known = made.get(cost) ?? hash(text, options);
    made.set(cost, known);
    return known;
  };
}
