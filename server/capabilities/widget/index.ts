import { capability } from "../../kernel/capability.ts";
import { attachmentRules } from "../conversations/index.ts";
import { widgetChanged } from "./events.ts";
import { routes } from "./routes.ts";
import { widgetTexts } from "./texts/widget-texts.ts";
import { chosenFields } from "./widget-settings.ts";

/** The chat on websites: how it looks and speaks, and the files of which it is made. */
export const widget = capability({
  name: "widget",
  texts: widgetTexts,
  tables: ["widget_settings"],
  routes,
  events: [widgetChanged],
  async start(kernel) {
    attachmentRules(kernel).of = async ({ database }, workspaceId, keyId) =>
      (await chosenFields(database.query, workspaceId, keyId)).attachments;
  },
});
