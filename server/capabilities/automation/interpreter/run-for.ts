import type { ForTask } from "@parley/workflows";
import { evaluate, fillTemplate, holds } from "../evaluating/evaluate.ts";
import { inside } from "../evaluating/scope.ts";
import { listFrame } from "../execution/run-state.ts";
import { faultOf } from "../execution/task-fault.ts";
import type { BodyOutcome } from "./bodies.ts";
import type { TaskRun } from "./task-run.ts";

/** One iteration after another; the output of each is the input of the next. */
export async function runFor(under: TaskRun<ForTask>): Promise<BodyOutcome> {
  const { run, place, frame, record, facts, scope } = under;
  const { task, pointer } = place;
  const items = await readItems(under);
  const body = frame.body;
  if (body.index === undefined) {
    body.index = 0;
    body.held = under.input;
  }
  while (body.index < items.length) {
    const variables = {
      ...scope.variables,
      [task.for.each ?? "item"]: items[body.index],
      [task.for.at ?? "index"]: body.index,
    };
    const around = inside(scope, {
      variables,
      key: `${scope.key}[${body.index}]`,
      parent: record.number,
      iteration: body.index,
    });
    if (body.list === undefined) {
      if (task.while !== undefined && !(await holds(run, task.while, body.held, { scope: around, facts }))) break;
      body.list = listFrame(body.held);
      delete body.held;
    }
    const part = { list: task.do, pointer: `${pointer}/do`, frame: body.list };
    const outcome = await under.interpreter.runList(run, part, around);
    body.held = outcome.output;
    delete body.list;
    body.index++;
    if (outcome.isEnd) return { output: outcome.output, isEnd: true };
    if (body.index < items.length) await run.checkpoint();
  }
  return { output: body.held ?? null };
}

async function readItems({ run, place, record, facts, input, scope }: TaskRun<ForTask>): Promise<unknown[]> {
  const collection = place.task.for.in;
  if (record.kept.items === undefined) {
    const at = { scope, facts };
    const items = Array.isArray(collection)
      ? await fillTemplate(run, collection, input, at)
      : ((await evaluate(run, collection, input, at)) ?? []);
    if (!Array.isArray(items)) throw faultOf("expression", "The expression of `for.in` gives no list");
    // The list is stored once, because the expression may give another list later.
    record.kept.items = items;
    run.note(record);
  }
  return record.kept.items;
}
