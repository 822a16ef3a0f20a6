import { createHmac } from "node:crypto";
import { rm } from "node:fs/promises";
import { createClient, makeKey, signUp } from "../../server/testing/client.ts";
import { startChild } from "./measuring/child.ts";
import { startLoadGenerator } from "./measuring/generate-load.ts";
import { interleave, measureLoad, ratioTo } from "./measuring/measure.ts";
import { makeDataDirectory } from "./measuring/parley.ts";
import { printTable, printTarget, show } from "./measuring/report.ts";
import type { IntakeServerReady, IntakeServerSettings } from "./others/intake-server.ts";

const rounds = 3;
const connections = 64;
const leadsPerRound = 2_000;
const mostOfIntake = 2;

/**
 * Measures what a lead costs that is judged, placed under its contact, scored and announced, beside
 * an event of `intake`.
 */
export async function leads(): Promise<void> {
  const dataDirectory = await makeDataDirectory();
  const settings: IntakeServerSettings = { dataDirectory };
  const child = await startChild<IntakeServerReady>("others/intake-server.ts", settings);
  const parley = { ...child.ready, pid: child.pid };
  const owner = await signUp(createClient(`http://127.0.0.1:${parley.port}`));
  const key = await makeKey(owner);
  const { id, secret } = (await owner.client.post("/api/webhook/sources", { name: "bench" })).body;
  const generator = await startLoadGenerator();
  try {
    let number = 0;
    const load = (requestOf: (number: number) => string) => ({
      connections,
      requests: Array.from({ length: leadsPerRound }, () => requestOf(++number)),
      count: leadsPerRound,
    });
    const variants = {
      "event of a webhook": () =>
        measureLoad(
          generator,
          parley,
          load((each) => eventOf(id, secret, each)),
        ),
      "lead of a new person": () =>
        measureLoad(
          generator,
          parley,
          load((each) => leadOf(key, `new${each}`)),
        ),
      "lead of a known person": () =>
        measureLoad(
          generator,
          parley,
          load((each) => leadOf(key, `known${each % 500}`)),
        ),
    };
    for (const warmUp of Object.values(variants)) await warmUp();
    const results = await interleave(rounds, variants);
    const intake = results["event of a webhook"];
    printTable([
      [`c${connections}`, "Node µs", "PostgreSQL µs", "× webhook", "a second", "p50 ms", "p99 ms"],
      ...(Object.keys(results) as (keyof typeof results)[]).map((name) => [
        name,
        show(results[name], "nodeUs", 1),
        show(results[name], "postgresUs", 1),
        ratioTo(intake, results[name], "cpuUs").toFixed(2),
        show(results[name], "perSecond"),
        show(results[name], "p50Ms", 1),
        show(results[name], "p99Ms", 1),
      ]),
    ]);
    const ratio = ratioTo(intake, results["lead of a new person"], "cpuUs");
    printTarget(`CPU/lead ≤ ${mostOfIntake} × event of a webhook`, ratio <= mostOfIntake, `${ratio.toFixed(2)} ×`);
  } finally {
    await Promise.all([generator.stop(), child.stop()]);
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

function leadOf(key: string, name: string): string {
  const body = JSON.stringify({
    name: "Ada Lovelace",
    email: `${name}@example.com`,
    message: "Please send us an offer for forty analytical engines, with delivery to Turin.",
    formId: "contact",
    page: "https://shop.example/pricing",
  });
  return post("/api/leads", `authorization: Bearer ${key}`, body);
}

function eventOf(sourceId: string, secret: string, number: number): string {
  const body = JSON.stringify({
    event: "order.created",
    data: { number, note: "Please ring twice; the bell is slow." },
  });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return post(`/api/webhook/process/${sourceId}`, `x-webhook-signature: t=${time},v1=${signature}`, body);
}

function post(path: string, header: string, body: string): string {
  const length = `content-length: ${Buffer.byteLength(body)}`;
  return [`POST ${path} HTTP/1.1`, "host: 127.0.0.1", "content-type: application/json", header, length, "", body].join(
    "\r\n",
  );
}
