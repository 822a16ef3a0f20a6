/** Calls `turn` every `everyMs` for so long; a turn that takes longer delays the next one. */
export async function startLoop(
  forMs: number,
  everyMs: number,
  turn: (number: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  for (let number = 0; performance.now() - startedAt < forMs; number++) {
    const nextAt = performance.now() + everyMs;
    await turn(number);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, nextAt - performance.now())));
  }
}
