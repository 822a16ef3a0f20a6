const hourMs = 3_600_000;

/** Says when what could not be mailed is tried again: a mail that is put off twice has the same hour. */
export function nextFullHour(nowMs: number): Date {
  return new Date((Math.floor(nowMs / hourMs) + 1) * hourMs);
}
