import { faultOf } from "../interpreter/task-fault.ts";
import type { CallTask } from "../language/workflow-definition.ts";
import type { RunExecution } from "../runs/run-execution.ts";

/** The definition of a function in a catalog or at a URL. */
export async function readCatalogFunction(_run: RunExecution, name: string): Promise<CallTask> {
  throw faultOf("configuration", `The function ${name} cannot be read`);
}
