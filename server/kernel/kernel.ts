import type { Config } from "../config.ts";
import type { Action } from "./log/action.ts";
import type { EventType } from "./log/event.ts";
import type { Realtime } from "./log/realtime.ts";
import type { Log } from "./logger.ts";
import type { Node } from "./nodes/node.ts";
import type { Revocations } from "./nodes/revocations.ts";
import type { Outbound } from "./outbound/outbound.ts";
import type { ErrorShape } from "./problem.ts";
import type { ScopeDefinition } from "./scopes.ts";
import type { Secrets } from "./secrets.ts";
import type { Database } from "./storage/database.ts";
import type { IdType } from "./storage/id.ts";

/** The time as the server sees it, in milliseconds since 1970. Tests of expiry pass a clock of their own. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

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
  /** Every kind of fact that the capabilities announce, by its type. */
  eventTypes: ReadonlyMap<string, EventType>;
  /** Every scope that the capabilities bring. */
  scopes: readonly ScopeDefinition[];
  /** Every kind of id that the capabilities and the kernel use. */
  ids: readonly IdType[];
  /** Every deed that the capabilities offer to assistants, workflows and clients of /mcp, by its name. */
  actions: ReadonlyMap<string, Action>;
  errorShapes: readonly ErrorShape[];
};
