import { findMissingDatabases, repairDatabases } from "../../capabilities/database/index.ts";
import type { Given } from "../command.ts";
import { countOtherNodes } from "../installation/count-other-nodes.ts";
import { withKernel } from "../installation/with-kernel.ts";
import type { Report } from "../report.ts";
import { examine } from "./examine.ts";
import { explainRequest, linesOf, readRequestId } from "./explain-request.ts";
import { linesOfGrowth } from "./read-growth.ts";

/** Tells what is wrong with the installation and what to do. @throws when something is broken */
export async function doctorCommand(given: Given, report: Report): Promise<void> {
  const requestId = given.text("explain");
  if (requestId !== undefined) return explain(readRequestId(requestId), given.text("log") ?? null, report);
  const { findings, growth, certificates, repaired } = await withKernel(async (kernel) => {
    const missing = given.isSet("repair") ? await findMissingDatabases(kernel) : [];
    await repairDatabases(kernel, missing);
    const nodes = await countOtherNodes(kernel.database, kernel.node.id);
    return { ...(await examine(kernel, nodes)), repaired: missing.length };
  });
  const lines = findings.map(({ level, sentence }) => `${level === "broken" ? "BROKEN" : "advice"}  ${sentence}`);
  const repairLines = repaired === 0 ? [] : [`${repaired} missing databases of workspaces were created, empty.`];
  const end = findings.length === 0 ? ["Nothing is wrong."] : [];
  const certificateLines = certificates.map(({ host, use, daysLeft }) => `  ${host} (${use}): ${daysLeft} days`);
  report.result({ findings, growth, certificates, repaired }, [
    ...[...repairLines, ...lines, ...end],
    ...linesOfGrowth(growth),
    ...(certificates.length === 0 ? [] : ["Certificates, and how long they hold:", ...certificateLines]),
  ]);
  const broken = findings.filter(({ level }) => level === "broken").length;
  if (broken > 0) throw new Error(broken === 1 ? "One thing is broken." : `${broken} things are broken.`);
}

async function explain(uuid: string, logFile: string | null, report: Report): Promise<void> {
  const explanation = await withKernel((kernel) => explainRequest(kernel, uuid, logFile));
  report.result(explanation, linesOf(explanation));
}
