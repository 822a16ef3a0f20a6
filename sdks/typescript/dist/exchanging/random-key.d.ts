/** A unique key. `crypto.randomUUID` would need a page that was loaded over https. */
export declare function randomKey(): string;
