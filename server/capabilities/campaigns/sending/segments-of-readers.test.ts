import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signUp } from "../../../testing/client.ts";
import { NewsletterListId } from "../../newsletter/index.ts";
import { type CampaignDesk, deskOf, startCampaignDesk } from "../testing/start-campaign-desk.ts";

let first: CampaignDesk;
before(async () => {
  first = await startCampaignDesk();
});
after(() => first.stop());

/** A workspace with subscribers of a list who are contacts, each by the name before the number. */
async function deskOfReaders(count: number) {
  const desk = await deskOf(first.server, first.smtp, await signUp(first.server.client));
  const { client } = desk.owner;
  const { pool } = desk.server.server.kernel.database;
  const readers = await desk.subscribe(count);
  for (const { uuid, email } of readers) {
    assert.equal((await client.post("/api/contacts", { name: email, email })).status, 201);
    await pool.query(
      `update subscriber set contact_id = (select contact_id from contact_identity where value = $2 limit 1) where id = $1`,
      [uuid, email],
    );
  }
  let made = 0;
  const segmentOf = async (filter: Record<string, unknown>) => {
    const answer = await client.post("/api/segments", { name: `segment ${++made}`, filter });
    assert.equal(answer.status, 201, answer.text);
    return answer.body;
  };
  /** Gives who fits a filter, by their places among the readers; the count of the segment is theirs. */
  const fitting = async (filter: Record<string, unknown>): Promise<number[]> => {
    const segment = await segmentOf(filter);
    const { data } = (await client.get(`/api/contacts?segmentId=${segment.id}`)).body;
    assert.equal(segment.count, data.length);
    const places = data.map(({ name }: { name: string }) => readers.findIndex(({ email }) => email === name));
    return places.sort();
  };
  return { desk, client, pool, readers, segmentOf, fitting };
}

