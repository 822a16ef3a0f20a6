import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Problem, rateLimited } from "../../kernel/problem.ts";
import { type Person, signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { LargeBodies, largeBodiesOf } from "./large-bodies.ts";

const large = 100_000;
const of = (workspaceId: string) => ({ workspaceId, address: "192.0.2.1" });

/** Keeps the thread from everything else. */
function work(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

describe("large bodies", () => {
  test("are taken in turn by workspace, and small ones at once", async () => {
    const bodies = new LargeBodies();
    const taken: string[] = [];
    await new Promise<void>((resolve) => {
      const send = (workspaceId: string, name: string, bytes = large) =>
        bodies.pass(bytes, of(workspaceId), () => {
          if (taken.push(name) === 6) resolve();
        });
      for (const name of ["a1", "a2", "a3"]) send("a", name);
      for (const name of ["b1", "b2"]) send("b", name);
      send("a", "small", 500);
    });
    assert.deepEqual(taken, ["a1", "small", "a2", "b1", "a3", "b2"]);
  });

  test("leave the thread to others between each two of them", async () => {
    const bodies = new LargeBodies();
    let others = 0;
    const seen: number[] = [];
    const turns = setInterval(() => others++, 1);
    await new Promise<void>((resolve) => {
      for (let number = 0; number < 4; number++) {
        bodies.pass(large, of("a"), () => {
          work(20);
          if (seen.push(others) === 4) resolve();
        });
      }
    });
    clearInterval(turns);
    assert.deepEqual(new Set(seen).size, 4, `others had turns: ${seen}`);
  });

  test("of a workspace wait in a bounded number, and those of another are taken", () => {
    const bodies = new LargeBodies();
    const send = (workspaceId: string) => bodies.pass(large, of(workspaceId), () => {});
    const answers = Array.from({ length: 45 }, () => send("a"));
    // The first was taken at once.
    assert.equal(
      answers.findIndex((problem) => problem?.type.code === "rate-limited"),
      41,
    );
    assert.equal(send("b"), undefined);
  });

  describe("of requests", () => {
    let server: TestServer;
    let person: Person;
    before(async () => {
      server = await startTestServer();
      person = await signUp(server.client);
    });
    after(() => server.stop());

    test("wait on the account of the caller's workspace, and are refused with a status", async () => {
      const bodies = largeBodiesOf(server.server.kernel);
      const { pass } = bodies;
      const passed: [bytes: number, sender: { workspaceId: string | undefined }][] = [];
      bodies.pass = (bytes, sender, go) => {
        passed.push([bytes, sender]);
        return pass.call(bodies, bytes, sender, go);
      };
      const sources = [{ type: "text", title: "Long", content: "It is long. ".repeat(5_000) }];
      const { status } = await person.client.post("/api/knowledge/sources", { sources });
      assert.equal(status, 201);
      const [[bytes, { workspaceId }] = [0, { workspaceId: undefined }]] = passed;
      assert.ok(bytes > 50_000 && workspaceId !== undefined, JSON.stringify(passed));
      const refusal = new Problem(rateLimited, "Too many.");
      bodies.pass = () => refusal;
      assert.equal((await person.client.post("/api/knowledge/sources", { sources })).status, 429);
    });
  });
});
