/** A unique key. `crypto.randomUUID` would need a page that was loaded over https. */
export function randomKey() {
    return crypto.getRandomValues(new Uint8Array(16)).join("-");
}
//# sourceMappingURL=random-key.js.map