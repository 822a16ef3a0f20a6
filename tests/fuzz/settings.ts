/**
 * The seed steers the walk from outside. A fixed seed gives every run of `npm test` the same
 * requests; `random` explores.
 */
const written = process.env.FUZZ_SEED ?? "20261120";

/** Print it with every failure: the same seed makes the same requests again. */
export const seed = written === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(written);

/** The long form is run by `npm run test:faults`. */
export const isLong = process.env.FAULTS === "long";

/**
 * Broken requests for each operation and credential, at least one; the owner's credential gets twice
 * as many.
 */
export const runs = Number(process.env.FUZZ_RUNS ?? (isLong ? 24 : 0.5));

/** Walks only operations whose `METHOD /path` contains this. */
export const only = process.env.FUZZ_ONLY ?? "";

/** Writes how the answers of older versions look, in place of a comparison: see tests/versions. */
export const isRecording = process.env.PARLEY_RECORD === "1";
