import { setTimeout as pause } from "node:timers/promises";
import {
  freePort,
  getCode,
  makeApp,
  makePkce,
  refreshTokens,
  sendForm,
  tokenForm,
} from "../../../server/capabilities/access/authorizing/testing/app-user.ts";
import { Platform } from "../../../server/capabilities/access/trusts/testing/platform.ts";
import { createClient } from "../../../server/testing/client.ts";
import { cpuMsOfPostgres } from "../measuring/cpu-time.ts";
import { median } from "../measuring/measure.ts";
import { type Parley, startParley } from "../measuring/parley.ts";
import { printTable, printTarget } from "../measuring/report.ts";

const rounds = 5;
const requestsPerRound = 20;
const idleMs = 2_000;
const mostOfSignIn = 1.5;

/** A way to get a token. `prepare` makes what the requests send, which is not measured. */
type Way<Prepared> = { prepare(): Promise<Prepared>; send(prepared: Prepared): Promise<{ status: number }> };

/**
 * Measures the database's time for each way to get a token of an app, beside that of a sign-in: its password
 * is hashed by Node, so that the database's processor time leaves it out.
 */
export async function oauth(): Promise<void> {
  const port = await freePort();
  const parley = await startParley({ port });
  const platform = await Platform.start();
  try {
    const ways = await waysOf(parley, `http://127.0.0.1:${port}`, platform);
    const names = Object.keys(ways);
    for (const way of Object.values(ways)) await measure(parley, way, 0);
    await pause(idleMs);
    const before = cpuMsOfPostgres(parley.postmasterPid);
    await pause(idleMs);
    // The server asks the database by itself too, which would fall on the slower ways.
    const idleShare = (cpuMsOfPostgres(parley.postmasterPid) - before) / idleMs;
    const times: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
    for (let round = 0; round < rounds; round++)
      for (const name of names) times[name]!.push(await measure(parley, ways[name]!, idleShare));
    const signIn = times["sign-in"]!;
    const ratios = names.map((name) => median(times[name]!.map((time, round) => time / signIn[round]!)));
    printTable([
      ["way to a token", "PostgreSQL µs/request", "of a sign-in's"],
      ...names.map((name, at) => [name, median(times[name]!).toFixed(0), `${ratios[at]!.toFixed(2)} ×`]),
    ]);
    const most = Math.max(...ratios.slice(1));
    printTarget(
      `a token request ≤ ${mostOfSignIn} × a sign-in's database time`,
      most <= mostOfSignIn,
      `${most.toFixed(2)} ×`,
    );
  } finally {
    await Promise.all([parley.stop(), platform.stop()]);
  }
}

/** Returns the database's microseconds for each request, sent one after another. */
async function measure(parley: Parley, way: Way<unknown>, idleShare: number): Promise<number> {
  const prepared: unknown[] = [];
  for (let made = 0; made < requestsPerRound; made++) prepared.push(await way.prepare());
  const [before, beganAt] = [cpuMsOfPostgres(parley.postmasterPid), performance.now()];
  for (const each of prepared) {
    const { status } = await way.send(each);
    if (status !== 200) throw new Error(`A request for a token was answered ${status}.`);
  }
  const idle = (performance.now() - beganAt) * idleShare;
  return ((cpuMsOfPostgres(parley.postmasterPid) - before - idle) * 1000) / requestsPerRound;
}

/** The first is the floor. */
async function waysOf(parley: Parley, url: string, platform: Platform): Promise<Record<string, Way<unknown>>> {
  const { email, password, client } = parley.person;
  const app = await makeApp(client, { kind: "confidential", redirectUri: "https://app.example/back" });
  const clientSecret = app.clientSecret ?? "";
  const trust = await client.post("/api/oauth/trusts", {
    name: "CI",
    ...{ issuer: "https://ci.example", subject: "machine", audience: url, jwks: platform.jwks },
    scopes: ["conversations:read"],
  });
  const token = (form: Record<string, string>) => sendForm(`${url}/oauth/token`, form);
  const way = <Prepared>(each: Way<Prepared>) => each as Way<unknown>;
  const first = async () => {
    const pkce = makePkce();
    return tokenForm(app, await getCode(url, app, pkce, { email, password }), pkce);
  };
  let refreshToken: string = (await token(await first())).body.refresh_token;
  return {
    "sign-in": way({
      prepare: async () => ({ email, password }),
      send: (login) => createClient(url).post("/api/auth/signin", login),
    }),
    "an app by itself": way({
      prepare: async () => ({ grant_type: "client_credentials", client_id: app.id, client_secret: clientSecret }),
      send: token,
    }),
    "a machine of a platform": way({
      prepare: async () => ({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        client_id: trust.body.id as string,
        assertion: await platform.sign({ iss: "https://ci.example", aud: url, sub: "machine" }),
      }),
      send: token,
    }),
    "a refresh token": way({
      prepare: async () => undefined,
      async send() {
        const answer = await refreshTokens(url, app, refreshToken);
        refreshToken = answer.body.refresh_token;
        return answer;
      },
    }),
    "a code": way({ prepare: first, send: token }),
  };
}
