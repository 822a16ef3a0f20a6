import assert from "node:assert/strict";
import { test } from "node:test";
import { JoinedWrites } from "./joined-writes.ts";

/** Keeps the writes that have begun: the test ends each of them. */
function journal() {
  const begun: { name: string; end: () => void; fail: (error: Error) => void }[] = [];
  let underWay = 0;
  let most = 0;
  const write = (name: string) => async () => {
    most = Math.max(most, ++underWay);
    const { promise, resolve: end, reject: fail } = Promise.withResolvers<void>();
    begun.push({ name, end, fail });
    await promise.finally(() => underWay--);
  };
  /** Ends the writes one turn after they have begun. */
  async function endAll(): Promise<void> {
    for (let turns = 0; turns < 10; turns++) {
      await new Promise((resolve) => setImmediate(resolve));
      for (const { end } of begun) end();
    }
  }
  return { write, begun, endAll, names: () => begun.map(({ name }) => name), most: () => most };
}

test("requests of one write share the next one", async () => {
  const { write, names, endAll } = journal();
  const writes = new JoinedWrites(write("step"));
  const requests = [writes.request(), writes.request(), writes.request()];
  await endAll();
  await Promise.all(requests);
  assert.equal(names().length, 2);
});

for (const isFailed of [false, true]) {
  test(`the end is never written beside a step, also when the one before ${isFailed ? "fails" : "ends"}`, async () => {
    const { write, begun, endAll, names, most } = journal();
    const writes = new JoinedWrites(write("step"));
    const step = writes.request().catch((error: Error) => error.message);
    const before = writes.request();
    const alone = writes.writeAlone(write("end"));
    const after = writes.request();
    if (isFailed) begun[0]!.fail(new Error("lost"));
    await endAll();
    assert.deepEqual([most(), names()], [1, ["step", "step", "end"]]);
    assert.equal(await step, isFailed ? "lost" : undefined);
    await Promise.all([before, alone, after]);
  });
}
