const noted = new WeakSet<object>();

/** Remembers that a body has exact numbers, so that no other body is searched for them. */
export function noteExactNumbers(body: unknown): void {
  if (typeof body === "object" && body !== null) noted.add(body);
}

export function isNotedExact(body: unknown): boolean {
  return typeof body === "object" && body !== null && noted.has(body);
}
