import type { ValidCall } from "../fuzz/calls/valid-calls.ts";
import type { World } from "../fuzz/world.ts";

/**
 * The valid requests of older versions whose form has changed since, by version and operation: what
 * tests/fuzz/calls would send is not valid there.
 *
 * @example
 * "2026-11-20": { "POST /api/notices": (world) => ({ body: { text: "Hello", authorId: world.first.id } }) }
 */
export const oldCalls: Readonly<
  Record<string, Readonly<Record<string, (world: World) => ValidCall | Promise<ValidCall>>>>
> = {};
