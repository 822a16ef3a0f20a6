import { readDefaultRetention } from "../../capabilities/housekeeping/index.ts";
import { changeDefaultRetention } from "../../capabilities/installation/index.ts";
import { type Given, WrongUse } from "../command.ts";
import type { Report } from "../report.ts";
import { decidingOf } from "./deciding-of.ts";
import { readPairs } from "./read-pairs.ts";
import { withKernel } from "./with-kernel.ts";

/** Shows for how long new workspaces keep their data, or changes it as the API does. */
export async function retentionCommand(given: Given, report: Report): Promise<void> {
  const written = given.text("set");
  const change = written === undefined ? undefined : readPairs(written, "conversations");
  if (change !== undefined && Object.keys(change).length === 0) throw new WrongUse("--set names nothing.");
  const { days } = await withKernel((kernel) =>
    change === undefined ? readDefaultRetention(kernel) : changeDefaultRetention(decidingOf(kernel), { days: change }),
  );
  report.result(
    { days },
    Object.entries(days).map(([kind, count]) => `${kind}: ${count === null ? "until it is erased" : `${count} days`}`),
  );
}
