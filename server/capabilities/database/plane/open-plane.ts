import { Client, Pool, type PoolConfig } from "pg";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { sqlState } from "../../../kernel/storage/database.ts";
import type { WorkspaceCluster } from "../../../kernel/storage/workspace-cluster.ts";
import * as store from "./store.ts";

/** The data cluster as this node reaches it. */
export type Plane = {
  /**
   * The administrator connects with these; for a role, `user`, `password` and `database` are
   * replaced.
   */
  settings: PoolConfig;
  /** As the administrator, for what no role of a workspace may do: to make, measure and drop databases. */
  administrator: Pool;
  isSuperuser: boolean;
  /** PostgreSQL's major version. */
  version: number;
  /** Each workspace has a database of its own. Else each has a schema in the one database. */
  hasDatabases: boolean;
  /** Workspaces may not run SQL of their own here for this reason; null when they may. */
  rawSqlOffBecause: string | null;
  /** This node sets up one thing after another; this ends when the last is set up. */
  settingUp: Promise<void>;
};

const connectTimeoutMs = 10_000;
const planeOf = state((): { opening?: Promise<Plane> | undefined } => ({}));

/**
 * Opens the workspace cluster at the first call, and makes the template there. Throws when the cluster does
 * not answer; the next call tries again.
 */
export function openPlane(kernel: Kernel): Promise<Plane> {
  const held = planeOf(kernel);
  if (held.opening === undefined) {
    held.opening = open(kernel);
    held.opening.catch(() => {
      held.opening = undefined;
    });
  }
  return held.opening;
}

export async function closePlane(kernel: Kernel): Promise<void> {
  const held = planeOf(kernel);
  const plane = await held.opening?.catch(() => undefined);
  held.opening = undefined;
  await plane?.settingUp;
  await plane?.administrator.end();
}

async function open(kernel: Kernel): Promise<Plane> {
  const plane = await connectPlane(kernel);
  try {
    if (plane.hasDatabases) await makeTemplate(plane);
    else kernel.log.warn(`/api/database: ${plane.rawSqlOffBecause}`);
    return plane;
  } catch (error) {
    await plane.administrator.end();
    throw error;
  }
}

/**
 * Connects to the workspace cluster and changes nothing there. The caller ends the administrator's
 * pool. Throws when the cluster does not answer.
 */
export async function connectPlane({ workspaceCluster }: Pick<Kernel, "workspaceCluster">): Promise<Plane> {
  const settings: PoolConfig = {
    ...(await workspaceCluster.connect()),
    application_name: "parley-data",
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  };
  // A view of a workspace must never be read with the rights of the administrator.
  const administrator = new Pool({ ...settings, max: 3, statement_timeout: 30_000 });
  administrator.on("error", () => {});
  // A connection may break while it is lent: without this the process would end.
  administrator.on("connect", (client) => client.on("error", () => {}));
  try {
    const { isSuperuser, mayMakeDatabases, version } = await store.readAdministrator(administrator);
    return {
      settings,
      administrator,
      isSuperuser,
      version,
      hasDatabases: mayMakeDatabases && !workspaceCluster.holdsParley,
      rawSqlOffBecause: explainMissingSql(workspaceCluster, mayMakeDatabases),
      settingUp: Promise.resolve(),
    };
  } catch (error) {
    await administrator.end();
    throw error;
  }
}

function explainMissingSql({ holdsParley }: WorkspaceCluster, mayMakeDatabases: boolean): string | null {
  if (holdsParley)
    return "Raw SQL is off, because the tables of workspaces are in the database of Parley itself. Set PARLEY_DATA_DATABASE_URL to another PostgreSQL.";
  if (!mayMakeDatabases)
    return "Raw SQL is off, because the user of PARLEY_DATA_DATABASE_URL may not make databases and roles. Give that user CREATEDB and CREATEROLE.";
  return null;
}

/** Makes the database that those of workspaces are copied from, unless it is there. */
export async function makeTemplate(plane: Plane): Promise<void> {
  if (await store.databaseExists(plane.administrator, store.templateName)) return;
  await withSetUpLock(plane, async () => {
    if (await store.databaseExists(plane.administrator, store.templateName)) return;
    const unfinished = `${store.templateName}_unfinished`;
    await store.dropDatabase(plane.administrator, unfinished);
    await store.createDatabase(plane.administrator, unfinished);
    await inDatabase(plane, unfinished, store.prepareDatabase);
    await store.closeOtherDatabases(plane.administrator);
    await store.renameDatabase(plane.administrator, unfinished, store.templateName);
  });
}

/** Makes a database for the next new workspace, unless there is one. Nobody waits for it. */
export function keepSpare(kernel: Kernel, plane: Plane): void {
  withSetUpLock(plane, async () => {
    if ((await store.findSpare(plane.administrator)) !== undefined) return;
    await store.createDatabase(plane.administrator, store.newSpareName(), store.templateName);
  }).catch((error) => kernel.log.warn({ sqlState: sqlState(error) }, "could not make a spare database"));
}

/** Runs the work while nobody else, on any node, sets up anything in the cluster. */
export function withSetUpLock<Result>(plane: Plane, work: () => Promise<Result>): Promise<Result> {
  // The work waits here and not for the lock: a waiter for the lock holds a connection that the work needs.
  const result = plane.settingUp.then(() => lockAndRun(plane, work));
  plane.settingUp = result.then(
    () => {},
    () => {},
  );
  return result;
}

async function lockAndRun<Result>(plane: Plane, work: () => Promise<Result>): Promise<Result> {
  const client = await plane.administrator.connect();
  try {
    await store.lockSetUp(client);
    try {
      return await work();
    } finally {
      await store.unlockSetUp(client);
    }
  } finally {
    client.release();
  }
}

/** Runs the work as the administrator, connected to a database of the cluster. */
export async function inDatabase<Result>(
  plane: Plane,
  database: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connectionTo(plane.settings, { database }));
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Gives the settings with another database or role: also where they come as one connection string. */
export function connectionTo(
  settings: PoolConfig,
  to: { database?: string; user?: string; password?: string; options?: string },
): PoolConfig {
  const { connectionString, ...rest } = settings;
  if (connectionString === undefined) return { ...rest, ...to };
  const url = new URL(connectionString);
  if (to.database !== undefined) url.pathname = `/${encodeURIComponent(to.database)}`;
  if (to.user !== undefined) url.username = encodeURIComponent(to.user);
  if (to.password !== undefined) url.password = encodeURIComponent(to.password);
  return { ...rest, connectionString: url.href, ...(to.options === undefined ? {} : { options: to.options }) };
}
