import type { Kernel } from "../../../kernel/kernel.ts";
import { InboundSourceId } from "../ids.ts";
import { processMail } from "../mails/process-mail.ts";
import { mailKind, type StoredMail } from "../mails/stored-mail.ts";
import { contentOf } from "../received-events/content-of.ts";
import { findEvent } from "../received-events/store.ts";
import { processQuestion } from "./process-question.ts";
import { questionOf } from "./read-question.ts";
import { type AcceptedEvent, markFailed } from "./store.ts";

/** Processes an accepted event whose content this node has to read from the database. */
export async function processStoredEvent(kernel: Kernel, event: AcceptedEvent): Promise<void> {
  const db = kernel.database.query;
  const row = await findEvent(db, event.workspaceId, event.id);
  if (row?.status !== "accepted") return;
  const data = contentOf(row);
  if (data === null) return markFailed(db, event, "The content was erased before the event was processed.");
  if (row.kind === mailKind) await processMail(kernel, event, data as StoredMail);
  else await processQuestion(kernel, event, questionOf(data, InboundSourceId.format(row.sourceId)));
}
