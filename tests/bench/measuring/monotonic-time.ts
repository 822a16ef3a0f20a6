/**
 * Milliseconds of the machine's monotonic clock: the same in all its processes, so that one may
 * tell what another saw.
 */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
