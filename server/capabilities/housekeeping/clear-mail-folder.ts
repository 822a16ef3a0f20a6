import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Kernel } from "../../kernel/kernel.ts";
import { mailFolderOf } from "../../kernel/mail/mailer.ts";
import { findMailIds } from "../../kernel/mail/store.ts";
import { state } from "../../kernel/state.ts";
import { OutgoingMailId } from "../../kernel/storage/id.ts";

const lookEachMs = 60_000;

/**
 * Deletes the files of mails that the outbox has no more: they are old, or what they tell was erased,
 * on whichever node.
 */
export async function clearMailFolder(kernel: Kernel): Promise<void> {
  const folder = mailFolderOf(kernel);
  const idOf = new Map<string, string>();
  for (const name of await readdir(folder).catch(ignoreMissing)) {
    const id = OutgoingMailId.parse(/^\.?(\w+)\.(?:eml|part)$/.exec(name)?.[1] ?? "");
    if (id !== undefined) idOf.set(name, id);
  }
  if (idOf.size === 0) return;
  const kept = new Set(await findMailIds(kernel.database.query, [...idOf.values()]));
  for (const [name, id] of idOf) if (!kept.has(id)) await rm(join(folder, name), { force: true });
}

function ignoreMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}

/** Looks each minute, on every node: the files of each are on its own disk. */
export const mailFolderKeeperOf = state((kernel) => {
  const look = () =>
    void clearMailFolder(kernel).catch((cause: unknown) =>
      kernel.log.warn({ cause: String(cause) }, "could not delete the files of erased mails; trying again"),
    );
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      look();
      timer = setInterval(look, lookEachMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
});
