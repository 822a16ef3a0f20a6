import { type House, succeed } from "./house.ts";
import { inLanes, type NeighbourAttack } from "./neighbour-attack.ts";

const sql = (text: string) => ({ operation: "sql", sql: text });
/** PostgreSQL computes each for minutes or weeks and hears no interrupt, or it refuses them. */
const unheard = [
  "select path(polygon(5000, circle '((0,0),10)')) ?# path(polygon(5000, circle '((19,19),10)'))",
  "select translate(repeat('a', 2000000), repeat('b', 1000000) || 'a', 'x')",
  "select array(select generate_series(1, 300000)) && array(select generate_series(400000, 700000))",
  "select polygon(6000000, circle '((0,0),10)') <-> polygon(6000000, circle '((19,19),10)')",
  "select replace(repeat('a', 3000000) , repeat('a', 1000000) || 'b', 'x')",
  "select to_jsonb(array(select generate_series(1, 40000))) @> to_jsonb(array(select generate_series(2, 40001)))",
].map(sql);

const mostAfterMs = 30_000;
/** Every second caller hangs up, which must not free a place before its process is gone. */
const hangsUpAfterMs = 400;

export const unheardStatements: NeighbourAttack = {
  name: "neighbours of SQL that hears no interrupt, 48 requests of four workspaces at once",
  async run(house, { isOver, answers }) {
    await inLanes(48, isOver, async (lane, turn) => {
      const { client } = house.attackers[lane % house.attackers.length]!;
      const signal = lane % 8 < 4 ? { signal: AbortSignal.timeout(hangsUpAfterMs) } : {};
      return answers.count(client.post("/api/database", unheard[(lane + turn) % unheard.length], signal));
    });
    return leftOversOf(house);
  },
};

const items = 190_000;
/** A filter may have so many. */
const mostListed = 10_000;

export const longFilters: NeighbourAttack = {
  name: "neighbours of filters with 190,000 values, by the right to read alone",
  async prepare({ attackers }) {
    const filled = `array_fill(0, array[${items - 1}]) || 1`;
    for (const { client } of attackers) {
      await succeed(client.post("/api/database", sql("create table arr (id int primary key, a int[], j jsonb)")));
      const insert = sql(`insert into arr values (1, ${filled}, to_jsonb(${filled}))`);
      // A statement has the lowest priority, and 10 s may be too few where others use the machine.
      let isStored = false;
      for (let tries = 0; !isStored && tries < 5; tries++)
        isStored = (await client.post("/api/database", insert)).status === 200;
      if (!isStored) throw new Error("The list could not be stored.");
    }
  },
  async run(house, { isOver, answers }) {
    const select = (column: string, count: number) => ({
      operation: "select",
      table: "arr",
      columns: ["id"],
      where: { [column]: { contains: Array.from({ length: count }, () => 1) } },
    });
    // The text is made once: making it each time would be the attackers' own work.
    const bodies = ["a", "j"].flatMap((column) =>
      [items, mostListed].map((count) => JSON.stringify(select(column, count))),
    );
    await inLanes(12, isOver, async (lane, turn) => {
      const { client } = house.attackers[lane % house.attackers.length]!;
      const signal = lane % 8 < 4 ? { signal: AbortSignal.timeout(hangsUpAfterMs) } : {};
      return answers.count(client.post("/api/database", bodies[turn % bodies.length], signal));
    });
    return leftOversOf(house);
  },
};

/** A process that outlives its statement is ended: soon after the attack none is left. */
async function leftOversOf({ client, hasEnded }: House): Promise<string[]> {
  let left = 0;
  for (const until = performance.now() + mostAfterMs; performance.now() < until && !hasEnded(); ) {
    left = (await client.get("/readyz")).body.details.workspaceLeftOvers;
    if (left === 0) return [];
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return [`${left} processes were left over ${mostAfterMs / 1000} s after the attack`];
}
