/** Every reader of JSON needs these: objects told from other values, and RFC 6901 pointers. */

export { isObject, type Json } from "./is-object.ts";
export { pointerTo, readPointer } from "./pointer-to.ts";
