export { DataDirectoryInUse } from "./claim-data-directory.ts";
export { findRunningPostgres } from "./find-running-postgres.ts";
export { isEmptyDatabase } from "./is-empty-database.ts";
export { isPostmasterOf } from "./is-running.ts";
export { makeDataDirectory } from "./make-data-directory.ts";
export { reachExternalPostgres } from "./reach-external-postgres.ts";
export { maxWorkspaceProcessBytes, workspaceClusterSettings } from "./server-arguments.ts";
export { type BundledPostgres, startBundledPostgres } from "./start-bundled-postgres.ts";
export { startTemporaryCluster, type TemporaryCluster } from "./temporary-cluster.ts";
