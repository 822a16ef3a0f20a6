import { auditOperation } from "../../../kernel/audit.ts";
import { noteErasure } from "../../../kernel/erasing/note-erasure.ts";
import { conflict, Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { workspaceKeysOf } from "../keys/workspace-keys.ts";
import { type NewNewsletterList, NewsletterList, type NewsletterListChange } from "../schema.ts";
import { requirePageLanguage } from "../settings/require-page-language.ts";
import { listIdOf, noSuchList } from "./find-list-id.ts";
import * as store from "./store.ts";

const mostLists = 100;

const showList = show(NewsletterList);

/** A member does these with lists. */
export const changeLists = {
  async list({ kernel, caller }: Context): Promise<{ data: NewsletterList[] }> {
    // The first list is made with the keys.
    await workspaceKeysOf(kernel, caller.workspaceId);
    return { data: (await store.findLists(kernel.database.query, caller.workspaceId)).map(showList) };
  },

  async create(context: Context, input: NewNewsletterList): Promise<NewsletterList> {
    const { kernel, caller } = context;
    const { workspaceId } = caller;
    requirePageLanguage(input.language);
    await workspaceKeysOf(kernel, workspaceId);
    return context.commit(async (tx) => {
      if ((await store.findLists(tx, workspaceId)).length >= mostLists) {
        throw new Problem(conflict, `A workspace has at most ${mostLists} lists. Delete one first.`);
      }
      const row = await store.insertList(tx, workspaceId, {
        id: newUuid(),
        slug: input.slug,
        name: input.name,
        description: input.description ?? null,
        isPublic: input.isPublic ?? true,
        language: input.language ?? null,
      });
      if (row === undefined) throw slugTaken();
      return showList(row);
    });
  },

  async change(context: Context, id: string, change: NewsletterListChange): Promise<NewsletterList> {
    const { workspaceId } = context.caller;
    const uuid = listIdOf(id);
    requirePageLanguage(change.language);
    return context.commit(async (tx) => {
      const known = await store.lockList(tx, workspaceId, uuid);
      if (known === undefined) throw noSuchList();
      const row = await store.updateList(tx, workspaceId, { ...known, ...change });
      if (row === undefined) throw slugTaken();
      return showList(row);
    });
  },

  /** With `force`, a list is deleted that has subscribers. */
  async remove(context: Context, id: string, { force = false }: { force?: boolean }): Promise<void> {
    const { workspaceId } = context.caller;
    const uuid = listIdOf(id);
    await context.commit(async (tx) => {
      if ((await store.lockList(tx, workspaceId, uuid)) === undefined) throw noSuchList();
      const subscribers = await store.countConfirmed(tx, workspaceId, uuid);
      if (subscribers > 0 && !force) {
        throw new Problem(
          conflict,
          `${subscribers} people get the mails of this list. Send ?force=true to delete it with their subscriptions.`,
        );
      }
      await store.deleteList(tx, workspaceId, uuid);
      await auditOperation(context, tx, "newsletter-list.deleted", uuid, { subscribers });
      await noteErasure(context.kernel, [{ kind: "newsletter-list", workspaceId, id: uuid }]);
    });
  },
};

function slugTaken(): Problem {
  return new Problem(conflict, "Another list of the workspace has this slug. Choose another one.", {
    errors: [{ pointer: "/body/slug", message: "is the slug of another list" }],
  });
}
