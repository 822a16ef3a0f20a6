import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { capabilities } from "../app.ts";
import { serverVersion } from "../http/api-version.ts";
import { ApiVersions } from "../kernel/versions/api-versions.ts";
import { openApiOf } from "../start-server.ts";
import { findBreaks } from "../versions/comparing/find-breaks.ts";
import { readNamedBreaks } from "../versions/comparing/read-named-breaks.ts";
import { type ReducedOpenApi, reduceOpenApi } from "../versions/comparing/reduce-open-api.ts";
import { versions as entries } from "../versions/versions.ts";

/**
 * Compares each version as it was released with what this tree answers in it. Exits with 1 when a
 * client would break, unless the change log of the next release names the operation under "Breaks":
 * that is enough until 1.0. `--record` writes the descriptions of today, at a release.
 */
const isRecording = process.argv.includes("--record");
const versions = new ApiVersions(entries);
const newest = await openApiOf(capabilities);
const page = new URL(`../../docs/changes/${serverVersion}.md`, import.meta.url);
const mayBreak = serverVersion.startsWith("0.");
const named = mayBreak && existsSync(page) ? readNamedBreaks(readFileSync(page, "utf8")) : new Set<string>();

const faults: string[] = [];
const known = new Set<string>();
for (const version of versions.newestFirst) {
  const now = reduceOpenApi(versions.describe(version, newest));
  for (const operation of Object.keys(now.operations)) known.add(operation);
  const recorded = readRecorded(version.date);
  if (recorded === undefined && version !== versions.newest && !isRecording)
    faults.push(`${version.date} has no recorded description in server/versions/recorded.`);
  const breaks = recorded === undefined ? [] : findBreaks(recorded, now).filter(({ where }) => !named.has(where));
  for (const { where, what } of breaks) faults.push(`${version.date} ${where}: ${what}.`);
  if (isRecording && breaks.length === 0) writeRecorded(now);
}
for (const operation of versions.changedOperations)
  if (!known.has(operation)) faults.push(`A change in server/versions names ${operation}, which no version has.`);

if (faults.length > 0) {
  process.stdout.write(`${faults.join("\n")}\n`);
  process.exitCode = 1;
}

/** Reads a version as it was released. The file is compressed, because programs alone read it. */
function readRecorded(date: string): ReducedOpenApi | undefined {
  const file = fileOf(date);
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : undefined;
}

function writeRecorded(description: ReducedOpenApi): void {
  writeFileSync(fileOf(description.version), gzipSync(JSON.stringify(description), { level: 9 }));
}

function fileOf(date: string): URL {
  return new URL(`../versions/recorded/${date}.json.gz`, import.meta.url);
}
