const dayMs = 86_400_000;
export const weekMs = 7 * dayMs;
/** 1970 began on a Thursday; the first Monday was the 5th of January. */
const firstMailAtMs = 4 * dayMs + 8 * 3_600_000;

/** The next Monday at 8 o'clock UTC. */
export function nextMailTime(nowMs: number): Date {
  return new Date(firstMailAtMs + (Math.floor((nowMs - firstMailAtMs) / weekMs) + 1) * weekMs);
}
