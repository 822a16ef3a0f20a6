import {
  type CallTask,
  type Endpoint,
  readCatalogName,
  type readDefinition,
  readDefinitionModule,
} from "@parley/workflows";
import { parserIn } from "../../../kernel/untrusted/untrusted.ts";
import { readResource } from "../evaluating/read-resource.ts";
import type { RunExecution } from "../execution/run-execution.ts";
import { faultOf } from "../execution/task-fault.ts";

const parser = parserIn<typeof readDefinition>(readDefinitionModule, "readDefinition");

/**
 * Reads the definition of a function in a catalog of the workflow, or at a URL: a task. Throws TaskFault and CallFault.
 */
export async function readCatalogFunction(run: RunExecution, name: string): Promise<CallTask> {
  const value = await readResource(run, { name, endpoint: endpointOf(run, name) });
  const document = { dsl: "1.0.3", namespace: "catalog", name: "function", version: "1.0.0" };
  const text = JSON.stringify({ document, do: [{ function: value }] });
  const { definition, problems } = await run.kernel.untrusted.parse(run.facts.workspaceId, parser, text);
  const task = definition?.do[0]?.function;
  if (task === undefined) {
    throw faultOf("configuration", `The function ${name} is not valid`, problems[0]?.message ?? "It is no task.");
  }
  return task as CallTask;
}

function endpointOf(run: RunExecution, name: string): Endpoint {
  const named = readCatalogName(name);
  if (named === undefined) return rawAddress(name);
  const { functionName, version, catalog } = named;
  const root = run.facts.definition.use?.catalogs?.[catalog]?.endpoint;
  if (root === undefined) throw faultOf("configuration", `The workflow has no catalog named ${catalog}`);
  const path = `functions/${functionName}/${version}/function.yaml`;
  const under = (uri: string) => rawAddress(`${uri.replace(/\/+$/, "")}/${path}`);
  return typeof root === "string" ? under(root) : { ...root, uri: under(root.uri) };
}

/** GitHub and GitLab show a page at the address that people copy: the file itself is at another one. */
function rawAddress(uri: string): string {
  return uri
    .replace(
      /^https:\/\/github\.com\/([^/]+)\/([^/]+)\/(?:tree|blob)\/([^/]+)\//,
      "https://raw.githubusercontent.com/$1/$2/refs/heads/$3/",
    )
    .replace(/^(https:\/\/gitlab\.com\/.+?\/-)\/(?:tree|blob)\//, "$1/raw/");
}
