import { auditOperation } from "../../../kernel/audit.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { tooManySecrets } from "../problems.ts";
import { encryptSecret } from "./encrypt-secret.ts";
import { type NewSecret, Secret } from "./schema.ts";
import { countSecrets, listSecrets, saveSecret } from "./store.ts";

const mostSecrets = 200;
const maxBytes = 16_384;

export const showSecret = show(Secret);

/** Makes a secret, or gives it another value: runs under way use the value from their next task on. */
export async function putSecret(call: Call<{ name: string }, unknown, NewSecret>): Promise<Answer> {
  const { kernel, caller, params, body } = call;
  const { workspaceId } = caller;
  const plain = JSON.stringify(body.value);
  if (Buffer.byteLength(plain) > maxBytes) {
    throw new Problem(invalidRequest, `A secret has at most ${maxBytes} bytes.`, {
      errors: [{ pointer: "/value", message: `must have at most ${maxBytes} bytes as JSON` }],
    });
  }
  const value = encryptSecret(kernel, workspaceId, params.name, plain);
  const isMade = await call.commit(async (tx) => {
    const isNew = await saveSecret(tx, { workspaceId, name: params.name, value, now: new Date() });
    if (isNew && (await countSecrets(tx, workspaceId)) > mostSecrets) {
      throw new Problem(tooManySecrets, `A workspace has at most ${mostSecrets}. Delete those that nobody uses.`);
    }
    await auditOperation(call, tx, "workflow-secret.saved", workspaceId, { name: params.name });
    return isNew;
  });
  const after = { after: "", limit: mostSecrets + 1 };
  const saved = (await listSecrets(kernel.database.query, workspaceId, after)).find(({ name }) => name === params.name);
  if (saved === undefined) throw new Problem(invalidRequest, "The secret was deleted meanwhile.");
  return new Answer(isMade ? 201 : 200, showSecret(saved));
}
