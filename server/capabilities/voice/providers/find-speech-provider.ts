import { notFound, Problem } from "../../../kernel/problem.ts";
import { SpeechProviderId } from "./ids.ts";
import type { SpeechProviderRow } from "./store.ts";

/** @throws not-found when the workspace has no such provider */
export function findSpeechProvider(rows: readonly SpeechProviderRow[], wireId: string): SpeechProviderRow {
  const id = SpeechProviderId.parse(wireId);
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw new Problem(notFound, "The workspace has no such speech provider.");
  return row;
}
