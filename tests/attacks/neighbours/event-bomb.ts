import { succeed } from "./house.ts";
import { inLanes, type NeighbourAttack } from "./neighbour-attack.ts";

const type = "com.evil.b2";
const emit = { event: { with: { type, source: "https://example.com/bomb", data: { text: "x".repeat(2_000) } } } };
/** A chain ends, so the attacker begins another one as often as this. */
const everyMs = 3_000;

export const eventBomb: NeighbourAttack = {
  name: "neighbours of a workflow that emits fifty events, each of which starts it",
  async prepare({ attackers: [attacker] }) {
    const body = {
      document: { dsl: "1.0.3", namespace: "test", name: "bomb", version: "1.0.0" },
      schedule: { on: { one: { with: { type } } } },
      do: [{ all: { fork: { branches: Array.from({ length: 50 }, (_, index) => ({ [`say${index}`]: { emit } })) } } }],
    };
    await succeed(attacker!.client.call("PUT", "/api/workflows/bomb", { body }));
  },
  async run({ attackers: [attacker] }, { isOver, answers }) {
    await inLanes(1, isOver, async () => {
      await answers.count(attacker!.client.post("/api/automation", { workflow: "bomb" }));
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    });
    return [];
  },
};
