/** Writes the RFC 6901 pointer of a member within the value that `parent` points to. */
export function pointerTo(parent: string, ...names: readonly (string | number)[]): string {
  let pointer = parent;
  for (const name of names) pointer += `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return pointer;
}

/** The names on the way of a pointer: `/use/a~1b` → `["use", "a/b"]`. The whole value has none. */
export function readPointer(pointer: string): string[] {
  const steps = pointer.split("/").slice(1);
  return steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
