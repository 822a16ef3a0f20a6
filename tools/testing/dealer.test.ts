import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Dealer, longFiles, ownProcess, quiet } from "./dealer.ts";

const [longest, second] = longFiles.map((name) => `server/${name}.test.ts`) as [string, string];
const apart = `server/${ownProcess[0]}.test.ts`;
const short = Array.from({ length: 100 }, (_, index) => `server/${index}.test.ts`);

/** Takes what one process gets until it is told to end. */
function takeAll(dealer: Dealer, pid: number): string[] {
  const taken: string[] = [];
  for (let path = dealer.next({ pid }); path !== undefined; ) {
    taken.push(path);
    path = dealer.next({ pid, done: { path, ms: taken.length, cpuMs: 0 } });
  }
  return taken;
}

test("a run starts with the long files, and runs each file once", () => {
  const files = [...short, second, longest];
  const dealer = new Dealer(files);
  const processes = Array.from({ length: Dealer.processesFor(files, 2) }, (_, index) => takeAll(dealer, index));
  assert.deepEqual(processes[0]?.slice(0, 2), [longest, second]);
  assert.deepEqual(processes.flat(), [longest, second, ...short]);
  assert.ok(processes.length < 6, `${processes.length} processes`);
  assert.deepEqual(dealer.unfinished, []);
});

test("a file that needs a process of its own gets one", () => {
  const dealer = new Dealer([...short.slice(0, 3), apart]);
  const [first] = short;
  assert.equal(dealer.next({ pid: 1 }), apart);
  assert.equal(dealer.next({ pid: 1, done: { path: apart, ms: 1, cpuMs: 1 } }), undefined);
  assert.equal(dealer.next({ pid: 2 }), first);
});

test("a file that needs a quiet machine runs last and alone, however many its process ran", () => {
  const [lone, other] = quiet.map((name) => `tests/${name}.test.ts`) as [string, string];
  const dealer = new Dealer([lone, "server/a.test.ts", other, "server/b.test.ts"]);
  const done = (path: string) => ({ path, ms: 1, cpuMs: 1 });
  assert.equal(dealer.next({ pid: 1 }), "server/a.test.ts");
  assert.equal(dealer.next({ pid: 2 }), "server/b.test.ts");
  assert.equal(dealer.next({ pid: 1, done: done("server/a.test.ts") }), undefined);
  assert.equal(dealer.next({ pid: 2, done: done("server/b.test.ts") }), lone);
  assert.equal(dealer.next({ pid: 3 }), undefined);
  assert.equal(dealer.next({ pid: 2, done: done(lone) }), other);
  assert.equal(dealer.next({ pid: 2, done: done(other) }), undefined);
  assert.deepEqual(dealer.unfinished, []);
});

test("what no process ran to the end is named", () => {
  const dealer = new Dealer(["server/a.test.ts", "server/b.test.ts", "server/c.test.ts"]);
  dealer.next({ pid: 1 });
  dealer.next({ pid: 1, done: { path: "server/a.test.ts", ms: 1, cpuMs: 1 } });
  assert.deepEqual(dealer.unfinished.toSorted(), ["server/b.test.ts", "server/c.test.ts"]);
});

test("each name in the lists stands for one file", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const paths = globSync("{server,packages,tests,sdks}/**/*.test.ts", { cwd: root, exclude: ["**/node_modules/**"] });
  const counts = [...longFiles, ...ownProcess, ...quiet].map((name) => [
    name,
    paths.filter((path) => path.replaceAll("\\", "/").endsWith(`/${name}.test.ts`)).length,
  ]);
  assert.deepEqual(
    counts.filter(([, count]) => count !== 1),
    [],
  );
});
