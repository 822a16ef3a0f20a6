import { lasting } from "../lasting.ts";
import type { Operation } from "../read-operations.ts";
import { must, type World } from "../world.ts";
import { newNewsletterList } from "./newsletter-calls.ts";
import type { ValidCall } from "./valid-calls.ts";

/** Nobody is on it, so that nothing is mailed. */
const emptyList = lasting(newNewsletterList);

export async function newCampaign(world: World): Promise<string> {
  const listId = await emptyList(world);
  const campaign = { name: world.canary, subject: "Hello {{ name }}", body: "[News](/news)", listIds: [listId] };
  const written = { ...campaign, siteUrl: "https://shop.example/", senderName: "The shop" };
  return (await must(world.first.client.post("/api/newsletter/campaigns", written))).body.id;
}

/** One that waits until next year, so that it can be steered. */
async function paused(world: World): Promise<ValidCall> {
  const params = { campaignId: await newCampaign(world) };
  const path = `/api/newsletter/campaigns/${params.campaignId}`;
  await must(world.first.client.call("PATCH", path, { body: { ratePerMinute: 1 } }));
  await must(
    world.first.client.call("PATCH", "/api/settings/newsletter", { body: { postalAddress: "High Street 1" } }),
  );
  return { params };
}

async function scheduled(world: World): Promise<ValidCall> {
  const { params } = await paused(world);
  await must(world.first.client.post(`/api/newsletter/campaigns/${params!.campaignId}/schedule`, nextYear()));
  return { params: params! };
}

const nextYear = () => ({ at: `${new Date().getUTCFullYear() + 1}-03-01T09:00`, timeZone: "Europe/Berlin" });
const campaignCall = async (world: World): Promise<ValidCall> => ({ params: { campaignId: await newCampaign(world) } });

let written = 0;
async function newSeries(world: World): Promise<ValidCall["body"]> {
  await paused(world);
  await must(world.first.client.call("PATCH", "/api/settings/newsletter", { body: { senderName: "The shop" } }));
  const steps = [{ delayMinutes: 10, subject: "Welcome", body: "Hello" }];
  return { name: `Welcome ${++written}`, listId: await emptyList(world), steps };
}
const makeSeries = async (world: World): Promise<string> =>
  (await must(world.first.client.post("/api/newsletter/series", await newSeries(world)))).body.id;
export const lastingSeries = lasting(makeSeries);

/** Prepares what makes the calls of campaigns succeed. */
export const campaignCalls: Record<string, (world: World) => ValidCall | Promise<ValidCall>> = {
  "POST /api/newsletter/campaigns": () => ({ body: { name: `May ${++written}`, body: "Hello {{ name }}" } }),
  "PATCH /api/newsletter/campaigns/{campaignId}": async (world) => ({
    ...(await campaignCall(world)),
    body: { preheader: "What is new" },
  }),
  "DELETE /api/newsletter/campaigns/{campaignId}": campaignCall,
  "POST /api/newsletter/campaigns/{campaignId}/test": async (world) => ({ ...(await campaignCall(world)), body: {} }),
  "GET /newsletter/preview/{token}": async (world) => {
    const path = `/api/newsletter/campaigns/${await newCampaign(world)}/preview`;
    const { url } = (await must(world.first.client.get(path))).body;
    return { params: { token: url.slice(url.lastIndexOf("/") + 1) } };
  },
  "POST /api/newsletter/campaigns/{campaignId}/schedule": async (world) => ({
    ...(await paused(world)),
    body: nextYear(),
  }),
  "POST /api/newsletter/campaigns/{campaignId}/send": paused,
  "POST /api/newsletter/campaigns/{campaignId}/cancel": scheduled,
  "POST /api/newsletter/series": async (world) => ({ body: await newSeries(world) }),
  "PATCH /api/newsletter/series/{seriesId}": async (world) => ({
    params: { seriesId: await lastingSeries(world) },
    body: { status: "stopped" },
  }),
  "DELETE /api/newsletter/series/{seriesId}": async (world) => ({ params: { seriesId: await makeSeries(world) } }),
};

/** These send mails, or order it: they are walked when there is a mail server. */
export const needsMailServer = ({ path }: Operation): boolean =>
  /^\/api\/newsletter\/(series|campaigns\/\{campaignId\}\/(send|schedule|cancel|pause|resume|test|mailings\/.*))/.test(
    path,
  );

/**
 * These succeed only with a mail that was sent, or while one is being sent, which the tests of
 * campaigns look at. The walk sees that they refuse everything else as the reference says.
 */
export const needsSentMail: ReadonlySet<string> = new Set([
  "POST /api/newsletter/campaigns/{campaignId}/pause",
  "POST /api/newsletter/campaigns/{campaignId}/resume",
  "POST /api/newsletter/campaigns/{campaignId}/mailings/{subscriberId}/release",
  "GET /newsletter/view/{token}",
  "GET /newsletter/click/{token}/{link}",
]);
