import { audit } from "../../kernel/audit.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { readSchemas } from "./read-schemas.ts";
import type { NewSource, SourceWithSecret } from "./schema.ts";
import { showSource } from "./show.ts";
import { chooseSecret, sealSecrets } from "./source-secrets.ts";
import { hasSources, insertSource, lockDefaultSource } from "./store.ts";

/** Makes a source; the answer is the only place where its secret can be read. */
export async function makeSource(context: Context, input: NewSource): Promise<SourceWithSecret> {
  const { kernel, caller } = context;
  const scheme = input.scheme ?? "parley";
  const secret = chooseSecret(scheme, input.secret);
  const id = newUuid();
  const secrets = [{ secret, endsAt: null }];
  const source = {
    workspaceId: caller.workspaceId,
    id,
    name: input.name,
    scheme,
    sealedSecrets: sealSecrets(kernel, id, secrets),
    schemas: readSchemas(input.schemas),
    createdAt: new Date(kernel.clock.now()),
  };
  return context.commit(async (tx) => {
    if (caller.isOperator) await lockDefaultSource(tx);
    const isDefault = caller.isOperator && !(await hasSources(tx, caller.workspaceId));
    await insertSource(tx, { ...source, isDefault });
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
