import { pointerTo } from "@parley/json";
import type { Faults } from "../faults.ts";
import type { FoundExpression } from "../list-expressions.ts";
import { listAllTasks } from "../list-tasks.ts";
import type { WorkflowDefinition } from "../workflow-definition.ts";
import { hintPrograms } from "./hint-programs.ts";
import { lintCalls } from "./lint-calls.ts";
import { lintDurations } from "./lint-durations.ts";
import { lintFlow } from "./lint-flow.ts";
import { lintReferences } from "./lint-references.ts";
import { lintSchedule } from "./lint-schedule.ts";
import { lintSchemas } from "./lint-schemas.ts";
import { lintVariables } from "./lint-variables.ts";

/**
 * Finds what a workflow of the right form cannot mean. Whether expressions and cron patterns can be
 * read is for `checkDocument`.
 * @param knownFunctions those of the catalog `default`, e.g. `parley.approval:1.0.0`
 */
export function lintDefinition(
  definition: WorkflowDefinition,
  expressions: readonly FoundExpression[],
  knownFunctions: readonly string[],
  faults: Faults,
): void {
  lintFlow(definition, faults);
  lintReferences(definition, faults);
  lintCalls(definition, knownFunctions, faults);
  lintVariables(definition, expressions, faults);
  lintDurations(definition, faults);
  lintSchedule(definition, faults);
  lintSchemas(definition, faults);
  lintSmallThings(definition, faults);
  hintPrograms(definition, expressions, faults);
}

function lintSmallThings(definition: WorkflowDefinition, faults: Faults): void {
  if (definition.schedule !== undefined && Object.keys(definition.schedule).length === 0) {
    faults.add("/schedule", "A schedule needs one of: every, cron, after, on.", "name");
  }
  for (const { task, pointer } of listAllTasks(definition)) {
    if ("switch" in task) {
      const cases = task.switch.flatMap((item, index) =>
        Object.entries(item).map(([name, { when }]) => ({ name, when, index })),
      );
      const second = cases.filter(({ when }) => when === undefined)[1];
      if (second === undefined) continue;
      const place = pointerTo(`${pointer}/switch`, second.index, second.name);
      faults.add(place, "A switch has one case without `when` at most: the one for everything else.", "name");
    } else if ("emit" in task && (task.emit.event.with as unknown) === undefined) {
      faults.add(`${pointer}/emit/event/with`, "An emitted event needs `with`, and in it a `type`.");
    }
  }
}
