import type { Erasable } from "../../../kernel/erasing/replay-erasures.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { KnownPerson, PersonalData } from "../../../kernel/personal-data.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { findSubscriberIdsOf } from "../../newsletter/index.ts";
import { CampaignId } from "../ids.ts";
import { deleteSeries, idsOfSeries } from "../series/store.ts";
import { deleteCampaign, idsOfCampaigns } from "../store.ts";
import { showMailing } from "./list-mailings.ts";
import { deleteMailingsOf, findMailingsOf, findSentTo } from "./store.ts";

const mailingsPerRead = 200;

/** The campaigns that a person was sent. The campaigns themselves hold nothing of the person. */
export const mailingsOfPerson: PersonalData = {
  name: "campaigns",
  tables: ["mailing", "series_progress"],
  async *export() {},
  erase: async () => ({}),
  ofContact: {
    async *export(kernel: Kernel, person: KnownPerson) {
      const db = kernel.database.query;
      const ids = await findSubscriberIdsOf(db, person.workspaceId, person);
      for (let before: number | undefined; ; ) {
        const rows = await findMailingsOf(db, person.workspaceId, ids, { before, limit: mailingsPerRead });
        for (const row of rows) {
          yield {
            campaign: { id: CampaignId.format(row.campaignId), name: row.name, subject: row.subject },
            mailing: showMailing(row),
          };
        }
        if (rows.length < mailingsPerRead) return;
        before = rows.at(-1)?.number;
      }
    },
    async erase(_kernel: Kernel, tx: Transaction, person: KnownPerson) {
      const ids = await findSubscriberIdsOf(tx, person.workspaceId, person);
      return { mailings: await deleteMailingsOf(tx, person.workspaceId, ids) };
    },
  },
  async timeline({ database }, person, page) {
    const ids = await findSubscriberIdsOf(database.query, person.workspaceId, person);
    const sent = await findSentTo(database.query, person.workspaceId, ids, page);
    return sent.map(({ campaignId, name, sentAt }) => ({
      at: sentAt,
      kind: "campaign",
      id: CampaignId.format(campaignId),
      summary: `Campaign: ${name}`,
    }));
  },
};

/** Campaigns and series take along what is noted of their mails, and so of people. */
export const campaignErasables: readonly Erasable[] = [
  {
    kind: "campaign",
    ids: idsOfCampaigns,
    erase: (_kernel, tx, { workspaceId, id }) => deleteCampaign(tx, workspaceId, id),
  },
  {
    kind: "series",
    ids: idsOfSeries,
    async erase(_kernel, tx, { workspaceId, id }) {
      await deleteSeries(tx, workspaceId, id);
    },
  },
];
