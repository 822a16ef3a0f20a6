const all: Counter[] = [];

/** Counts what happens in this process, by label, for /metrics. */
export class Counter {
  readonly #name: string;
  readonly #help: string;
  readonly #counts = new Map<string, number>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
    all.push(this);
  }

  /**
   * Adds to what is counted under these labels in Prometheus' form, `""` for none. The labels hold
   * nothing that a caller sent: the number of series stays bounded.
   */
  add(labels: string, by = 1): void {
    this.#counts.set(labels, (this.#counts.get(labels) ?? 0) + by);
  }

  /** Writes the figures in the Prometheus text format. */
  write(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} counter`];
    for (const [labels, count] of this.#counts) lines.push(`${this.#name}{${labels}} ${count}`);
    return `${lines.join("\n")}\n`;
  }
}

/** Writes every counter of this process. */
export function writeCounters(): string {
  return all.map((counter) => counter.write()).join("");
}

/** Counts callers and work that were turned away because of a limit or a quota. */
export const refusals = new Counter("parley_refusals_total", "Calls refused by this node, by the limit or quota.");

/** Counts the attempts to send a mail, those of campaigns too, by what became of them. */
export const mailAttempts = new Counter(
  "parley_mail_attempts_total",
  "Attempts to send a mail, by what became of them.",
);
