// Long because every operation of campaigns and series is one block here.

import Type from "typebox";
import { anyone, may } from "../../kernel/caller.ts";
import { pageLanguage } from "../../kernel/pages/page-language.ts";
import { PageOf } from "../../kernel/storage/page.ts";
import { tooComplex } from "../../kernel/untrusted/untrusted.ts";
import { Answer, type Routes } from "../../kernel/wire/route.ts";
import { EmptyBody } from "../newsletter/index.ts";
import { campaignInvalid, campaignNotReady, campaignStatusConflict, mailingStatusConflict } from "./problems.ts";
import { drawReport } from "./reading/draw-report.ts";
import { listMailings } from "./reading/list-mailings.ts";
import { readReport } from "./reading/read-report.ts";
import { readerPages } from "./reading/reader-pages.ts";
import { requireCampaign } from "./require-campaign.ts";
import * as schema from "./schema.ts";
import { releaseMailing } from "./sending/release-mailing.ts";
import { series } from "./series/series.ts";
import { showCampaign } from "./show-campaign.ts";
import { orderCampaign } from "./writing/order-campaign.ts";
import { previewCampaign } from "./writing/preview-campaign.ts";
import { previewPage } from "./writing/preview-page.ts";
import { sendTest } from "./writing/send-test.ts";
import { steerCampaign } from "./writing/steer-campaign.ts";
import { writeCampaigns } from "./writing/write-campaigns.ts";

const CampaignPath = Type.Object({ campaignId: Type.String() });
const MailingPath = Type.Object({ campaignId: Type.String(), subscriberId: Type.String() });
const SeriesPath = Type.Object({ seriesId: Type.String() });
const TokenPath = Type.Object({ token: Type.String() });
const LinkPath = Type.Object({ token: Type.String(), link: Type.String() });
const PreviewQuery = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: 200, description: "Of the reader; empty for one without a name." })),
    contactId: Type.Optional(
      Type.String({ description: "The reader is this contact, with its name and fields. Needs `contacts:read`, too." }),
    ),
  },
  { additionalProperties: false },
);
const read = may("newsletter:read");
const write = may("newsletter:write");
const maxBodyBytes = 1_048_576;
/** Making a mail of a text is work for a thread of its own. */
const cost = () => ({ workMs: 200, of: "making a mail" });

