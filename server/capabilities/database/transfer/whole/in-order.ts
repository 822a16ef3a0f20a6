/** The same things, each after those that it names in `after`. What is not in a circle keeps its order. */
export function inOrder<Thing extends { name: string; after: readonly string[] }>(things: readonly Thing[]): Thing[] {
  const byName = new Map(things.map((thing) => [thing.name, thing]));
  const placed = new Set<string>();
  const order: Thing[] = [];
  const place = (thing: Thing) => {
    if (placed.has(thing.name)) return;
    placed.add(thing.name);
    for (const name of [...thing.after].sort()) {
      const before = byName.get(name);
      if (before !== undefined) place(before);
    }
    order.push(thing);
  };
  for (const thing of things) place(thing);
  return order;
}
