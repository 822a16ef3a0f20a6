import type { Transaction } from "../../../kernel/storage/database.ts";
import { execute } from "../../../kernel/storage/sql.ts";

export async function writeSynonyms(tx: Transaction, workspaceId: string, groups: string[][]): Promise<void> {
  await execute(tx)`
    insert into knowledge_version as counter (workspace_id, version, synonyms)
    values (${workspaceId}, 1, ${JSON.stringify(groups)})
    on conflict (workspace_id) do update set version = counter.version + 1, synonyms = excluded.synonyms`;
}
