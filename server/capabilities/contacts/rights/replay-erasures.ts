import { join } from "node:path";
import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob } from "../../../kernel/log/job.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import {
  type ErasedSubject,
  erasuresToReplay,
  hashOfErased,
  noteErasure,
  readErasures,
  writeErasuresToReplay,
} from "../../../kernel/storage/note-erasure.ts";
import { personOf, personOfUser } from "../people/known-person.ts";
import { findTogether } from "../people/store.ts";
import { cleanAfterErasure } from "./clean-after-erasure.ts";
import { erasePersonIn } from "./erase-person.ts";
import { findErasable } from "./store.ts";

const subjectsAtOnce = 1_000;

/**
 * Erases once more who was erased after the backup that was restored here. It runs before the node serves
 * anybody, and goes on with the next start where a crash cuts it.
 */
export async function replayErasures(kernel: Kernel): Promise<void> {
  const { dataDirectory } = kernel.config;
  const lines = await readErasures(join(dataDirectory, erasuresToReplay));
  if (lines.length === 0) return;
  const wanted = new Set(lines.map(({ hash }) => hash));
  let erased = 0;
  for (const workspaceId of new Set(lines.map(({ workspace }) => workspace))) {
    const found: ErasedSubject[] = [];
    let after: { kind: string; id: string } | undefined;
    do {
      const some = await findErasable(kernel.database.query, workspaceId, after, subjectsAtOnce);
      after = some.at(-1);
      for (const { kind, id } of some) {
        const subject = { kind, workspaceId, id };
        if (wanted.has(hashOfErased(kernel.secrets, subject))) found.push(subject);
      }
    } while (after !== undefined);
    for (const subject of found) {
      await noteErasure(kernel, [subject]);
      await inTransaction(kernel.database, async (tx) => {
        const { kind, id } = subject;
        const person =
          kind === "user"
            ? await personOfUser(tx, workspaceId, id)
            : await personOf(tx, workspaceId, await findTogether(tx, workspaceId, id));
        await erasePersonIn(kernel, tx, person);
        addJob(tx, cleanAfterErasure, {}, { key: cleanAfterErasure.name });
      });
      erased++;
    }
  }
  await writeErasuresToReplay(dataDirectory, []);
  kernel.log.info({ erased, told: lines.length }, "erased again who was erased after the backup");
}
