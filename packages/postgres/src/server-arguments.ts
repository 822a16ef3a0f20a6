/**
 * Settings of every bundled server: small, durable, reachable only through its socket, no personal
 * data in its log.
 */
const bundledSettings: Record<string, string> = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "100",
  shared_buffers: "64MB",
  wal_compression: "on",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_replication_slots: "0",
  max_logical_replication_workers: "0",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // Otherwise a backend would finish a long statement although its client is gone.
  client_connection_check_interval: "5s",
  // A failed statement contains what people typed. Parley logs such errors itself, without the
  // statement.
  log_min_messages: "log",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  log_line_prefix: "%m [%p] ",
};

/** Settings of a cluster whose data may be lost. */
export const throwAwaySettings: Record<string, string> = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_compression: "off",
  max_wal_size: "128MB",
  autovacuum_naptime: "1h",
};

/** Settings of the cluster in which workspaces keep tables of their own and run SQL. */
export const workspaceClusterSettings: Record<string, string> = {
  max_connections: "80",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  max_wal_size: "512MB",
  work_mem: "4MB",
  hash_mem_multiplier: "1",
  maintenance_work_mem: "16MB",
  temp_file_limit: "128MB",
  // Parley ends a statement by closing its session, which the server notices after so long.
  client_connection_check_interval: "250ms",
  max_prepared_transactions: "0",
  track_activities: "off",
};

/**
 * One process of that cluster may occupy so much memory. Its own needs are some 300 MB of address
 * space, of which 64 MB are the shared buffers.
 */
export const maxWorkspaceProcessBytes = 640 * 1024 * 1024;

export const port = 5432;

/**
 * Gives the command line of `postgres`. All settings are there, so that an update of Parley need not
 * change the cluster's files.
 */
export function serverArguments(
  clusterDirectory: string,
  socketFolder: string,
  settings: Record<string, string> = {},
): string[] {
  const all = { ...bundledSettings, ...settings, port: String(port), unix_socket_directories: socketFolder };
  return ["-D", clusterDirectory, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}
