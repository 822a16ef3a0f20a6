import { cpuMsOf, cpuMsOfPostgres } from "./cpu-time.ts";
import type { LoadGenerator } from "./generate-load.ts";
import type { Load } from "./load-generator.ts";

/** One round of one variant. CPU is that of the servers alone, in microseconds a request. */
export type Measurement = {
  nodeUs: number;
  postgresUs: number;
  cpuUs: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
};

export type Measured = { port: number; pid: number; postmasterPid?: number | readonly number[] };

export async function measureLoad(
  generator: LoadGenerator,
  server: Measured,
  load: Omit<Load, "port">,
): Promise<Measurement> {
  const postmasters = [server.postmasterPid ?? []].flat();
  const postgresMs = () => postmasters.reduce((sum, pid) => sum + cpuMsOfPostgres(pid), 0);
  const before = { node: cpuMsOf(server.pid), postgres: postgresMs() };
  const { elapsedMs, p50Ms, p99Ms } = await generator.send({ ...load, port: server.port });
  const nodeUs = ((cpuMsOf(server.pid) - before.node) * 1000) / load.count;
  const postgresUs = ((postgresMs() - before.postgres) * 1000) / load.count;
  return { nodeUs, postgresUs, cpuUs: nodeUs + postgresUs, perSecond: (load.count * 1000) / elapsedMs, p50Ms, p99Ms };
}

/**
 * Runs the variants in turn, round after round, so that the machine's moods fall on all of them
 * alike.
 */
export async function interleave<Name extends string>(
  rounds: number,
  variants: Record<Name, (round: number) => Promise<Measurement>>,
): Promise<Record<Name, Measurement[]>> {
  const names = Object.keys(variants) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Measurement[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) results[name].push(await variants[name](round));
  }
  return results;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Median and spread of one figure over the rounds. */
export function spread(
  measurements: readonly Measurement[],
  figure: keyof Measurement,
): { median: number; least: number; most: number } {
  const values = measurements.map((measurement) => measurement[figure]);
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/**
 * Gives the measured figure as a multiple of the floor's, taken within each round; median over the
 * rounds.
 */
export function ratioTo(
  floor: readonly Measurement[],
  measured: readonly Measurement[],
  figure: keyof Measurement,
): number {
  return median(measured.map((measurement, round) => measurement[figure] / floor[round]![figure]));
}
