import { parseJson } from "@parley/json";
import type { Kernel } from "../../../kernel/kernel.ts";
import { html } from "../../../kernel/pages/html.ts";
import { htmlPage } from "../../../kernel/pages/html-page.ts";
import { Problem } from "../../../kernel/problem.ts";
import { Answer } from "../../../kernel/wire/route.ts";
import { findContactFields } from "../../contacts/index.ts";
import { requireCampaign } from "../require-campaign.ts";
import { writeSample } from "./write-sample.ts";

const purpose = "campaign-preview";
const lastsMs = 15 * 60_000;
/** A mail has no script, and its page runs none. Parley's own pages alone may show it in a frame. */
const framePolicy =
  "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Names the campaign and the reader whose mail is shown. `contactUuid` is null for a reader who is no contact. */
type Previewed = {
  workspaceId: string;
  campaignId: string;
  name: string | null;
  email: string;
  contactUuid: string | null;
};

/** Shows a mail in a frame, which can send no credential: the address itself is one, for a quarter of an hour. */
export const previewPage = {
  /** Gives the address. It is encrypted, because it names the reader. */
  addressOf({ secrets, config, clock }: Kernel, previewed: Previewed): string {
    const text = JSON.stringify({ ...previewed, endsMs: clock.now() + lastsMs });
    return `${config.publicUrl}/newsletter/preview/${secrets.encrypt(purpose, text).toString("base64url")}`;
  },

  /** Answers with the mail as it is written now, or with a page that says why there is none. */
  async show(kernel: Kernel, token: string): Promise<Answer> {
    const previewed = read(kernel, token);
    if (previewed === undefined) return unknownLink("It has ended. Open the preview again.");
    const { workspaceId, campaignId, name, email, contactUuid } = previewed;
    const db = kernel.database.query;
    try {
      const campaign = await requireCampaign(db, workspaceId, campaignId);
      const fields = await findContactFields(db, workspaceId, contactUuid === null ? [] : [contactUuid]);
      const contact = fields.get(contactUuid ?? "") ?? {};
      const { html: mail } = await writeSample(kernel, workspaceId, campaign, { name, email, contact });
      return new Answer(200, mail, {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": framePolicy,
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
        "cache-control": "no-store",
      });
    } catch (error) {
      if (error instanceof Problem) return unknownLink(error.detail);
      throw error;
    }
  },
};

/** Gives undefined for an address that Parley did not make, or that has ended. */
function read({ secrets, clock }: Kernel, token: string): Previewed | undefined {
  try {
    const text = secrets.decrypt(purpose, Buffer.from(token, "base64url"));
    const told = parseJson(text) as Previewed & { endsMs: number };
    return told.endsMs > clock.now() ? told : undefined;
  } catch {
    return undefined;
  }
}

function unknownLink(sentence: string): Answer {
  return htmlPage(422, "There is no preview", html`<p>${sentence}</p>`);
}
