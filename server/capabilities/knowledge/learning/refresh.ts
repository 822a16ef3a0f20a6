/** Says how often a source looks again at what it was learnt from, as the wire writes it. */
export const refreshPattern = "^(?:[1-9]|1\\d|2[0-3])h$|^(?:[1-9]|[12]\\d|30)d$";
export type Refresh = string;

const msOf = { h: 3_600_000, d: 86_400_000 };

/** @example refreshMs("12h") === 43_200_000 */
export function refreshMs(refresh: Refresh): number {
  return Number(refresh.slice(0, -1)) * msOf[refresh.at(-1) as keyof typeof msOf];
}
