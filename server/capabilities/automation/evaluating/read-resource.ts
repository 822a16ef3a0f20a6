import type { AuthenticationPolicy, ExternalResource } from "@parley/workflows";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import { type Caller, faultyCall } from "../calls/call.ts";
import { readDocument } from "../calls/read-document.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import { settingsOf } from "../execution/run-settings.ts";
import { faultOf } from "../execution/task-fault.ts";
import { readSecret } from "../secrets/read-secrets-of.ts";
import { fillTemplate } from "./evaluate.ts";
import type { parseResource } from "./parse-resource.ts";

const parser = parserIn<typeof parseResource>(new URL("./parse-resource.ts", import.meta.url), "parseResource");

/** The largest document that `language/read-yaml.ts` reads. */
const maxBytes = 262_144;

/**
 * Reads the JSON or YAML document that an external resource of a workflow names.
 * @throws TaskFault, CallFault, or the reason of the run's signal
 */
export async function readResource(run: RunExecution, resource: ExternalResource | undefined): Promise<unknown> {
  const named = await fillTemplate(run, resource, {}, {});
  return readDocument(callerOf(run), named, {
    name: resource?.name ?? "resource",
    maxBytes,
    async parse(text) {
      const { value, problem } = await run.kernel.untrusted.parse(run.facts.workspaceId, parser, text);
      if (problem !== undefined) throw faultyCall(`The resource cannot be read. ${problem}`);
      return value;
    },
  });
}

/** Makes the caller that reads for the workflow as a whole, with its secrets and policies. */
function callerOf(run: RunExecution): Caller {
  const { definition, workspaceId } = run.facts;
  return {
    kernel: run.kernel,
    workspaceId,
    input: {},
    mayBeEmpty: settingsOf(definition).emptyPathVariables === true,
    signal: run.signal,
    secret: (name) => readSecret(run, name),
    async authentication(name) {
      const policy = definition.use?.authentications?.[name];
      if (policy === undefined) throw faultOf("configuration", `The workflow has no authentication named ${name}`);
      return (await fillTemplate(run, policy, {}, {})) as AuthenticationPolicy;
    },
  };
}
