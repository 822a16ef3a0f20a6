/** Makes the key of one message. A page may be reloaded while it sends: the server takes the same key once. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
