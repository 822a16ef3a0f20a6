import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Loads the library at the first call: it is a tenth of all modules that a start would load, and
 * many servers have no passkeys.
 */
export function loadWebauthn(): typeof import("@simplewebauthn/server") {
  return require("@simplewebauthn/server");
}

/** Loads the library's decoders, like the library. */
export function loadWebauthnDecoders(): typeof import("@simplewebauthn/server/helpers") {
  return require("@simplewebauthn/server/helpers");
}
