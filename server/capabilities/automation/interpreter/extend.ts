import { pointerTo } from "@parley/json";
import { kindOf, type Task } from "@parley/workflows";
import { holds } from "../evaluating/evaluate.ts";
import { inside } from "../evaluating/scope.ts";
import { listFrame } from "../execution/run-state.ts";
import type { TaskRun } from "./task-run.ts";

/**
 * Runs the tasks that extensions of the workflow put before or after a task. `isExit`: an extension
 * replaces the task by its own output.
 */
export async function extend(
  { run, place, frame, facts, scope, interpreter }: TaskRun,
  side: "before" | "after",
  value: unknown,
): Promise<{ output: unknown; isExit: boolean }> {
  const extensions = scope.isExtension ? [] : (run.facts.definition.use?.extensions ?? []);
  for (let index = frame.extension?.index ?? 0; index < extensions.length; index++) {
    const [name, extension] = Object.entries(extensions[index] ?? {})[0] ?? [];
    const list = extension?.[side];
    if (name === undefined || extension === undefined || list === undefined) continue;
    if (!appliesTo(extension.extend, place.task)) continue;
    if (frame.extension === undefined) {
      const isWanted = extension.when === undefined || (await holds(run, extension.when, value, { scope, facts }));
      if (!isWanted) continue;
      frame.extension = { index, list: listFrame(value) };
    }
    const outcome = await interpreter.runList(
      run,
      { list, pointer: pointerTo("/use/extensions", index, name, side), frame: frame.extension.list },
      inside(scope, {
        isExtension: true,
        key: `${scope.key}/${side}.${index}`,
        variables: { ...scope.variables, task: { ...place.task, name: place.name, reference: place.pointer } },
      }),
    );
    delete frame.extension;
    if (outcome.isExit) return { output: outcome.output, isExit: true };
  }
  return { output: value, isExit: false };
}

function appliesTo(extend: string, task: Task): boolean {
  if (extend === "all") return true;
  const kind = kindOf(task);
  return extend === kind || (extend === "composite" && (kind === "do" || kind === "fork"));
}
