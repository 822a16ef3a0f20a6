const bucketsSeconds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];
const metricName = "parley_http_request_duration_seconds";

/**
 * `counts[i]` counts the requests of bucket i alone; the last entry counts those above all buckets.
 */
type Series = { labels: string; counts: number[]; sumSeconds: number };

const all: Series[] = [];

/**
 * Counts the requests of one path, as plain numbers: counting happens on every request, reading
 * rarely.
 */
export type RequestCounter = { count(method: string, status: number, durationMs: number): void };

/** `path` is a route pattern, never what the caller sent: the number of series stays bounded. */
export function createRequestCounter(path: string): RequestCounter {
  const byMethod = new Map<string, Map<number, Series>>();

  function begin(method: string, status: number): Series {
    const labels = `method="${method}",path="${path}",status="${status}"`;
    const found = all.find((series) => series.labels === labels);
    const series = found ?? { labels, counts: Array<number>(bucketsSeconds.length + 1).fill(0), sumSeconds: 0 };
    if (found === undefined) all.push(series);
    const ofMethod = byMethod.get(method) ?? new Map<number, Series>();
    byMethod.set(method, ofMethod.set(status, series));
    return series;
  }

  return {
    count(method, status, durationMs) {
      const seconds = durationMs / 1000;
      const series = byMethod.get(method)?.get(status) ?? begin(method, status);
      let bucket = 0;
      while (bucket < bucketsSeconds.length && seconds > bucketsSeconds[bucket]!) bucket++;
      series.counts[bucket]!++;
      series.sumSeconds += seconds;
    },
  };
}

/** The histogram in the Prometheus text format, in which each bucket includes those before it. */
export function writeRequestDurations(): string {
  const lines = [
    `# HELP ${metricName} Time from the request's arrival to the end of its answer.`,
    `# TYPE ${metricName} histogram`,
  ];
  for (const { labels, counts, sumSeconds } of all) {
    let total = 0;
    for (const [index, count] of counts.entries()) {
      total += count;
      lines.push(`${metricName}_bucket{le="${bucketsSeconds[index] ?? "+Inf"}",${labels}} ${total}`);
    }
    lines.push(`${metricName}_sum{${labels}} ${sumSeconds}`, `${metricName}_count{${labels}} ${total}`);
  }
  return `${lines.join("\n")}\n`;
}
