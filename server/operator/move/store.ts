import type { Client } from "pg";
import { endHungNodes, findDeadNodes } from "../../kernel/nodes/store.ts";

/** The statements of a move, on connections of its own: those of a server have limits that a copy would reach. */

export type PlaceState = {
  attemptId: string;
  isOver: boolean;
  movedTo: string | null;
  isFilling: boolean;
};

/** Gives undefined where the place takes writes, and where there is no schema yet. */
export async function readPlaceState(client: Client): Promise<PlaceState | undefined> {
  const { rows } = await client.query("select to_regclass('public.read_only') is not null as is_there");
  if (!rows[0].is_there) return undefined;
  const found = await client.query<PlaceState>(
    `select attempt_id as "attemptId", coalesce(ends_at <= clock_timestamp(), false) as "isOver",
       moved_to as "movedTo", is_filling as "isFilling" from read_only`,
  );
  return found.rows[0];
}

/** Tells whether the schema is one whose nodes know of moves. */
export async function knowsMoves(client: Client): Promise<boolean> {
  return (await client.query("select to_regclass('public.read_only') is not null as is_there")).rows[0].is_there;
}

type Lease = { attemptId: string; closesInSeconds: number; leaseSeconds: number };

/**
 * Begins the read-only state of the installation. It ends by itself unless it is renewed. One that says where the
 * installation was moved to goes on. False: another move is under way.
 */
export async function beginReadOnly(
  client: Client,
  { attemptId, closesInSeconds, leaseSeconds }: Lease,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into read_only (attempt_id, closes_at, ends_at)
     values ($1, clock_timestamp() + make_interval(secs => $2), clock_timestamp() + make_interval(secs => $3))
     on conflict (only_row) do update set attempt_id = excluded.attempt_id, began_at = excluded.began_at,
       closes_at = case when read_only.moved_to is null then excluded.closes_at else read_only.closes_at end,
       ends_at = case when read_only.moved_to is null then excluded.ends_at end
     where not read_only.is_filling and (read_only.moved_to is not null or read_only.ends_at <= clock_timestamp())`,
    [attemptId, closesInSeconds, leaseSeconds],
  );
  return rowCount === 1;
}

/** False means that the state has ended meanwhile, or was taken back, and what was written since is in no copy. */
export async function renewReadOnly(
  client: Client,
  { attemptId, leaseSeconds }: Omit<Lease, "closesInSeconds">,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update read_only set ends_at = case when moved_to is null then clock_timestamp() + make_interval(secs => $2) end
     where attempt_id = $1 and (ends_at is null or ends_at > clock_timestamp())`,
    [attemptId, leaseSeconds],
  );
  return rowCount === 1;
}

/** From now on the place takes no writes until the operator says so. False as in `renewReadOnly`. */
export async function markMoved(client: Client, attemptId: string, movedTo: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update read_only set moved_to = $2, ends_at = null
     where attempt_id = $1 and (ends_at is null or ends_at > clock_timestamp())`,
    [attemptId, movedTo],
  );
  return rowCount === 1;
}

/** Ends the read-only state of an attempt that failed. The state of a place that was moved before stays. */
export async function giveUp(client: Client, attemptId: string): Promise<void> {
  await client.query("delete from read_only where attempt_id = $1 and moved_to is null", [attemptId]);
}

/** Lets the place take writes. Gives where it was moved to; undefined where it took writes already. */
export async function openAgain(client: Client): Promise<{ movedTo: string | null } | undefined> {
  const { rows } = await client.query<{ movedTo: string | null }>(
    `delete from read_only where not is_filling returning moved_to as "movedTo"`,
  );
  return rows[0];
}

/** Notes in the place that is filled that no node may begin there. */
export async function markFilling(client: Client, attemptId: string): Promise<void> {
  await client.query(
    `insert into read_only (attempt_id, closes_at, is_filling) values ($1, clock_timestamp(), true)
     on conflict (only_row) do update set attempt_id = excluded.attempt_id, is_filling = true, ends_at = null`,
    [attemptId],
  );
}

export async function clearFilling(client: Client): Promise<void> {
  await client.query("delete from read_only where is_filling");
}

const nilUuid = "00000000-0000-0000-0000-000000000000";

/**
 * Counts the nodes that live, and those of them that have worked since writes were closed, so that they know of it.
 * Ends the sessions of those that hang: when such a node goes on, it begins anew.
 */
export async function countNodes(
  client: Client,
  silentMs: number,
): Promise<{ alive: number; informed: number; sessions: number }> {
  await endHungNodes(client, nilUuid, silentMs);
  const dead = await findDeadNodes(client, nilUuid);
  const { rows } = await client.query<{ alive: number; informed: number; sessions: number }>(
    `select count(*)::integer as alive,
       count(*) filter (where seen_at > (select closes_at from read_only) + interval '1 second')::integer as informed,
       (select count(*)::integer from pg_stat_activity
         where datname = current_database() and application_name = 'parley') as sessions
     from node where id <> all($1::uuid[])`,
    [dead],
  );
  return rows[0]!;
}

/**
 * Waits for the transactions that write, and lets none write until the end of this one. Tables that say who lives
 * and who may write are left out. Nobody is kept from reading.
 */
export async function lockOutWriters(
  client: Client,
  tables: readonly { schema: string; name: string }[],
  patienceMs: number,
): Promise<void> {
  await client.query("begin");
  await client.query(`set local lock_timeout = ${Math.round(patienceMs)}`);
  await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
  const names = tables
    .filter(({ schema, name }) => !(schema === "public" && name === "node"))
    .map(({ schema, name }) => `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`);
  await client.query(`lock table ${names.join(", ")} in exclusive mode`);
}

/**
 * Ends the transactions that began before writes were closed, and those that wait for the locks of this session, so
 * that none of them writes when the locks are gone. All that began since may only read.
 */
export async function endFormerTransactions(client: Client): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where pid <> pg_backend_pid() and datname = current_database() and usename = current_user
       and (pg_backend_pid() = any(pg_blocking_pids(pid)) or xact_start < (select closes_at from read_only))`,
  );
}

/** Counts the transactions that write to tables of workspaces. */
export async function countWritingWorkspaces(client: Client): Promise<number> {
  const { rows } = await client.query(
    `select from pg_stat_activity where usename ~ '^ws_[0-9a-f]{32}_(rw|ddl)$' and xact_start is not null`,
  );
  return rows.length;
}

/**
 * Ends the sessions that may write to tables of workspaces. A node that hung may go on with one; a new one it gets
 * only when it knows that the installation is read only.
 */
export async function endWorkspaceWriters(client: Client): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename ~ '^ws_[0-9a-f]{32}_(rw|ddl)$'`,
  );
}

/** Measures Parley's tables in bytes, without their indexes, which are made and not copied. */
export async function measureTables(client: Client): Promise<number> {
  const { rows } = await client.query(
    `select coalesce(sum(pg_table_size(c.oid)), 0)::double precision as bytes from pg_class c
     join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'graphile_worker') and relkind = 'r'`,
  );
  return rows[0].bytes;
}

/** Measures the databases of workspaces in bytes, without what each has from the beginning. */
export async function measureWorkspaces(client: Client): Promise<number> {
  const { rows } = await client.query(
    `select coalesce(sum(greatest(0, pg_database_size(oid) - 8000000)), 0)::double precision as bytes
     from pg_database where datname ~ '^ws_[0-9a-f]{32}$'`,
  );
  return rows[0].bytes;
}
