import { capability } from "../../kernel/capability.ts";
import { routes } from "./routes.ts";

/** The overview of a workspace: what needs its team, and figures of a time. It stores nothing: others count. */
export const overview = capability({ name: "overview", routes });
