import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { checkSpeechUrl } from "./check-speech-url.ts";
import { encryptSpeechKey } from "./encrypt-speech-key.ts";
import { readSpeechSettings } from "./read-speech-settings.ts";
import { saveSpeechProvider } from "./save-speech-provider.ts";
import type { NewSpeechProvider, SpeechProvider } from "./schema.ts";
import { lockSpeechProviders } from "./store.ts";

const maxProviders = 20;

export async function makeSpeechProvider(context: Context, input: NewSpeechProvider): Promise<SpeechProvider> {
  const { kernel, caller } = context;
  const { kind, name, apiKey } = input;
  const id = newUuid();
  const row = {
    id,
    kind,
    name,
    baseUrl: checkSpeechUrl(kernel, kind, input.baseUrl ?? null),
    encryptedKey: apiKey === undefined ? null : encryptSpeechKey(kernel, id, apiKey),
    settings: readSpeechSettings(input),
    createdAt: new Date(kernel.clock.now()),
  };
  return context.commit(async (tx) => {
    const others = await lockSpeechProviders(tx, caller.workspaceId);
    if (others.length >= maxProviders) {
      throw new Problem(cannotBeDone, `A workspace has at most ${maxProviders} speech providers. Remove one first.`);
    }
    return saveSpeechProvider(context, tx, "speech-provider.created", row, others);
  });
}
