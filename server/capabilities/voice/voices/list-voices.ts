import type { Context } from "../../../kernel/wire/route.ts";
import { bestFor, voicesOf } from "./find-voice.ts";
import type { VoiceModel } from "./schema.ts";
import { speechOfWorkspace } from "./speech-of-workspace.ts";

/** The first choice first. */
export async function listVoices({ kernel, caller }: Context): Promise<{ data: VoiceModel[]; nextCursor: null }> {
  const all = voicesOf(await speechOfWorkspace(kernel, caller.workspaceId));
  const data = all.map((found) => {
    const { voice, provider } = found;
    const [language = "mul"] = voice.languages;
    const isDefault = (language === "mul" ? all[0] : bestFor(all, language)) === found;
    const { id, name, rateHz } = voice;
    return { id, name, language, languages: [...voice.languages], provider, rateHz, isDefault };
  });
  return { data, nextCursor: null };
}
