/**
 * The delay give or take 10 %, so that deliveries that failed together are not retried together.
 */
export function jittered(delayMs: number): number {
  return delayMs * (0.9 + Math.random() * 0.2);
}
