/** The door for the tests of others. */

export { hostilePrograms } from "../expressions/testing/hostile-programs.ts";
