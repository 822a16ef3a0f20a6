import assert from "node:assert/strict";
import { once } from "node:events";
import { after, describe, test } from "node:test";
import { Worker } from "node:worker_threads";
import { limitWork } from "./limit-work.ts";

const code = `
  const { parentPort } = require("node:worker_threads");
  parentPort.on("message", (work) => {
    if (work === "no end") for (;;);
    if (work === "no end of a pattern") /^(a+)+$/.test("a".repeat(50) + "b");
    parentPort.postMessage(work);
  });`;
const workers: Worker[] = [];
after(() => Promise.all(workers.map((worker) => worker.terminate())));

async function startWorker(): Promise<Worker> {
  const worker = new Worker(code, { eval: true });
  workers.push(worker);
  worker.postMessage("ready");
  await once(worker, "message");
  return worker;
}

const timeOf = async (worker: Worker) => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1_000;
};

describe("a limit of work", () => {
  for (const work of ["no end", "no end of a pattern"]) {
    test(`ends what has ${work}, and not before its time`, async () => {
      const worker = await startWorker();
      const [beforeMs, startedMs] = [await timeOf(worker), performance.now()];
      const ended = new Promise<void>((resolve) => limitWork(worker, 300, resolve));
      worker.postMessage(work);
      await ended;
      // By the clock it ends after ten times as long. The first twentieth is counted in any case.
      if (performance.now() - startedMs < 3_000) {
        const usedMs = (await timeOf(worker)) - beforeMs;
        assert.ok(usedMs >= 284, `${usedMs} ms`);
      }
    });
  }

  test("counts the time of the thread, and not that of the clock", async () => {
    const worker = await startWorker();
    let isEnded = false;
    const stop = limitWork(worker, 400, () => {
      isEnded = true;
    });
    // The thread waits for more than its limit, and is still in time.
    await new Promise((resolve) => setTimeout(resolve, 900));
    worker.postMessage("small");
    await once(worker, "message");
    assert.equal(isEnded, false);
    stop();
  });

  test("ends a thread that only waits after ten times as long", async () => {
    const worker = await startWorker();
    await new Promise<void>((resolve) => limitWork(worker, 50, resolve));
  });

  test("that was taken away ends nothing", async () => {
    const worker = await startWorker();
    limitWork(worker, 30, () => assert.fail("the limit was taken away"))();
    await once(
      worker.on("message", () => {}),
      "message",
      { signal: AbortSignal.timeout(300) },
    ).catch(() => {});
  });
});
