import { startBundledPostgres } from "@parley/postgres";
import { Pool } from "pg";
import { serveParent, settingsOfChild } from "../measuring/child.ts";
import { postmasterOf } from "../measuring/cpu-time.ts";

/** The floor of `ingest-site`: the pages are fetched, and their bytes are stored, one a transaction. */
export type BareCrawlerSettings = { dataDirectory: string; requestsAtOnce: number };
export type BareCrawlerQuestion = { addresses: string[] };

const { dataDirectory, requestsAtOnce } = settingsOfChild<BareCrawlerSettings>();
const postgres = await startBundledPostgres({ dataDirectory, log: () => {} });
const pool = new Pool({ ...postgres.connection, max: requestsAtOnce });
pool.on("error", () => {});
await pool.query("create table page (id bigserial primary key, address text not null, body bytea not null)");

serveParent({ postmasterPid: postmasterOf(postgres.connection.host) }, crawl, async () => {
  await pool.end();
  await postgres.stop();
});

async function crawl({ addresses }: BareCrawlerQuestion): Promise<{ bytes: number }> {
  let next = 0;
  let bytes = 0;
  const lane = async () => {
    for (let at = next++; at < addresses.length; at = next++) {
      const body = Buffer.from(await (await fetch(addresses[at]!)).arrayBuffer());
      await pool.query("insert into page (address, body) values ($1, $2)", [addresses[at], body]);
      bytes += body.byteLength;
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, lane));
  return { bytes };
}
