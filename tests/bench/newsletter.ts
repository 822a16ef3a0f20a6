import { rm } from "node:fs/promises";
import { createClient, makeKey, signUp } from "../../server/testing/client.ts";
import { bombLists } from "../attacks/bomb-lists.ts";
import { startChild } from "./measuring/child.ts";
import { startLoadGenerator } from "./measuring/generate-load.ts";
import { interleave, measureLoad, ratioTo } from "./measuring/measure.ts";
import { makeDataDirectory } from "./measuring/parley.ts";
import { printTable, printTarget, show } from "./measuring/report.ts";
import type { IntakeServerReady, IntakeServerSettings } from "./others/intake-server.ts";

const rounds = 3;
const connections = 64;
const signUpsPerRound = 2_000;
const mostOfLead = 2;

/**
 * Measures what a sign-up costs beside a lead. With ATTACK=long, an attack of 100,000 sign-ups on
 * 10,000 victims follows.
 */
export async function newsletter(): Promise<void> {
  const dataDirectory = await makeDataDirectory();
  const settings: IntakeServerSettings = { dataDirectory };
  const child = await startChild<IntakeServerReady>("others/intake-server.ts", settings);
  const parley = { ...child.ready, pid: child.pid };
  const owner = await signUp(createClient(`http://127.0.0.1:${parley.port}`));
  const key = await makeKey(owner);
  const generator = await startLoadGenerator();
  try {
    let number = 0;
    const load = (path: string, nameOf: (number: number) => string) => ({
      connections,
      requests: Array.from({ length: signUpsPerRound }, () => post(path, key, nameOf(++number))),
      count: signUpsPerRound,
    });
    const isNew = (each: number) => `new${each}`;
    const isKnown = (each: number) => `known${each % 500}`;
    const variants = {
      "lead of a new person": () => measureLoad(generator, parley, load("/api/leads", isNew)),
      "sign-up of a new address": () => measureLoad(generator, parley, load("/api/newsletter", isNew)),
      "sign-up of a known address": () => measureLoad(generator, parley, load("/api/newsletter", isKnown)),
    };
    for (const warmUp of Object.values(variants)) await warmUp();
    const results = await interleave(rounds, variants);
    const lead = results["lead of a new person"];
    printTable([
      [`c${connections}`, "Node µs", "PostgreSQL µs", "× lead", "a second", "p50 ms", "p99 ms"],
      ...(Object.keys(results) as (keyof typeof results)[]).map((name) => [
        name,
        show(results[name], "nodeUs", 1),
        show(results[name], "postgresUs", 1),
        ratioTo(lead, results[name], "cpuUs").toFixed(2),
        show(results[name], "perSecond"),
        show(results[name], "p50Ms", 1),
        show(results[name], "p99Ms", 1),
      ]),
    ]);
    const ratio = ratioTo(lead, results["sign-up of a new address"], "cpuUs");
    printTarget(`CPU/sign-up ≤ ${mostOfLead} × lead`, ratio <= mostOfLead, `${ratio.toFixed(2)} ×`);
  } finally {
    await Promise.all([generator.stop(), child.stop()]);
    await rm(dataDirectory, { recursive: true, force: true });
  }
  if (process.env.ATTACK === "long") await attack();
}

async function attack(): Promise<void> {
  const found = await bombLists({ signUps: 100_000, victims: 10_000, workspaces: 20, days: 4, mailsAnHour: 1_000 });
  const { mails, mostForMailboxOnADay, mostInAnHour, honest } = found;
  printTable([
    ["mails", "most for a mailbox on a day", "most in an hour", "hours that the honest person waited"],
    [String(mails), String(mostForMailboxOnADay), String(mostInAnHour), String(honest.hoursWaited)],
  ]);
  printTarget("mails a day for a victim ≤ 2", mostForMailboxOnADay <= 2, String(mostForMailboxOnADay));
  printTarget("the honest person gets theirs", honest.isConfirmed && honest.mails === 1, String(honest.mails));
}

function post(path: string, key: string, name: string): string {
  const body = JSON.stringify({
    name: "Ada Lovelace",
    email: `${name}@example.com`,
    formId: "footer",
    page: "https://shop.example/pricing",
  });
  return [
    `POST ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    "content-type: application/json",
    `authorization: Bearer ${key}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}
