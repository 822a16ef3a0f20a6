import { cpuMsOf, cpuMsOfPostgres, residentMiBOf } from "./measuring/cpu-time.ts";
import { type Parley, startParley } from "./measuring/parley.ts";
import { printTable, printTarget } from "./measuring/report.ts";

const few = 10_000;
const many = 100_000;
const rowsPerChunk = 500;
const sampleMs = 50;
const mostOfFloor = 1.5;
const mostMoreMiB = 64;

type Figures = { seconds: number; nodeUs: number; postgresUs: number; peakMiB: number; report: Report };
type Report = Record<"rows" | "created" | "changed" | "unchanged" | "failed", number> & { errorFile: string };

/** A CSV of 100,000 people beside one of 10,000: first dry, then stored, then sent again. */
export async function imports(): Promise<void> {
  const parley = await startParley();
  try {
    // As many rows in all: the same garbage, of which a node collects none before it must.
    for (let time = 0; time < many / few; time++) await measure(parley, "?dryRun=true", few, "warm");
    const floor = await measure(parley, "", few, "few");
    const peakOfFew = residentMiBOf(parley.pid);
    const runs = {
      [`floor: ${few} rows`]: floor,
      [`${many} rows, a dry run`]: await measure(parley, "?dryRun=true", many, "many"),
      [`${many} rows`]: await measure(parley, "", many, "many"),
      [`${many} rows, again`]: await measure(parley, "", many, "many"),
    };
    printTable([
      ["import of a CSV", "s", "rows/s", "Node µs/row", "PostgreSQL µs/row", "RSS MiB", "made", "known", "wrong"],
      ...Object.entries(runs).map(([name, { seconds, nodeUs, postgresUs, peakMiB, report }]) => [
        name,
        seconds.toFixed(1),
        (report.rows / seconds).toFixed(0),
        nodeUs.toFixed(0),
        postgresUs.toFixed(0),
        peakMiB.toFixed(0),
        ...[report.created, report.unchanged, report.failed].map(String),
      ]),
    ]);
    const stored = runs[`${many} rows`]!;
    const ratio = (stored.nodeUs + stored.postgresUs) / (floor.nodeUs + floor.postgresUs);
    printTarget(`CPU of a row ≤ ${mostOfFloor} × that of its floor`, ratio <= mostOfFloor, `${ratio.toFixed(2)} ×`);
    const more = Math.max(...Object.values(runs).map(({ peakMiB }) => peakMiB)) - peakOfFew;
    printTarget(`RSS ≤ that of the floor + ${mostMoreMiB} MiB`, more <= mostMoreMiB, `+${more.toFixed(0)} MiB`);
  } finally {
    await parley.stop();
  }
}

async function measure(parley: Parley, query: string, rows: number, name: string): Promise<Figures> {
  let peakMiB = 0;
  const sampler = setInterval(() => {
    peakMiB = Math.max(peakMiB, residentMiBOf(parley.pid));
  }, sampleMs);
  const before = { node: cpuMsOf(parley.pid), postgres: cpuMsOfPostgres(parley.postmasterPid) };
  const beganMs = performance.now();
  try {
    const answer = await fetch(`http://127.0.0.1:${parley.port}/api/contacts/import${query}`, {
      method: "POST",
      headers: { authorization: `Bearer ${parley.key}`, "content-type": "text/csv" },
      body: ReadableStream.from(fileOf(rows, name)),
      duplex: "half",
    } as RequestInit);
    if (answer.status !== 200) throw new Error(`The import answered ${answer.status}: ${await answer.text()}`);
    const report = (await answer.json()) as Report;
    return {
      seconds: (performance.now() - beganMs) / 1000,
      nodeUs: ((cpuMsOf(parley.pid) - before.node) * 1000) / rows,
      postgresUs: ((cpuMsOfPostgres(parley.postmasterPid) - before.postgres) * 1000) / rows,
      peakMiB,
      report,
    };
  } finally {
    clearInterval(sampler);
  }
}

/** 1 of 50 rows is wrong. */
function* fileOf(rows: number, name: string): Generator<Buffer> {
  yield Buffer.from("name,email,phone,company,tags,city\n");
  for (let first = 0; first < rows; first += rowsPerChunk) {
    const lines = Array.from({ length: Math.min(rowsPerChunk, rows - first) }, (_, at) => {
      const number = first + at;
      if (number % 50 === 7) return `Wrong ${number},not an address,,,,\n`;
      // Each file has numbers of its own city.
      const phone = `+1${{ warm: 212, few: 312 }[name] ?? 415}${2_000_000 + number}`;
      return `Person ${number},${name}${number}@example.com,${phone},Company ${number % 1_000},"a,b${number % 7}",Berlin\n`;
    });
    yield Buffer.from(lines.join(""));
  }
}
