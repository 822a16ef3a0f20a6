import { isObject, pointerTo } from "@parley/json";
import { findExpressions } from "../expressions/find-expressions.ts";
import { programOf } from "../expressions/resolve-template.ts";
import { extensionLists, innerLists } from "./inner-lists.ts";
import type {
  Catch,
  EventIterator,
  EventStrategy,
  InputRule,
  OutputRule,
  RetryPolicy,
  Task,
  TaskList,
  WorkflowDefinition,
} from "./workflow-definition.ts";

export type FoundExpression = {
  /** The pointer leads to the text that holds the program. */
  pointer: string;
  /** jq, without `${ }`. */
  program: string;
  /** The names of the arguments there, without `$`. Undefined where they depend on the caller. */
  variables: ReadonlySet<string> | undefined;
};

/**
 * Lists all expressions of a workflow: each `${ … }` of the values that are templates, and the properties
 * that are always expressions, such as `if`, bare or wrapped. In loose mode, any other text of a
 * template may be a program too; one that is none stays a text, so that it is not listed.
 */
export function listExpressions(definition: WorkflowDefinition): FoundExpression[] {
  const search = new Search();
  search.visitWorkflow(definition);
  return search.found;
}

/** A text that is sent as it is, although it may be meant as a program. */
type PlainText = { pointer: string; text: string };

/** Gives all texts of templates without `${ … }`. */
export function listPlainTexts(definition: WorkflowDefinition): PlainText[] {
  const search = new Search();
  search.visitWorkflow(definition);
  return search.plain;
}

type Variables = ReadonlySet<string> | undefined;

const ofWorkflow = ["secrets", "workflow", "runtime"];
const ofTask = ["context", "task", ...ofWorkflow];
const ofDefinition = ["input", "authorization", ...ofTask];

class Search {
  readonly found: FoundExpression[] = [];
  readonly plain: PlainText[] = [];

  visitWorkflow({ input, output, schedule, use, timeout, do: list }: WorkflowDefinition): void {
    const always = new Set(ofWorkflow);
    this.#rule(input, "from", "/input", always);
    this.#rule(output, "as", "/output", new Set(["context", ...ofWorkflow]));
    this.#template(timeout, "/timeout", always);
    this.#template({ every: schedule?.every, after: schedule?.after }, "/schedule", always);
    this.#events(schedule?.on, "/schedule/on", always);
    // Reusable components may stand inside of loops, whose variables they then have.
    for (const kind of ["authentications", "catalogs", "errors", "timeouts"] as const) {
      this.#template(use?.[kind], `/use/${kind}`, undefined);
    }
    for (const [name, policy] of Object.entries(use?.retries ?? {})) {
      this.#retry(policy, pointerTo("/use/retries", name), undefined);
    }
    for (const [name, task] of Object.entries(use?.functions ?? {})) {
      this.#task(task, pointerTo("/use/functions", name), undefined);
    }
    for (const [index, item] of (use?.extensions ?? []).entries()) {
      for (const [name, extension] of Object.entries(item)) {
        this.#program(extension.when, `${pointerTo("/use/extensions", index, name)}/when`, undefined);
      }
    }
    for (const each of extensionLists({ use } as WorkflowDefinition)) this.#list(each.list, each.pointer, undefined);
    this.#list(list, "/do", new Set());
  }

