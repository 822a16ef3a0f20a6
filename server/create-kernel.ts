import { createOutbound } from "@parley/outbound";
import type { Config } from "./config.ts";
import { serverVersion } from "./http/api-version.ts";
import type { Credentials } from "./kernel/caller.ts";
import type { Capability } from "./kernel/capability.ts";
import { type Kernel, systemClock } from "./kernel/kernel.ts";
import { startRealtime } from "./kernel/log/realtime.ts";
import type { Logger } from "./kernel/logger.ts";
import { DueLooks } from "./kernel/nodes/due-looks.ts";
import { joinNodes } from "./kernel/nodes/node.ts";
import { watchRevocations } from "./kernel/nodes/revocations.ts";
import { noteStored } from "./kernel/quotas/take-room.ts";
import type { ScopeDefinition } from "./kernel/scope.ts";
import { createSecrets, reencryptAll, type Secrets } from "./kernel/secrets.ts";
import { watchReadOnly } from "./kernel/standing/read-only.ts";
import { watchStandings } from "./kernel/standing/standings.ts";
import type { Database } from "./kernel/storage/database.ts";
import { AuditEntryId, EventId, RequestId } from "./kernel/storage/id.ts";
import type { WorkspaceCluster } from "./kernel/storage/workspace-cluster.ts";
import { nextSecretSetting, readSecretCheck, readSetting, writeSecretCheck } from "./kernel/store.ts";
import { traceOutbound } from "./kernel/traces/begin-span.ts";
import { createUntrusted } from "./kernel/untrusted/create-untrusted.ts";
import { ApiVersions } from "./kernel/versions/api-versions.ts";
import type { VersionEntry } from "./kernel/versions/version-change.ts";
import { versions } from "./versions/versions.ts";

type Parts = {
  /** The schema of the database must be that of this program. */
  database: Database;
  workspaceCluster: WorkspaceCluster;
  secret: string;
  log: Logger;
  capabilities: readonly Capability[];
  scopes: readonly ScopeDefinition[];
  versions?: readonly VersionEntry[];
  /** Calls of the kernel to the outside tell the collector of traces. */
  isTraced?: boolean;
};

/**
 * A node asks so often, in one statement, what was revoked and decided, and which nodes died: the answer takes its
 * time, and within a second every node must know.
 */
const newsRoundMs = 300;

/**
 * Makes the parts that every operation uses, for a server or for a command of the operator, which is a node as well
 * while it runs: what it revokes and decides, the others know within a second. `closeKernel` ends it.
 */
export async function createKernel(config: Config, parts: Parts): Promise<Kernel> {
  const { database, log, capabilities, scopes } = parts;
  const secrets = createSecrets(parts.secret, config.previousSecret);
  const looks = new DueLooks(database, log, newsRoundMs);
  const readOnly = await watchReadOnly(database, looks, log);
  await confirmSecret(database, secrets).catch(async (error: unknown) => {
    await readOnly.stop();
    throw error;
  });
  const listeners = capabilities.flatMap((capability) => capability.listeners ?? []);
  database.listenersOf = (type) =>
    listeners.filter((listener) => listener.on.some((event) => event.type === type)).map((listener) => listener.name);

  const apiVersions = new ApiVersions(parts.versions ?? versions);
  database.eventVersion = apiVersions.newest.date;

  const [node, realtime, revocations, standings] = await Promise.all([
    joinNodes(database, looks, log),
    startRealtime(database, log),
    watchRevocations(database, looks),
    watchStandings(database, looks),
  ]);
  const calls = createOutbound({ allow: config.outboundAllow });
  const outbound = parts.isTraced ? traceOutbound(calls) : calls;
  const eventTypes = new Map(
    capabilities.flatMap((capability) => capability.events ?? []).map((type) => [type.type, type]),
  );
  const actions = new Map(
    capabilities.flatMap((capability) => capability.actions ?? []).map((action) => [action.name, action]),
  );
  const kernel: Kernel = {
    serverVersion,
    config,
    log,
    clock: systemClock,
    secrets,
    database,
    workspaceCluster: parts.workspaceCluster,
    node,
    realtime,
    revocations,
    standings,
    readOnly,
    outbound,
    untrusted: createUntrusted(),
    credentials: noCredentials,
    newKeyChecks: capabilities.flatMap(({ checkNewKey }) => checkNewKey ?? []),
    eventTypes,
    scopes,
    subjects: new Map(capabilities.flatMap((capability) => capability.subjects ?? []).map((each) => [each.kind, each])),
    personalData: capabilities.flatMap((capability) => capability.personalData ?? []),
    erasables: capabilities.flatMap((capability) => capability.erasables ?? []),
    retention: capabilities.flatMap((capability) => capability.retention ?? []),
    storedKinds: capabilities.flatMap((capability) => capability.storedKinds ?? []),
    shownUses: capabilities.flatMap(({ shownUse }) => shownUse ?? []),
    memberReleases: capabilities.flatMap((capability) => capability.releaseMember ?? []),
    credentialEnds: capabilities.flatMap((capability) => capability.endCredentials ?? []),
    workspaceErasures: capabilities.flatMap((capability) => capability.eraseWorkspaces ?? []),
    contactConditions: capabilities.flatMap((capability) => capability.contactConditions ?? []),
    documentQuotes: capabilities.flatMap((capability) => capability.documentQuotes ?? []),
    ids: [EventId, RequestId, AuditEntryId, ...capabilities.flatMap((capability) => capability.ids ?? [])],
    actions,
    errorShapes: capabilities.flatMap((capability) => capability.errorShapes ?? []),
    vitals: capabilities.flatMap((capability) => capability.vitals ?? []),
    measures: capabilities.flatMap((capability) => capability.measures ?? []),
    versions: apiVersions,
  };
  database.stored = (changes) => noteStored(kernel, changes);
  kernel.credentials = credentialsOf(kernel, capabilities);
  revocations.onRevoked((subject) => forgetWorkspace(kernel, capabilities, subject));
  return kernel;
}

