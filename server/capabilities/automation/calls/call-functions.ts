import type { CallFunction } from "./call.ts";
export const callFunctions: ReadonlyMap<string, CallFunction> = new Map();
