import { readConfig } from "../../config.ts";
import { type Contents, countRows } from "../backup/contents.ts";
import { connectTo, type Watch } from "../backup/parts-of.ts";
import { findForeignTable, hasContent, readMigrationHashes } from "../backup/store.ts";
import { showAmount, watchFor } from "../backup/watch-for.ts";
import type { Command } from "../command.ts";
import { type Installation, openInstallation } from "../open-installation.ts";
import type { Report } from "../report.ts";
import { cancelMove } from "./cancel-move.ts";
import { copyInstallation, makeSchema } from "./copy-installation.ts";
import { estimateMove } from "./estimate-move.ts";
import { holdReadOnly } from "./hold-read-only.ts";
import { readTarget, type Target } from "./read-target.ts";
import * as store from "./store.ts";

/** Moves an installation to other clusters of PostgreSQL, or takes such a move back (`--cancel`). */
export const moveCommand: Command["run"] = async (given, report) => {
  const config = readConfig();
  if (given.isSet("cancel")) return await cancelMove(given, config, report);
  const target = readTarget(given, config);
  const source = await openInstallation(config);
  try {
    const schema = await readSchema(source);
    const place = await target.open(source.secret);
    try {
      await moveTo(target, { source, place, schema }, report);
    } finally {
      await place.close();
    }
  } finally {
    await source.close();
  }
};

type Moving = { source: Installation; place: Installation; schema: number };

async function moveTo(target: Target, { source, place, schema }: Moving, report: Report): Promise<void> {
  const startedAtMs = performance.now();
  const { isAgain, isDone } = await lookAt(source, place, target);
  if (isDone) return tell(target, report, { isDone });
  await makeSchema(place, schema);
  const { bytes, seconds: expected } = await estimateMove(source);
  report.plan(
    `${showAmount(bytes)} are moved to ${target.name}. The installation takes no writes for about ${expected} s; reads go on.`,
    { to: target.name, bytes, seconds: expected },
  );
  const held = await holdReadOnly(source);
  let contents: Contents;
  const to = await connectTo(place.connection);
  try {
    await store.markFilling(to, held.attemptId);
    const watch = refusing(watchFor("Moving", report), held.refuseLost);
    contents = await copyInstallation(source, place, watch, { withFiles: target.hasOwnFiles, isAgain });
    await target.finish(source.secret);
    await held.markMoved(target.name);
    await store.clearFilling(to);
  } finally {
    await to.end();
    await held.release();
  }
  const seconds = Math.round((performance.now() - startedAtMs) / 100) / 10;
  const rows = countRows(contents);
  const { tables, workspaces, missingWorkspaces, files } = contents;
  if (missingWorkspaces.length > 0)
    report.warn(`The tables of ${missingWorkspaces.length} workspaces were missing: ${missingWorkspaces.join(", ")}.`);
  tell(target, report, {
    isDone,
    counts: { rows, tables: tables.length, workspaces: workspaces.length, missingWorkspaces, files: files.count },
    seconds,
  });
}

/** Gives the number of the source's schema. Throws where its nodes do not know of moves. */
async function readSchema({ connection }: Installation): Promise<number> {
  const client = await connectTo(connection);
  try {
    const { length } = await readMigrationHashes(client);
    if (length === 0) throw new Error("The database has no tables of Parley. Is DATABASE_URL the right one?");
    if (!(await store.knowsMoves(client)))
      throw new Error("The schema is older than moves are. Start this version of Parley there once, or use a backup.");
    if ((await store.readPlaceState(client))?.isFilling === true)
      throw new Error("This database was being filled by another move, and is not whole. Move from where it began.");
    return length;
  } finally {
    await client.end();
  }
}

/**
 * Looks whether the target may be filled. `isAgain`: an earlier attempt has begun to. `isDone`: one has ended.
 * Throws where something else is there, and where the source was moved elsewhere.
 */
async function lookAt(
  source: Installation,
  place: Installation,
  { name }: Target,
): Promise<{ isAgain: boolean; isDone: boolean }> {
  const [from, to] = [await connectTo(source.connection), await connectTo(place.connection)];
  try {
    const foreign = await findForeignTable(to);
    if (foreign !== undefined)
      throw new Error(`The database has a table ${foreign}, which is not Parley's. Move into an empty database.`);
    const movedTo = (await store.readPlaceState(from))?.movedTo ?? null;
    if (movedTo !== null && movedTo !== name)
      throw new Error(`The installation was moved to ${movedTo} already. \`./parley move --cancel\` takes that back.`);
    const isAgain = (await store.readPlaceState(to))?.isFilling === true;
    const isFull = !isAgain && (await hasContent(to));
    if (isFull && movedTo === null) throw new Error("The database has accounts already. Move into an empty database.");
    return { isAgain, isDone: isFull };
  } finally {
    await Promise.all([from.end(), to.end()]);
  }
}

/** Ends the copy as soon as it is known to be in vain. */
function refusing(watch: Watch, refuse: () => void): Watch {
  return {
    doing(what) {
      refuse();
      watch.doing(what);
    },
    read: watch.read,
  };
}

type Told = {
  isDone: boolean;
  counts?: Record<string, unknown> & { rows: number; workspaces: number };
  seconds?: number;
};

function tell({ name, settings, unset }: Target, report: Report, { isDone, counts, seconds }: Told): void {
  report.result({ to: name, isDone, ...counts, seconds: seconds ?? null, settings, unset }, [
    counts === undefined
      ? `The installation was moved to ${name} already.`
      : `Moved to ${name} in ${seconds} s: ${counts.rows} rows, the tables of ${counts.workspaces} workspaces. All counts and hashes are equal.`,
    "The former place is as it was, and takes no writes. Stop every node, and start them with these settings:",
    ...Object.entries(settings).map(([setting, value]) => `  ${setting}=${value}`),
    ...unset.map((setting) => `  without ${setting}`),
    "To stay at the former place, run `./parley move --cancel` with the settings of before.",
  ]);
}
