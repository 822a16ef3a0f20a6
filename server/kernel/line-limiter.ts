type Kind = { line: readonly unknown[]; leftOut: number };

/**
 * Lets one line a second of a kind through, and says how many it has left out. While the database is
 * away, every part of a node that looks for work fails several times a second, and a full disk of the
 * log would be the next fault. Lines that name a thing (a request, a workspace) are all kept.
 */
export class LineLimiter {
  readonly #kinds = new Map<string, Kind>();
  readonly #intervalMs: number;

  constructor(intervalMs = 1_000) {
    this.#intervalMs = intervalMs;
  }

  /** Writes the line, or the last one of its kind when the second is over, with `leftOut`. */
  write(line: readonly unknown[], write: (line: readonly unknown[]) => void): void {
    const kind = kindOf(line);
    const known = kind === undefined ? undefined : this.#kinds.get(kind);
    if (known === undefined) {
      write(line);
      if (kind !== undefined) this.#begin(kind, line, write);
    } else {
      known.line = line;
      known.leftOut++;
    }
  }

  #begin(kind: string, line: readonly unknown[], write: (line: readonly unknown[]) => void): void {
    const held: Kind = { line, leftOut: 0 };
    this.#kinds.set(kind, held);
    const end = () => {
      this.#kinds.delete(kind);
      if (held.leftOut === 0) return;
      const [fields, ...rest] = held.line;
      // The line itself is written, so it is none of those that were left out.
      const counted = { leftOut: held.leftOut - 1 };
      write(typeof fields === "string" ? [counted, ...held.line] : [{ ...(fields as object), ...counted }, ...rest]);
      this.#begin(kind, held.line, write);
    };
    setTimeout(end, this.#intervalMs).unref();
  }
}

/** The code of the answer to every request while the database is away. */
const unavailable = "unavailable";
const namesAThing = /(?:Id|^node|^job|^provider)$/;

/** Gives undefined for a line of which every one is wanted. */
function kindOf([fields, message]: readonly unknown[]): string | undefined {
  if (typeof fields === "string") return fields;
  if (typeof message !== "string" || typeof fields !== "object" || fields === null) return undefined;
  const { cause, error, code, err } = fields as Record<string, unknown>;
  const isNamed = Object.keys(fields).some((name) => namesAThing.test(name));
  const ofDatabase = (err as { code?: unknown } | undefined)?.code;
  if (isNamed && (message !== unavailable || ofDatabase === undefined)) return undefined;
  return [message, cause, error, code, ofDatabase].map(String).join();
}