/** Ends a kernel and closes its database. What uses it must have ended. */
export async function closeKernel(kernel: Kernel): Promise<void> {
  await kernel.revocations.stop();
  await kernel.standings.stop();
  await kernel.readOnly.stop();
  await kernel.realtime.stop();
  await kernel.node.stop();
  await kernel.outbound.close();
  await kernel.untrusted.close();
  await kernel.database.close();
  await kernel.node.leave();
}

/** Most of what is revoked is no workspace: then nothing is held of it. */
function forgetWorkspace(kernel: Kernel, capabilities: readonly Capability[], id: string): void {
  for (const capability of capabilities) capability.forgetWorkspace?.(kernel, id);
  kernel.standings.readAgain(id).catch((error: unknown) => {
    kernel.log.warn({ error: String(error) }, "a decision of the operator could not be read again");
  });
}

const nobody = () => Promise.resolve(undefined);
const noCredentials: Credentials = { authenticate: nobody, readTicket: nobody, noteRefusedOrigin: () => {} };

function credentialsOf(kernel: Kernel, capabilities: readonly Capability[]): Credentials {
  const keys = capabilities.find((capability) => capability.authenticate !== undefined);
  const tickets = capabilities.find((capability) => capability.readTicket !== undefined);
  return {
    authenticate: keys?.authenticate?.(kernel) ?? noCredentials.authenticate,
    readTicket: tickets?.readTicket?.(kernel) ?? noCredentials.readTicket,
    noteRefusedOrigin: keys?.noteRefusedOrigin?.(kernel) ?? noCredentials.noteRefusedOrigin,
  };
}

/** The database was made with another PARLEY_SECRET. */
class OtherSecret extends Error {}

/** Encrypts again all that was encrypted with the previous secret. Does nothing without one. */
export async function reencryptEverything(kernel: Kernel, capabilities: readonly Capability[]): Promise<void> {
  if (kernel.secrets.previousCheckValue() === null) return;
  for (const { sealed = [], reencrypt } of capabilities) {
    for (const values of sealed) await reencryptAll(kernel, values);
    await reencrypt?.(kernel);
  }
}

/** Throws OtherSecret when this node could not decrypt the secrets that the database stores. */
async function confirmSecret(database: Database, secrets: Secrets): Promise<void> {
  if ((await readSecretCheck(database.query)) === secrets.checkValue()) return;
  await writeSecretCheck(database.query, secrets.checkValue(), secrets.previousCheckValue());
  if ((await readSecretCheck(database.query)) === secrets.checkValue()) return;
  if ((await readSetting(database.query, nextSecretSetting)) !== undefined)
    throw new OtherSecret(
      "PARLEY_SECRET was replaced. Run `./parley rotate-secret` again with the former one: it ends the rotation, and tells the new secret where it is a setting.",
    );
  throw new OtherSecret(
    "PARLEY_SECRET differs from the one this database was made with. Use that secret, or set it as PARLEY_SECRET_PREVIOUS to replace it.",
  );
}
