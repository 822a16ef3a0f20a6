import { chmodSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { Client } from "pg";
import { createTestSource } from "../../../server/capabilities/incoming-webhooks/testing/send-webhook.ts";
import { createClient, makeKey, type Person, signUp, type TestClient } from "../../../server/testing/client.ts";
import { type ServerProcess, startServerProcess } from "../../server-process.ts";
import type { Sample } from "./judge.ts";
import type { Neighbour } from "./live.ts";

/** A workspace that attacks, with a key that may do everything that a key may. */
type Attacker = { person: Person; client: TestClient };

/** A server as a user starts it, with ten workspaces: four attack, and two have work to do. */
export type House = {
  url: string;
  client: TestClient;
  attackers: readonly Attacker[];
  /** Makes another key of the workspace: a limit of requests is one of a key. */
  makeKeyOf(attacker: Attacker): Promise<TestClient>;
  /** The server's own database, where what takes hours to come about is made at once. */
  openDatabase(): Promise<Client>;
  /** The neighbours' requests until `stop`. */
  listen(): { samples: readonly Sample[]; stop(): Promise<void> };
  hasEnded(): boolean;
  output(): string;
  stop(): Promise<void>;
};

const workspaces = 10;
const attackers = 4;
const rows = 500;
const question = "When do you open?";
/** All that no owner has to be asked for. */
const scopes = [
  ...["contacts:read", "contacts:write", "leads:read", "leads:write", "voice:write", "conversations:write"],
  ...["automation:read", "automation:write", "automation:run"],
  ...["database:read", "database:write", "database:ddl", "database:sql"],
];

export async function openHouse(): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), "parley-neighbours-"));
  // As root, PostgreSQL runs as another user, who must pass through.
  chmodSync(folder, 0o711);
  const dataDirectory = join(folder, "data");
  const server = startServerProcess({ PARLEY_DATA_DIR: dataDirectory }, { asShipped: true });
  const stop = async () => {
    server.signal("SIGTERM");
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await fill(server, dataDirectory)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fill(server: ServerProcess, dataDirectory: string): Promise<Omit<House, "stop">> {
  const url = await server.ready;
  const client = createClient(url);
  const people: Person[] = [];
  for (let number = 1; number <= workspaces; number++) people.push(await signUp(client));
  const makeKeyFor = async (person: Person) => createClient(url, await makeKey(person, { scopes }));
  const hostile = await Promise.all(
    // The second and the tenth are the neighbours.
    [people[0]!, ...people.slice(2, 1 + attackers)].map(async (person) => ({
      person,
      client: await makeKeyFor(person),
    })),
  );
  const neighbours = await Promise.all([people[1]!, people[9]!].map(openNeighbour));
  return {
    url,
    client,
    attackers: hostile,
    makeKeyOf: ({ person }) => makeKeyFor(person),
    openDatabase: () => openDatabaseOf(dataDirectory),
    hasEnded: () => server.hasEnded(),
    output: () => server.output(),
    listen() {
      const samples: Sample[] = [];
      const worker = new Worker(new URL("live.ts", import.meta.url), { workerData: { url, neighbours } });
      worker.on("message", (sample: Sample) => samples.push(sample));
      const ended = new Promise<void>((resolve, reject) => {
        worker.on("exit", () => resolve());
        worker.on("error", reject);
      });
      return {
        samples,
        stop() {
          worker.postMessage("stop");
          return ended;
        },
      };
    },
  };
}

async function openNeighbour(person: Person): Promise<Neighbour> {
  const client = person.client.as(await makeKey(person, { scopes }));
  const sources = [{ type: "faq", question, answer: "At nine in the morning, from Monday to Friday." }];
  const columns = [
    { name: "id", type: "bigserial", primaryKey: true },
    { name: "text", type: "text" },
  ];
  const items = Array.from({ length: rows }, (_, number) => ({ text: `Item ${number}` }));
  await succeed(person.client.post("/api/knowledge/sources", { sources }));
  await succeed(client.post("/api/database", { operation: "createTable", table: "item", columns }));
  await succeed(client.post("/api/database", { operation: "insert", table: "item", rows: items }));
  const source = await createTestSource(person.client);
  return { key: await makeKey(person, { scopes }), source, question, table: "item", rows };
}

/** Throws when an answer is a refusal: what is prepared must be there. */
export async function succeed<Answer extends { status: number; text: string }>(
  answering: Promise<Answer>,
): Promise<Answer> {
  const answer = await answering;
  if (answer.status >= 300) throw new Error(`A preparation was answered ${answer.status}: ${answer.text}`);
  return answer;
}

async function openDatabaseOf(dataDirectory: string): Promise<Client> {
  const record = JSON.parse(readFileSync(join(dataDirectory, "postgres-server.json"), "utf8"));
  const database = new Client({ host: record.socketFolder, port: 5432, user: "parley", database: "parley" });
  await database.connect();
  return database;
}
