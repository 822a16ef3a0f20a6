import type { Context } from "../../kernel/wire/route.ts";
import { show } from "../../kernel/wire/show.ts";
import { readKnowledgeVersion } from "../knowledge/index.ts";
import { findSetupVersion, modelSetupAt, type ProviderRow } from "../models/index.ts";
import { dayOf } from "./day-of.ts";
import { EmbeddingSetting } from "./schema.ts";
import { findSetting, type SettingRow } from "./store.ts";

const shape = show(EmbeddingSetting);

const off: EmbeddingSetting = {
  ...{ state: "off", model: null, dimensions: null, total: 0, embedded: 0, dailyTokens: null, tokensToday: 0 },
  ...{ failedAt: null, lastFailure: null, retryAt: null },
};

/** Shows the setting as the API shows it. `knowledgeVersion`: the newest one. */
export function showEmbeddingSetting(
  row: SettingRow | undefined,
  providers: readonly ProviderRow[],
  knowledgeVersion: number,
): EmbeddingSetting {
  const provider = providers.find(({ id }) => id === row?.providerId);
  if (row === undefined || provider === undefined) return off;
  const isBehind = row.state === "current" && row.embeddedVersion < knowledgeVersion;
  return shape({
    ...row,
    state: isBehind ? "embedding" : row.state,
    model: `${provider.name}/${row.modelId}`,
  });
}

/** Shows which model embeds the passages, how far that has come, and what failed. */
export async function readEmbeddings({ kernel, caller }: Context): Promise<EmbeddingSetting> {
  const { workspaceId } = caller;
  const db = kernel.database.query;
  const row = await findSetting(db, workspaceId, dayOf(kernel));
  const { providers } = await modelSetupAt(kernel, workspaceId, await findSetupVersion(db, workspaceId));
  return showEmbeddingSetting(row, providers, await readKnowledgeVersion(db, workspaceId));
}
