import type { PoolConfig } from "pg";

/** The PostgreSQL in which each workspace has a database of its own: see decision 0030. */
export type WorkspaceCluster = {
  /**
   * Parley's own tables are in the same cluster: then no workspace may run SQL of its own there.
   */
  holdsParley: boolean;
  /** The processes of the cluster run on this machine, where their priority and memory can be seen to. */
  isLocal: boolean;
  /**
   * Gives the connection of an administrator of the cluster. The first call starts the bundled
   * cluster, and makes it when there is none, which takes a second.
   */
  connect(): Promise<PoolConfig>;
  /** Ends all its processes at once and starts it again. Only the bundled cluster can. */
  restart?(): Promise<void>;
};
