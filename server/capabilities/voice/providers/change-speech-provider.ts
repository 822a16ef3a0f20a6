import type { Kernel } from "../../../kernel/kernel.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { checkSpeechUrl } from "./check-speech-url.ts";
import { encryptSpeechKey } from "./encrypt-speech-key.ts";
import { findSpeechProvider } from "./find-speech-provider.ts";
import { readSpeechSettings } from "./read-speech-settings.ts";
import { saveSpeechProvider } from "./save-speech-provider.ts";
import type { SpeechProvider, SpeechProviderChange } from "./schema.ts";
import { lockSpeechProviders, type SpeechProviderRow } from "./store.ts";

/** The kind of a provider cannot change: that would be another provider. */
export async function changeSpeechProvider(
  context: Context,
  wireId: string,
  input: SpeechProviderChange,
): Promise<SpeechProvider> {
  const { kernel, caller } = context;
  const { apiKey, baseUrl: _baseUrl, ...settings } = input;
  const changed = readSpeechSettings(settings);
  return context.commit(async (tx) => {
    const rows = await lockSpeechProviders(tx, caller.workspaceId);
    const row = findSpeechProvider(rows, wireId);
    const baseUrl = input.baseUrl === undefined ? row.baseUrl : checkSpeechUrl(kernel, row.kind, input.baseUrl);
    if (baseUrl !== row.baseUrl) requireKey(row, input);
    const next = {
      ...row,
      name: input.name ?? row.name,
      baseUrl,
      encryptedKey: apiKey === undefined ? row.encryptedKey : keyOf(kernel, row, apiKey),
      settings: { ...row.settings, ...changed },
    };
    return saveSpeechProvider(context, tx, "speech-provider.changed", next, rows);
  });
}

/** Otherwise a member who may change the address could have another member's key sent to it. */
function requireKey({ encryptedKey }: SpeechProviderRow, { apiKey }: SpeechProviderChange): void {
  if (encryptedKey === null || apiKey !== undefined) return;
  const message = "is needed with a new base URL: enter the API key again, or null to go without one";
  throw new Problem(cannotBeDone, `The apiKey ${message}.`, { errors: [{ pointer: "/body/apiKey", message }] });
}

function keyOf(kernel: Kernel, { id }: SpeechProviderRow, apiKey: string | null): Buffer | null {
  return apiKey === null ? null : encryptSpeechKey(kernel, id, apiKey);
}