describe("a segment", () => {
  test("asks for the state of a subscription, on any list or on one", async () => {
    const { desk, client, pool, readers, fitting } = await deskOfReaders(5);
    const other = (await client.post("/api/newsletter/lists", { slug: "second", name: "Second" })).body;
    const set = (place: number, change: string) =>
      pool.query(`update ${change} and workspace_id = (select workspace_id from subscriber where id = $1)`, [
        readers[place]!.uuid,
      ]);
    await set(1, "subscription set status = 'unsubscribed' where subscriber_id = $1");
    await set(2, "subscription set status = 'pending' where subscriber_id = $1");
    await set(3, "subscriber set state = 'bounced' where id = $1");
    await pool.query(
      `insert into subscription (workspace_id, subscriber_id, list_id, status, requested_at, confirmed_at)
       select workspace_id, id, $2, 'confirmed', now(), now() from subscriber where id = $1`,
      [readers[1]!.uuid, NewsletterListId.parse(other.id)],
    );
    await set(4, "subscriber set is_spam = true where id = $1");
    const { listId } = desk;
    for (const [filter, places] of [
      [{}, [0, 1, 2, 3]],
      [{ status: "confirmed" }, [0, 1]],
      [{ status: "confirmed", listId }, [0]],
      [{ status: "unsubscribed" }, []],
      [{ status: "unsubscribed", listId }, [1]],
      [{ status: "pending" }, [2]],
      [{ status: "bounced" }, [3]],
      [{ listId: other.id }, [1]],
    ] as const) {
      assert.deepEqual(await fitting({ newsletter: filter }), places, JSON.stringify(filter));
    }
    assert.deepEqual(await fitting({ newsletter: { status: "confirmed" }, q: readers[1]!.email }), [1]);
  });

  test("asks for leads by their state and score, of merged contacts too", async () => {
    const { client, pool, readers, fitting } = await deskOfReaders(4);
    const leadOf = async (email: string, message: string) => {
      const lead = await client.post("/api/leads", { email, message });
      assert.equal(lead.status, 201, lead.text);
      return lead.body.id;
    };
    const won = await leadOf(readers[0]!.email, "Please call me about the oven.");
    await leadOf(readers[1]!.email, "How much is a cake?");
    const spam = await leadOf(readers[2]!.email, "Cheap watches.");
    for (const [id, status] of [
      [won, "won"],
      [spam, "spam"],
    ]) {
      assert.equal((await client.call("PATCH", `/api/leads/${id}`, { body: { status } })).status, 200);
    }
    await pool.query("update lead set score = 90 where email = $1", [readers[1]!.email]);
    await pool.query("update lead set score = 40 where email = $1", [readers[0]!.email]);
    assert.deepEqual(await fitting({ lead: {} }), [0, 1]);
    assert.deepEqual(await fitting({ lead: { status: "won" } }), [0]);
    assert.deepEqual(await fitting({ lead: { minScore: 50 } }), [1]);
    assert.deepEqual(await fitting({ lead: { status: "won", minScore: 50 } }), []);
    const idOf = async (place: number) =>
      (await client.get(`/api/contacts?email=${readers[place]!.email}`)).body.data[0].id;
    const merged = await client.post(`/api/contacts/${await idOf(0)}/merge`, { intoId: await idOf(3) });
    assert.equal(merged.status, 200, merged.text);
    assert.deepEqual(await fitting({ lead: { status: "won" } }), [3]);
  });

  test("asks who opened a campaign, or any within some days, and a campaign goes to these alone", async () => {
    const { desk, pool, readers, segmentOf, fitting } = await deskOfReaders(3);
    const campaigns: string[] = [];
    for (const name of ["May", "June"]) {
      const id = await desk.draft({ name });
      await desk.order(id, "send");
      await desk.untilStatus(id, "sent");
      campaigns.push(id);
    }
    const open = (place: number, campaign: string, days: number) =>
      pool.query(
        `update mailing set opened_at = now() - $3::integer * interval '1 day' from campaign
         where campaign.id = mailing.campaign_id and campaign.name = $2 and mailing.subscriber_id = $1`,
        [readers[place]!.uuid, campaign, days],
      );
    await open(0, "May", 40);
    await open(1, "June", 2);
    const [may, june] = campaigns;
    assert.deepEqual(await fitting({ opened: {} }), [0, 1]);
    assert.deepEqual(await fitting({ opened: { campaignId: may } }), [0]);
    assert.deepEqual(await fitting({ opened: { withinDays: 30 } }), [1]);
    assert.deepEqual(await fitting({ opened: { campaignId: may, withinDays: 30 } }), []);
    assert.deepEqual(await fitting({ opened: { campaignId: june }, lead: {} }), []);

    const segment = await segmentOf({ opened: { withinDays: 30 }, newsletter: { listId: desk.listId } });
    const before = first.smtp.mails.length;
    const id = await desk.draft({ name: "To who reads", segmentId: segment.id });
    await desk.order(id, "send");
    await desk.untilStatus(id, "sent");
    const sent = first.smtp.mails.slice(before).map(({ to }) => to);
    assert.deepEqual(sent, [readers[1]!.email]);
  });

  test("names only what its workspace has, and never counts another's people", async () => {
    const [own, other] = [await deskOfReaders(1), await deskOfReaders(2)];
    const foreign = { list: other.desk.listId, campaign: await other.desk.draft() };
    for (const [filter, pointer] of [
      [{ newsletter: { listId: foreign.list } }, "/body/filter/newsletter/listId"],
      [{ newsletter: { listId: "news" } }, "/body/filter/newsletter/listId"],
      [{ opened: { campaignId: foreign.campaign } }, "/body/filter/opened/campaignId"],
      [{ lead: { status: "cold" } }, "/body/filter/lead/status"],
    ] as const) {
      const { status, body } = await own.client.post("/api/segments", { name: "x", filter });
      assert.deepEqual([status, body.errors?.[0]?.pointer], [400, pointer], JSON.stringify(body));
    }
    const kept = await own.segmentOf({ newsletter: {} });
    assert.equal(kept.count, 1);
    const change = { filter: { opened: { campaignId: foreign.campaign } } };
    const changed = await own.client.call("PATCH", `/api/segments/${kept.id}`, { body: change });
    assert.equal(changed.body.errors[0].pointer, "/body/filter/opened/campaignId");
    const fits = { newsletter: { status: "confirmed" } };
    assert.deepEqual([await own.fitting(fits), await other.fitting(fits)], [[0], [0, 1]]);
  });
});
