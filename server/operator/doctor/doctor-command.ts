import { findMissingDatabases, repairDatabases } from "../../capabilities/database/index.ts";
import { readDatabaseBytes } from "../../http/health/store.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { readMailSettings } from "../../kernel/mail/mail-settings.ts";
import type { Given } from "../command.ts";
import { countOtherNodes } from "../installation/count-other-nodes.ts";
import { withKernel } from "../installation/with-kernel.ts";
import type { Report } from "../report.ts";
import { checkSettings } from "./check-settings.ts";
import { checkState } from "./check-state.ts";
import type { Finding } from "./finding.ts";

/** Tells what is wrong with the installation and what to do. @throws when something is broken */
export async function doctorCommand(given: Given, report: Report): Promise<void> {
  const { findings, size, repaired } = await withKernel((kernel) => examine(kernel, given.isSet("repair")));
  const lines = findings.map(({ level, sentence }) => `${level === "broken" ? "BROKEN" : "advice"}  ${sentence}`);
  const sizeLine = `The main database has ${Math.ceil(size / 1024 / 1024)} MiB.`;
  const repairLines = repaired === 0 ? [] : [`${repaired} databases of workspaces were made anew.`];
  const end = findings.length === 0 ? ["Nothing is wrong."] : [];
  report.result({ findings, databaseBytes: size, repaired }, [...repairLines, ...lines, ...end, sizeLine]);
  const broken = findings.filter(({ level }) => level === "broken").length;
  if (broken > 0) throw new Error(broken === 1 ? "One thing is broken." : `${broken} things are broken.`);
}

async function examine(
  kernel: Kernel,
  isToRepair: boolean,
): Promise<{ findings: Finding[]; size: number; repaired: number }> {
  const { query } = kernel.database;
  const missing = isToRepair ? await findMissingDatabases(kernel) : [];
  await repairDatabases(kernel, missing);
  const { smtpUrl } = await readMailSettings(kernel, query);
  const nodes = await countOtherNodes(kernel.database, kernel.node.id);
  const findings = [
    ...checkSettings(kernel.config, { nodes, hasMailServer: smtpUrl !== null }),
    ...(await checkState(kernel)),
  ];
  return { findings, size: await readDatabaseBytes(query), repaired: missing.length };
}
