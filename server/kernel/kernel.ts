import type { Config } from "../config.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import type { Log } from "./log.ts";
import type { Node } from "./nodes.ts";
import type { Outbound } from "./outbound.ts";
import type { Realtime } from "./realtime.ts";
import type { Revocations } from "./revocations.ts";
import type { Secrets } from "./secrets.ts";

/** The parts that every deed may use, made once at start and handed down: no part is reached through a global. */
export type Kernel = {
  config: Config;
  log: Log;
  clock: Clock;
  secrets: Secrets;
  database: Database;
  node: Node;
  realtime: Realtime;
  revocations: Revocations;
  outbound: Outbound;
};
