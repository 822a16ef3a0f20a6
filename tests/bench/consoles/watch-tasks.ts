import type { CDPSession } from "playwright-core";

type TraceEvent = { name: string; pid: number; tid: number; dur?: number; tdur?: number; args: { name?: string } };

/** The longest task of a page in milliseconds, by the clock and by what the processor computed for it. */
type LongestTask = { clockMs: number; computedMs: number };

/**
 * Watches the tasks of a page until the returned function is called. A machine that does other work besides lets a
 * task wait, which the clock counts and the processor does not.
 */
export async function watchTasks(devTools: CDPSession): Promise<() => Promise<LongestTask>> {
  const events: TraceEvent[] = [];
  devTools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devTools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel"] },
  });
  return async () => {
    const complete = new Promise((resolve) => devTools.once("Tracing.tracingComplete", resolve));
    await devTools.send("Tracing.end");
    await complete;
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
    const pages = new Set(events.filter(({ args }) => args.name === "CrRendererMain").map(threadOf));
    const longest = { clockMs: 0, computedMs: 0 };
    for (const event of events) {
      if (!pages.has(threadOf(event)) || !event.name.endsWith("RunTask")) continue;
      longest.clockMs = Math.max(longest.clockMs, (event.dur ?? 0) / 1_000);
      longest.computedMs = Math.max(longest.computedMs, (event.tdur ?? 0) / 1_000);
    }
    return longest;
  };
}
