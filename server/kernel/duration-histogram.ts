type Series = { counts: number[]; sumSeconds: number };

const all: DurationHistogram[] = [];

/** Durations by label, for /metrics: counted as plain numbers, because reading is rare. */
export class DurationHistogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bucketsSeconds: readonly number[];
  readonly #series = new Map<string, Series>();

  /** @param bucketsSeconds the upper bounds, rising */
  constructor(name: string, help: string, bucketsSeconds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bucketsSeconds = bucketsSeconds;
    all.push(this);
  }

  /**
   * Makes what counts under these labels in Prometheus' form. Keep it where it is called often. The
   * labels hold nothing that a caller sent: the number of series stays bounded.
   */
  labelled(labels: string): (durationMs: number) => void {
    const buckets = this.#bucketsSeconds;
    const found = this.#series.get(labels);
    // The last entry counts what is above all buckets.
    const series = found ?? { counts: Array<number>(buckets.length + 1).fill(0), sumSeconds: 0 };
    if (found === undefined) this.#series.set(labels, series);
    return (durationMs) => {
      const seconds = durationMs / 1000;
      let bucket = 0;
      while (bucket < buckets.length && seconds > buckets[bucket]!) bucket++;
      series.counts[bucket]!++;
      series.sumSeconds += seconds;
    };
  }

  /** Writes the figures in the Prometheus text format, in which each bucket includes those before it. */
  write(): string {
    const name = this.#name;
    const lines = [`# HELP ${name} ${this.#help}`, `# TYPE ${name} histogram`];
    for (const [labels, { counts, sumSeconds }] of this.#series) {
      let total = 0;
      for (const [index, count] of counts.entries()) {
        total += count;
        lines.push(`${name}_bucket{le="${this.#bucketsSeconds[index] ?? "+Inf"}",${labels}} ${total}`);
      }
      lines.push(`${name}_sum{${labels}} ${sumSeconds}`, `${name}_count{${labels}} ${total}`);
    }
    return `${lines.join("\n")}\n`;
  }
}

/** Writes every histogram of this process. */
export function writeHistograms(): string {
  return all.map((histogram) => histogram.write()).join("");
}
