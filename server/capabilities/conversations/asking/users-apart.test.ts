import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { makeKey, type Person, signUp, type TestAnswer, type TestClient } from "../../../testing/client.ts";
import { openEvents } from "../../../testing/clients/event-reader.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { rotateSecret, userToken } from "../../../testing/user-token.ts";

/**
 * People who share browsers, tokens and names in every way: whatever they do in whatever order,
 * each text is read by its author alone. What an anonymous visitor wrote is its token's, until a
 * proof of a user came with that token.
 */
let server: TestServer;
let owner: Person;
let key: string;
let browser: TestClient;
let secret: string;
before(async () => {
  server = await startTestServer();
  owner = await signUp(server.client);
  secret = await rotateSecret(owner);
  key = await makeKey(owner, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
  browser = server.client.as(key);
});
after(() => server.stop());

/**
 * `token` and `conversation` choose among all that were ever seen, as somebody would who copied or
 * guessed them.
 */
type Step = {
  deed: "send" | "events" | "stop";
  user: "A" | "B" | undefined;
  token: number | undefined;
  session: { name: string } | { conversation: number } | undefined;
};

const step: fc.Arbitrary<Step> = fc.record({
  deed: fc.constantFrom("send", "send", "send", "events", "stop"),
  user: fc.constantFrom(undefined, undefined, "A", "B"),
  token: fc.option(fc.nat(1_000), { nil: undefined, freq: 4 }),
  session: fc.oneof(
    fc.constant(undefined),
    fc.record({ name: fc.constantFrom("support", "cart") }),
    fc.record({ conversation: fc.nat(1_000) }),
  ),
});

/** Others each time. */
const sequences = process.env.FAULTS === "long" ? 100 : 6;
let runs = 0;

/** One run with users of its own, and everything that was seen in it. */
function beginRun() {
  const run = ++runs;
  const tokens: string[] = [];
  const conversations: string[] = [];
  const pick = <Value>(all: readonly Value[], index: number) => all[index % Math.max(1, all.length)];
  return {
    tokens,
    conversations,
    userIdOf: (user: string) => `${user}-${run}`,
    tokenOf: ({ token }: Step) => (token === undefined ? undefined : pick(tokens, token)),
    nameOf: ({ session }: Step) =>
      session === undefined ? undefined : "name" in session ? session.name : pick(conversations, session.conversation),
    headersOf(user: string | undefined, token: string | undefined): Record<string, string> {
      return {
        ...(token === undefined ? {} : { "x-visitor-token": token }),
        ...(user === undefined ? {} : { "x-user-token": userToken(secret, `${user}-${run}`) }),
      };
    },
    note({ body }: TestAnswer) {
      if (!tokens.includes(body.visitorToken)) tokens.push(body.visitorToken);
      if (!conversations.includes(body.conversationId)) conversations.push(body.conversationId);
    },
  };
}

const send = (message: string, sessionId: string | undefined, headers: Record<string, string>) =>
  browser.post("/api/chatbot/send", { message, ...(sessionId === undefined ? {} : { sessionId }) }, { headers });

/** 200 or 404: whether the conversation is reached. */
async function statusOf(deed: "events" | "stop", session: string, headers: Record<string, string>): Promise<number> {
  const path = `/api/conversations/${session}/${deed}`;
  if (deed === "stop") return (await browser.post(path, undefined, { headers })).status;
  const stream = await openEvents(server.url + path, { headers: { authorization: `Bearer ${key}`, ...headers } });
  stream.cut();
  return stream.status;
}

async function wordsIn(conversationId: string): Promise<string[]> {
  const { body } = await owner.client.get(`/api/conversations/${conversationId}/messages?limit=100`);
  return body.data.filter((it: { author: string }) => it.author === "contact").map((it: { text: string }) => it.text);
}

test("after any sequence of actions each conversation belongs to one person and is complete", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      const run = beginRun();
      const { conversations, note } = run;
      /**
       * These must be: the person of each conversation, what was said there, and the name by which
       * its person finds it.
       */
      const holders = new Map<string, string>();
      const words = new Map<string, string[]>();
      const names = new Map<string, string>();
      const userTokens = new Map<string, string>();
      const nobody = "nobody";
      const whoIs = (user: string | undefined, token: string | undefined) => {
        if (user !== undefined) return `user ${user}`;
        return token === undefined || userTokens.has(token) ? nobody : `visitor ${token}`;
      };
      const find = (who: string, name: string | undefined) => {
        if (name === undefined) return undefined;
        const id = name.startsWith("conv_") ? name : names.get(`${who}|${name}`);
        return id !== undefined && holders.get(id) === who ? id : undefined;
      };

      for (const [index, one] of steps.entries()) {
        const [token, name] = [run.tokenOf(one), run.nameOf(one)];
        const headers = run.headersOf(one.user, token);
        const who = whoIs(one.user, token);
        if (one.deed !== "send") {
          if (name === undefined) continue;
          const found = find(who, name);
          // A stop takes a visitor's own names too; both are 404 for whatever is another's.
          assert.equal(await statusOf(one.deed, name, headers), found === undefined ? 404 : 200, `step ${index}`);
          continue;
        }
        if (one.user !== undefined && token !== undefined && !userTokens.has(token)) join(`visitor ${token}`, who);
        const expected = find(who, name);
        const answer = await send(`canary ${index} of ${who}`, name, headers);
        const isRefused = expected === undefined && name?.startsWith("conv_") && isKnownTo(who, one.user, token);
        assert.equal(answer.status, isRefused ? 404 : 200, `step ${index}: ${answer.text}`);
        if (isRefused) continue;
        note(answer);
        const { conversationId, visitorToken } = answer.body;
        if (one.user !== undefined) userTokens.set(visitorToken, one.user);
        if (expected === undefined) assert.ok(!words.has(conversationId), `step ${index} reached what is another's`);
        else assert.equal(conversationId, expected, `step ${index}`);
        const speaker = who === nobody ? `visitor ${visitorToken}` : who;
        holders.set(conversationId, speaker);
        if (name !== undefined && !name.startsWith("conv_")) names.set(`${speaker}|${name}`, conversationId);
        words.set(conversationId, [...(words.get(conversationId) ?? []), `canary ${index} of ${who}`]);
      }

      for (const id of conversations) assert.deepEqual(await wordsIn(id), words.get(id));
      for (const user of [undefined, "A", "B"]) {
        for (const token of [undefined, ...run.tokens]) {
          for (const id of conversations) {
            const isReached = holders.get(id) === whoIs(user, token);
            assert.equal(await statusOf("stop", id, run.headersOf(user, token)), isReached ? 200 : 404);
          }
        }
      }

      function isKnownTo(who: string, user: string | undefined, token: string | undefined) {
        return user === undefined ? who !== nobody : token !== undefined && userTokens.get(token) === user;
      }
      function join(from: string, to: string) {
        for (const [id, holder] of holders) if (holder === from) holders.set(id, to);
        for (const [name, id] of [...names]) {
          if (!name.startsWith(`${from}|`)) continue;
          names.delete(name);
          const moved = `${to}|${name.slice(from.length + 1)}`;
          if (!names.has(moved)) names.set(moved, id);
        }
      }
    }),
    { numRuns: sequences },
  );
});

