import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { findContactFields } from "../../contacts/index.ts";
import { mailTokens, newsletterSettingsOf, showWrongLink, stillRecipients } from "../../newsletter/index.ts";
import { fillTemplate } from "../rendering/template.ts";
import { valuesOf } from "../rendering/variables.ts";
import { linksOfMail } from "../sending/write-mail.ts";
import { findCompiled } from "../store.ts";
import { followLink, noteOpen } from "./store.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** A mail has no script, and its page runs none: images come from where the author put them. */
const mailPolicy =
  "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** The pages behind the links of a mail, except leaving. The token in the link is the credential. */
export const readerPages = {
  /** The mail as a page, for mail programs that cannot show it. It notes nothing. */
  async view(call: AnyCall, token: string): Promise<Answer> {
    const { kernel } = call;
    const named = await mailTokens.readLink(kernel, token);
    const db = kernel.database.query;
    const campaign = named && (await findCompiled(db, named.workspaceId, named.campaignNumber));
    if (named === undefined || campaign === undefined) return showWrongLink(call);
    const { workspaceId, subscriberId, campaignNumber } = named;
    const tokens = await mailTokens.of(kernel, workspaceId);
    const { senderName } = await newsletterSettingsOf(db, workspaceId);
    // Only a reader who is a recipient still is called by name.
    const [reader] = await stillRecipients(db, workspaceId, [subscriberId], campaign.listIds);
    const links = linksOfMail(kernel, tokens, subscriberId, campaignNumber);
    const person = { email: reader?.email ?? "", name: reader?.name ?? null };
    const contactId = reader?.contactId ?? "";
    const fields = await findContactFields(db, workspaceId, contactId === "" ? [] : [contactId]);
    const values = valuesOf({
      recipient: person,
      contact: fields.get(contactId) ?? {},
      senderName: campaign.senderName ?? senderName ?? "",
      links: { ...links, openUrl: "about:blank" },
    });
    return new Answer(200, fillTemplate(campaign.compiled.html, values), {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": mailPolicy,
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
  },

  /** Goes on to the stored address with this number, and to no other. */
  async click(call: AnyCall, token: string, link: string): Promise<Answer> {
    const { kernel } = call;
    const named = await mailTokens.readLink(kernel, token);
    if (named === undefined || !/^\d{1,4}$/.test(link)) return showWrongLink(call);
    const { workspaceId, subscriberId, campaignNumber: number } = named;
    const now = new Date(kernel.clock.now());
    const db = kernel.database.query;
    const url = await followLink(db, workspaceId, { subscriberId, number, link: Number(link), now });
    if (url === undefined) return showWrongLink(call);
    return new Answer(302, "", { location: url, "cache-control": "no-store", "referrer-policy": "no-referrer" });
  },

  /** One transparent point, whatever the token is. */
  async open({ kernel }: AnyCall, token: string): Promise<Answer> {
    const named = await mailTokens.readLink(kernel, token);
    if (named !== undefined) {
      const { workspaceId, subscriberId, campaignNumber } = named;
      await noteOpen(kernel.database.query, workspaceId, subscriberId, campaignNumber, new Date(kernel.clock.now()));
    }
    return new Answer(200, pixel, { "content-type": "image/gif", "cache-control": "no-store" });
  },
};
