/** What every reader of JSON needs: objects told from other values, and RFC 6901 pointers. */

export { isObject, type Json } from "./is-object.ts";
export { pointerTo, readPointer } from "./pointer-to.ts";
