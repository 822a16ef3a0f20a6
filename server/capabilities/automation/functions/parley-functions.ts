import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import type { CallFunction } from "../calls/call.ts";
import { actionFunction } from "./action-function.ts";
import { askAssistant } from "./ask-assistant.ts";
import { classify } from "./classify.ts";
import { extract } from "./extract.ts";
import { promptModel } from "./prompt-model.ts";
import { sendMail } from "./send-mail.ts";
import { sendWebhook } from "./send-webhook.ts";
import { callDatabase } from "./tables/call-database.ts";
import { importRows } from "./tables/import-rows.ts";
import { parseCsv } from "./tables/parse-csv.ts";

export const approvalFunction = "parley.approval:1.0.0@default";
export const waitUntilFunction = "parley.wait-until:1.0.0@default";

/** The interpreter does these itself, because a run is stored while it waits for them. */
export const waitingFunctions = [approvalFunction, waitUntilFunction];

const own: readonly CallFunction[] = [
  askAssistant,
  promptModel,
  classify,
  extract,
  sendMail,
  callDatabase,
  importRows,
  parseCsv,
  sendWebhook,
];

/** Actions that workflows have in another form: a question with its conversation, and the task `run`. */
const otherwise: ReadonlySet<string> = new Set(["ask_assistant", "run_workflow"]);

const functionsOf = state(() => ({ byName: undefined as ReadonlyMap<string, CallFunction> | undefined }));

/**
 * Parley itself does these for workflows, by the names of the default catalog:
 * `parley.<name>:1.0.0@default`.
 *
 * | name       | `with`                                              | output                                       |
 * | ---------- | --------------------------------------------------- | -------------------------------------------- |
 * | ask        | question, assistantId?, sessionId?, model?          | as `POST /api/chatbot/send`                  |
 * | model      | prompt, system?, model?, maxOutputTokens?, temperature? | text, model, usage                       |
 * | classify   | text, labels (names, or name, description?, examples?), model? | label, confidence, by              |
 * | extract    | text, schema, instructions?, model?                 | a value that fits the schema                 |
 * | send-mail  | to, subject, text, replyTo?                         | sentTo                                       |
 * | database   | as `POST /api/database`, without SQL and tables     | as `POST /api/database`                      |
 * | import     | table, rows or text (CSV), mode?, onConflict?, dateFormat? | rows, inserted, updated    |
 * | parse-csv  | text, header?                                       | a list of objects, or of lists               |
 * | wait-until | at                                                  | the input of the task                        |
 * | webhook    | url, secret (its name), type, data?                 | status, webhookId                            |
 * | approval   | title, request, deadline?, escalateTo?, approvers?  | decision, by, comment, decidedAt, requestHash |
 *
 * Every action that is not for conversations has a function, too, with dashes in its name: `search-knowledge`
 * (query, limit?), `capture-lead` (name?, email?, phone?, company?, message?). All of these may be repeated
 * after a node died: they have their effect once.
 */
export function parleyFunctions(kernel: Kernel): ReadonlyMap<string, CallFunction> {
  const known = functionsOf(kernel);
  if (known.byName === undefined) {
    const actions = [...kernel.actions.values()].filter(
      ({ name, isForConversations }) => !isForConversations && !otherwise.has(name),
    );
    const ofActions = actions.map((action) => actionFunction(action, nameOf(action.name)));
    known.byName = new Map([...ofActions, ...own].map((each) => [each.name, each]));
  }
  return known.byName;
}

function nameOf(action: string): string {
  return `parley.${action.replaceAll("_", "-")}:1.0.0@default`;
}
