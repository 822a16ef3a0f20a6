const formats = new Map<string, Intl.DateTimeFormat>();

/** There are some 600 time zones, so each keeps its format. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
      ...{ hour: "numeric", minute: "numeric", second: "numeric" },
    });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * Returns what the clocks of the zone show, as the moment at which clocks of UTC show the same. All
 * of these times are in milliseconds since 1970.
 */
export function wallTimeOf(atMs: number, timeZone: string): number {
  const shown = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year, month, day, hour, minute, second } = shown as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hour, minute, second);
}

const dayMs = 86_400_000;

/**
 * Returns when the clocks of the zone show this. A time that they show twice, because they are put
 * back, is the first or the second of the two; one that they skip is as long after the skip as it
 * would have been after its beginning.
 */
export function momentOf(wallMs: number, timeZone: string, which: "first" | "second"): number {
  const offsetAt = (atMs: number) => wallTimeOf(atMs, timeZone) - Math.floor(atMs / 1000) * 1000;
  const before = offsetAt(wallMs - dayMs);
  const after = offsetAt(wallMs + dayMs);
  const moments = [wallMs - before, wallMs - after].filter((atMs) => wallTimeOf(atMs, timeZone) === wallMs);
  if (moments.length === 0) return wallMs - before;
  return which === "first" ? Math.min(...moments) : Math.max(...moments);
}
