import type { Kernel } from "../../kernel/kernel.ts";
import { cannotBeDone, Problem } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { checkProviderUrl } from "./check-provider-url.ts";
import { encryptProviderKey } from "./encrypt-provider-key.ts";
import { forgetFailures } from "./failing/record-failure.ts";
import { findProvider, findProviderForUpdate } from "./find-provider.ts";
import { saveProvider } from "./save-provider.ts";
import type { Provider, ProviderChange } from "./schema.ts";
import { type ProviderRow, raiseSetupVersion } from "./store.ts";

/** The kind of a provider cannot change: that would be another provider. */
export async function changeProvider(context: Context, wireId: string, input: ProviderChange): Promise<Provider> {
  const { kernel } = context;
  const { kind } = await findProvider(context, wireId);
  const checkedUrl = input.baseUrl === undefined ? undefined : checkProviderUrl(kernel, kind, input.baseUrl);
  return context.commit(async (tx) => {
    await raiseSetupVersion(tx, context.caller.workspaceId);
    const row = await findProviderForUpdate(context, tx, wireId);
    const baseUrl = checkedUrl === undefined ? row.baseUrl : checkedUrl;
    if (baseUrl !== row.baseUrl) requireKey(row, input);
    await forgetFailures(tx, context.caller.workspaceId, row);
    return saveProvider(context, tx, "provider.changed", {
      ...row,
      name: input.name ?? row.name,
      baseUrl,
      encryptedKey: changedKey(kernel, row, input),
      defaultModel: input.defaultModel === undefined ? row.defaultModel : input.defaultModel,
      prices: input.prices ?? row.prices,
      // Another address or another version of the server may take what this one refused.
      refusedParts: {},
    });
  });
}

/** Otherwise a member who may change the address could have another member's key sent to it. */
function requireKey({ encryptedKey }: ProviderRow, { apiKey }: ProviderChange): void {
  if (encryptedKey === null || apiKey !== undefined) return;
  const message = "is needed with a new base URL: enter the API key again, or null to go without one";
  throw new Problem(cannotBeDone, `The apiKey ${message}.`, { errors: [{ pointer: "/body/apiKey", message }] });
}

function changedKey(kernel: Kernel, { id, encryptedKey }: ProviderRow, { apiKey }: ProviderChange): Buffer | null {
  if (apiKey === undefined) return encryptedKey;
  return apiKey === null ? null : encryptProviderKey(kernel, id, apiKey);
}
