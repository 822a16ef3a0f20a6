/** What every embedded server runs with: small, durable, silent about what people wrote, reachable only through its socket. */
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
  // A backend whose client died would otherwise finish a long statement for nobody.
  client_connection_check_interval: "5s",
  // A failed statement carries what people typed; Parley logs such errors itself, without it.
  log_min_messages: "log",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  log_line_prefix: "%m [%p] ",
};

/** Settings of a cluster whose loss costs nothing. */
export const throwAwaySettings: Record<string, string> = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum_naptime: "1h",
};

export const port = 5432;

/** The command line of `postgres`; everything is set there, so that an update of Parley changes it without touching the cluster's files. */
export function serverArguments(
  clusterDirectory: string,
  socketFolder: string,
  settings: Record<string, string> = {},
): string[] {
  const all = { ...bundledSettings, ...settings, port: String(port), unix_socket_directories: socketFolder };
  return ["-D", clusterDirectory, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}