test("no conversation gets messages of two users or two visitors, even at the same moment", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 2, maxLength: 6 }), { minLength: 4, maxLength: 8 }),
      async (rounds) => {
        const run = beginRun();
        const authors = new Map<string, { user: string | undefined; token: string }>();
        for (const [number, round] of rounds.entries()) {
          const answers = await Promise.all(
            round.map(async (one, index) => {
              const headers = run.headersOf(one.user, run.tokenOf(one));
              const name = run.nameOf(one);
              if (one.deed !== "send") {
                if (name !== undefined) await statusOf(one.deed, name, headers);
                return undefined;
              }
              const text = `canary ${number}.${index}`;
              const answer = await send(text, name, headers);
              assert.ok([200, 404].includes(answer.status), answer.text);
              if (answer.status === 404) return undefined;
              authors.set(text, { user: one.user, token: answer.body.visitorToken });
              return answer;
            }),
          );
          for (const answer of answers) if (answer !== undefined) run.note(answer);
        }

        const heard: string[] = [];
        for (const id of run.conversations) {
          const texts = await wordsIn(id);
          heard.push(...texts);
          const { body } = await owner.client.get(`/api/conversations/${id}`);
          const spoke = texts.map((text) => authors.get(text)!);
          const users = new Set(spoke.map(({ user }) => user).filter((user) => user !== undefined));
          const visitors = new Set(spoke.filter(({ user }) => user === undefined).map(({ token }) => token));
          assert.ok(users.size <= 1 && visitors.size <= 1, `${id} holds words of several: ${JSON.stringify(spoke)}`);
          const [user] = users;
          if (user !== undefined) assert.deepEqual([body.userId, body.userVerified], [run.userIdOf(user), true]);
          for (const candidate of ["A", "B"]) {
            const isTheirs = body.userVerified && body.userId === run.userIdOf(candidate);
            assert.equal(await statusOf("stop", id, run.headersOf(candidate, undefined)), isTheirs ? 200 : 404);
          }
          for (const token of run.tokens) {
            const isTheirs = !body.userVerified && visitors.has(token);
            assert.equal(await statusOf("stop", id, run.headersOf(undefined, token)), isTheirs ? 200 : 404);
          }
        }
        assert.deepEqual(heard.sort(), [...authors.keys()].sort(), "no word is lost or told twice");
      },
    ),
    { numRuns: sequences },
  );
});
