import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { WorkspaceId } from "../../server/capabilities/identity/index.ts";
import { NewsletterListId } from "../../server/capabilities/newsletter/index.ts";
import { newUuid } from "../../server/kernel/storage/id.ts";
import { createClient, type Person, signUp } from "../../server/testing/client.ts";
import type { BareMailerQuestion, BareMailerSettings } from "./bare/bare-mailer.ts";
import { type Child, startChild } from "./measuring/child.ts";
import { residentMiBOf } from "./measuring/cpu-time.ts";
import { median } from "./measuring/measure.ts";
import { makeDataDirectory } from "./measuring/parley.ts";
import { printTable, printTarget } from "./measuring/report.ts";
import type { IntakeServerReady, IntakeServerSettings } from "./others/intake-server.ts";
import type { SinkQuestion, SinkReady, Sunk } from "./others/mail-sink.ts";

const recipients = Number(process.env.BENCH_RECIPIENTS ?? 10_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Parley opens as many connections. */
const connections = 8;
const leastShare = 0.8;
const body = `# News of May

Hello {{ firstName | "friend" }},

${"We have moved to a larger shop, and every visitor gets a cup of tea. ".repeat(20)}

- [The new address](https://shop.example/address)
- [What is new](https://shop.example/new?for={{ firstName }})

See you soon.
`;

/**
 * The pace of a campaign beside nodemailer's own pool, into the same mail server, and the memory of
 * the server meanwhile.
 */
export async function campaigns(): Promise<void> {
  const dataDirectory = await makeDataDirectory();
  const sink = await startChild<SinkReady>("others/mail-sink.ts", {});
  const bareSettings: BareMailerSettings = { url: sink.ready.url, connections };
  const bare = await startChild<object>("bare/bare-mailer.ts", bareSettings);
  const settings: IntakeServerSettings = { dataDirectory };
  const server = await startChild<IntakeServerReady>("others/intake-server.ts", settings);
  try {
    const owner = await signUp(createClient(`http://127.0.0.1:${server.ready.port}`));
    const call = async (method: string, path: string, sent?: unknown) => {
      const answer = await owner.client.call(method, path, sent === undefined ? {} : { body: sent });
      if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
      return answer.body;
    };
    await call("PUT", "/api/settings/mail", { smtpUrl: sink.ready.url, from: "Shop <news@shop.example>" });
    await call("PATCH", "/api/settings/newsletter", { senderName: "Shop", postalAddress: "High Street 1" });
    const listId = await subscribe(dataDirectory, owner, recipients);
    const write = () =>
      call("POST", "/api/newsletter/campaigns", { name: "May", subject: "News", body, listIds: [listId] });
    const { subject, html, text } = await call("GET", `/api/newsletter/campaigns/${(await write()).id}/preview`);

    const sendBare = async () => {
      const taken = sink.ask<Sunk>({ mails: recipients } satisfies SinkQuestion);
      await bare.ask({ mails: recipients, subject, html, text } satisfies BareMailerQuestion);
      return taken;
    };
    const residents: number[] = [];
    const sendCampaign = async () => {
      const { id } = await write();
      const taken = sink.ask<Sunk>({ mails: recipients } satisfies SinkQuestion);
      const timer = setInterval(() => residents.push(residentMiBOf(server.pid)), 100);
      await call("POST", `/api/newsletter/campaigns/${id}/send`);
      const result = await taken;
      clearInterval(timer);
      await ended(server, owner, id);
      return result;
    };
    await sendBare();
    await sendCampaign();
    residents.length = 0;
    const pairs: { bare: Sunk; campaign: Sunk }[] = [];
    for (let round = 0; round < rounds; round++) pairs.push({ bare: await sendBare(), campaign: await sendCampaign() });
    const perSecond = ({ elapsedMs }: Sunk) => (recipients / elapsedMs) * 1000;
    const of = (who: "bare" | "campaign") => pairs.map((pair) => perSecond(pair[who]));
    const show = (values: number[]) =>
      `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
    printTable([
      [`${recipients} recipients, ${connections} connections`, "mails/s"],
      ["nodemailer's pool", show(of("bare"))],
      ["a campaign", show(of("campaign"))],
    ]);
    const begin = median(residents.slice(0, Math.ceil(residents.length / 4)));
    const end = median(residents.slice(-Math.ceil(residents.length / 4)));
    console.log(
      `  memory of the server: ${begin.toFixed(0)} MiB at the beginning, ${end.toFixed(0)} MiB at the end, ${Math.max(...residents).toFixed(0)} MiB at most`,
    );
    const share = median(pairs.map((pair) => perSecond(pair.campaign) / perSecond(pair.bare)));
    printTarget(`pace ≥ ${leastShare} × nodemailer's pool`, share >= leastShare, `${share.toFixed(2)} ×`);
    const twice = pairs.reduce((sum, { campaign }) => sum + campaign.twice, 0);
    printTarget("nobody gets a campaign twice", twice === 0, `${twice}`);
  } finally {
    await Promise.all([server.stop(), sink.stop(), bare.stop()]);
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function ended(_server: Child<IntakeServerReady>, owner: Person, id: string): Promise<void> {
  for (;;) {
    const { body: campaign } = await owner.client.get(`/api/newsletter/campaigns/${id}`);
    if (campaign.status === "sent") return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Confirmed subscribers, written at once: a sign-up for each would take longer than the bench. */
async function subscribe(dataDirectory: string, owner: Person, count: number): Promise<string> {
  const { socketFolder } = JSON.parse(readFileSync(join(dataDirectory, "postgres-server.json"), "utf8"));
  const client = new pg.Client({ host: socketFolder, port: 5432, user: "parley", database: "parley" });
  await client.connect();
  const workspaceId = WorkspaceId.parse(owner.workspaceId);
  const list = newUuid();
  await client.query("insert into newsletter_list (workspace_id, id, slug, name) values ($1, $2, 'all', 'All')", [
    workspaceId,
    list,
  ]);
  await client.query(
    `insert into subscriber (workspace_id, id, email, name, address_hash, created_at, updated_at)
     select $1, gen_random_uuid(), 'reader' || n || '@example.com', 'Ada Lovelace', sha256(n::text::bytea), now(), now()
     from generate_series(1, $2::int) n`,
    [workspaceId, count],
  );
  await client.query(
    `insert into subscription (workspace_id, subscriber_id, list_id, status, requested_at, confirmed_at)
     select workspace_id, id, $2, 'confirmed', now(), now() from subscriber where workspace_id = $1`,
    [workspaceId, list],
  );
  await client.query("analyze subscriber, subscription");
  await client.end();
  return NewsletterListId.format(list);
}
