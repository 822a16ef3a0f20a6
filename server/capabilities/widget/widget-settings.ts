import { auditOperation } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import { notFound, Problem } from "../../kernel/problem.ts";
import type { Queryable } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { show } from "../../kernel/wire/show.ts";
import { ApiKeyId, isPublishableKey } from "../access/index.ts";
import { keepAvatar } from "./avatar/keep-avatar.ts";
import { widgetChanged } from "./events.ts";
import { type ChangedWidgetSettings, type WidgetFields, WidgetSettings } from "./schema.ts";
import { findChosen, writeChosen } from "./store.ts";

const defaults: WidgetFields = {
  ...{ name: null, greeting: null, suggestions: [], colour: null, avatarFileId: null, launcher: null, languages: [] },
  ...{ theme: "auto", position: "right", handOver: true, askFeedback: true },
  ...{ attachments: "taken-over", page: true, voice: false, leadForm: true },
};

const shape = show(WidgetSettings);

/** Reads and changes how the chat on websites looks and speaks: of one publishable key, or where keys say nothing. */
export const widgetSettings = {
  /** @throws not-found */
  async read(context: Context, keyText: string | undefined): Promise<WidgetSettings> {
    const { kernel, caller } = context;
    const keyId = await findKey(kernel.database.query, caller.workspaceId, keyText);
    return shape({ keyId, ...(await chosenFields(kernel.database.query, caller.workspaceId, keyId)) });
  },

  /** @throws not-found */
  async change(context: Context, keyText: string | undefined, changes: ChangedWidgetSettings): Promise<WidgetSettings> {
    const { workspaceId } = context.caller;
    return context.commit(async (tx) => {
      const keyId = await findKey(tx, workspaceId, keyText);
      const { avatarFileId: named } = changes;
      const avatarFileId = typeof named === "string" ? await keepAvatar(context, tx, named) : named;
      const stored = avatarFileId === undefined ? changes : { ...changes, avatarFileId };
      await writeChosen(tx, workspaceId, keyId, stored);
      const settings = shape({ keyId, ...(await chosenFields(tx, workspaceId, keyId)) });
      const names = Object.keys(changes).sort();
      await auditOperation(context, tx, "widget.changed", keyId ?? workspaceId, { settings: names });
      emit(tx, widgetChanged, { workspaceId, data: { keyId: settings.keyId, settings: names } });
      return settings;
    });
  },
};

/** Finds what was chosen for the key, else for the workspace, else the default of each field. */
export async function chosenFields(db: Queryable, workspaceId: string, keyId: string | null): Promise<WidgetFields> {
  return Object.assign({}, defaults, ...(await findChosen(db, workspaceId, keyId)));
}

/**
 * Reads the id of a publishable key of the workspace. Null where none is named.
 * @throws not-found
 */
export async function findKey(db: Queryable, workspaceId: string, text: string | undefined): Promise<string | null> {
  if (text === undefined) return null;
  const id = ApiKeyId.parse(text);
  if (id !== undefined && (await isPublishableKey(db, workspaceId, id))) return id;
  throw new Problem(notFound, "No publishable key has this id. List the keys with GET /api/keys.");
}
