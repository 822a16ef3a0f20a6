import type { BodyFrame, RunState, TaskFrame } from "./run-state.ts";

/** A task's frame is kept here, with what is needed to begin the task again, or to go on in it. */
export type FrameHolder = { task?: TaskFrame; held?: unknown };

/** Gives the frames of the tasks that have begun and not ended, from the outer to the inner. */
export function* framesOf(state: Pick<RunState, "root">): Generator<TaskFrame> {
  yield* framesIn(state.root);
}

function* framesIn(holder: FrameHolder): Generator<TaskFrame> {
  if (holder.task === undefined) return;
  yield holder.task;
  for (const inner of innerHolders(holder.task)) yield* framesIn(inner);
}

/** Gives what runs inside of a task now. */
export function innerHolders({ body, extension }: TaskFrame): FrameHolder[] {
  return [
    ...(extension === undefined ? [] : [extension.list]),
    ...(body.list === undefined ? [] : [body.list]),
    ...(body.branches ?? []).filter(({ isDone }) => isDone !== true),
    ...(body.function === undefined ? [] : [body.function]),
  ];
}

/**
 * Tells whether something inside of the task has begun, so that the task goes on there and does not
 * begin again.
 */
export function hasBegunInside(body: BodyFrame): boolean {
  const { list, index, branches, events, caught, failures } = body;
  const isLoop = index !== undefined || events !== undefined;
  return isLoop || list !== undefined || branches !== undefined || caught !== undefined || failures !== undefined;
}
