import type { TLSSocket } from "node:tls";
import { findSpeechVendor } from "@parley/speech";
import { providerTable } from "../../capabilities/models/index.ts";
import { speechProviderTable } from "../../capabilities/voice/index.ts";
import { type Config, readBackupS3 } from "../../config.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { readMailSettings } from "../../kernel/mail/mail-settings.ts";
import type { ShownCertificate } from "../../kernel/standing/examination.ts";
import { openSmtpSocket } from "../../providers/mail/open-smtp-socket.ts";
import { readSmtpUrl } from "../../providers/mail/read-smtp-url.ts";
import { modelVendors } from "../../providers/model/open-model.ts";
import { advice, broken, type Finding } from "./finding.ts";
import { lookAtCertificate, openTlsSocket, type SeenCertificate } from "./look-at-certificate.ts";

const timeoutMs = 5_000;
const dayMs = 86_400_000;
/** A certificate whose renewal works is renewed before this, or before the last quarter of a shorter life. */
const renewedBeforeMs = 14 * dayMs;
const mostHosts = 50;

/** People call this installation, the installation calls what the operator chose, and workspaces what they chose. */
type Use = { use: string; calledBy: "people" | "installation" | "workspaces" };
type Host = Use & { host: string; port: number; open(signal: AbortSignal): Opening };
type Opening = Promise<TLSSocket | undefined>;
type AddressUses = Awaited<ReturnType<typeof providerTable.countByAddress>>;
type Checked = { findings: Finding[]; certificate?: ShownCertificate };

/**
 * Looks at the certificates of all that the installation calls by TLS, at once and for five seconds each. What cannot
 * be reached is advice: it may be reached from elsewhere, or soon.
 */
export async function checkCertificates(
  kernel: Kernel,
): Promise<{ findings: Finding[]; certificates: ShownCertificate[] }> {
  const hosts = [...(await hostsOfOperator(kernel)), ...(await hostsOfWorkspaces(kernel))];
  const once = [...new Map(hosts.toReversed().map((host) => [`${host.host}:${host.port}`, host])).values()].reverse();
  const left = once.length - mostHosts;
  const checked = await Promise.all(once.slice(0, mostHosts).map((host) => check(host, kernel.clock.now())));
  const findings = checked.flatMap((each) => each.findings);
  if (left > 0) findings.push(advice("certificates-left-out", `The certificates of ${left} more hosts were left out.`));
  return { findings, certificates: checked.flatMap(({ certificate }) => certificate ?? []) };
}

async function check(host: Host, nowMs: number): Promise<Checked> {
  const named = `${host.host}:${host.port} (${host.use})`;
  try {
    const socket = await withinTime((signal) => host.open(signal));
    if (socket === undefined) return { findings: [] };
    const seen = lookAtCertificate(socket, host.host);
    const daysLeft = Math.floor((seen.endsAt.getTime() - nowMs) / dayMs);
    const findings = judge(seen, { named, nowMs, calledBy: host.calledBy });
    return { findings, certificate: { host: `${host.host}:${host.port}`, use: host.use, daysLeft } };
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    const sentence = `The certificate of ${named} could not be looked at: ${reason}.`;
    return { findings: [advice("host-not-reached", sentence.replace(/\.\.$/, "."))] };
  }
}

type About = { named: string; nowMs: number; calledBy: Use["calledBy"] };

function judge(seen: SeenCertificate, { named, nowMs, calledBy }: About): Finding[] {
  // A workspace's provider that cannot be called is the workspace's to repair, and the installation goes on.
  const wrong = calledBy === "workspaces" ? advice : broken;
  // People may trust an authority that this machine does not know.
  const distrusted = calledBy === "installation" ? broken : advice;
  const found: Finding[] = [];
  const leftMs = seen.endsAt.getTime() - nowMs;
  const until = seen.endsAt.toISOString();
  if (leftMs <= 0) found.push(wrong("certificate-expired", `The certificate of ${named} expired at ${until}.`));
  else if (seen.beganAt.getTime() > nowMs)
    found.push(
      wrong("certificate-not-yet", `The certificate of ${named} holds from ${seen.beganAt.toISOString()} on.`),
    );
  else if (leftMs < Math.min(renewedBeforeMs, (seen.endsAt.getTime() - seen.beganAt.getTime()) / 4))
    found.push(advice("certificate-ends", `The certificate of ${named} expires at ${until}. Is it renewed?`));
  if (seen.isNameWrong) found.push(wrong("certificate-wrong-name", `The certificate of ${named} is for another name.`));
  if (seen.distrust !== null)
    found.push(
      distrusted(
        "certificate-not-trusted",
        `This machine does not trust the certificate of ${named}: ${seen.distrust}. NODE_EXTRA_CA_CERTS names more authorities.`,
      ),
    );
  return found;
}

