import assert from "node:assert/strict";
import { attacks } from "@parley/sql-gate/testing";
import { deskOf, everyScope } from "../../../server/capabilities/database/testing/database-desk.ts";
import { makeKey, signUp } from "../../../server/testing/client.ts";
import { fuzzDatabase } from "../../database/fuzz-database.ts";
import { judgeDatabaseAnswer } from "../../database/judge-database-answer.ts";
import { settleNeighbour } from "../../database/neighbour.ts";
import { createRandom } from "../../faults/seeded-random.ts";
import type { ScriptedAttack } from "./scripted-attack.ts";

const attackersAtOnce = 6;
const statementsOfAttacker = 200;
const generated = 3_000;

/** The long form of tests/database: other statements at each run, and `SEED=n` repeats them. */
export const hostileSql: ScriptedAttack = {
  name: "SQL of strangers beside a neighbour",
  hasWorkspaceCluster: true,
  settings: () => ({ PARLEY_SIGNUP: "open", PARLEY_DATABASE_TIMEOUT: "2", PARLEY_DATABASE_MAX_MB: "200" }),
  async run(victim) {
    const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1000));
    const neighbour = await settleNeighbour(victim);
    const untouched = await neighbour.readAll();
    const all = attacks.flatMap(({ statements }) => statements);
    const random = createRandom(seed);
    const attack = async (attacker: number) => {
      const { pick } = random.fork(`attacker ${attacker}`);
      const key = await makeKey(await signUp(victim.client), { scopes: everyScope });
      const desk = deskOf(victim.client.as(key));
      for (let count = 0; count < statementsOfAttacker; count++) {
        const sql = pick(all);
        const faults = judgeDatabaseAnswer(await desk.ask({ operation: "sql", sql }), neighbour.secrets);
        assert.deepEqual(faults, [], `SEED=${seed}: ${sql.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: attackersAtOnce }, (_, attacker) => attack(attacker)));
    await fuzzDatabase(victim, neighbour, { seed, runs: generated });
    assert.equal(await neighbour.readAll(), untouched, "the neighbour's rows have changed");
  },
};
