import { isObject, pointerTo } from "@parley/json";
import type { Faults } from "../faults.ts";
import { isExpression } from "../is-expression.ts";
import { listAllTasks } from "../list-tasks.ts";
import { authenticationSchemes } from "../schemas/authentication-schema.ts";
import type { WorkflowDefinition } from "../workflow-definition.ts";

type Reusable = "authentications" | "errors" | "retries" | "secrets" | "timeouts";

const singular: Record<Reusable, string> = {
  authentications: "authentication",
  errors: "error",
  retries: "retry policy",
  secrets: "secret",
  timeouts: "timeout",
};

/** Finds names of reusable components that `use` does not have. */
export function lintReferences(definition: WorkflowDefinition, faults: Faults): void {
  const names = namesOf(definition);
  const check = (kind: Reusable, name: unknown, pointer: string) => {
    if (typeof name !== "string" || names[kind].has(name) || isExpression(name)) return;
    const message = `There is no ${singular[kind]} \`${name}\` in \`use.${kind}\`.`;
    faults.addUnknownName(pointer, message, name, names[kind]);
  };
  const checkPolicy = (policy: unknown, pointer: string) => {
    if (!isObject(policy)) return;
    check("authentications", policy.use, `${pointer}/use`);
    for (const scheme of authenticationSchemes) {
      const properties = policy[scheme];
      if (isObject(properties)) check("secrets", properties.use, `${pointer}/${scheme}/use`);
    }
  };
  check("timeouts", definition.timeout, "/timeout");
  for (const [name, policy] of Object.entries(definition.use?.authentications ?? {})) {
    checkPolicy(policy, pointerTo("/use/authentications", name));
  }
  for (const { pointer, value } of authenticationsIn(definition.use?.catalogs, "/use/catalogs", 1)) {
    checkPolicy(value, pointer);
  }
  for (const { pointer, task } of listAllTasks(definition)) {
    check("timeouts", task.timeout, `${pointer}/timeout`);
    if ("raise" in task) check("errors", task.raise.error, `${pointer}/raise/error`);
    if ("try" in task) check("retries", task.catch.retry, `${pointer}/catch/retry`);
    // Only the functions of the specification say what their arguments mean.
    const args = "call" in task && !isOwnFunction(task.call) ? task.with : undefined;
    const places = [
      ...authenticationsIn(args, `${pointer}/with`),
      ...(["input", "output", "export"] as const).flatMap((rule) =>
        authenticationsIn(task[rule]?.schema?.resource, `${pointer}/${rule}/schema/resource`),
      ),
    ];
    for (const place of places) checkPolicy(place.value, place.pointer);
  }
}

function namesOf({ use }: WorkflowDefinition): Record<Reusable, ReadonlySet<string>> {
  return {
    authentications: new Set(Object.keys(use?.authentications ?? {})),
    errors: new Set(Object.keys(use?.errors ?? {})),
    retries: new Set(Object.keys(use?.retries ?? {})),
    secrets: new Set(use?.secrets),
    timeouts: new Set(Object.keys(use?.timeouts ?? {})),
  };
}

const functionsOfLanguage = ["http", "openapi", "grpc", "asyncapi", "mcp"];

export function isOwnFunction(call: string): boolean {
  return !functionsOfLanguage.includes(call);
}

/** Arguments may contain these on the way to an `authentication`. */
const onTheWay = ["endpoint", "document", "proto", "service", "transport", "http"];

/** @param free how many levels have names that the author chose */
function authenticationsIn(value: unknown, pointer: string, free = 0): { pointer: string; value: unknown }[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const place = pointerTo(pointer, name);
    if (free > 0) return authenticationsIn(member, place, free - 1);
    if (name === "authentication") return [{ pointer: place, value: member }];
    return onTheWay.includes(name) ? authenticationsIn(member, place) : [];
  });
}
