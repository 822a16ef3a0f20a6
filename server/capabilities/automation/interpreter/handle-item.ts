import type { EventIterator } from "@parley/workflows";
import { evaluate } from "../evaluating/evaluate.ts";
import { inside } from "../evaluating/scope.ts";
import { listFrame } from "../execution/run-state.ts";
import type { TaskRun } from "./task-run.ts";

type HandledItem = { foreach: EventIterator | undefined; pointer: string; item: unknown; index: number };

/** Runs `foreach` for one event or message. Gives what came of it, and whether it ends the workflow. */
export async function handleItem(
  under: Pick<TaskRun, "run" | "frame" | "facts" | "record" | "scope" | "interpreter">,
  { foreach, pointer, item, index }: HandledItem,
): Promise<{ output: unknown; isEnd: boolean }> {
  const { run, frame, facts, record, scope } = under;
  const { body } = frame;
  const around = inside(scope, {
    variables: { ...scope.variables, [foreach?.item ?? "item"]: item, [foreach?.at ?? "index"]: index },
    key: `${scope.key}[${index}]`,
    parent: record.number,
    iteration: index,
  });
  let output = item;
  let isEnd = false;
  if (foreach?.do !== undefined) {
    body.list ??= listFrame(item);
    const outcome = await under.interpreter.runList(run, { list: foreach.do, pointer, frame: body.list }, around);
    delete body.list;
    output = outcome.output;
    isEnd = outcome.isEnd;
  }
  if (foreach?.output?.as !== undefined) {
    output = await evaluate(run, foreach.output.as, output, { scope: around, facts });
  }
  if (foreach?.export?.as !== undefined) {
    run.state.context = await evaluate(run, foreach.export.as, output, { scope: around, facts });
    run.state.contextFrom = record.number;
    record.context = run.state.context;
    run.note(record);
  }
  return { output, isEnd };
}
