import type { Kernel } from "../../../kernel/kernel.ts";
import { countRecipients, readRecipients } from "../../newsletter/index.ts";
import { inSegment } from "./prepare-recipients.ts";

const pageSize = 2_000;
const mostRead = 20_000;

/** Counts who would get a campaign now. With a segment it looks at the first 20,000 readers of the lists. */
export async function countReaders(
  kernel: Kernel,
  workspaceId: string,
  { listIds, segmentId }: { listIds: readonly string[]; segmentId: string | null },
): Promise<number> {
  const db = kernel.database.query;
  if (listIds.length === 0) return 0;
  if (segmentId === null) return countRecipients(db, workspaceId, listIds);
  let count = 0;
  let after: string | undefined;
  for (let read = 0; read < mostRead; read += pageSize) {
    const recipients = await readRecipients(db, workspaceId, { listIds, after, limit: pageSize });
    count += (await inSegment(kernel, db, workspaceId, segmentId, recipients)).length;
    if (recipients.length < pageSize) break;
    after = recipients.at(-1)?.id;
  }
  return count;
}
