import { audit } from "../../../kernel/audit.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findOperator } from "../../identity/index.ts";
import { checkEventSchemas } from "../event-schemas/check-event-schemas.ts";
import { beginToAnswerMails } from "../mails/answer-mails.ts";
import type { NewSource, SourceWithSecret } from "../schema.ts";
import { chooseAddress } from "./choose-address.ts";
import { chooseSecret } from "./choose-secret.ts";
import { showSource } from "./show-source.ts";
import { encryptSecrets } from "./source-secrets.ts";
import { hasSources, insertSource, lockDefaultSource } from "./store.ts";

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
    encryptedSecrets: encryptSecrets(kernel, id, secrets),
    schemas: checkEventSchemas(input.schemas),
    createdAt: new Date(kernel.clock.now()),
  };
  return context.commit(async (tx) => {
    if (caller.isOperator) await lockDefaultSource(tx);
    // The operator may be working in another workspace than the first one.
    const isFirst = caller.isOperator && (await findOperator(tx))?.workspaceId === caller.workspaceId;
    // Who names no source sends events.
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
