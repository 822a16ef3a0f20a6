import { pointerTo } from "@parley/json";
import type { Faults } from "../faults.ts";
import { extensionLists, innerLists } from "../inner-lists.ts";
import { kindOf, type Task, type TaskList, type WorkflowDefinition } from "../workflow-definition.ts";

/**
 * Finds what is wrong with the order of tasks: names that occur twice in a list, `then` that leads
 * to no task of its list, and tasks to which no path leads.
 */
export function lintFlow(definition: WorkflowDefinition, faults: Faults): void {
  const flow = new Flow(faults);
  for (const [name, task] of Object.entries(definition.use?.functions ?? {})) {
    flow.checkTask(task, pointerTo("/use/functions", name), noNames);
  }
  for (const { list, pointer } of extensionLists(definition)) flow.checkList(list, pointer);
  flow.checkList(definition.do, "/do");
}

const directives = ["continue", "exit", "end"];
const noNames: readonly string[] = [];

type Step = { name: string; task: Task; pointer: string };

class Flow {
  readonly #faults: Faults;

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  /** Tells whether the end of the list can be reached. */
  checkList(list: TaskList, pointer: string): boolean {
    const steps = this.#stepsOf(list, pointer);
    const names = steps.map(({ name }) => name);
    const outcomes = steps.map((step) => this.checkTask(step.task, step.pointer, names));
    const reached = new Set<number>();
    let isLeft = steps.length === 0;
    const ways = [0];
    for (let index = ways.pop(); index !== undefined; index = ways.pop()) {
      if (index >= steps.length) isLeft = true;
      if (index >= steps.length || reached.has(index)) continue;
      reached.add(index);
      for (const directive of outcomes[index]!) {
        if (directive === "exit") isLeft = true;
        else if (directive !== "end") ways.push(directive === "continue" ? index + 1 : names.indexOf(directive));
      }
    }
    for (const [index, step] of steps.entries()) {
      // Only the first task without a path is reported, not the tasks that follow from it.
      if (reached.has(index) || (index > 0 && !reached.has(index - 1))) continue;
      this.#faults.remark("warning", {
        pointer: step.pointer,
        message: `No path leads to \`${step.name}\`. Remove it, or lead to it with \`then\`.`,
        at: "name",
      });
    }
    return isLeft;
  }

  #stepsOf(list: TaskList, pointer: string): Step[] {
    const seen = new Set<string>();
    return list.map((item, index) => {
      const [name, task] = Object.entries(item)[0]!;
      const step = { name, task, pointer: pointerTo(pointer, index, name) };
      if (seen.has(name))
        this.#faults.add(step.pointer, `Another task of this list is also named \`${name}\`.`, "name");
      seen.add(name);
      return step;
    });
  }

  /** The ways on from a task: directives and names of the same list. None after an error. */
  checkTask(task: Task, pointer: string, names: readonly string[]): string[] {
    const completes = this.#checkInner(task, pointer);
    const outcomes: string[] = [];
    const add = (directive: string | undefined, place: string) => {
      // A wrong directive is one fault, and the tasks behind it are not reported.
      const isRight = directive !== undefined && this.#checkDirective(directive, place, names);
      outcomes.push(isRight ? directive : "continue");
    };
    if ("switch" in task) {
      const cases = task.switch.flatMap((item, index) =>
        Object.entries(item).map(([name, each]) => ({
          ...each,
          pointer: pointerTo(`${pointer}/switch`, index, name),
        })),
      );
      for (const each of cases) add(each.then, `${each.pointer}/then`);
      if (cases.every(({ when }) => when !== undefined)) add(task.then, `${pointer}/then`);
      else if (task.then !== undefined) this.#checkDirective(task.then, `${pointer}/then`, names);
    } else if (completes) add(task.then, `${pointer}/then`);
    else if (task.then !== undefined) this.#checkDirective(task.then, `${pointer}/then`, names);
    if ("try" in task && task.catch.then !== undefined) add(task.catch.then, `${pointer}/catch/then`);
    // A task that is skipped is followed by the next one.
    if (task.if !== undefined) outcomes.push("continue");
    return outcomes;
  }

  /** Checks the lists inside of a task. Whether the task can end without an error and go on. */
  #checkInner(task: Task, pointer: string): boolean {
    const ends = new Map<string, boolean>();
    for (const { role, list, pointer: place } of innerLists(task, pointer)) {
      ends.set(role, role === "branches" ? this.#checkBranches(list, place) : this.checkList(list, place));
    }
    const kind = kindOf(task);
    if (kind === "raise") return false;
    if (kind === "do") return ends.get("do")!;
    if (kind === "fork") return ends.get("branches")!;
    if (kind === "try") return ends.get("try")! || (ends.get("catch") ?? true);
    return true;
  }

  /** Branches run side by side, so that each is a flow of its own. */
  #checkBranches(list: TaskList, pointer: string): boolean {
    const ends = this.#stepsOf(list, pointer).map((step) => this.checkTask(step.task, step.pointer, noNames));
    return ends.length === 0 || ends.some((outcomes) => outcomes.length > 0);
  }

  #checkDirective(directive: string, pointer: string, names: readonly string[]): boolean {
    if (directives.includes(directive) || names.includes(directive)) return true;
    const known = names === noNames ? "Here it can be: continue, exit, end." : "`then` cannot leave its list.";
    const message = `\`${directive}\` is no task of this list. ${known}`;
    this.#faults.addUnknownName(pointer, message, directive, [...names, ...directives]);
    return false;
  }
}
