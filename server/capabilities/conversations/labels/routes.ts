import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { cannotBeDone, conflict } from "../../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { Conversation, ConversationPath } from "../schema.ts";
import { changeLabel, listLabels, makeLabel, removeLabel } from "./change-label.ts";
import { labelConversation } from "./label-conversation.ts";
import { ChangedLabel, Label, LabelsOfConversation, NewLabel } from "./schema.ts";

const LabelPath = Type.Object({ labelId: Type.String({ maxLength: 100 }) });

/** These routes are the labels of a workspace, and those of a conversation. */
export function labelRoutes(app: Routes): void {
  app.get(
    "/api/labels",
    {
      schema: { summary: "List the labels of conversations", query: PageQuery, response: { 200: PageOf(Label) } },
      guard: may("conversations:read"),
    },
    (call) => listLabels(call, call.query),
  );

  app.post(
    "/api/labels",
    {
      schema: { summary: "Make a label for conversations", body: NewLabel, response: { 201: Label } },
      guard: may("conversations:write"),
      allowsUnverified: true,
      idempotent: true,
      problems: [cannotBeDone, conflict],
    },
    (call) => makeLabel(call, call.body),
  );

  app.patch(
    "/api/labels/:labelId",
    {
      schema: { summary: "Rename or colour a label", params: LabelPath, body: ChangedLabel, response: { 200: Label } },
      guard: may("conversations:write"),
      allowsUnverified: true,
      problems: [conflict],
    },
    (call) => changeLabel(call, call.params.labelId, call.body),
  );

  app.delete(
    "/api/labels/:labelId",
    {
      schema: {
        summary: "Delete a label",
        description: "All conversations lose it.",
        params: LabelPath,
        response: { 204: null },
      },
      guard: may("conversations:write"),
    },
    (call) => removeLabel(call, call.params.labelId),
  );

  app.put(
    "/api/conversations/:sessionId/labels",
    {
      schema: {
        summary: "Give a conversation labels",
        description:
          "No visitor sees them. With `add` and `remove`, what two members do at the same time all holds. `labels` replaces them all.",
        params: ConversationPath,
        body: LabelsOfConversation,
        response: { 200: Conversation },
      },
      guard: may("conversations:write"),
      allowsUnverified: true,
      problems: [conflict],
    },
    (call) => labelConversation(call, call.params.sessionId, call.body),
  );
}
