export { DataDirectoryInUse } from "./claim-data-directory.ts";
export { type BundledPostgres, startBundledPostgres } from "./start-bundled-postgres.ts";
