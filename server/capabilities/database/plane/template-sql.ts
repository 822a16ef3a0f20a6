import { readFileSync } from "node:fs";

/**
 * The revision of `template/`. Count it up with each change there: databases of an older one are then
 * renewed when they are used.
 */
export const templateRevision = 2;

const read = (file: string) => readFileSync(new URL(`./template/${file}`, import.meta.url), "utf8");

/** These files are run in a new database of a workspace, or once in the template of all. */
export const templateSql = { restrict: read("restrict.sql"), internal: read("internal.sql") };
