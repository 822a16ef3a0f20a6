/** The neighbours do these three; `ready` is the question whether the node is, as a load balancer asks it. */
export const deeds = ["chat", "webhook", "table"] as const;
type Deed = (typeof deeds)[number] | "ready";

/** One request of a neighbour, which began `atMs`. Its status is 0 when no answer came. */
export type Sample = { deed: Deed; atMs: number; ms: number; status: number };

/** An attack may double the time of a neighbour's slowest requests, and a person waits for so long. */
const mostOfIdle = 2;
const alwaysFineMs = 500;
/** Fewer requests do not tell what the slowest of a hundred takes. */
const leastSamples = 50;

/** The judge's view of one deed: milliseconds without the attack and beside it. */
type Finding = {
  deed: Deed;
  idle: { p50: number; p99: number };
  attacked: { p50: number; p99: number };
  ratio: number;
  /** Counts each status that was seen beside the attack. */
  statuses: Record<number, number>;
};

/** `isClear`: every deed is quick enough for anybody, whatever it took before. */
type Verdict = { findings: Finding[]; faults: string[]; isClear: boolean };

/**
 * Judges whether an attack on one workspace stayed its own: the neighbours are as quick as before,
 * nobody is refused, and the node says throughout that it is ready.
 */
export function judge(idle: readonly Sample[], attacked: readonly Sample[]): Verdict {
  const findings = [...deeds, "ready" as const].map((deed) => find(deed, of(deed, idle), of(deed, attacked)));
  const faults = findings.flatMap(({ deed, idle: before, attacked: beside, statuses }) => [
    ...countFaults(deed, of(deed, idle), of(deed, attacked)),
    ...Object.entries(statuses)
      .filter(([status]) => !isSuccess(Number(status)))
      .map(([status, count]) => `${deed}: ${count} × ${status === "0" ? "no answer" : status}`),
    // A load balancer does not mind how quick the answer is, as long as it waits for it.
    ...(deed === "ready" || beside.p99 <= Math.max(mostOfIdle * before.p99, alwaysFineMs)
      ? []
      : [`${deed}: p99 ${beside.p99.toFixed(0)} ms beside the attack, ${before.p99.toFixed(0)} ms before`]),
  ]);
  const isQuick = findings.every(({ deed, attacked: { p99 } }) => deed === "ready" || p99 <= alwaysFineMs);
  return { findings, faults, isClear: faults.length === 0 && isQuick };
}

function of(deed: Deed, samples: readonly Sample[]): Sample[] {
  return samples.filter((sample) => sample.deed === deed);
}

function find(deed: Deed, idle: readonly Sample[], attacked: readonly Sample[]): Finding {
  const statuses: Record<number, number> = {};
  for (const { status } of attacked) statuses[status] = (statuses[status] ?? 0) + 1;
  const [before, beside] = [idle, attacked].map((samples) => ({ p50: at(samples, 0.5), p99: at(samples, 0.99) }));
  return { deed, idle: before!, attacked: beside!, ratio: beside!.p99 / before!.p99, statuses };
}

function countFaults(deed: Deed, idle: readonly Sample[], attacked: readonly Sample[]): string[] {
  const counts = [idle.length, attacked.length];
  const refused = idle.filter(({ status }) => !isSuccess(status)).length;
  return [
    ...(Math.min(...counts) < leastSamples ? [`${deed}: only ${counts.join(" and ")} requests`] : []),
    ...(refused > 0 ? [`${deed}: ${refused} were refused before the attack`] : []),
  ];
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The time within which such a share of the requests was answered. */
function at(samples: readonly Sample[], share: number): number {
  const sorted = samples.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One line for each deed, for people. */
export function describe({ findings }: Verdict): string[] {
  return findings.map(({ deed, idle, attacked, ratio, statuses }) => {
    const times = [idle.p50, idle.p99, attacked.p50, attacked.p99].map((ms) => ms.toFixed(0).padStart(5));
    const seen = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    return `${deed.padEnd(7)} p50/p99 idle ${times[0]}/${times[1]} ms, attacked ${times[2]}/${times[3]} ms, ${ratio.toFixed(2)} ×, ${seen.join(", ")}`;
  });
}
