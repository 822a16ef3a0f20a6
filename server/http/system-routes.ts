import Type from "typebox";
import { anyone, type Caller, may } from "../kernel/caller.ts";
import { writeCounters } from "../kernel/counter.ts";
import { writeHistograms } from "../kernel/duration-histogram.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { defineProblem, forbidden, Problem, type ProblemType } from "../kernel/problem.ts";
import type { OpenApi } from "../kernel/versions/open-api.ts";
import { Answer, type Routes } from "../kernel/wire/route.ts";
import { apiVersion, serverVersion } from "./api-version.ts";
import { measuresOf, writePool } from "./health/measures.ts";
import { type ReasonCode, readinessOf, reasonTitles } from "./health/readiness.ts";

/** The problem of each reason that keeps a node from serving; the first one is the answer. */
const unready = Object.fromEntries(
  Object.entries(reasonTitles).map(([code, title]) => [code, defineProblem(503, code, title)]),
) as Record<ReasonCode, ProblemType>;

const Health = Type.Object({ status: Type.Literal("ok") }, { $id: "Health" });
const Readiness = Type.Object(
  {
    status: Type.Literal("ok"),
    warnings: Type.Array(Type.String(), {
      description:
        "Codes of what is not well although the node can serve: disk-low; read-only while its database is moved.",
    }),
    details: Type.Record(Type.String(), Type.Number(), {
      description: "How parts of the node are, by name: a node may be ready and not well.",
    }),
  },
  { $id: "Readiness" },
);
const ReferenceQuery = Type.Object({
  version: Type.Optional(
    Type.String({ maxLength: 10, description: "A version of the interface. Without it, that of the request." }),
  ),
});
const Version = Type.Object({ server: Type.String(), api: Type.String(), node: Type.String() }, { $id: "Version" });

/** Health, version, metrics and the OpenAPI document. `openApi` is called at the first request for it. */
export function systemRoutes(openApi: () => Promise<OpenApi>): (app: Routes) => void {
  // As bytes: as a text it would be encoded for each client, and take twice the room.
  const openApiTexts = new Map<string, Promise<Buffer>>();
  return (app) => {
    app.get(
      "/livez",
      { schema: { summary: "Check that the process runs", response: { 200: Health } }, guard: anyone, limit: "none" },
      () => ({ status: "ok" }),
    );
    app.get(
      "/readyz",
      {
        schema: {
          summary: "Check that requests can be served",
          description:
            "A write commits and takes room on the database's disk, the schema is one that this node may serve, the clocks agree to 30 seconds, the node is registered and its jobs move. A refusal has all its reasons, with a code each. A node stays ready beside a newer schema for as long as the newer release admits it. At most one check a second is made for all callers.",
          response: { 200: Readiness },
        },
        guard: anyone,
        limit: "none",
        lane: "node",
        problems: Object.values(unready),
      },
      async ({ kernel }) => {
        const warnings = await checkReadiness(kernel);
        return {
          status: "ok",
          warnings: [...warnings],
          details: Object.fromEntries(kernel.vitals.map(({ name, read }) => [name, read(kernel)])),
        };
      },
    );
    app.get(
      "/version",
      { schema: { summary: "The versions of this server", response: { 200: Version } }, guard: anyone, limit: "none" },
      () => ({ server: serverVersion, api: apiVersion, node: process.version }),
    );
    app.get(
      "/metrics",
      {
        schema: {
          summary: "Metrics for Prometheus",
          description:
            "Only for the operator: an access token, or a secret key of the operator's workspace with settings:read.",
          response: { 200: null },
          alsoProduces: ["text/plain"],
        },
        guard: may("settings:read"),
      },
      async ({ kernel, caller }) => {
        refuseOthersThanOperator(caller);
        return new Answer(200, await readMetrics(kernel), {
          "content-type": "text/plain; version=0.0.4; charset=utf-8",
        });
      },
    );
    app.get(
      "/openapi.json",
      {
        schema: {
          summary: "The reference as an OpenAPI document",
          query: ReferenceQuery,
          response: { 200: Type.Object({}) },
        },
        guard: anyone,
        limit: "none",
      },
      async ({ kernel: { versions }, query, version }) => {
        const described = versions.read(query.version) ?? versions.of(version);
        const text =
          openApiTexts.get(described.date) ??
          openApi().then((newest) => Buffer.from(JSON.stringify(versions.describe(described, newest))));
        openApiTexts.set(described.date, text);
        return new Answer(200, await text, { "content-type": "application/json; charset=utf-8" });
      },
    );
  };
}

function refuseOthersThanOperator(caller: Caller): void {
  if (!caller.isOperator) throw new Problem(forbidden, "Only the operator of this installation may read its metrics.");
}

/** Throws the first reason that keeps this node from serving, with all of them as `reasons`. */
async function checkReadiness(kernel: Kernel): Promise<readonly string[]> {
  const { reasons, warnings } = await readinessOf(kernel).check();
  const [first] = reasons;
  if (first === undefined) return warnings;
  const members = { reasons: reasons.map(({ code, sentence }) => ({ code, detail: sentence })) };
  // `Readiness` logs each change.
  throw new Problem(unready[first.code], first.sentence, { members, isLogged: true });
}

/** Writes how the parts of this node are, in the Prometheus text format. */
function writeVitals(kernel: Kernel): string {
  return kernel.vitals
    .map(({ metric, help, read }) => `# HELP ${metric} ${help}\n# TYPE ${metric} gauge\n${metric} ${read(kernel)}\n`)
    .join("");
}

let processMetrics: Promise<{ metrics(): Promise<string> }> | undefined;

/** Writes the Prometheus text of /metrics. Process metrics are collected from the first call on. */
async function readMetrics(kernel: Kernel): Promise<string> {
  processMetrics ??= import("prom-client").then(({ collectDefaultMetrics, Registry }) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    return registry;
  });
  return [
    ...[writeHistograms(), writeCounters(), writeVitals(kernel), writePool(kernel)],
    ...[await measuresOf(kernel).write(), await (await processMetrics).metrics()],
  ].join("");
}
