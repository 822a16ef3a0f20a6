import type { Kernel } from "../../kernel/kernel.ts";
import { readMailSettings } from "../../kernel/mail/mail-settings.ts";
import type { Examination, ShownCertificate } from "../../kernel/standing/examination.ts";
import { countOtherNodes } from "../installation/count-other-nodes.ts";
import { checkCertificates } from "./check-certificates.ts";
import { checkLeftOvers } from "./check-left-overs.ts";
import { checkSettings } from "./check-settings.ts";
import { checkState } from "./check-state.ts";
import type { Finding } from "./finding.ts";
import { checkGrowth, type Growth, readGrowth } from "./read-growth.ts";

/**
 * Looks at settings, state, left-overs, certificates and growth. `nodes` counts
 * those that serve: without any, what a server has left behind can be told from its work.
 */
export async function examine(
  kernel: Kernel,
  nodes: number,
): Promise<{ findings: Finding[]; growth: Growth; certificates: ShownCertificate[] }> {
  const { smtpUrl } = await readMailSettings(kernel, kernel.database.query);
  const [ofState, leftOvers, { findings: ofCertificates, certificates }, growth] = await Promise.all([
    checkState(kernel),
    checkLeftOvers(kernel, nodes),
    checkCertificates(kernel),
    readGrowth(kernel),
  ]);
  const ofSettings = checkSettings(kernel.config, { nodes, hasMailServer: smtpUrl !== null });
  const findings = [...ofSettings, ...ofState, ...leftOvers, ...ofCertificates, ...checkGrowth(growth)];
  return { findings, growth, certificates };
}

/** Examines the installation while this node serves it. */
export async function examineFromServer(kernel: Kernel): Promise<Examination> {
  const others = await countOtherNodes(kernel.database, kernel.node.id);
  const { findings, certificates, growth } = await examine(kernel, others + 1);
  return { findings, certificates, fullInDays: growth.fullInDays };
}
