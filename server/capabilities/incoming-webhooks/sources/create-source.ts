import { audit } from "../../../kernel/audit.ts";
import { cannotBeDone } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { isOperatorWorkspace, requireEmailAddress } from "../../identity/index.ts";
import { checkEventSchemas } from "../event-schemas/check-event-schemas.ts";
import { beginToAnswerMails } from "../mails/answer-mails.ts";
import { refused } from "../problems.ts";
import type { NewSource, SourceWithSecret } from "../schema.ts";
import { chooseSecret } from "./choose-secret.ts";
import { showSource } from "./read-sources.ts";
import { encryptSecrets } from "./source-secrets.ts";
import { hasSources, insertSource, lockDefaultSource, type SourceRow } from "./store.ts";

/** Creates a source. This answer is the only one that shows its secret. */
export async function createSource(context: Context, input: NewSource): Promise<SourceWithSecret> {
  const { kernel, caller } = context;
  const scheme = input.scheme ?? "parley";
  const format = input.format ?? "events";
  const address = chooseAddress(input);
  const secret = chooseSecret(scheme, input.secret);
  const id = newUuid();
  const secrets = [{ secret, endsAt: null }];
  const source = {
    workspaceId: caller.workspaceId,
    id,
    name: input.name,
    scheme,
    format,
    address,
    forwarders: chooseForwarders(input.forwarders ?? [], format),
    encryptedSecrets: encryptSecrets(kernel, id, secrets),
    schemas: checkEventSchemas(input.schemas),
    databaseRules: caller.databaseRules ?? null,
    createdAt: new Date(kernel.clock.now()),
  };
  return context.commit(async (tx) => {
    if (caller.isOperator) await lockDefaultSource(tx);
    // The operator may be working in another workspace than the first one.
    const isFirst = caller.isOperator && (await isOperatorWorkspace(tx, caller.workspaceId));
    // A webhook that names no source is an event, so only a source of events can be the default.
    const isDefault = isFirst && format === "events" && !(await hasSources(tx, caller.workspaceId));
    await insertSource(tx, { ...source, isDefault });
    if (format === "email") await beginToAnswerMails(tx, caller.workspaceId);
    await audit(tx, {
      workspaceId: caller.workspaceId,
      caller,
      action: "webhook-source.created",
      targetId: id,
      details: { scheme },
      clientAddress: context.clientAddress,
    });
    return { ...showSource(kernel, { ...source, isDefault, version: 1 }, secrets), secret };
  });
}

/** Chooses the forwarders in the form in which senders are compared. Throws cannot-be-done and invalid-request. */
export function chooseForwarders(forwarders: readonly string[], format: SourceRow["format"]): string[] {
  if (forwarders.length > 0 && format === "events") {
    throw refused(cannotBeDone, "/body/forwarders", 'belong to a source with the format "email"');
  }
  return [...new Set(forwarders.map((one, index) => requireEmailAddress(one, `/body/forwarders/${index}`)))];
}

/**
 * Chooses the address of a source of mails, null for other sources. Throws cannot-be-done and
 * invalid-request.
 */
function chooseAddress({ format = "events", address, scheme = "parley" }: NewSource): string | null {
  if (format === "events") {
    if (address === undefined) return null;
    throw refused(cannotBeDone, "/body/address", 'belongs to a source with the format "email"');
  }
  if (address === undefined) {
    throw refused(cannotBeDone, "/body/address", "is missing: the address whose mails the source passes on");
  }
  // A mail holds no time of signing: what was recorded could be sent again.
  if (scheme === "github") {
    throw refused(cannotBeDone, "/body/scheme", "must be one that signs the time for mails: parley or standard");
  }
  return requireEmailAddress(address, "/body/address");
}
