import type { Faults } from "../faults.ts";
import type { FoundExpression } from "../list-expressions.ts";
import { listAllTasks } from "../list-tasks.ts";
import { variablesOf } from "../variables-of.ts";
import type { WorkflowDefinition } from "../workflow-definition.ts";

const everywhere = ["context", "input", "output", "secrets", "authorization", "task", "workflow", "runtime"];

const maxProgramLength = 16_384;

/** Finds variables of expressions that do not exist at their place, and secrets that are not listed. */
export function lintVariables(
  definition: WorkflowDefinition,
  expressions: readonly FoundExpression[],
  faults: Faults,
): void {
  const secrets = new Set(definition.use?.secrets);
  const named = new Set([...everywhere, ...namedVariables(definition, faults)]);
  for (const { program, pointer, variables } of expressions) {
    if (program.trim() === "") {
      faults.add(pointer, "The expression is empty.");
      continue;
    }
    // The length of a longer program is a fault already, so jq does not read it.
    if (program.length > maxProgramLength) continue;
    const outer = variablesOf(program);
    for (const name of outer.names) {
      if ((variables ?? named).has(name)) continue;
      const message = named.has(name)
        ? `\`$${name}\` does not exist at this place.`
        : `There is no variable \`$${name}\`.`;
      faults.addUnknownName(
        pointer,
        message,
        `$${name}`,
        [...(variables ?? named)].map((each) => `$${each}`),
      );
    }
    for (const secret of outer.secrets) {
      if (secrets.has(secret)) continue;
      faults.addUnknownName(pointer, `There is no secret \`${secret}\` in \`use.secrets\`.`, secret, secrets);
    }
  }
}

/** Gives the variables that the author names, of loops and caught errors. */
function namedVariables(definition: WorkflowDefinition, faults: Faults): string[] {
  const names: string[] = ["item", "index", "error"];
  const add = (name: unknown, pointer: string) => {
    if (typeof name !== "string") return;
    names.push(name);
    if (!/^[a-z_]\w*$/i.test(name)) {
      faults.add(pointer, "The name of a variable has letters, digits and _ only, and no digit at its start.");
    } else if (everywhere.includes(name)) {
      faults.add(pointer, `\`${name}\` is the name of a variable that every workflow has. Choose another one.`);
    }
  };
  for (const { task, pointer } of listAllTasks(definition)) {
    if ("for" in task) {
      add(task.for.each, `${pointer}/for/each`);
      add(task.for.at, `${pointer}/for/at`);
    }
    if ("try" in task) add(task.catch.as, `${pointer}/catch/as`);
    if ("listen" in task) {
      add(task.foreach?.item, `${pointer}/foreach/item`);
      add(task.foreach?.at, `${pointer}/foreach/at`);
    }
    if ("call" in task && task.call === "asyncapi") {
      const { subscription } = task.with as { subscription?: { foreach?: { item?: string; at?: string } } };
      add(subscription?.foreach?.item, `${pointer}/with/subscription/foreach/item`);
      add(subscription?.foreach?.at, `${pointer}/with/subscription/foreach/at`);
    }
  }
  return names;
}
