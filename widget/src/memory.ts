/** A message that the visitor has sent and the server has not taken yet. */
export type Outgoing = { text: string; key: string };

/** The browser keeps this of one chat. */
type Kept = { visitorToken?: string; hasTalked?: boolean; outgoing?: Outgoing[]; email?: string };

/**
 * Keeps what the browser remembers of a chat: nothing before the first message. Where it may store nothing, the
 * page remembers for as long as it is open.
 */
export class Memory {
  readonly #name: string;
  #kept: Kept;

  constructor(key: string) {
    this.#name = `parley-${key.slice(-12)}`;
    this.#kept = this.#read();
  }

  get kept(): Readonly<Kept> {
    return this.#kept;
  }

  change(changes: Partial<Record<keyof Kept, Kept[keyof Kept] | undefined>>): void {
    this.#kept = { ...this.#kept, ...changes } as Kept;
    try {
      localStorage.setItem(this.#name, JSON.stringify(this.#kept));
    } catch {
      // The page remembers.
    }
  }

  /** Calls when another tab has changed what is remembered. Gives the function that ends it. */
  onChange(listener: () => void): () => void {
    const hear = (event: StorageEvent) => {
      if (event.key !== this.#name) return;
      this.#kept = this.#read();
      listener();
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }

  #read(): Kept {
    try {
      return JSON.parse(localStorage.getItem(this.#name) ?? "{}") ?? {};
    } catch {
      return {};
    }
  }
}
