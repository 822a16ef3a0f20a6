import { rm } from "node:fs/promises";
import { createClient, type Person, signUp } from "../../server/testing/client.ts";
import { type Child, startChild } from "./measuring/child.ts";
import { cpuMsOf, cpuMsOfPostgres, residentMiBOf } from "./measuring/cpu-time.ts";
import { median } from "./measuring/measure.ts";
import { makeDataDirectory } from "./measuring/parley.ts";
import { printTable, printTarget } from "./measuring/report.ts";
import type { DeliveryQuestion, DeliveryReady, DeliverySettings, Emitted } from "./others/delivery-server.ts";
import type { ReceiverQuestion, ReceiverReady, Taken } from "./others/webhook-receiver.ts";

const endpoints = 50;
const failing = 10;
const hanging = 1;
const events = 100_000;
const rounds = 8;
const perSecond = 500;
const mostWorse = 1.1;

type Variant = "all well" | "10 failing, 1 hanging";
type Run = Taken & { nodeUs: number; postgresUs: number; residentMiB: number };

/**
 * Measures what endpoints that fail and hang do to the others: the time from an event to its
 * arrival, with them and without.
 */
export async function delivery(): Promise<void> {
  const receiver = await startChild<ReceiverReady>("others/webhook-receiver.ts", {});
  const dataDirectory = await makeDataDirectory();
  const allow = `webhooks:127.0.0.1:${receiver.ready.port}`;
  const settings: DeliverySettings = { dataDirectory, allow, eventTypes: endpoints };
  const server = await startChild<DeliveryReady>("others/delivery-server.ts", settings);
  try {
    const person = await signUp(createClient(`http://127.0.0.1:${server.ready.port}`));
    const measure = (name: string, variant: Variant, count: number, pace = perSecond) =>
      run({ server, receiver, person }, name, variant, count, pace);
    await measure("warm", "all well", events / 50);
    const results: Record<Variant, Run[]> = { "all well": [], "10 failing, 1 hanging": [] };
    for (let round = 0; round < rounds; round++) {
      for (const variant of Object.keys(results) as Variant[]) {
        results[variant].push(
          await measure(`${round}-${results[variant].length}-${variant.length}`, variant, events / rounds),
        );
      }
    }
    const flood = await measure("flood", "all well", events / 5, 1e9);
    const of = (variant: Variant, figure: keyof Run) => median(results[variant].map((one) => one[figure]));
    const row = (name: string, figure: (key: keyof Run) => number) => [
      name,
      figure("p50Ms").toFixed(1),
      figure("p99Ms").toFixed(1),
      figure("mostMs").toFixed(0),
      figure("nodeUs").toFixed(0),
      figure("postgresUs").toFixed(0),
      figure("residentMiB").toFixed(0),
    ];
    printTable([
      [
        `${endpoints} endpoints, ${perSecond} events/s`,
        "p50 ms",
        "p99 ms",
        "max ms",
        "Node µs/event",
        "PostgreSQL µs/event",
        "MiB",
      ],
      ...(Object.keys(results) as Variant[]).map((variant) => row(variant, (figure) => of(variant, figure))),
      row("backlog of 20,000 at once", (figure) => flood[figure]),
    ]);
    const floodPerSecond = (events / 5 / flood.elapsedMs) * 1000;
    console.log(`  a backlog of 20,000 is delivered at ${floodPerSecond.toFixed(0)} a second`);
    const worse = median(
      results["10 failing, 1 hanging"].map((one, round) => one.p99Ms / results["all well"][round]!.p99Ms),
    );
    printTarget(
      `p99 of healthy endpoints ≤ ${mostWorse} × that without bad ones`,
      worse <= mostWorse,
      `${worse.toFixed(2)} ×`,
    );
  } finally {
    await Promise.all([server.stop(), receiver.stop()]);
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

type StreamProcesses = { server: Child<DeliveryReady>; receiver: Child<ReceiverReady>; person: Person };

/**
 * Fresh endpoints, the events, and the wait until the well ones have theirs. The same endpoints are
 * looked at in both variants.
 */
async function run(
  processes: StreamProcesses,
  name: string,
  variant: Variant,
  count: number,
  pace: number,
): Promise<Run> {
  const { server, receiver, person } = processes;
  const path = "/api/webhook/endpoints";
  const watched = endpoints - failing - hanging;
  const made: string[] = [];
  for (let index = 0; index < endpoints; index++) {
    const isBad = variant !== "all well";
    const kind = index < watched ? "well" : !isBad ? "fine" : index < watched + failing ? "fail" : "hang";
    const url = `http://127.0.0.1:${receiver.ready.port}/${kind}${index}/${name}`;
    const answer = await person.client.post(path, { url, events: [`bell-${index}.rung`] });
    if (answer.status !== 201) throw new Error(`An endpoint was answered with ${answer.status}: ${answer.text}`);
    made.push(answer.body.id);
  }
  const cpu = () => ({ node: cpuMsOf(server.pid), postgres: cpuMsOfPostgres(server.ready.postmasterPid) });
  const before = cpu();
  const taken = receiver.ask<Taken>({ run: name, events: (count / endpoints) * watched } satisfies ReceiverQuestion);
  await server.ask<Emitted>({ workspaceId: person.workspaceId, count, perSecond: pace } satisfies DeliveryQuestion);
  const result = await taken;
  const after = cpu();
  const residentMiB = residentMiBOf(server.pid);
  for (const id of made) await person.client.call("DELETE", `${path}/${id}`);
  return {
    ...result,
    nodeUs: ((after.node - before.node) * 1000) / count,
    postgresUs: ((after.postgres - before.postgres) * 1000) / count,
    residentMiB,
  };
}
