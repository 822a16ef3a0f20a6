import { pointerTo } from "@parley/json";
import { auditOperation } from "../../../kernel/audit.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { shortestHidden } from "../hiding/hidden-texts.ts";
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
  refuseShort(body.value, "/value");
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

/** These parts of a secret say how, where and as whom to sign in, and may be short. */
const mayBeShort =
  /^(?:user(?:name)?|login|email|id|type|grant|scopes?|audiences?|authority|encoding|method|realm|host|port|region|issuers?)$/i;

/** Refuses what a run could not hide without hiding half of what people read. Throws invalid-request. */
function refuseShort(value: unknown, pointer: string, name = ""): void {
  if (typeof value !== "string") {
    for (const [key, part] of Object.entries(value as object)) {
      refuseShort(part, pointer + pointerTo(key), Array.isArray(value) ? name : key);
    }
    return;
  }
  if (value.length >= shortestHidden || mayBeShort.test(name)) return;
  const message = `must have at least ${shortestHidden} characters: runs cannot hide a shorter one`;
  throw new Problem(invalidRequest, `A secret has at least ${shortestHidden} characters.`, {
    errors: [{ pointer, message }],
  });
}
