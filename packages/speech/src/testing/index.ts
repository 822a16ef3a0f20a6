/** The door for the tests of others. */

export { oggOf, opusOf, webmOf } from "../audio/files/testing/opus-files.ts";
