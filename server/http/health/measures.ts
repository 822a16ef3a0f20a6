import type { Gauge, Measure } from "../../kernel/capability.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { forTheNode } from "../../kernel/sharing/share.ts";
import { state } from "../../kernel/state.ts";
import { readSchemaState } from "../../kernel/store.ts";
import { freeDiskOf } from "./free-disk.ts";
import { countJobs, countMails, countNodes, readDatabaseBytes, readWalBytes } from "./store.ts";

const keptMs = 15_000;

/** Measures the database and the queue. What one of them cannot read keeps no other from being read. */
const ofInstallation: readonly Measure[] = [
  measureJobs,
  measureMails,
  async ({ database }) => [
    single("parley_nodes", "Nodes that are registered.", await countNodes(database.query)),
    single("parley_schema_version", "Number of the newest migration.", (await readSchemaState(database.query)).newest),
  ],
  async ({ database }) => [
    single("parley_database_bytes", "Bytes of Parley's own database.", await readDatabaseBytes(database.query)),
  ],
  async ({ database }) => [
    single("parley_wal_bytes", "Bytes of the write-ahead log of PostgreSQL.", await readWalBytes(database.query)),
  ],
  async (kernel) => {
    const free = await freeDiskOf(kernel).read();
    return free === undefined ? [] : [single("parley_disk_free_bytes", "Free bytes for the bundled database.", free)];
  },
];

async function measureJobs({ database }: Kernel): Promise<Gauge[]> {
  const jobs = await countJobs(database.query);
  return [
    {
      metric: "parley_jobs",
      help: "Jobs in the queue: due, later, running, or failed for good.",
      samples: jobs.flatMap(({ name, due, later, running, failed }) =>
        Object.entries({ due, later, running, failed }).map(([status, value]) => ({
          labels: { name, status },
          value,
        })),
      ),
    },
    {
      metric: "parley_job_wait_seconds",
      help: "For so long the first due job of a name has waited.",
      samples: jobs.map(({ name, dueSeconds }) => ({ labels: { name }, value: dueSeconds })),
    },
  ];
}

async function measureMails({ database }: Kernel): Promise<Gauge[]> {
  const found = new Map((await countMails(database.query)).map((row) => [row.status, row]));
  const waiting = found.get("waiting")?.waitSeconds ?? 0;
  return [
    {
      metric: "parley_mails",
      help: "Mails that wait, became files, or were given up.",
      samples: ["waiting", "file", "failed"].map((status) => ({
        labels: { status },
        value: found.get(status)?.count ?? 0,
      })),
    },
    single("parley_mail_wait_seconds", "For so long the oldest waiting mail has waited.", waiting),
  ];
}

function single(metric: string, help: string, value: number): Gauge {
  return { metric, help, samples: [{ value }] };
}

/**
 * Keeps what was measured for 15 seconds, for all who scrape this node, and measures once for those
 * that come at the same time.
 */
class Measures {
  readonly #kernel: Kernel;
  #text = "";
  #atMs = Number.NEGATIVE_INFINITY;
  #measuring: Promise<string> | undefined;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** Writes the figures in the Prometheus text format. */
  async write(): Promise<string> {
    if (this.#kernel.clock.elapsed() - this.#atMs < keptMs) return this.#text;
    this.#measuring ??= forTheNode(() => this.#measure()).finally(() => {
      this.#measuring = undefined;
    });
    return this.#measuring;
  }

  async #measure(): Promise<string> {
    const pieces: string[] = [];
    let failed = 0;
    // One after another: a scrape takes one connection.
    for (const measure of [...ofInstallation, ...this.#kernel.measures]) {
      try {
        pieces.push(...(await measure(this.#kernel)).map(writeGauge));
      } catch {
        failed++;
      }
    }
    pieces.push(writeGauge(single("parley_unmeasured", "Groups of metrics that could not be read.", failed)));
    this.#text = pieces.join("");
    this.#atMs = this.#kernel.clock.elapsed();
    return this.#text;
  }
}

export const measuresOf = state((kernel) => new Measures(kernel));

/** Numbers of this node alone, which cost nothing to read. */
export function writePool({ database: { pool, gate } }: Kernel): string {
  const connections = {
    "in-use": pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: gate.waiting + pool.waitingCount,
  };
  const samples = Object.entries(connections).map(([status, value]) => ({ labels: { state: status }, value }));
  const help = "Connections of this node's pool, and statements that wait for one.";
  return writeGauge({ metric: "parley_database_connections", help, samples });
}

function writeGauge({ metric, help, samples }: Gauge): string {
  const lines = samples.map(({ labels = {}, value }) => {
    const named = Object.entries(labels).map(([name, text]) => `${name}="${text}"`);
    return `${metric}${named.length === 0 ? "" : `{${named.join(",")}}`} ${value}\n`;
  });
  return `# HELP ${metric} ${help}\n# TYPE ${metric} gauge\n${lines.join("")}`;
}
