import { auditOperation } from "../../../kernel/audit.ts";
import { noteErasure } from "../../../kernel/erasing/note-erasure.ts";
import { cannotBeDone, invalidRequest, notFound, Problem } from "../../../kernel/problem.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { lockWorkspace } from "../../identity/index.ts";
import { findListIds, NewsletterListId } from "../../newsletter/index.ts";
import { SeriesId } from "../ids.ts";
import { type NewSeries, Series } from "../schema.ts";
import { markPrepared } from "../sending/store.ts";
import { type CampaignContent, insertCampaign, writeOrder, writeStatus } from "../store.ts";
import { campaignContent } from "../writing/campaign-content.ts";
import { prepareOrder } from "../writing/order-campaign.ts";
import {
  countSeries,
  deleteSeries,
  findSeries,
  findSteps,
  insertSeries,
  listSeries,
  type SeriesRow,
  writeSeriesStatus,
} from "./store.ts";

const mostSeries = 100;
const showOne = show(Series);

/** Mails that begin for each subscriber with the confirmation: a welcome, or a course in steps. */
export const series = {
  /** The texts are settled here, as those of a campaign are when it is sent. */
  async make(context: Context, input: NewSeries): Promise<Series> {
    const { kernel, caller } = context;
    const { workspaceId } = caller;
    const steps = await readSteps(context, input);
    const prepared: Awaited<ReturnType<typeof prepareOrder>>[] = [];
    for (const [index, { content }] of steps.entries()) {
      prepared.push(
        await prepareOrder(kernel, workspaceId, content).catch((error: unknown) => {
          throw inStep(error, index);
        }),
      );
    }
    return context.commit(async (tx) => {
      await lockWorkspace(tx, workspaceId);
      if ((await countSeries(tx, workspaceId)) >= mostSeries) {
        throw new Problem(cannotBeDone, `A workspace has at most ${mostSeries} series. Delete one first.`);
      }
      const now = new Date(kernel.clock.now());
      const made: { delayMinutes: number; campaignId: string }[] = [];
      for (const [index, { delayMinutes, content }] of steps.entries()) {
        const campaign = await insertCampaign(tx, workspaceId, { ...content, id: newUuid(), kind: "series-step", now });
        await writeOrder(tx, workspaceId, campaign.id, { ...prepared[index]!, scheduledAt: null, timeZone: null });
        await writeStatus(tx, workspaceId, campaign.id, { status: "sending", now });
        await markPrepared(tx, { workspaceId, id: campaign.id });
        made.push({ delayMinutes, campaignId: campaign.id });
      }
      const listId = steps[0]!.content.listIds[0]!;
      const row = await insertSeries(tx, workspaceId, {
        id: newUuid(),
        name: input.name.trim(),
        listId,
        steps: made,
        now,
      });
      await auditOperation(context, tx, "series.started", row.id);
      return (await showSeries(tx, workspaceId, [row]))[0]!;
    });
  },

  async list({ kernel, caller }: Context): Promise<{ data: Series[] }> {
    const db = kernel.database.query;
    return { data: await showSeries(db, caller.workspaceId, await listSeries(db, caller.workspaceId)) };
  },

  async read({ kernel, caller }: Context, id: string): Promise<Series> {
    const db = kernel.database.query;
    const row = await findSeries(db, caller.workspaceId, seriesIdOf(id));
    return row === undefined ? refuse() : (await showSeries(db, caller.workspaceId, [row]))[0]!;
  },

  /** Subscribers of a stopped series get its next step when it goes on. */
  async change(context: Context, id: string, { status }: { status: "active" | "stopped" }): Promise<Series> {
    const { workspaceId } = context.caller;
    return context.commit(async (tx: Transaction) => {
      const row = await writeSeriesStatus(tx, workspaceId, seriesIdOf(id), status);
      if (row === undefined) return refuse();
      await auditOperation(context, tx, `series.${status === "active" ? "started" : "stopped"}`, row.id);
      return (await showSeries(tx, workspaceId, [row]))[0]!;
    });
  },

  async remove(context: Context, id: string): Promise<void> {
    const { kernel, caller } = context;
    const { workspaceId } = caller;
    const uuid = seriesIdOf(id);
    await context.commit(async (tx) => {
      if (!(await deleteSeries(tx, workspaceId, uuid))) refuse();
      await noteErasure(kernel, [{ kind: "series", workspaceId, id: uuid }]);
    });
  },
};

async function readSteps(
  { kernel, caller }: Context,
  { name, listId, language, siteUrl, steps }: NewSeries,
): Promise<{ delayMinutes: number; content: CampaignContent }[]> {
  const list = NewsletterListId.parse(listId);
  if (list === undefined || (await findListIds(kernel.database.query, caller.workspaceId, [list])).length === 0) {
    const errors = [{ pointer: "/body/listId", message: "is no list of this workspace" }];
    throw new Problem(invalidRequest, "/body/listId is no list of this workspace.", { errors });
  }
  const shared = {
    listIds: [listId],
    ...(language === undefined ? {} : { language }),
    ...(siteUrl === undefined ? {} : { siteUrl }),
  };
  const read = [];
  for (const [index, { delayMinutes, ...step }] of steps.entries()) {
    const change = { ...step, ...shared, name: `${name.trim().slice(0, 180)} (${index + 1})` };
    read.push({ delayMinutes, content: await campaignContent(kernel.database.query, caller.workspaceId, change) });
  }
  return read;
}

/** Says in which step a fault is. */
function inStep(error: unknown, index: number): unknown {
  if (!(error instanceof Problem) || error.errors === undefined) return error;
  const errors = error.errors.map(({ pointer, message }) => ({
    pointer: pointer.replace(/^\/body\/(subject|preheader|body)$/, `/body/steps/${index}/$1`),
    message,
  }));
  return new Problem(error.type, `Step ${index + 1}: ${error.detail}`, { errors, cause: error });
}

async function showSeries(db: Queryable, workspaceId: string, rows: readonly SeriesRow[]): Promise<Series[]> {
  const steps = await findSteps(
    db,
    workspaceId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => showOne({ ...row, steps: steps.filter(({ seriesId }) => seriesId === row.id) }));
}

function seriesIdOf(id: string): string {
  return SeriesId.parse(id) ?? refuse();
}

function refuse(): never {
  throw new Problem(notFound, "No series has this id. List them with GET /api/newsletter/series.");
}
