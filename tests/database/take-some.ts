export const isLong = process.env.FAULTS === "long";

/** Takes everything in the long form of a test, and otherwise every so many of a list. */
export function takeSome<Item>(all: readonly Item[], every: number): readonly Item[] {
  return isLong ? all : all.filter((_, index) => index % every === 0);
}
