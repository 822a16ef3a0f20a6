/** A task by the names around it: the same in another version that has moved it. */
export function pathOfPointer(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/)/g, "");
}

/** Gives each task of a run a unique name: its path, and how many tasks of this path came before. */
export function taskPaths<Task extends { pointer: string }>(tasks: readonly Task[]): Map<string, Task> {
  const counts = new Map<string, number>();
  return new Map(
    tasks.map((task) => {
      const path = pathOfPointer(task.pointer);
      const count = counts.get(path) ?? 0;
      counts.set(path, count + 1);
      return [`${path}#${count}`, task];
    }),
  );
}
