import assert from "node:assert/strict";
import { test } from "node:test";
import { all } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { nextMail } from "../../../testing/received-mail.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { deleteEndedLeadLinks, mailLeads } from "./mail-leads.ts";

const server = useTestServer();

const lead = {
  name: "Zoë <b>Quist</b>",
  email: "zoe.quist@example.com",
  phone: "+49 30 901820",
  company: "Quist & Daughters",
  message: "Two hundred chairs, please.\nBy <script>Friday</script>.",
  page: { url: "https://shop.example/chairs", title: "Chairs" },
  utm: { source: "fair" },
  consent: { given: true, text: "You may call me." },
  custom: { colour: "oak", order: 7, isUrgent: true },
};

const linkIn = (text: string) => /\/lead\/[\w-]+/.exec(text)?.[0] ?? "";
const open = (link: string, language = "en") => server.client.get(link, { headers: { "accept-language": language } });

/** An owner with a lead, and a key that outlives the clock's jumps. */
async function makeTeam(): Promise<{ owner: Person; client: Person["client"]; leadId: string }> {
  const owner = await signUp(server.client);
  const client = server.client.as(await makeKey(owner));
  const { status, body, text } = await client.post("/api/leads", lead);
  assert.equal(status, 201, text);
  return { owner, client, leadId: body.id };
}
const runMails = () => mailLeads.run(server.server.kernel, undefined as never);
async function linkTo({ email }: Pick<Person, "email">): Promise<string> {
  await runMails();
  const link = linkIn((await nextMail(server, email, "lead")).text);
  assert.notEqual(link, "");
  return link;
}
const countLinks = async () => (await all(server.server.kernel.database.query)`select from lead_link`).length;

test("each reader of a lead's mail has a link of their own, whose page shows the lead and changes nothing", async () => {
  const { owner, client, leadId } = await makeTeam();
  const bea = await joinTeam(server, owner, "admin");
  const [link, other] = [await linkTo(owner), await linkTo(bea)];
  assert.notEqual(link, other);
  const before = (await client.get(`/api/leads/${leadId}`)).body;
  const page = await open(link);
  assert.equal(page.status, 200, page.text);
  for (const shown of [
    "<h1>Zoë &#60;b&#62;Quist&#60;/b&#62;</h1>",
    'href="mailto:zoe.quist%40example.com">zoe.quist@example.com</a>',
    'href="tel:+4930901820"',
    "Quist &#38; Daughters",
    "<bdi>Two hundred chairs, please.</bdi>",
    "&#60;script&#62;Friday&#60;/script&#62;",
    "https://shop.example/chairs",
    "source: fair",
    "You may call me.",
    "oak",
    leadId,
  ]) {
    assert.ok(page.text.includes(shown), `${shown} is missing in ${page.text}`);
  }
  assert.match(page.text, /<meta name="robots" content="noindex">/);
  assert.match(
    page.headers.get("content-security-policy") ?? "",
    /^default-src 'none'; style-src 'sha256-[^']+'; form/,
  );
  assert.doesNotMatch(page.text, /(?:src|href)="https?:/);
  assert.match((await open(other, "de-AT")).text, /Neu, Bewertung \d+/);
  assert.deepEqual((await client.get(`/api/leads/${leadId}`)).body, before);
  assert.equal((await server.client.post(link)).status, 405);
});

test("opening the link is in the audit log, under the name of the member who was mailed", async () => {
  const { owner, leadId } = await makeTeam();
  await open(await linkTo(owner));
  await open("/lead/nothing");
  assert.equal((await auditOf(server, owner.workspaceId)).filter((action) => action === "lead.opened").length, 1);
  const { data } = (await owner.client.get("/api/audit")).body;
  const { actor, target } = data.find(({ action }: { action: string }) => action === "lead.opened");
  assert.equal(actor.kind, "member");
  assert.deepEqual(target, { kind: "lead", id: leadId });
});

test("a link ends after 14 days, with its lead, and when its reader leaves or is no member", async () => {
  const expectEnded = async (link: string) => {
    const { status, text } = await open(link);
    assert.deepEqual([status, /Quist|@example/.test(text), /does not work/.test(text)], [422, false, true], text);
  };
  await expectEnded("/lead/nothing");

  const erased = await makeTeam();
  const linkOfErased = await linkTo(erased.owner);
  assert.equal((await erased.owner.client.call("DELETE", `/api/leads/${erased.leadId}`)).status, 204);
  await expectEnded(linkOfErased);

  const left = await makeTeam();
  const bea = await joinTeam(server, left.owner, "admin");
  const linkOfBea = await linkTo(bea);
  assert.equal((await open(linkOfBea)).status, 200);
  assert.equal((await left.owner.client.call("DELETE", `/api/members/${bea.userId}`)).status, 204);
  await expectEnded(linkOfBea);

  const old = await makeTeam();
  const linkOfOld = await linkTo(old.owner);
  const dayMs = 86_400_000;
  moveClock(server, 14 * dayMs - 60_000);
  assert.equal((await open(linkOfOld)).status, 200);
  moveClock(server, 60_000);
  await expectEnded(linkOfOld);
  assert.notEqual(await countLinks(), 0);
  await deleteEndedLeadLinks.run(server.server.kernel, undefined as never);
  assert.equal(await countLinks(), 0);
});
