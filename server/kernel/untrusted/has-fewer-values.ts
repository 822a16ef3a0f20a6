/** Tells whether a value from JSON, with everything in it, is at most so many values. */
export function hasFewerValues(value: unknown, most: number): boolean {
  let left = most;
  const count = (each: unknown): boolean => {
    if (--left < 0) return false;
    if (each === null || typeof each !== "object") return true;
    for (const name in each) if (!count((each as Record<string, unknown>)[name])) return false;
    return true;
  };
  return count(value);
}
