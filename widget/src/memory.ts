/** A message that the visitor has sent and the server has not taken yet. `of`: the user who was signed in then. */
export type Outgoing = { text: string; key: string; of?: string };

/** The browser keeps this of one chat. `emailOf`: the user whose address it is. */
type Kept = {
  visitorToken?: string;
  hasTalked?: boolean;
  outgoing?: Outgoing[];
  email?: string;
  emailOf?: string | undefined;
};

/**
 * Keeps what the browser remembers of a chat: nothing before the first message. Where it may store nothing, the
 * page remembers for as long as it is open.
 */
export class Memory {
  readonly #name: string;
  #kept: Kept;
  /** The user who is signed in to the page, if the page has said so. */
  #person: string | undefined;

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

  get person(): string | undefined {
    return this.#person;
  }

  /** Learns who is at the browser by the token of the page. Says whether this is another one than before. */
  meet(userToken: string | null): boolean {
    const former = this.#person;
    this.#person = userToken === null ? undefined : subjectOf(userToken);
    return this.#person !== former;
  }

  /** Gives what waits and is no other user's: what a user wrote who has signed out waits until that user is back. */
  get outgoing(): Outgoing[] {
    return (this.#kept.outgoing ?? []).filter(({ of }) => of === undefined || of === this.#person);
  }

  /** Lets a message wait, behind the others. */
  queue({ text, key }: Outgoing): void {
    const own = this.#person === undefined ? {} : { of: this.#person };
    this.change({ outgoing: [...this.#allBut(key), { text, key, ...own }] });
  }

  /** The server has the message, or has refused it. */
  unqueue(key: string | undefined): void {
    this.change({ outgoing: this.#allBut(key) });
  }

  #allBut(key: string | undefined): Outgoing[] {
    return (this.#kept.outgoing ?? []).filter((each) => each.key !== key);
  }

  /** The address that who is at the browser has left. */
  get email(): string | undefined {
    return this.#kept.emailOf === this.#person ? this.#kept.email : undefined;
  }

  keepEmail(email: string): void {
    this.change({ email, emailOf: this.#person });
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

/** Reads whom a token is of. The server checks it: here a fresh token of the same user is only told from another's. */
function subjectOf(userToken: string): string {
  try {
    const [, claims = ""] = userToken.split(".");
    return String(JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))).sub);
  } catch {
    return userToken;
  }
}
