import { mutantsOf } from "../mutant.ts";

const campaigns = "server/capabilities/campaigns";
const rendering = [`${campaigns}/rendering/compile-campaign.test.ts`];
const sending = [`${campaigns}/sending/send-campaign.test.ts`];
const pages = [`${campaigns}/reading/reader-pages.test.ts`];
const bulk = ["server/providers/mail/create-smtp-bulk.test.ts"];
const killed = ["tests/campaign-outlives-nodes.test.ts"];

/** That nobody gets a campaign twice, and what a mail of a campaign must not carry. */
export const mutantsOfCampaigns = [
  ...mutantsOf(`${campaigns}/sending/store.ts`, killed, [
    [
      "what a dead node handed over is sent again",
      "update mailing set status = 'unknown', attempts",
      "update mailing set status = 'queued', attempts",
    ],
  ]),
  ...mutantsOf(`${campaigns}/sending/store.ts`, sending, [
    ["a paused campaign goes on handing over", "and campaign.status = 'sending' for share)", "for share)"],
    ["any mail can be released", 'if (row.status !== "unknown") return false;', ""],
  ]),
  ...mutantsOf("server/providers/mail/create-smtp-bulk.ts", bulk, [
    [
      "a mail whose answer was lost counts as not sent",
      "const outcome: BulkOutcome = wasRead",
      "const outcome: BulkOutcome = !connection",
    ],
  ]),
  ...mutantsOf("server/providers/mail/signed-headers.ts", bulk, [
    ["the header of one-click leaving is not signed", '  "List-Unsubscribe-Post",\n', ""],
  ]),
  ...mutantsOf(`${campaigns}/rendering/variables.ts`, rendering, [
    [
      "a stranger's name may be a link",
      'text.length > longest || addressLike.test(text) ? ""',
      'text.length > longest ? ""',
    ],
  ]),
  ...mutantsOf(`${campaigns}/rendering/template.ts`, rendering, [
    ["a value is not escaped", 'case "html":\n      return escapeHtml(value);', 'case "html":\n      return value;'],
  ]),
  ...mutantsOf(`${campaigns}/rendering/check-address.ts`, rendering, [
    ["a variable chooses the host of a link", "if (marks.has(url.host) ||", "if (false ||"],
  ]),
  ...mutantsOf(`${campaigns}/rendering/clean-html.ts`, rendering, [
    ["what runs stays in a mail", "if (depthLeftOut > 0 || unseen.has(name)) {", "if (depthLeftOut > 0) {"],
  ]),
  ...mutantsOf(`${campaigns}/reading/store.ts`, pages, [
    ["a link that is noted leads to any number", "and campaign_link.number = ${link}", ""],
  ]),
];