/** Campaigns, series, and the pages that the links of their mails lead to. */
export function routes(app: Routes): void {
  app.post(
    "/api/newsletter/campaigns",
    {
      schema: {
        summary: "Write a campaign",
        description: "A draft: nothing is sent, and nothing must be complete.",
        body: schema.NewCampaign,
        response: { 201: schema.Campaign },
      },
      guard: write,
      idempotent: true,
      maxBodyBytes,
    },
    (call) => writeCampaigns.make(call, call.body),
  );
  app.get(
    "/api/newsletter/campaigns",
    {
      schema: {
        summary: "List the campaigns, newest first",
        query: schema.CampaignListQuery,
        response: { 200: PageOf(schema.Campaign) },
      },
      guard: read,
    },
    (call) => writeCampaigns.list(call, call.query),
  );
  app.get(
    "/api/newsletter/campaigns/:campaignId",
    { schema: { summary: "Read a campaign", params: CampaignPath, response: { 200: schema.Campaign } }, guard: read },
    async ({ kernel, caller, params }) =>
      showCampaign(await requireCampaign(kernel.database.query, caller.workspaceId, params.campaignId)),
  );
  app.patch(
    "/api/newsletter/campaigns/:campaignId",
    {
      schema: {
        summary: "Change a draft",
        params: CampaignPath,
        body: schema.CampaignChange,
        response: { 200: schema.Campaign },
      },
      guard: write,
      maxBodyBytes,
      problems: [campaignStatusConflict],
    },
    (call) => writeCampaigns.change(call, call.params.campaignId, call.body),
  );
  app.delete(
    "/api/newsletter/campaigns/:campaignId",
    {
      schema: {
        summary: "Delete a campaign that is not at work",
        description: "With what is noted of its mails. Links in its mails lead nowhere then, except those for leaving.",
        params: CampaignPath,
        response: { 204: null },
      },
      guard: write,
      cost: () => ({ workMs: 500, of: "deleting a campaign with what is noted of its mails" }),
      problems: [campaignStatusConflict],
    },
    (call) => writeCampaigns.remove(call, call.params.campaignId),
  );
  app.get(
    "/api/newsletter/campaigns/:campaignId/preview",
    {
      schema: {
        summary: "Read a campaign as its readers get it",
        description: "HTML, the plain text for readers without HTML, what was left out, and what sending still needs.",
        params: CampaignPath,
        query: PreviewQuery,
        response: { 200: schema.CampaignPreview },
      },
      guard: read,
      cost,
      problems: [campaignInvalid, tooComplex],
    },
    (call) => previewCampaign(call, call.params.campaignId, call.query),
  );
  app.post(
    "/api/newsletter/campaigns/:campaignId/test",
    {
      schema: {
        summary: "Send a campaign to members of the workspace as a test",
        description: "To nobody else, so that no stranger gets mails that nobody asked for.",
        params: CampaignPath,
        body: schema.TestSend,
        response: { 200: schema.TestSent },
      },
      guard: write,
      idempotent: true,
      cost,
      problems: [campaignInvalid, tooComplex],
    },
    (call) => sendTest(call, call.params.campaignId, call.body),
  );
  app.post(
    "/api/newsletter/campaigns/:campaignId/schedule",
    {
      schema: {
        summary: "Send a campaign at a time of a time zone",
        description:
          "A time that clocks show twice in autumn is the first of the two. One that they skip in spring comes as long after the skip.",
        params: CampaignPath,
        body: schema.CampaignSchedule,
        response: { 200: schema.Campaign },
      },
      guard: write,
      idempotent: true,
      cost,
      problems: [campaignInvalid, campaignNotReady, campaignStatusConflict, tooComplex],
    },
    (call) => orderCampaign.schedule(call, call.params.campaignId, call.body),
  );
  app.post(
    "/api/newsletter/campaigns/:campaignId/send",
    {
      schema: {
        summary: "Send a campaign now",
        description: "Each recipient gets it once. Who leaves while it is being sent gets it no more.",
        params: CampaignPath,
        body: EmptyBody,
        isBodyOptional: true,
        response: { 200: schema.Campaign },
      },
      guard: write,
      idempotent: true,
      cost,
      problems: [campaignInvalid, campaignNotReady, campaignStatusConflict, tooComplex],
    },
    (call) => orderCampaign.send(call, call.params.campaignId),
  );
  for (const [step, summary] of [
    ["pause", "Pause a campaign: no further mail is handed to the mail server"],
    ["resume", "Let a paused campaign go on"],
    ["cancel", "End a campaign, or make a scheduled one a draft again"],
  ] as const) {
    app.post(
      `/api/newsletter/campaigns/:campaignId/${step}`,
      {
        schema: {
          summary,
          params: CampaignPath,
          body: EmptyBody,
          isBodyOptional: true,
          response: { 200: schema.Campaign },
        },
        guard: write,
        idempotent: true,
        problems: [campaignStatusConflict],
      },
      (call) => steerCampaign[step](call, call.params.campaignId),
    );
  }
  app.get(
    "/api/newsletter/campaigns/:campaignId/mailings",
    {
      schema: {
        summary: "List what became of the mails of a campaign",
        params: CampaignPath,
        query: schema.MailingListQuery,
        response: { 200: PageOf(schema.Mailing) },
      },
      guard: read,
    },
    (call) => listMailings(call, { ...call.query, campaignId: call.params.campaignId }),
  );
  app.post(
    "/api/newsletter/campaigns/:campaignId/mailings/:subscriberId/release",
    {
      schema: {
        summary: "Send a mail again of which nobody knows whether it arrived",
        description: "The person may get it twice. Parley never does this by itself.",
        params: MailingPath,
        body: EmptyBody,
        isBodyOptional: true,
        response: { 204: null },
      },
      guard: write,
      idempotent: true,
      problems: [mailingStatusConflict, campaignStatusConflict],
    },
    (call) => releaseMailing(call, call.params.campaignId, call.params.subscriberId),
  );
  app.get(
    "/api/newsletter/campaigns/:campaignId/report",
    {
      schema: {
        summary: "Read the report of a campaign",
        params: CampaignPath,
        response: { 200: schema.CampaignReport },
      },
      guard: read,
      cost: () => ({ workMs: 50, of: "a report" }),
    },
    (call) => readReport(call, call.params.campaignId),
  );
  app.get(
    "/api/newsletter/campaigns/:campaignId/report.svg",
    {
      schema: {
        summary: "Get the report of a campaign as a drawing",
        params: CampaignPath,
        response: { 200: null },
        alsoProduces: ["image/svg+xml"],
      },
      guard: read,
      cost: () => ({ workMs: 50, of: "a report" }),
    },
    async (call) => {
      const { kernel, caller, params } = call;
      const { name } = await requireCampaign(kernel.database.query, caller.workspaceId, params.campaignId);
      const language = pageLanguage(null, call.header("accept-language"));
      const drawing = drawReport(name, await readReport(call, params.campaignId), language);
      return new Answer(200, drawing, {
        "content-type": "image/svg+xml; charset=utf-8",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      });
    },
  );

  app.post(
    "/api/newsletter/series",
    {
      schema: {
        summary: "Start a series: mails that follow the confirmation of each subscriber",
        description:
          "Each step goes once to each subscriber who confirms from now on, as long as the subscriber stays.",
        body: schema.NewSeries,
        response: { 201: schema.Series },
      },
      guard: write,
      idempotent: true,
      maxBodyBytes,
      cost: ({ body }) => ({ workMs: 200 * body.steps.length, of: "making the mails" }),
      problems: [campaignInvalid, campaignNotReady, tooComplex],
    },
    (call) => series.make(call, call.body),
  );
  app.get(
    "/api/newsletter/series",
    {
      schema: { summary: "List the series", response: { 200: Type.Object({ data: Type.Array(schema.Series) }) } },
      guard: read,
    },
    (call) => series.list(call),
  );
  app.get(
    "/api/newsletter/series/:seriesId",
    { schema: { summary: "Read a series", params: SeriesPath, response: { 200: schema.Series } }, guard: read },
    (call) => series.read(call, call.params.seriesId),
  );
  app.patch(
    "/api/newsletter/series/:seriesId",
    {
      schema: {
        summary: "Stop a series, or let it go on",
        params: SeriesPath,
        body: schema.SeriesChange,
        response: { 200: schema.Series },
      },
      guard: write,
    },
    (call) => series.change(call, call.params.seriesId, call.body),
  );
  app.delete(
    "/api/newsletter/series/:seriesId",
    { schema: { summary: "Delete a series", params: SeriesPath, response: { 204: null } }, guard: write },
    (call) => series.remove(call, call.params.seriesId),
  );

  app.get(
    "/newsletter/preview/:token",
    {
      schema: {
        summary: "Open the preview of a campaign in a frame",
        description: "The `url` of a preview. The mail is written anew, as the campaign is now.",
        params: Type.Object({ token: Type.String({ maxLength: 4_000 }) }),
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
      cost,
    },
    ({ kernel, params }) => previewPage.show(kernel, params.token),
  );
  app.get(
    "/newsletter/view/:token",
    {
      schema: {
        summary: "Open a mail of a campaign in the browser",
        params: TokenPath,
        response: { 200: null, 422: null },
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => readerPages.view(call, call.params.token),
  );
  app.get(
    "/newsletter/click/:token/:link",
    {
      schema: {
        summary: "Follow a link of a campaign that notes clicks",
        params: LinkPath,
        response: { 200: null, 302: null, 422: null },
        usualStatus: 302,
        alsoProduces: ["text/html"],
      },
      guard: anyone,
    },
    (call) => readerPages.click(call, call.params.token, call.params.link),
  );
  app.get(
    "/newsletter/open/:token",
    {
      schema: {
        summary: "Get the image of a campaign that notes opens",
        params: TokenPath,
        response: { 200: null },
        alsoProduces: ["image/gif"],
      },
      guard: anyone,
    },
    (call) => readerPages.open(call, call.params.token),
  );
}
