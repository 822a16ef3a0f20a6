import type { Victim } from "../victim.ts";

/** One attack that was thought out, against a server of its own. */
export type ScriptedAttack = {
  name: string;
  /** The server has this address; `outsideHost` is the host and port of `answer`. */
  settings?(outsideHost: string): Record<string, string>;
  /** Workspaces have databases of their own, in a cluster beside that of the server. */
  hasWorkspaceCluster?: true;
  /** Throws when the server did not do what it promises. What blocks or fills it is seen by others. */
  run(victim: Victim, outside: Outside): Promise<void>;
};

/** An outside service that answers as the attack tells it. */
type Outside = {
  url: string;
  answer(type: string, body: string): void;
};
