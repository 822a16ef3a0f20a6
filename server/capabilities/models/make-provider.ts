import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { checkProviderUrl } from "./check-provider-url.ts";
import { encryptProviderKey } from "./encrypt-provider-key.ts";
import { saveProvider } from "./save-provider.ts";
import type { NewProvider, Provider } from "./schema.ts";
import { listProviders, raiseSetupVersion } from "./store.ts";

const maxProviders = 50;

export async function makeProvider(context: Context, input: NewProvider): Promise<Provider> {
  const { kernel, caller } = context;
  const baseUrl = checkProviderUrl(kernel, input.kind, input.baseUrl ?? null);
  const id = newUuid();
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, caller.workspaceId);
    if ((await listProviders(tx, caller.workspaceId)).length >= maxProviders) {
      throw new Problem(cannotBeDone, `A workspace has at most ${maxProviders} providers. Remove one first.`);
    }
    return saveProvider(context, tx, "provider.created", {
      id,
      kind: input.kind,
      name: input.name,
      baseUrl,
      encryptedKey: input.apiKey === undefined ? null : encryptProviderKey(kernel, id, input.apiKey),
      defaultModel: input.defaultModel ?? null,
      prices: input.prices ?? {},
      refusedParts: {},
      createdAt: new Date(kernel.clock.now()),
    });
  });
}
