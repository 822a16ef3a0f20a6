export { DataDirectoryInUse } from "./claim-data-directory.ts";
export { type EmbeddedPostgres, startEmbeddedPostgres } from "./start.ts";
