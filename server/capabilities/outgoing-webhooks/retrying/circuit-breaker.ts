import { jittered } from "./jittered.ts";

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/**
 * Says when an endpoint that keeps failing is only probed, when its owners are warned, and when it is
 * disabled.
 */
export const circuitBreaker = {
  /**
   * This many failures in a row open the circuit: then one delivery at a time probes the endpoint.
   */
  failuresUntilOpen: 10,
  /** The pause before the first probe. It doubles with each failed probe, up to the longest. */
  firstProbeMs: 5 * secondMs,
  maxProbeMs: 5 * minuteMs,
  /** Failures for so long, with the circuit open, and the owners are warned by mail. */
  failingUntilWarnedMs: hourMs,
  /** Failures for so long, and the endpoint is disabled. */
  failingUntilDisabledMs: 120 * hourMs,
  /** An endpoint that was disabled for failing is asked so often whether it works again. */
  probeDisabledMs: 24 * hourMs,
} as const;

/** Tells whether an endpoint with so many failures in a row is only probed. */
export function isCircuitOpen(consecutiveFailures: number): boolean {
  return consecutiveFailures >= circuitBreaker.failuresUntilOpen;
}

/** The pause before the next probe of an endpoint whose circuit is open, in milliseconds. */
export function probeDelayMs(consecutiveFailures: number): number {
  const { failuresUntilOpen, firstProbeMs, maxProbeMs } = circuitBreaker;
  const probes = Math.max(0, consecutiveFailures - failuresUntilOpen);
  return jittered(Math.min(maxProbeMs, firstProbeMs * 2 ** Math.min(probes, 16)));
}
