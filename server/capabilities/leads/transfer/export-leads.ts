import { Readable } from "node:stream";
import { inPresentShare } from "../../../kernel/sharing/share.ts";
import { Answer, type Context } from "../../../kernel/wire/route.ts";
import { Csv } from "../../contacts/index.ts";
import { leadQueryOf } from "../list-leads.ts";
import type { Lead, LeadFilter } from "../schema.ts";
import { showLeads } from "../show-leads.ts";
import { findLeads } from "../store.ts";

const leadsPerRead = 500;

/** A list or an object in a lead stands in its cell as JSON. */
const columns = [
  ..."id contactId status name email phone company message source formId page utm consent custom".split(" "),
  ..."userId score spamPoints assigneeId createdAt".split(" "),
] as (keyof Lead)[];

/** All leads that fit, newest first, while they are read. */
export async function exportLeads(
  context: Context,
  { format = "csv", for: audience, ...filter }: LeadFilter & { format?: "csv" | "ndjson"; for?: "spreadsheet" },
): Promise<Answer> {
  const { kernel, caller } = context;
  const db = kernel.database.query;
  const query = await leadQueryOf(context, filter);
  const isCsv = format === "csv";
  return new Answer(200, Readable.from(inPresentShare(write())), {
    "content-type": isCsv ? "text/csv; charset=utf-8" : "application/x-ndjson; charset=utf-8",
    "content-disposition": `attachment; filename="leads.${format}"`,
  });

  async function* write(): AsyncGenerator<string> {
    if (isCsv) yield Csv.begin(columns, audience);
    for (let before: string | undefined; ; ) {
      const rows = await findLeads(db, caller.workspaceId, query, { before, limit: leadsPerRead });
      const leads = await showLeads(db, caller.workspaceId, rows);
      yield isCsv
        ? Csv.write(leads.map((lead) => columns.map((name) => cellOf(lead[name]))))
        : leads.map(line).join("");
      if (rows.length < leadsPerRead) return;
      before = rows.at(-1)?.id;
    }
  }
}

function line(lead: Lead): string {
  return `${JSON.stringify(lead)}\n`;
}

function cellOf(value: unknown): string | number | null {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
  return isEmpty ? null : JSON.stringify(value);
}
