import { capability } from "../../kernel/capability.ts";
import { routes } from "./routes.ts";
import { consoleTexts } from "./texts/console-texts.ts";

/** The console: the pages on which the team works. It owns no data: its scripts call the interface as others do. */
export const console = capability({ name: "console", texts: consoleTexts, routes });
