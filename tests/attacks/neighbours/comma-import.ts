import { inLanes, type NeighbourAttack } from "./neighbour-attack.ts";

const bytes = 20_000_000;

export const commaImport: NeighbourAttack = {
  name: "neighbours of imports of 20 MB of commas",
  async run({ attackers: [attacker] }, { isOver, answers }) {
    const head = "email,name\n";
    const files = [
      Buffer.from(head + ",".repeat(bytes)),
      Buffer.from(head + `${",".repeat(99)}\n`.repeat(bytes / 100)),
    ];
    await inLanes(2, isOver, (lane, turn) => {
      const path = `/api/${lane === 0 ? "contacts" : "leads"}/import?dryRun=${turn % 2 === 1}`;
      const headers = { "content-type": "text/csv" };
      return answers.count(attacker!.client.call("POST", path, { body: files[turn % files.length], headers }));
    });
    return [];
  },
};
