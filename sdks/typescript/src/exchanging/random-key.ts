/** A unique key. `crypto.randomUUID` would need a page that was loaded over https. */
export function randomKey(): string {
  return crypto.getRandomValues(new Uint8Array(16)).join("-");
}
