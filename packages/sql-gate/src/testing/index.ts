/** The door for the tests of others. */

export { attacks } from "./attacks.ts";
export { ordinaryStatements } from "./ordinary-statements.ts";
