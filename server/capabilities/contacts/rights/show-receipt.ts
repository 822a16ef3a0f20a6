import type { Kernel } from "../../../kernel/kernel.ts";
import { ErasureId } from "../ids.ts";
import type { ErasureReceipt } from "./schema.ts";
import type { ErasureRow } from "./store.ts";

/** Shows what was erased, and where copies may be that no statement of SQL reaches. */
export function showReceipt(kernel: Kernel, row: ErasureRow): ErasureReceipt {
  return {
    id: ErasureId.format(row.id),
    erasedAt: row.erasedAt?.toISOString() ?? null,
    counts: row.counts,
    remains: remainsOf(kernel, row),
    keptHash: row.subjectId,
  };
}

/** Each node looks for the files of erased mails each minute. */
const fileMs = 60_000;

function remainsOf({ config }: Kernel, { erasedAt, cleanedAt }: ErasureRow): ErasureReceipt["remains"] {
  const until = cleanedAt?.toISOString() ?? null;
  const isBundled = config.databaseUrl === null;
  return [
    {
      where: "dead rows of the database",
      until,
      note: "They are vacuumed within minutes, or within the hour while a long transaction runs. PostgreSQL writes over the freed space later.",
    },
    {
      where: "write-ahead log",
      until: isBundled ? until : null,
      note: isBundled
        ? "From the checkpoint at this time on, the database does not read it again. PostgreSQL then deletes its files or writes over them."
        : "As the operator of the database configured checkpoints, archiving and replication.",
    },
    {
      where: "files of mails, while there is no mail server",
      until: erasedAt === null ? null : new Date(erasedAt.getTime() + fileMs).toISOString(),
      note: "Each node deletes those in its data directory within a minute, or when it starts.",
    },
    {
      where: "backups made before",
      until: null,
      note: "As long as the operator keeps them. Erase again after a backup from before is restored.",
    },
  ];
}
