import { join } from "node:path";
import type { Kernel } from "../kernel.ts";
import { inTransaction, type Transaction } from "../storage/database.ts";
import type { Sql } from "../storage/sql.ts";
import {
  type ErasedSubject,
  erasuresToReplay,
  hashOfErased,
  noteErasure,
  readErasures,
  writeErasuresToReplay,
} from "./note-erasure.ts";
import { findErasable } from "./store.ts";

/**
 * Things of one kind that people erase one by one, and that a restored backup may bring back. What is
 * deleted by age needs none: after a restore it is as old as before, and retention deletes it again.
 */
export type Erasable = {
  /** The word in the log of erasures. */
  kind: string;
  /** One value of SQL: an array with the ids, as texts, of those that are there. */
  ids(workspaceId: string): Sql;
  /** Erases one without asking anybody. It may be gone already. */
  erase(kernel: Kernel, tx: Transaction, subject: ErasedSubject): Promise<void>;
};

const idsAtOnce = 50_000;

/**
 * Erases once more what was erased after the backup that was restored here. It runs before the node serves
 * anybody, and goes on with the next start where a crash cuts it.
 */
export async function replayErasures(kernel: Kernel): Promise<void> {
  const { dataDirectory } = kernel.config;
  const lines = await readErasures(join(dataDirectory, erasuresToReplay));
  if (lines.length === 0) return;
  const erased: Record<string, number> = {};
  const known = new Set(kernel.erasables.map(({ kind }) => kind));
  const unknown = new Set(lines.map(({ kind }) => kind).filter((kind) => !known.has(kind)));
  for (const erasable of kernel.erasables) {
    const { kind } = erasable;
    const ofKind = lines.filter((line) => line.kind === kind);
    const wanted = new Set(ofKind.map(({ hash }) => hash));
    for (const workspaceId of new Set(ofKind.map(({ workspace }) => workspace))) {
      for (const subject of await findSubjects(kernel, erasable, workspaceId, wanted)) {
        await inTransaction(kernel.database, async (tx) => {
          await erasable.erase(kernel, tx, subject);
          await noteErasure(kernel, [subject]);
        });
        erased[kind] = (erased[kind] ?? 0) + 1;
      }
    }
  }
  if (unknown.size > 0)
    kernel.log.error({ kinds: [...unknown] }, "the log of erasures names kinds that this version does not know");
  await writeErasuresToReplay(dataDirectory, []);
  kernel.log.info({ erased, told: lines.length }, "erased again what was erased after the backup");
}

async function findSubjects(
  kernel: Kernel,
  { kind, ids }: Erasable,
  workspaceId: string,
  wanted: ReadonlySet<string>,
): Promise<ErasedSubject[]> {
  const found: ErasedSubject[] = [];
  let after: string | undefined = "";
  while (after !== undefined) {
    const some: string[] = await findErasable(kernel.database.query, ids(workspaceId), { after, limit: idsAtOnce });
    for (const id of some) {
      const subject = { kind, workspaceId, id };
      if (wanted.has(hashOfErased(kernel.secrets, subject))) found.push(subject);
    }
    after = some.length < idsAtOnce ? undefined : some.at(-1);
  }
  return found;
}
