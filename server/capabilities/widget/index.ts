import { capability } from "../../kernel/capability.ts";
import { widgetChanged } from "./events.ts";
import { routes } from "./routes.ts";
import { widgetTexts } from "./texts/widget-texts.ts";

/** The chat on websites: how it looks and speaks, and the files of which it is made. */
export const widget = capability({
  name: "widget",
  texts: widgetTexts,
  tables: ["widget_settings"],
  routes,
  events: [widgetChanged],
});
