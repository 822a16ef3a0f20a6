import { findMissingDatabases, repairDatabases } from "../../capabilities/database/index.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { readMailSettings } from "../../kernel/mail/mail-settings.ts";
import type { Given } from "../command.ts";
import { countOtherNodes } from "../installation/count-other-nodes.ts";
import { withKernel } from "../installation/with-kernel.ts";
import type { Report } from "../report.ts";
import { checkCertificates, type ShownCertificate } from "./check-certificates.ts";
import { checkLeftOvers } from "./check-left-overs.ts";
import { checkSettings } from "./check-settings.ts";
import { checkState } from "./check-state.ts";
import { explainRequest, linesOf, readRequestId } from "./explain-request.ts";
import type { Finding } from "./finding.ts";
import { checkGrowth, type Growth, linesOfGrowth, readGrowth } from "./read-growth.ts";

/** Tells what is wrong with the installation and what to do. @throws when something is broken */
export async function doctorCommand(given: Given, report: Report): Promise<void> {
  const requestId = given.text("explain");
  if (requestId !== undefined) return explain(readRequestId(requestId), given.text("log") ?? null, report);
  const examined = await withKernel((kernel) => examine(kernel, given.isSet("repair")));
  const { findings, growth, certificates, repaired } = examined;
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

type Examined = {
  findings: Finding[];
  growth: Growth;
  certificates: ShownCertificate[];
  repaired: number;
};

async function examine(kernel: Kernel, isToRepair: boolean): Promise<Examined> {
  const { query } = kernel.database;
  const missing = isToRepair ? await findMissingDatabases(kernel) : [];
  await repairDatabases(kernel, missing);
  const { smtpUrl } = await readMailSettings(kernel, query);
  const nodes = await countOtherNodes(kernel.database, kernel.node.id);
  const [ofState, leftOvers, { findings: ofCertificates, certificates }] = await Promise.all([
    checkState(kernel),
    checkLeftOvers(kernel, nodes),
    checkCertificates(kernel),
  ]);
  const growth = await readGrowth(kernel);
  const ofSettings = checkSettings(kernel.config, { nodes, hasMailServer: smtpUrl !== null });
  const findings = [...ofSettings, ...ofState, ...leftOvers, ...ofCertificates, ...checkGrowth(growth)];
  return { findings, growth, certificates, repaired: missing.length };
}
