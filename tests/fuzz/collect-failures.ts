/**
 * Failures of a walk that goes on: each kind once, with how often it was met and the first request
 * that met it.
 */
export type Failures = {
  note(where: string, what: string, how: string): void;
  readonly count: number;
  report(): string;
};

export function collectFailures(): Failures {
  const found = new Map<string, { times: number; how: string }>();
  return {
    note(where, what, how) {
      // Numbers and quoted values differ from request to request; the fault is the same.
      const kind = `${where}: ${what.replace(/req_\w+/g, "req_…")}`;
      const known = found.get(kind);
      if (known === undefined) found.set(kind, { times: 1, how });
      else known.times++;
    },
    get count() {
      return found.size;
    },
    report: () =>
      [...found].map(([kind, { times, how }], index) => `${index + 1}. ${kind} (${times} times)\n   ${how}`).join("\n"),
  };
}