async function withinTime(work: (signal: AbortSignal) => Opening): Opening {
  const late = new AbortController();
  const failure = new Error(`no answer within ${timeoutMs / 1_000} seconds`);
  const timer = setTimeout(() => late.abort(failure), timeoutMs);
  const lateness = new Promise<never>((_, reject) => late.signal.addEventListener("abort", () => reject(failure)));
  try {
    return await Promise.race([work(late.signal), lateness]);
  } finally {
    clearTimeout(timer);
  }
}

/** The rules for outbound calls do not apply to what the operator chose: it may have a private address. */
async function hostsOfOperator(kernel: Kernel): Promise<Host[]> {
  const { smtpUrl } = await readMailSettings(kernel, kernel.database.query);
  const ofUrl = (address: string, use: string, calledBy: Use["calledBy"] = "installation"): Host[] => {
    const target = targetOf(address);
    if (target === undefined) return [];
    const open = (signal: AbortSignal) => openTlsSocket(target, { addresses: [target.host], signal });
    return [{ ...target, use, calledBy, open }];
  };
  return [
    ...ofUrl(kernel.config.publicUrl, "PARLEY_PUBLIC_URL", "people"),
    ...(smtpUrl === null ? [] : hostOfMail(smtpUrl)),
    ...ofUrl(kernel.config.files.s3?.endpoint ?? "", "PARLEY_FILES_S3_ENDPOINT"),
    ...ofUrl(backupEndpointOf(kernel.config), "PARLEY_BACKUP_S3_ENDPOINT"),
  ];
}

function hostOfMail(smtpUrl: string): Host[] {
  try {
    const { host, port } = readSmtpUrl(smtpUrl);
    return [{ host, port, use: "mail", calledBy: "installation", open: () => openSmtpSocket(smtpUrl, timeoutMs) }];
  } catch {
    // The finding about the mail settings says what is wrong with them.
    return [];
  }
}

function backupEndpointOf({ backup }: Config): string {
  return backup?.to.startsWith("s3://") ? readBackupS3().settings.endpoint : "";
}

/** The rules for outbound calls hold for what workspaces chose. */
async function hostsOfWorkspaces({ database, outbound }: Kernel): Promise<Host[]> {
  const of = (purpose: "models" | "speech", addressOf: (kind: string) => string | undefined, uses: AddressUses) =>
    uses.flatMap(({ kind, baseUrl, workspaces }): Host[] => {
      const address = baseUrl ?? addressOf(kind) ?? "";
      const target = targetOf(address);
      if (target === undefined) return [];
      const use = `${purpose} of ${workspaces} workspace${workspaces === 1 ? "" : "s"}`;
      const open = async (signal: AbortSignal) => {
        const found = await outbound.findAddresses(address, purpose);
        return await openTlsSocket(target, { addresses: found.map((each) => each.address), signal });
      };
      return [{ ...target, use, calledBy: "workspaces", open }];
    });
  const [models, speech] = await Promise.all(
    [providerTable, speechProviderTable].map((table) => table.countByAddress(database.query)),
  );
  const ofModel = (kind: string) => modelVendors.find((vendor) => vendor.kind === kind)?.baseUrl;
  return [...of("models", ofModel, models!), ...of("speech", (kind) => findSpeechVendor(kind)?.baseUrl, speech!)];
}

/** Gives undefined for what is not called by TLS. */
function targetOf(address: string): { host: string; port: number } | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== "https:") return undefined;
  return { host: url.hostname.replace(/^\[(.*)\]$/, "$1"), port: url.port === "" ? 443 : Number(url.port) };
}
