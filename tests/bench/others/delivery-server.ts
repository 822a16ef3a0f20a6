import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import Type from "typebox";
import { capabilities } from "../../../server/app.ts";
import { WorkspaceId } from "../../../server/capabilities/identity/index.ts";
import { readConfig } from "../../../server/config.ts";
import { capability } from "../../../server/kernel/capability.ts";
import { defineEvent, emit } from "../../../server/kernel/log/event.ts";
import { createLogger } from "../../../server/kernel/logger.ts";
import { inTransaction } from "../../../server/kernel/storage/database.ts";
import { openHome } from "../../../server/open-home.ts";
import { startServer } from "../../../server/start-server.ts";
import { serveParent, settingsOfChild } from "../measuring/child.ts";
import { postmasterOf } from "../measuring/cpu-time.ts";
import { monotonicMs } from "../measuring/monotonic-time.ts";

/**
 * Parley as `npm start` runs it, allowed to call the bench's receiver, and with a kind of event for
 * each endpoint.
 */
export type DeliverySettings = { dataDirectory: string; allow: string; eventTypes: number };
export type DeliveryReady = { port: number; postmasterPid: number };
/** So many events of the types in turn, some each 10 ms so that `perSecond` is kept. */
export type DeliveryQuestion = { workspaceId: string; count: number; perSecond: number };
export type Emitted = { elapsedMs: number; mostResidentMiB: number };

const tickMs = 10;
const settings = settingsOfChild<DeliverySettings>();
const eventTypes = Array.from({ length: settings.eventTypes }, (_, index) =>
  defineEvent({
    type: `bell-${index}.rung`,
    summary: "The bench rang.",
    schema: Type.Object({ atMs: Type.Number(), text: Type.String() }),
    visibleTo: "conversations:read",
  }),
);
const config = readConfig({
  PORT: "0",
  PARLEY_DATA_DIR: settings.dataDirectory,
  PARLEY_LOG_LEVEL: "warn",
  PARLEY_LIMIT_KEY: "1000000",
  PARLEY_OUTBOUND_ALLOW: settings.allow,
});
const log = createLogger(config.logLevel);
const home = await openHome(config, log);
const bells = capability({ name: "bells", events: eventTypes });
const server = await startServer(config, { ...home, log, capabilities: [...capabilities, bells] });
const ready: DeliveryReady = {
  port: (server.app.server.address() as AddressInfo).port,
  postmasterPid: postmasterOf(home.connection.host!),
};
serveParent(ready, ring, async () => {
  await server.stop();
  await home.close();
});

async function ring({ workspaceId, count, perSecond }: DeliveryQuestion): Promise<Emitted> {
  const id = WorkspaceId.parse(workspaceId)!;
  const beganMs = monotonicMs();
  let mostResidentMiB = 0;
  for (let rung = 0; rung < count; ) {
    const due = Math.min(count, Math.ceil(((monotonicMs() - beganMs) * perSecond) / 1000));
    if (due > rung) {
      await inTransaction(server.kernel.database, async (tx) => {
        for (; rung < due; rung++) {
          const type = eventTypes[rung % eventTypes.length]!;
          emit(tx, type, { workspaceId: id, data: { atMs: monotonicMs(), text: "When do you open on Saturdays?" } });
        }
      });
    }
    mostResidentMiB = Math.max(mostResidentMiB, process.memoryUsage.rss() / 1_048_576);
    await pause(tickMs);
  }
  return { elapsedMs: monotonicMs() - beganMs, mostResidentMiB };
}
