import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { execute, sql } from "../storage/sql.ts";
import { DueLooks, type DueWork } from "./due-looks.ts";

let server: TestServer;
let looks: DueLooks;

before(async () => {
  server = await startTestServer({ capabilities: [] });
  const { database, log } = server.server.kernel;
  await execute(database.query)`create table task (kind text primary key)`;
  looks = new DueLooks(database, log, 10);
});
after(() => server?.stop());

const query = () => server.server.kernel.database.query;
const isDue = (kind: string) => () => sql`exists (select from task where kind = ${kind})`;

/** Notes each look, and says that it was told of nothing. */
function workOf(kind: string, look: () => Promise<void> = async () => {}): DueWork & { looked: number; quiet: number } {
  const work = {
    what: kind,
    ...{ looked: 0, quiet: 0 },
    isDue: isDue(kind),
    onNothing: () => void work.quiet++,
    async look() {
      work.looked++;
      await look();
    },
  };
  return work;
}

describe("the looks for due work", () => {
  test("reach what is due, and tell the others that nothing is", async () => {
    const [due, other] = [workOf("due"), workOf("other")];
    const stops = [looks.add(due), looks.add(other)];
    await execute(query())`insert into task values ('due')`;
    await until(() => due.looked > 1 && other.quiet > 1);
    assert.equal(other.looked, 0);
    for (const stop of stops) await stop();
  });

  test("go on where one fails, and ask for it again", async () => {
    await execute(query())`insert into task values ('failing'), ('well')`;
    const failing = workOf("failing", () => Promise.reject(new Error("It cannot be done.")));
    const well = workOf("well");
    const stops = [looks.add(failing), looks.add(well)];
    await until(() => failing.looked > 1 && well.looked > 1);
    for (const stop of stops) await stop();
  });

  test("begin no second one before the first has ended, for which a stop waits", async () => {
    await execute(query())`insert into task values ('long'), ('short')`;
    const end = Promise.withResolvers<void>();
    const [long, short] = [workOf("long", () => end.promise), workOf("short")];
    const [stopLong, stopShort] = [looks.add(long), looks.add(short)];
    await until(() => long.looked === 1 && short.looked > 3);
    assert.equal(long.looked, 1);
    let isStopped = false;
    const stopped = stopLong().then(() => {
      isStopped = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(isStopped, false);
    end.resolve();
    await stopped;
    await stopShort();
    const { looked } = short;
    await execute(query())`select 1`;
    assert.equal(short.looked, looked);
  });

  test("ask seldom for what says so", async () => {
    const [often, seldom] = [workOf("often"), { ...workOf("seldom"), everyRounds: 3 }];
    let asked = 0;
    const countedDue = () => {
      asked++;
      return false;
    };
    const stops = [looks.add(often), looks.add({ ...seldom, isDue: countedDue })];
    await until(() => often.quiet > 8);
    assert.ok(asked < often.quiet / 2, `${asked} of ${often.quiet}`);
    for (const stop of stops) await stop();
  });

  test("know of a condition without the database", async () => {
    const work = { ...workOf("own"), isDue: () => true };
    let looked = 0;
    const stop = looks.add({ ...work, look: async () => void looked++ });
    await until(() => looked > 0);
    await stop();
  });
});
