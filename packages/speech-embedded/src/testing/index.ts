/** The door for the tests of others. */

export { noiseBursts } from "../soundswallower/testing/noise-bursts.ts";
