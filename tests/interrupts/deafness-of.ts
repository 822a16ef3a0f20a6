import { Client } from "pg";
import { grows, shapesOf } from "./large-values.ts";
import type { Call } from "./list-calls.ts";

const timeoutMs = 300;
/** A statement that is over so much later did not hear that its time was up. */
const deafAfterMs = 1_000;
const endedAfterMs = 2_000;
const sizes = [1_000, 8_000, 64_000, 500_000];
const mostTries = 40;

/** A call that did not hear, with the values that it had. */
export type Deafness = { name: string; size: number; values: string[]; tookMs: number; end: string };

/** Tries calls on one session after another: one that did not hear is ended by a signal. */
export class Tester {
  readonly #settings: object;
  #client: Client | undefined;
  #made = new Set<string>();
  triedCount = 0;

  constructor(settings: object) {
    this.#settings = settings;
  }

  async deafnessOf(call: Call, random: () => number): Promise<Deafness | undefined> {
    const isGrowing = call.types.some(grows);
    const combinations = combine(call.types, random, isGrowing ? mostTries : 12);
    for (const shapes of combinations) {
      let cancelledCount = 0;
      for (const size of isGrowing ? sizes : [1_000_000]) {
        const outcome = await this.#try(call, shapes, size);
        // The first one may have been over by itself when it looked.
        if (outcome === "cancelled") cancelledCount++;
        if (outcome === "refused" || cancelledCount === 2) break;
        if (typeof outcome === "object") return outcome;
      }
    }
    return undefined;
  }

  async #try(call: Call, shapes: number[], size: number): Promise<Deafness | "done" | "cancelled" | "refused"> {
    const client = await this.#session();
    for (const type of call.types) await this.#make(client, type, size);
    const values = call.types.map((type, index) => (isMadeInside(type) ? `v${index}.v::${type}` : `v${index}.v`));
    const tables = call.types.map((type, index) => {
      return `(select v from ${tableOf(type)} where n = ${size} and shape = ${shapes[index]}) v${index}`;
    });
    const from = tables.length === 0 ? "" : `from ${tables.join(" cross join ")}`;
    const written = call.write(values);
    const text = call.isSet
      ? `select count(*) ${from} ${from === "" ? "from" : "cross join lateral"} ${written} as result`
      : `select count(${written}) ${from}`;
    this.triedCount++;
    return await this.#measure(client, text, {
      name: call.name,
      size,
      values: call.types.map((type, index) => shapesOf[type]![shapes[index]!]!),
    });
  }

  async #measure(client: Client, text: string, of: Pick<Deafness, "name" | "size" | "values">) {
    const began = performance.now();
    const { processID } = client as unknown as { processID: number };
    let isSignalled = false;
    const timer = setTimeout(() => {
      isSignalled = true;
      process.kill(processID, "SIGTERM");
      setTimeout(() => process.kill(processID, "SIGFPE"), 200);
    }, timeoutMs + endedAfterMs);
    const error = await client.query(text).then(
      () => undefined,
      (thrown: { code?: string; message: string }) => thrown,
    );
    clearTimeout(timer);
    const tookMs = Math.round(performance.now() - began);
    if (isSignalled || (error !== undefined && error.code === undefined)) this.#client = undefined;
    if (tookMs > timeoutMs + deafAfterMs)
      return { ...of, tookMs, end: isSignalled ? `signal: ${error?.message}` : (error?.message ?? "done") };
    if (error === undefined) return "done";
    return error.code === "57014" ? "cancelled" : "refused";
  }

  async #session(): Promise<Client> {
    if (this.#client !== undefined) return this.#client;
    const client = new Client({ ...this.#settings, options: `-c statement_timeout=${timeoutMs}ms -c work_mem=64MB` });
    client.on("error", () => {});
    await client.connect();
    this.#client = client;
    return client;
  }

  /** Makes the values of a type, once. */
  async #make(client: Client, type: string, size: number): Promise<void> {
    if (this.#made.has(`${type} ${size}`)) return;
    this.#made.add(`${type} ${size}`);
    await client.query("set statement_timeout = 0");
    await client.query(`create table if not exists ${tableOf(type)} (n integer, shape integer, v ${storedType(type)})`);
    for (const [index, shape] of shapesOf[type]!.entries()) {
      await client
        .query(
          `insert into ${tableOf(type)} select ${size}, ${index}, (${shape})::${storedType(type)} from (values (${size})) as _(n)`,
        )
        .catch((error: Error) => console.log(`  no value of ${type} as ${shape}: ${error.message}`));
    }
    await client.query(`set statement_timeout = '${timeoutMs}ms'`);
  }

  async close(): Promise<void> {
    await this.#client?.end();
  }
}

/** PostgreSQL stores no large value of this type, but a statement can make one. */
function isMadeInside(type: string): boolean {
  return type === "tsquery";
}

function storedType(type: string): string {
  return isMadeInside(type) ? "text" : type === "char" ? '"char"' : type;
}

function tableOf(type: string): string {
  return `v_${type.replace("[]", "_array")}`;
}

/** All combinations of shapes, or as many by chance. */
function combine(types: readonly string[], random: () => number, most: number): number[][] {
  const counts = types.map((type) => shapesOf[type]!.length);
  const total = counts.reduce((product, count) => product * count, 1);
  if (total <= most) return Array.from({ length: total }, (_, at) => digits(at, counts));
  return Array.from({ length: most }, () => counts.map((count) => Math.floor(random() * count)));
}

function digits(at: number, counts: readonly number[]): number[] {
  let left = at;
  return counts.map((count) => {
    const digit = left % count;
    left = Math.floor(left / count);
    return digit;
  });
}
