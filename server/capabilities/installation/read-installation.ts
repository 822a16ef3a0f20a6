import { listNodes } from "../../kernel/nodes/store.ts";
import { readBackupState, readSchemaState } from "../../kernel/store.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { listOperators } from "../identity/index.ts";
import { type Installation, type Operator, showOperator } from "./schema.ts";

/** Shows the operator what runs here. */
export async function readInstallation({ kernel }: Context): Promise<Installation> {
  const db = kernel.database.query;
  const [{ newest }, nodes, operators, backups] = await Promise.all([
    readSchemaState(db),
    listNodes(db),
    readOperators({ kernel }),
    readBackupState(db),
  ]);
  const { newest: api } = kernel.versions;
  const shown = nodes.map((node) => ({
    ...node,
    startedAt: node.startedAt.toISOString(),
    seenAt: node.seenAt.toISOString(),
  }));
  return {
    version: kernel.serverVersion,
    api: api.date,
    schema: newest,
    nodes: shown,
    operators,
    backedUpAt: backups.backedUpAt?.toISOString() ?? null,
    backupTrial:
      backups.verifyEndedAt === null
        ? null
        : {
            endedAt: backups.verifyEndedAt.toISOString(),
            isWhole: backups.verifyFailure === null,
            failure: backups.verifyFailure,
          },
    backupVerifiedAt: backups.verifiedAt?.toISOString() ?? null,
  };
}

/** Lists who operates the installation, the first operator first. */
export async function readOperators({ kernel }: Pick<Context, "kernel">): Promise<Operator[]> {
  const rows = await listOperators(kernel.database.query);
  return rows.map(({ accountId, ...row }) => showOperator({ ...row, userId: accountId }));
}
