import type { Config } from "../../config.ts";
import { advice, broken, type Finding } from "./finding.ts";

type Around = { nodes: number; hasMailServer: boolean };

/** Finds settings that contradict each other, or what else is there. `nodes` counts those that run. */
export function checkSettings(config: Config, { nodes, hasMailServer }: Around): Finding[] {
  const found: Finding[] = [];
  const isSecure = config.publicUrl.startsWith("https:");
  if (!config.isPrivate && !isSecure)
    found.push(
      advice("not-encrypted", `PARLEY_PUBLIC_URL is ${config.publicUrl}: passwords and keys travel readably.`),
    );
  if (isSecure && config.trustProxy === false)
    found.push(
      advice(
        "proxy-not-trusted",
        "PARLEY_PUBLIC_URL is https, and PARLEY_TRUST_PROXY is not set: all clients share the address of the proxy, and one limit.",
      ),
    );
  if (!config.isPrivate && !hasMailServer)
    found.push(
      advice("mail-not-set-up", "Mails are files in the data directory: PUT /api/settings/mail sets a mail server."),
    );
  if (config.signup === "open" && !config.isPrivate)
    found.push(advice("signup-open", "PARLEY_SIGNUP is open: everybody makes workspaces here. Consider approval."));
  if (nodes > 1 && config.files.s3 === null)
    found.push(
      broken("files-on-one-node", `${nodes} nodes run, and files lie in a folder of one node. Set PARLEY_FILES_S3_….`),
    );
  if (nodes > 1 && config.databaseUrl !== null && config.dataDatabaseUrl === null)
    found.push(advice("no-sql", "Raw SQL of workspaces is off, because PARLEY_DATA_DATABASE_URL is not set."));
  if (config.previousSecret !== null)
    found.push(
      advice(
        "secret-being-replaced",
        "PARLEY_SECRET_PREVIOUS is set. Remove it when returning visitors need not be recognised any more.",
      ),
    );
  return found;
}
