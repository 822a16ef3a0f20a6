import { faultOf } from "../interpreter/task-fault.ts";
import type { ExternalResource } from "../language/workflow-definition.ts";
import type { RunExecution } from "../runs/run-execution.ts";

/** The JSON or YAML document that an external resource names. */
export async function readResource(_run: RunExecution, resource: ExternalResource | undefined): Promise<unknown> {
  throw faultOf("configuration", `The resource ${resource?.name ?? ""} cannot be read`);
}
