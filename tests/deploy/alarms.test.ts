import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { type ModelDesk, openModelDesk } from "../../server/testing/model-desk.ts";
import { unpackDebian } from "./unpack-debian.ts";

const rules = fileURLToPath(new URL("../../deploy/monitoring/alerts.yaml", import.meta.url));
const minutes = 30;
const gib = 1024 ** 3;

/** A fault sets series of the recorded scrape to what they are while it lasts. */
type Fault = {
  alarm: string;
  set: Record<string, string>;
  /** Series whose names begin so count nothing more. */
  stops?: string;
  labels: Record<string, string>;
  summary: string;
};
const faults: Fault[] = [
  {
    alarm: "ParleyNodeDown",
    set: { "up{}": "0x30" },
    labels: { instance: "10.0.0.1:3000", job: "parley" },
    summary: "Node 10.0.0.1:3000 does not answer.",
  },
  {
    alarm: "ParleyAnswersWithErrors",
    set: {
      'parley_http_request_duration_seconds_count{method="POST",path="/api/chatbot/send",status="503"}': "0+6000x30",
      'parley_http_request_duration_seconds_count{method="GET",path="/livez",status="200"}': "0+6000x30",
    },
    stops: "parley_http_request_duration_seconds_count",
    labels: {},
    summary: "50% of the requests end with a status of 500 and above.",
  },
  {
    alarm: "ParleyJobsWait",
    set: { 'parley_job_wait_seconds{name="deliver-mail"}': "360x30" },
    labels: { name: "deliver-mail" },
    summary: "A job deliver-mail has been due for 6m 0s.",
  },
  {
    alarm: "ParleyJobsFailed",
    set: { 'parley_jobs{name="deliver-mail",status="failed"}': "3x30" },
    labels: { name: "deliver-mail" },
    summary: "3 jobs deliver-mail failed for good.",
  },
  {
    alarm: "ParleyWebhooksLate",
    set: { "parley_delivery_due_seconds{}": "600x30" },
    labels: {},
    summary: "A webhook has been due for 10m 0s.",
  },
  {
    alarm: "ParleyMailsLate",
    set: { "parley_mail_wait_seconds{}": "1200x30" },
    labels: {},
    summary: "A mail has waited for 20m 0s.",
  },
  {
    alarm: "ParleyRunsLate",
    set: { "parley_run_due_seconds{}": "120x30" },
    labels: {},
    summary: "A run of a workflow has been due for 2m 0s.",
  },
  {
    alarm: "ParleyModelsFail",
    set: {
      'parley_model_calls_total{kind="openai-compatible"}': "0+60x30",
      'parley_model_errors_total{kind="openai-compatible",fault="refused-key"}': "0+30x30",
    },
    labels: { kind: "openai-compatible" },
    summary: "50% of the calls of models of the kind openai-compatible fail.",
  },
  {
    alarm: "ParleyDiskLow",
    set: { "parley_disk_free_bytes{}": `${gib}x30` },
    labels: {},
    summary: "The disk of the bundled database has 1GiB left.",
  },
  {
    alarm: "ParleyBackupOld",
    set: { "parley_backup_age_seconds{}": "259200x30" },
    labels: {},
    summary: "The newest backup was taken 3d 0h 0m 0s ago.",
  },
  {
    alarm: "ParleyBackupUntried",
    set: { "parley_backup_verify_failed{}": "1x30" },
    labels: {},
    summary: "The last trial of a backup failed, or none has ended well for two weeks.",
  },
  {
    alarm: "ParleyDatabaseBusy",
    set: { 'parley_database_connections{state="waiting"}': "4x30" },
    labels: { instance: "10.0.0.1:3000", job: "parley", state: "waiting" },
    summary: "Statements of 10.0.0.1:3000 have waited for a connection for minutes.",
  },
];

const canWait = ["ParleyJobsFailed", "ParleyModelsFail", "ParleyBackupOld", "ParleyBackupUntried"];

let desk: ModelDesk;
let recorded: Map<string, string>;
let promtool: string;
let folder: string;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "parley-alarms-"));
  copyFileSync(rules, join(folder, "alerts.yaml"));
  promtool = join(unpackDebian("prometheus"), "usr/bin/promtool");
  desk = await openModelDesk("Hello.");
  await desk.send("Are you there?");
  desk.provider.answer({ status: 401 });
  await desk.send("Are you still there?");
  recorded = record((await desk.person.client.get("/metrics")).text);
});
after(async () => {
  rmSync(folder, { recursive: true, force: true });
  await desk?.stop();
});

/**
 * Makes series of a scrape that go on for half an hour: gauges stay as they are, and what counts goes on at an
 * equal pace, apart from errors.
 */
function record(text: string): Map<string, string> {
  const counts = [...text.matchAll(/^# TYPE (\S+) (counter|histogram)$/gm)].map(([, name]) => name!);
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const series = samples.map((line): [string, string] => {
    const [, name = "", labels = "{}", value] = /^(\w+)(\{.*\})? (\S+)$/.exec(line) ?? assert.fail(line);
    const isCount = counts.some((each) => name === each || name.startsWith(`${each}_`));
    const isError = /error|status="5/.test(line);
    return [`${name}${labels}`, `${value}+${isCount && !isError ? 60 : 0}x${minutes}`];
  });
  return new Map([["up{}", `1x${minutes}`], ...series]);
}

function runRules(
  { set, stops = "none" }: Pick<Fault, "set" | "stops">,
  expected: (alarm: string) => { exp_labels: Record<string, string>; exp_annotations: Record<string, string> }[],
): void {
  const ofNode = (name: string) =>
    name.replace(
      /\{(.*)\}$/,
      (_, labels) => `{${[labels, 'job="parley"', 'instance="10.0.0.1:3000"'].filter(Boolean).join()}}`,
    );
  const before = [...recorded].filter(([name]) => !name.startsWith(stops));
  const series = [...new Map([...before, ...Object.entries(set)])];
  const tests = {
    rule_files: ["alerts.yaml"],
    tests: [
      {
        interval: "1m",
        input_series: series.map(([name, values]) => ({ series: ofNode(name), values })),
        alert_rule_test: faults.map(({ alarm }) => ({
          ...{ eval_time: `${minutes}m`, alertname: alarm, exp_alerts: expected(alarm) },
        })),
      },
    ],
  };
  writeFileSync(join(folder, "tests.json"), JSON.stringify(tests));
  try {
    execFileSync(promtool, ["test", "rules", "tests.json"], { cwd: folder, encoding: "utf8", timeout: 180_000 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    assert.fail(`${stdout}\n${stderr}`);
  }
}

describe("the alarms", () => {
  test("are rules that Prometheus takes, and each has its fault here", () => {
    const said = execFileSync(promtool, ["check", "rules", rules], { encoding: "utf8", timeout: 180_000 });
    assert.match(said, new RegExp(`SUCCESS: ${faults.length} rules found`));
  });

  test("are silent while a node is well", () => runRules({ set: {} }, () => []));

  for (const fault of faults) {
    const { alarm, labels, summary } = fault;
    test(`${alarm} sounds alone`, () => {
      const severity = canWait.includes(alarm) ? "ticket" : "page";
      const exp_annotations = { summary, runbook: `docs/guides/runbook.md#${alarm.toLowerCase()}` };
      runRules(fault, (each) => (each === alarm ? [{ exp_labels: { ...labels, severity }, exp_annotations }] : []));
    });
  }
});
