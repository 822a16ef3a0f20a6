import type { Kernel } from "../../../kernel/kernel.ts";
import type { PersonalData, WorkspaceUser } from "../../../kernel/personal-data.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { contentOf } from "./content-of.ts";
import { showReceivedEvent } from "./show-received-event.ts";
import { type EventRowWithBody, eraseBodiesOf, eraseBodiesOfConversations, listEventsWithBody } from "./store.ts";

const eventsPerRead = 200;

/** The webhooks of the last 30 days, of any kind, whose `data.userId` names the user. */
export const inboundEventsOfUser: PersonalData = {
  name: "inbound-events",
  export: exportEvents,
  erase,
  eraseWithConversations: eraseBodiesOfConversations,
};

async function* exportEvents(
  { database }: Kernel,
  { workspaceId, userId }: WorkspaceUser,
): AsyncGenerator<Record<string, unknown>> {
  for await (const row of findEventsOfUser(database.query, workspaceId, userId)) {
    yield { ...showReceivedEvent(row), data: contentOf(row) };
  }
}

/**
 * Erases the content. The identities stay until they are 30 days old, so that repeated deliveries
 * are recognised.
 */
async function erase(_kernel: Kernel, tx: Transaction, { workspaceId, userId }: WorkspaceUser): Promise<void> {
  const ids: string[] = [];
  for await (const { id } of findEventsOfUser(tx, workspaceId, userId)) ids.push(id);
  await eraseBodiesOf(tx, workspaceId, ids);
}

/**
 * Reads every event of the workspace: the user's id is in the body, which the database does not
 * parse.
 */
async function* findEventsOfUser(db: Queryable, workspaceId: string, userId: string): AsyncGenerator<EventRowWithBody> {
  for (let after: string | undefined; ; ) {
    const rows = await listEventsWithBody(db, workspaceId, { after, limit: eventsPerRead });
    for (const row of rows) if (namesUser(row, userId)) yield row;
    after = rows.at(-1)?.id;
    if (rows.length < eventsPerRead) return;
  }
}

function namesUser(row: EventRowWithBody, userId: string): boolean {
  const named = contentOf(row)?.userId;
  // Shops often number their users.
  return (typeof named === "string" || typeof named === "number") && String(named).toWellFormed() === userId;
}
