/**
 * The seed steers the walk from outside. A fixed seed gives every run of `npm test` the same
 * requests; `random` explores.
 */
const written = process.env.FUZZ_SEED ?? "20261120";

/** Print it with every failure: the same seed makes the same requests again. */
export const seed = written === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(written);

/**
 * Broken requests for each operation and credential; the owner's credential gets more of them. The
 * long form is run by `npm run test:faults`.
 */
export const runs = Number(process.env.FUZZ_RUNS ?? (process.env.FAULTS === "long" ? 24 : 1));

/** Walks only operations whose `METHOD /path` contains this. */
export const only = process.env.FUZZ_ONLY ?? "";
