import type { Kernel } from "../../../kernel/kernel.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { explainIfMissing, missingProblem } from "./count-missing-databases.ts";
import { databaseNameOf, ownSchema } from "./database-name-of.ts";
import { inDatabase, keepSpare, openPlane, type Plane, withSetUpLock } from "./open-plane.ts";
import * as store from "./store.ts";
import { templateRevision } from "./template-sql.ts";

/** The tables of a workspace are in this database. */
export type WorkspaceDatabase = {
  workspaceId: string;
  /** The database; null where all workspaces share the administrator's one. */
  name: string | null;
  /** The schema with its tables. */
  schemaName: string;
  plane: Plane;
};

const databasesOf = state(() => new Map<string, Promise<WorkspaceDatabase>>());
const maxRemembered = 10_000;

/**
 * Opens the database of a workspace. It is made at the first use, in 30 to 100 ms. Throws not-found when the
 * workspace is deleted meanwhile, or a violation of a foreign key when it was deleted before.
 */
export function openWorkspaceDatabase(kernel: Kernel, workspaceId: string): Promise<WorkspaceDatabase> {
  const databases = databasesOf(kernel);
  const known = databases.get(workspaceId);
  if (known !== undefined) return known;
  const opening = open(kernel, workspaceId);
  if (databases.size >= maxRemembered) databases.clear();
  databases.set(workspaceId, opening);
  opening.catch(() => databases.delete(workspaceId));
  return opening;
}

/** Must be called when the database turned out to be gone. */
export function forgetWorkspaceDatabase(kernel: Kernel, workspaceId: string): void {
  databasesOf(kernel).delete(workspaceId);
}

/** Says where the tables of a workspace are, whether they are there or not. */
export function placeOf(plane: Plane, workspaceId: string): WorkspaceDatabase {
  const name = databaseNameOf(workspaceId);
  return {
    workspaceId,
    name: plane.hasDatabases ? name : null,
    schemaName: plane.hasDatabases ? ownSchema : name,
    plane,
  };
}

async function open(kernel: Kernel, workspaceId: string): Promise<WorkspaceDatabase> {
  const plane = await openPlane(kernel);
  const name = databaseNameOf(workspaceId);
  const database = placeOf(plane, workspaceId);
  const found = await store.findWorkspaceDatabase(kernel.database.query, workspaceId);
  if (found?.revision === templateRevision) return database;
  // A new database in its place would hide that all of its tables are gone.
  const isMade = found !== undefined && found.revision > 0 && plane.hasDatabases;
  if (isMade && !(await store.isComplete(plane.administrator, name))) throw missingProblem(kernel);
  // The row comes first, so that a workspace which is deleted from now on takes the database along.
  await store.insertWorkspaceDatabase(kernel.database.query, workspaceId, name);
  await makeDatabase(kernel, database, name).catch(async (error) => {
    throw await explainIfGone(kernel, workspaceId, error);
  });
  if (plane.hasDatabases) keepSpare(kernel, plane);
  if (await store.setRevision(kernel.database.query, workspaceId, templateRevision)) return database;
  await dropWorkspaceDatabase(kernel, workspaceId);
  throw workspaceDeleted();
}

const workspaceDeleted = (cause?: unknown) => new Problem(notFound, "The workspace was deleted.", { cause });

/**
 * Chooses what to throw for an error of work on a database: not-found when the workspace was
 * deleted meanwhile, whose database is dropped while work goes on; workspace-database-missing when the
 * cluster lacks it; else the error itself.
 */
export async function explainIfGone(kernel: Kernel, workspaceId: string, error: unknown): Promise<unknown> {
  if (error instanceof Problem) return error;
  const isThere = await store.findWorkspaceDatabase(kernel.database.query, workspaceId).then(
    (found) => found !== undefined,
    () => true,
  );
  return isThere ? await explainIfMissing(kernel, databaseNameOf(workspaceId), error) : workspaceDeleted(error);
}

/** Each step may be run again: the making may have been cut off, or the template may have changed. */
export async function makeDatabase(
  kernel: Pick<Kernel, "secrets">,
  { plane, schemaName }: WorkspaceDatabase,
  name: string,
): Promise<void> {
  const { administrator, isSuperuser } = plane;
  await withSetUpLock(plane, async () => {
    if (!plane.hasDatabases) return await store.createSchema(administrator, schemaName);
    await store.createRoles(administrator, name, (role) => passwordOf(kernel, role));
    const isNew = !(await store.databaseExists(administrator, name));
    if (isNew) await createFromSpare(administrator, name);
    await store.grantDatabase(administrator, name);
    await inDatabase(plane, name, async (client) => {
      if (!isNew) await store.prepareDatabase(client);
      await store.grantSchemas(client, name, isSuperuser);
      if (!isNew) await store.renewTriggers(client, schemaName);
    });
  });
}

async function createFromSpare(administrator: store.DataClient, name: string): Promise<void> {
  const spare = await store.findSpare(administrator);
  if (spare === undefined) await store.createDatabase(administrator, name, store.templateName);
  else await store.renameDatabase(administrator, spare, name);
}

/**
 * Drops the database of a workspace with all that is in it: never between two steps of its making, which
 * would leave a part of it.
 */
export async function dropWorkspaceDatabase(kernel: Kernel, workspaceId: string): Promise<void> {
  const plane = await openPlane(kernel);
  forgetWorkspaceDatabase(kernel, workspaceId);
  await dropFrom(plane, workspaceId);
}

/** Drops the database of a workspace from the cluster, or its schema. */
export async function dropFrom(plane: Plane, workspaceId: string): Promise<void> {
  const name = databaseNameOf(workspaceId);
  await withSetUpLock(plane, async () => {
    if (!plane.hasDatabases) return await store.dropSchema(plane.administrator, name);
    await store.dropDatabase(plane.administrator, name);
    await store.dropRoles(plane.administrator, name);
  });
}

/** Only an outside cluster asks for it: the bundled one is reached through a socket that is Parley's alone. */
export function passwordOf(kernel: Pick<Kernel, "secrets">, role: string): string {
  return kernel.secrets.sign("workspace-database", role).toString("base64url");
}
