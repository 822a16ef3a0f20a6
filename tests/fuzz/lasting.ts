import type { World } from "./world.ts";

/** Keeps what is made once for each world, because a workspace may have few of its kind. */
export function lasting(make: (world: World) => Promise<string>): (world: World) => Promise<string> {
  const made = new WeakMap<World, Promise<string>>();
  return (world) => {
    const known = made.get(world) ?? make(world);
    made.set(world, known);
    return known;
  };
}
