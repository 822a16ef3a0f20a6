import { pointerTo } from "@parley/json";
import type { Faults } from "../faults.ts";
import { listAllTasks } from "../list-tasks.ts";
import type { Task, WorkflowDefinition } from "../workflow-definition.ts";
import { isOwnFunction } from "./lint-references.ts";
import { readCatalogName } from "./read-catalog-name.ts";

/**
 * Finds calls of functions that are not there, and functions that call themselves.
 * @param knownFunctions those of the catalog `default`, e.g. `parley.approval:1.0.0`
 */
export function lintCalls(definition: WorkflowDefinition, knownFunctions: readonly string[], faults: Faults): void {
  const functions = definition.use?.functions ?? {};
  const catalogs = Object.keys(definition.use?.catalogs ?? {});
  const names = Object.keys(functions);
  for (const { task, pointer } of listAllTasks(definition)) {
    if (!("call" in task) || !isOwnFunction(task.call) || isUrl(task.call)) continue;
    const place = `${pointer}/call`;
    const named = readCatalogName(task.call);
    if (named === undefined && task.call.includes("@")) {
      faults.add(place, "A function of a catalog is called by name, version and catalog: log:1.0.0@global.");
    } else if (named === undefined) {
      if (Object.hasOwn(functions, task.call)) continue;
      const message = `There is no function \`${task.call}\` in \`use.functions\`.`;
      const close = [...names, "http", "openapi", "grpc", "asyncapi", "mcp", ...knownFunctions.map(inDefault)];
      // Authors easily write only the name of a catalog's function.
      const full = knownFunctions.find((each) => each === task.call || each.startsWith(`${task.call}:`));
      if (full === undefined) faults.addUnknownName(place, message, task.call, close);
      else faults.add(place, `${message} Did you mean \`${inDefault(full)}\`?`);
    } else if (catalogs.includes(named.catalog)) {
      // Only the run asks a catalog which functions it has.
    } else if (named.catalog !== "default") {
      const message = `There is no catalog \`${named.catalog}\` in \`use.catalogs\`.`;
      faults.addUnknownName(place, message, named.catalog, [...catalogs, "default"]);
    } else if (!knownFunctions.includes(`${named.functionName}:${named.version}`)) {
      const message = `Parley has no function \`${named.functionName}:${named.version}\`.`;
      faults.addUnknownName(place, message, task.call, knownFunctions.map(inDefault));
    }
  }
  lintCircles(functions, faults);
}

function inDefault(name: string): string {
  return `${name}@default`;
}

function isUrl(call: string): boolean {
  return /^https?:\/\//.test(call) && URL.canParse(call);
}

/** A function that calls itself, if only by others, would never end. */
function lintCircles(functions: Record<string, Task>, faults: Faults): void {
  const calledBy = new Map(Object.entries(functions).map(([name, task]) => [name, calledIn(name, task)]));
  const finished = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) {
      const circle = [...path.slice(path.indexOf(name)), name].map((each) => `\`${each}\``).join(" → ");
      faults.add(pointerTo("/use/functions", name), `The function calls itself: ${circle}.`, "name");
      return;
    }
    if (finished.has(name)) return;
    for (const called of calledBy.get(name) ?? []) visit(called, [...path, name]);
    finished.add(name);
  };
  for (const name of calledBy.keys()) visit(name, []);
}

function calledIn(name: string, task: Task): string[] {
  // A workflow of this task alone lists the tasks inside of the task, too.
  const listed = listAllTasks({ use: { functions: { [name]: task } }, do: [] as object[] } as WorkflowDefinition);
  return listed.flatMap(({ task: each }) => ("call" in each ? [each.call] : []));
}
