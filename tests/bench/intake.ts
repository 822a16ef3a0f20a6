import { createHmac } from "node:crypto";
import { rm } from "node:fs/promises";
import { createClient, signUp } from "../../server/testing/client.ts";
import type { BareIntakeSettings } from "./bare/bare-intake.ts";
import { startChild } from "./measuring/child.ts";
import { startLoadGenerator } from "./measuring/generate-load.ts";
import { interleave, measureLoad, ratioTo } from "./measuring/measure.ts";
import { makeDataDirectory } from "./measuring/parley.ts";
import { printTable, printTarget, show } from "./measuring/report.ts";
import type { IntakeServerReady, IntakeServerSettings } from "./others/intake-server.ts";

const rounds = 7;
const connections = 64;
const eventsPerRound = 20_000;
const mostOfInsert = 0.35;
const leastOfFloor = 0.6;

/**
 * Measures what it costs to take a signed event in for good, beside checking its signature alone
 * and one INSERT a request.
 */
export async function intake(): Promise<void> {
  const directories = [await makeDataDirectory(), await makeDataDirectory()] as const;
  const settings: IntakeServerSettings = { dataDirectory: directories[0] };
  const child = await startChild<IntakeServerReady>("others/intake-server.ts", settings);
  const parley = { ...child.ready, pid: child.pid };
  const owner = await signUp(createClient(`http://127.0.0.1:${parley.port}`));
  const source = (await owner.client.post("/api/webhook/sources", { name: "bench" })).body as {
    id: string;
    secret: string;
  };
  const bareSettings: BareIntakeSettings = { dataDirectory: directories[1], secret: source.secret };
  const bareChild = await startChild<IntakeServerReady>("bare/bare-intake.ts", bareSettings);
  const bare = { ...bareChild.ready, pid: bareChild.pid };
  const generator = await startLoadGenerator();
  try {
    let number = 0;
    const load = (path: string, count = eventsPerRound) => {
      const requests = Array.from({ length: count }, () =>
        signedRequest(`${path}/${source.id}`, source.secret, ++number),
      );
      return { connections, requests, count };
    };
    const variants = {
      "signature alone, nothing stored": () => measureLoad(generator, parley, load("/bench/signed")),
      "one INSERT a request": () => measureLoad(generator, bare, load("/plain", eventsPerRound / 2)),
      "one prepared INSERT a request": () => measureLoad(generator, bare, load("/prepared", eventsPerRound / 2)),
      "Parley, committed before the 202": () => measureLoad(generator, parley, load("/api/webhook/process")),
    };
    // The first round warms up, and makes the source known to the node.
    await variants["Parley, committed before the 202"]();
    for (const warmUp of Object.values(variants)) await warmUp();
    const results = await interleave(rounds, variants);
    const floor = results["signature alone, nothing stored"];
    const insert = results["one INSERT a request"];
    printTable([
      [
        `signed events of 250 bytes, c${connections}`,
        "Node µs",
        "PostgreSQL µs",
        "× INSERT",
        "events/s",
        "of floor",
        "p50 ms",
        "p99 ms",
      ],
      ...(Object.keys(results) as (keyof typeof results)[]).map((name) => [
        name,
        show(results[name], "nodeUs", 1),
        show(results[name], "postgresUs", 1),
        ratioTo(insert, results[name], "cpuUs").toFixed(2),
        show(results[name], "perSecond"),
        ratioTo(floor, results[name], "perSecond").toFixed(2),
        show(results[name], "p50Ms", 1),
        show(results[name], "p99Ms", 1),
      ]),
    ]);
    const parleys = results["Parley, committed before the 202"];
    const cpu = ratioTo(insert, parleys, "cpuUs");
    const rate = ratioTo(floor, parleys, "perSecond");
    printTarget(`CPU/event ≤ ${mostOfInsert} × one INSERT a request`, cpu <= mostOfInsert, `${cpu.toFixed(2)} ×`);
    printTarget(`events/s ≥ ${leastOfFloor} × the signature alone`, rate >= leastOfFloor, `${rate.toFixed(2)} ×`);
  } finally {
    await Promise.all([generator.stop(), child.stop(), bareChild.stop()]);
    for (const directory of directories) await rm(directory, { recursive: true, force: true });
  }
}

function signedRequest(path: string, secret: string, number: number): string {
  const body = JSON.stringify({
    event: "order.created",
    data: {
      number,
      customer: { id: `customer-${number % 997}`, country: "AT" },
      lines: [{ article: "umbrella", count: 2, price: 19.9 }],
      note: "Please ring twice; the bell is slow.",
      timestamp: "2026-11-20T10:00:00Z",
    },
  });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return [
    `POST ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    "content-type: application/json",
    `x-webhook-signature: t=${time},v1=${signature}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}
