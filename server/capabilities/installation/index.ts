import { capability } from "../../kernel/capability.ts";
import { routes } from "./routes.ts";

/** The operator's view of the installation: who operates it, its workspaces, and what they may do. */
export const installation = capability({ name: "installation", routes });
