import { addJob, defineJob } from "../../../kernel/log/job.ts";
import type { PersonalData } from "../../../kernel/personal-data.ts";
import { eraseAnswersAbout, hasEndpoints } from "./store.ts";

/** Longer than an attempt takes: one that was under way stores its answer after the erasure. */
const lastAttemptMs = 120_000;
/** The database's clock and a node's may differ. */
const clockMarginMs = 3_600_000;

type Quotes = { workspaceId: string; ids: string[]; since: string };

/** Erases the answers of endpoints to events about erased things, because they may quote them. */
export const quotesOfReceivers: PersonalData = {
  name: "deliveries",
  tables: ["delivery_attempt"],
  async *export() {},
  erase: async () => ({}),
  async eraseEchoes(tx, workspaceId, { ids, since }) {
    if (!(await hasEndpoints(tx, workspaceId))) return;
    const quotes = { workspaceId, ids: [...ids], since: new Date(since.getTime() - clockMarginMs).toISOString() };
    await eraseAnswersAbout(tx, quotes);
    addJob(tx, eraseLateQuotes, quotes, { runAt: new Date(Date.now() + lastAttemptMs) });
  },
};

export const eraseLateQuotes = defineJob<Quotes>({
  name: "erase-late-quotes",
  run: (kernel, quotes) => eraseAnswersAbout(kernel.database.query, quotes),
});
