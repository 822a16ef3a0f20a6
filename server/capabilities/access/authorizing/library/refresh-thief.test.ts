import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import type { Person } from "../../../../testing/client.ts";
import { moveClock } from "../../../../testing/move-clock.ts";
import type { TestServer } from "../../../../testing/test-server.ts";
import { getTokens, makeApp, refreshTokens, startOauthServer, type TestApp } from "../testing/app-user.ts";
import { refreshGraceMs } from "./artifacts-of.ts";

let server: TestServer & { person: Person };
let app: TestApp;
before(async () => {
  server = await startOauthServer();
  app = await makeApp(server.person.client);
});
after(() => server.stop());

type Deed = "refresh" | "lose" | "steal" | "thief" | "wait";

test("a client that repeats within the grace stays signed in, and a thief ends with the owner's next uses", async () => {
  const deeds = fc.array(fc.constantFrom<Deed>("refresh", "lose", "steal", "thief", "wait"), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(deeds, async (list) => {
      let own = (await getTokens(server.url, app, server.person)).refresh_token;
      let stolen: string | undefined;
      let wasStolen = false;
      let hasEnded = false;
      const use = async (token: string) => (await refreshTokens(server.url, app, token)).body.refresh_token as string;
      const refresh = async () => {
        const next = await use(own);
        if (next === undefined) hasEnded = true;
        own = next ?? own;
      };
      for (const deed of list) {
        if (deed === "refresh") await refresh();
        // The answer is lost, and the client asks again at once.
        if (deed === "lose") {
          await use(own);
          await refresh();
        }
        if (deed === "steal") stolen = own;
        if (deed === "thief" && stolen !== undefined) {
          wasStolen = true;
          stolen = (await use(stolen)) ?? stolen;
        }
        if (deed === "wait") moveClock(server, refreshGraceMs + 1_000);
        if (!wasStolen) assert.equal(hasEnded, false, `the owner was refused: ${list.join()}`);
      }
      if (stolen === undefined) return;
      await refresh();
      await refresh();
      assert.equal(await use(stolen), undefined, `the thief goes on: ${list.join()}`);
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

test("many uses of one refresh token at once leave one line of tokens", async () => {
  const { refresh_token } = await getTokens(server.url, app, server.person);
  const answers = await Promise.all([1, 2, 3, 4].map(() => refreshTokens(server.url, app, refresh_token)));
  for (const { status } of answers) assert.equal(status, 200);
  const [first, ...others] = answers.map(({ body }) => body.refresh_token as string);
  assert.equal((await refreshTokens(server.url, app, first!)).status, 200);
  for (const other of others) assert.equal((await refreshTokens(server.url, app, other)).status, 400);
  assert.equal((await refreshTokens(server.url, app, first!)).status, 400);
});
