import type { Context } from "../../../kernel/wire/route.ts";
import { findSpeechProvider } from "./find-speech-provider.ts";
import type { SpeechProvider } from "./schema.ts";
import { showSpeechProvider } from "./show-speech-provider.ts";
import { listSpeechProviders } from "./store.ts";

/** One page, oldest first: a workspace has at most 20. */
export async function readSpeechProviders({
  kernel,
  caller,
}: Context): Promise<{ data: SpeechProvider[]; nextCursor: null }> {
  const rows = await listSpeechProviders(kernel.database.query, caller.workspaceId);
  return { data: rows.map(showSpeechProvider), nextCursor: null };
}

export async function readSpeechProvider({ kernel, caller }: Context, wireId: string): Promise<SpeechProvider> {
  const rows = await listSpeechProviders(kernel.database.query, caller.workspaceId);
  return showSpeechProvider(findSpeechProvider(rows, wireId));
}
