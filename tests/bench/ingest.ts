import { rm } from "node:fs/promises";
import type { BareAppSettings } from "./bare/bare-app.ts";
import { startChild } from "./measuring/child.ts";
import { requestText, startLoadGenerator } from "./measuring/generate-load.ts";
import { createTexts } from "./measuring/generated-text.ts";
import { interleave, type Measurement, measureLoad, ratioTo } from "./measuring/measure.ts";
import { makeDataDirectory, startParley } from "./measuring/parley.ts";
import { printTable, printTarget, show } from "./measuring/report.ts";

const rounds = 5;
const connections = 8;
const textsPerRound = 800;
const textsPerBulk = 100;
const mostOfSingle = 3;
const mostOfBulk = 0.3;

/**
 * Teaching short texts over HTTP, one a request and in bulk, beside one INSERT a request into a
 * bare table.
 */
export async function ingest(): Promise<void> {
  const dataDirectory = await makeDataDirectory();
  const settings: BareAppSettings = { dataDirectory, port: 0 };
  const bare = await startChild<{ port: number; postmasterPid: number }>("bare/bare-app.ts", settings);
  const parley = await startParley();
  const generator = await startLoadGenerator();
  try {
    const texts = createTexts(2);
    const batch = (count: number) => Array.from({ length: count }, () => texts.next(200, 400));
    const floor = { ...bare.ready, pid: bare.pid };
    const path = "/api/knowledge/sources";
    const insert = () => {
      const requests = batch(textsPerRound).map((text) => requestText("POST", "/items", text));
      return measureLoad(generator, floor, { connections, requests, count: requests.length });
    };
    const single = () => {
      const requests = batch(textsPerRound).map((text) =>
        requestText("POST", path, { type: "text", ...text }, parley.key),
      );
      return measureLoad(generator, parley, { connections, requests, count: requests.length });
    };
    const bulk = async () => {
      const requests = Array.from({ length: (textsPerRound * 2) / textsPerBulk }, () => {
        const sources = batch(textsPerBulk).map((text) => ({ type: "text", ...text }));
        return requestText("POST", path, { sources }, parley.key);
      });
      return perText(await measureLoad(generator, parley, { connections, requests, count: requests.length }));
    };
    await insert();
    await single();
    const results = await interleave(rounds, { insert, single, bulk });
    const names = {
      insert: "floor: one INSERT a request",
      single: "POST a source",
      bulk: `POST ${textsPerBulk} sources`,
    };
    printTable([
      [
        `texts of 200–400 characters, c${connections}`,
        "texts/s",
        "Node µs/text",
        "PostgreSQL µs/text",
        "× floor CPU",
        "p99 ms",
      ],
      ...(Object.keys(names) as (keyof typeof names)[]).map((name) => [
        names[name],
        show(results[name], "perSecond"),
        show(results[name], "nodeUs"),
        show(results[name], "postgresUs"),
        ratioTo(results.insert, results[name], "cpuUs").toFixed(2),
        show(results[name], "p99Ms", 1),
      ]),
    ]);
    for (const [name, most] of [
      ["single", mostOfSingle],
      ["bulk", mostOfBulk],
    ] as const) {
      const ratio = ratioTo(results.insert, results[name], "cpuUs");
      printTarget(`${names[name]}: CPU ≤ ${most} × one INSERT`, ratio <= most, `${ratio.toFixed(2)} ×`);
    }
  } finally {
    await Promise.all([generator.stop(), bare.stop(), parley.stop()]);
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

function perText(measured: Measurement): Measurement {
  const { nodeUs, postgresUs, cpuUs, perSecond } = measured;
  return {
    ...measured,
    nodeUs: nodeUs / textsPerBulk,
    postgresUs: postgresUs / textsPerBulk,
    cpuUs: cpuUs / textsPerBulk,
    perSecond: perSecond * textsPerBulk,
  };
}
