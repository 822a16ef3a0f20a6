import type { Context } from "../../kernel/wire/route.ts";
import { readKnowledgeVersion } from "../knowledge/index.ts";
import { findSetupVersion, modelSetupAt } from "../models/index.ts";
import { dayOf } from "./day-of.ts";
import type { EmbeddingSetting } from "./schema.ts";
import { showEmbeddingSetting } from "./show-embedding-setting.ts";
import { findSetting } from "./store.ts";

/** Which model embeds the passages, how far that has come, and what failed. */
export async function readEmbeddings({ kernel, caller }: Context): Promise<EmbeddingSetting> {
  const { workspaceId } = caller;
  const db = kernel.database.query;
  const row = await findSetting(db, workspaceId, dayOf(kernel));
  const { providers } = await modelSetupAt(kernel, workspaceId, await findSetupVersion(db, workspaceId));
  return showEmbeddingSetting(row, providers, await readKnowledgeVersion(db, workspaceId));
}