  /** @param scope the variables of loops and caught errors around the list */
  #list(list: TaskList, pointer: string, scope: Variables): void {
    for (const [index, item] of list.entries()) {
      for (const [name, task] of Object.entries(item)) {
        this.#task(task, pointerTo(pointer, index, name), scope);
      }
    }
  }

  #task(task: Task, pointer: string, scope: Variables): void {
    this.#program(task.if, `${pointer}/if`, join(scope, ofTask));
    this.#rule(task.input, "from", `${pointer}/input`, join(scope, ofTask));
    this.#results(task, pointer, scope);
    this.#template(task.timeout, `${pointer}/timeout`, join(scope, ofDefinition));
    const inner = this.#definition(task, pointer, scope);
    for (const { role, list, pointer: place } of innerLists(task, pointer)) {
      this.#list(list, place, inner[role] ?? scope);
    }
  }

  /** Visits what only tasks of this kind have. Gives the scopes of its inner lists. */
  #definition(task: Task, pointer: string, scope: Variables): Partial<Record<string, Variables>> {
    const variables = join(scope, ofDefinition);
    if ("set" in task) this.#programOrTemplate(task.set, `${pointer}/set`, variables);
    if ("wait" in task) this.#template(task.wait, `${pointer}/wait`, variables);
    if ("raise" in task) this.#template(task.raise, `${pointer}/raise`, variables);
    if ("emit" in task) this.#template(task.emit, `${pointer}/emit`, variables);
    if ("run" in task) this.#template(task.run, `${pointer}/run`, variables);
    if ("switch" in task) {
      for (const [index, item] of task.switch.entries()) {
        for (const [name, { when }] of Object.entries(item)) {
          this.#program(when, `${pointerTo(`${pointer}/switch`, index, name)}/when`, variables);
        }
      }
    }
    if ("for" in task) {
      const { each = "item", at = "index", in: collection } = task.for;
      this.#programOrTemplate(collection, `${pointer}/for/in`, variables);
      const inLoop = join(scope, [each, at]);
      this.#program(task.while, `${pointer}/while`, join(inLoop, ofDefinition));
      return { do: inLoop };
    }
    if ("try" in task) return { catch: this.#catch(task.catch, `${pointer}/catch`, scope) };
    if ("listen" in task) {
      this.#events(task.listen.to, `${pointer}/listen/to`, variables);
      return { foreach: this.#iterator(task.foreach, `${pointer}/foreach`, scope) };
    }
    if ("call" in task) return this.#call(task.call, task.with, `${pointer}/with`, scope);
    return {};
  }

  #call(call: string, args: Record<string, unknown> | undefined, pointer: string, scope: Variables) {
    const variables = join(scope, ofDefinition);
    if (call !== "asyncapi" || !isObject(args?.subscription)) {
      this.#template(args, pointer, variables);
      return {};
    }
    const { subscription, ...others } = args;
    const { foreach, ...rest } = subscription as Record<string, unknown>;
    this.#template(others, pointer, variables);
    this.#template(rest, `${pointer}/subscription`, variables);
    return { foreach: this.#iterator(foreach as EventIterator | undefined, `${pointer}/subscription/foreach`, scope) };
  }

  #catch(clause: Catch, pointer: string, scope: Variables): Variables {
    const caught = join(scope, [clause.as ?? "error"]);
    const variables = join(caught, ofDefinition);
    this.#program(clause.when, `${pointer}/when`, variables);
    this.#program(clause.exceptWhen, `${pointer}/exceptWhen`, variables);
    if (isObject(clause.retry)) this.#retry(clause.retry as RetryPolicy, `${pointer}/retry`, variables);
    return caught;
  }

  #retry({ when, exceptWhen, ...durations }: RetryPolicy, pointer: string, variables: Variables): void {
    this.#program(when, `${pointer}/when`, variables);
    this.#program(exceptWhen, `${pointer}/exceptWhen`, variables);
    this.#template(durations, pointer, variables);
  }

  #iterator(iterator: EventIterator | undefined, pointer: string, scope: Variables): Variables {
    const inLoop = join(scope, [iterator?.item ?? "item", iterator?.at ?? "index"]);
    if (iterator !== undefined) this.#results(iterator, pointer, inLoop);
    return inLoop;
  }

  #events(strategy: EventStrategy | undefined, pointer: string, variables: Variables): void {
    if (strategy === undefined) return;
    const { all, any, one, until } = strategy;
    const filters = [
      ...(all ?? []).map((filter, index) => [filter, `${pointer}/all/${index}`] as const),
      ...(any ?? []).map((filter, index) => [filter, `${pointer}/any/${index}`] as const),
      ...(one === undefined ? [] : [[one, `${pointer}/one`] as const]),
    ];
    for (const [filter, place] of filters) {
      this.#template(filter.with, `${place}/with`, variables);
      for (const [name, correlation] of Object.entries(filter.correlate ?? {})) {
        const at = pointerTo(`${place}/correlate`, name);
        this.#program(correlation.from, `${at}/from`, variables);
        this.#template(correlation.expect, `${at}/expect`, variables);
      }
    }
    if (typeof until === "string") this.#program(until, `${pointer}/until`, variables);
    else this.#events(until, `${pointer}/until`, variables);
  }

  #results(from: { output?: OutputRule; export?: OutputRule }, pointer: string, scope: Variables): void {
    this.#rule(from.output, "as", `${pointer}/output`, join(scope, ofDefinition));
    this.#rule(from.export, "as", `${pointer}/export`, join(scope, ["output", ...ofDefinition]));
  }

  #rule(rule: (InputRule & OutputRule) | undefined, name: "from" | "as", pointer: string, variables: Variables): void {
    this.#programOrTemplate(rule?.[name], `${pointer}/${name}`, variables);
    this.#template(rule?.schema?.resource, `${pointer}/schema/resource`, variables);
  }

  #program(text: string | undefined, pointer: string, variables: Variables): void {
    if (text !== undefined) this.found.push({ pointer, program: programOf(text), variables });
  }

  #programOrTemplate(value: unknown, pointer: string, variables: Variables): void {
    if (typeof value === "string") this.#program(value, pointer, variables);
    else this.#template(value, pointer, variables);
  }

  #template(value: unknown, pointer: string, variables: Variables): void {
    if (typeof value === "string") {
      if (!value.includes("${")) {
        this.plain.push({ pointer, text: value });
        return;
      }
      for (const piece of findExpressions(value)) {
        if ("program" in piece) this.found.push({ pointer, program: piece.program, variables });
      }
    } else if (typeof value === "object" && value !== null) {
      // A list's names are its indexes.
      for (const [name, member] of Object.entries(value)) {
        this.#template(member, pointerTo(pointer, name), variables);
      }
    }
  }
}

function join(scope: Variables, names: readonly string[]): Variables {
  return scope === undefined ? undefined : new Set([...scope, ...names]);
}
