/** A run cannot go on from a task: the definition or the run does not have it. */
export class TaskUnknown extends Error {
  override name = "TaskUnknown";

  constructor(task: string, known: readonly string[], message?: string) {
    super(
      message ??
        (known.length === 0
          ? `The run cannot go on at ${task}.`
          : `There is no task ${task} to go on from. There are: ${known.slice(0, 30).join(", ")}.`),
    );
  }
}
