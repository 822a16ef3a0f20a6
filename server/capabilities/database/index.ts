import { capability } from "../../kernel/capability.ts";
import { recordCreated, recordDeleted, recordUpdated } from "./events.ts";
import { leftOverVitals } from "./plane/connections/departures.ts";
import { countMissingDatabases, missingVitals, settleCount } from "./plane/count-missing-databases.ts";
import { bytesOfWorkspaces } from "./plane/disk-use.ts";
import { closePlane } from "./plane/open-plane.ts";
import { closeSessions, dropDatabase, eraseDatabases } from "./plane/run-in-database.ts";
import { forgetWorkspaceDatabase } from "./plane/workspace-database.ts";
import { adoptRelays, relayForDeadNode, stopRelays } from "./records/promise-relay.ts";
import { routes } from "./routes.ts";
import { checkRules } from "./tables/filtering/check-where-form.ts";

export {
  noteWorkspaceTables,
  openWorkspaceTables,
  type WorkspacePart,
  type WorkspaceTables,
} from "./backup/open-workspace-tables.ts";
export { carryOut } from "./operating/operate.ts";
export { findSessionsBefore } from "./plane/connections/find-sessions-before.ts";
export { findMissingDatabases, repairDatabases } from "./plane/repair-databases.ts";
export { DatabaseRequest } from "./schema.ts";
export { importInto } from "./transfer/importing/import-table.ts";
export { DatabaseImport } from "./transfer/schema.ts";

/** Tables of a workspace's own, and SQL, in a database that no other workspace reaches. */
export const database = capability({
  name: "database",
  shownUse: { name: "databaseBytes", read: bytesOfWorkspaces },
  scopes: [
    { name: "database:read", summary: "Read the workspace's own tables" },
    { name: "database:write", summary: "Write rows of the workspace's own tables" },
    { name: "database:ddl", summary: "Make, change and drop the workspace's own tables", isSensitive: true },
    { name: "database:sql", summary: "Run SQL in the workspace's own database", isSensitive: true },
  ],
  routes,
  tables: ["workspace_database", "record_relay"],
  events: [recordCreated, recordUpdated, recordDeleted],
  checkNewKey: checkRules,
  jobs: [dropDatabase, relayForDeadNode],
  adopt: adoptRelays,
  eraseWorkspaces: eraseDatabases,
  forgetWorkspace: forgetWorkspaceDatabase,
  vitals: [...leftOverVitals, ...missingVitals],
  async start(kernel) {
    countMissingDatabases(kernel);
  },
  async stop(kernel) {
    await stopRelays(kernel);
    await closeSessions(kernel);
    await settleCount(kernel);
    await closePlane(kernel);
  },
});
