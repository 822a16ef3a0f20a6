import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { AssistantId, setupAt } from "../../assistants/index.ts";
import { searchQuery, whoSpeaks } from "../../contacts/index.ts";
import { readAssignee } from "../../identity/index.ts";
import { findSetupVersion } from "../../models/index.ts";
import { LabelId } from "../ids.ts";
import { findNamedLabels } from "../labels/store.ts";
import { showConversations, showSorting } from "../record/show-conversation.ts";
import type { Conversation } from "../schema.ts";
import type { ConversationQuery } from "./schema.ts";
import { showMatch } from "./show-match.ts";
import { findForTeam, type RowForTeam } from "./store.ts";

/**
 * Lists conversations as a team looks at them: with the last message of each, who speaks, and the
 * message that fits a search. Throws invalid-request for a filter that names nothing.
 */
export const listForTeam = listOf({
  name: ({ order }: ConversationQuery) => (order === undefined ? "conversations" : `conversations:${order}`),
  async find(context, { position, limit }, query: ConversationQuery) {
    const { status, channel, userId, label, waiting, snoozed, from, to, order } = query;
    const words = query.q === undefined ? undefined : searchQuery(query.q);
    if (words === "") return [];
    const { workspaceId } = context.caller;
    return findForTeam(context.kernel.database.query, workspaceId, {
      ...{ after: position, limit, words, status, channel, userId, from, to },
      assistant: await readAssistant(context, query.assistantId),
      assigneeId: assigneeOf(context, query),
      labelId: await readLabel(context, label),
      isSnoozed: snoozed ?? (waiting === true ? false : undefined),
      now: new Date(context.kernel.clock.now()),
      isWaiting: waiting === true,
      isByActivity: order === "activity",
    });
  },
  positionOf: ({ id, activeAt }) => [id, activeAt],
  async showAll(rows: RowForTeam[], { kernel, caller }, { q }): Promise<Conversation[]> {
    const { query } = kernel.database;
    const shown = await showConversations(query, rows);
    const ids = rows.map(({ id }) => id);
    const sorted = await showSorting(query, caller.workspaceId, rows);
    const speakers = await whoSpeaks(query, caller.workspaceId, ids);
    return shown.map((conversation, index) => {
      const row = rows[index]!;
      const match = q === undefined ? undefined : showMatch(row, q);
      return {
        ...{ ...conversation, ...sorted[index], contact: speakers.get(row.id) ?? null, lastMessage: showLast(row) },
        ...(match !== undefined && { match }),
      };
    });
  },
});

function assigneeOf(context: Context, { assignee, mine, unassigned }: ConversationQuery): string | null | undefined {
  if (mine === true) return readAssignee(context, "mine", "me");
  if (unassigned === true) return null;
  return assignee === undefined ? undefined : readAssignee(context, "assignee", assignee);
}

async function readAssistant({ kernel, caller }: Context, written: string | undefined) {
  if (written === undefined) return undefined;
  const { workspaceId } = caller;
  const setup = await setupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
  const id = AssistantId.parse(written);
  const found = setup.assistants.find((each) => each.id === id);
  if (found !== undefined) return { id: found.id, isDefault: found.isDefault };
  throw new Problem(invalidRequest, "Name an assistant of this workspace by its id (ast_…).", {
    errors: [{ pointer: "/query/assistantId", message: "is not the id of an assistant" }],
  });
}

async function readLabel({ kernel, caller }: Context, written: string | undefined): Promise<string | undefined> {
  if (written === undefined) return undefined;
  const id = LabelId.parse(written);
  const named = { ids: id === undefined ? [] : [id], names: [written] };
  const [found] = await findNamedLabels(kernel.database.query, caller.workspaceId, named);
  if (found !== undefined) return found.id;
  throw new Problem(invalidRequest, "Name a label of this workspace by its id (lbl_…) or its name.", {
    errors: [{ pointer: "/query/label", message: "is neither the id nor the name of a label" }],
  });
}

function showLast({ lastAuthor, lastText, lastAt, lastIsAnswered }: RowForTeam): Conversation["lastMessage"] {
  if (lastAuthor === null || lastAt === null) return null;
  return {
    author: lastAuthor,
    text: lastText ?? "",
    createdAt: lastAt.toISOString(),
    ...(lastIsAnswered === null ? {} : { answered: lastIsAnswered }),
  };
}
