import type { ChildProcess } from "node:child_process";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { claimBackup, giveBackupUp } from "../../../kernel/store.ts";
import { rereadBackupState } from "./backup-vitals.ts";
import { startCommand } from "./start-command.ts";
import { verifyKeeperOf } from "./verify-keeper.ts";

const lookMs = 60_000;
/** After a backup that failed, a node waits so long before it tries again. */
const pauseMs = 15 * 60_000;

/**
 * Takes the backups that PARLEY_BACKUP_TO asks for. Each is a process of its own, the same as by
 * `./parley backup`, so that neither compression nor its memory slows this node down.
 */
class BackupKeeper {
  readonly #kernel: Kernel;
  #looking: NodeJS.Timeout | undefined;
  #child: ChildProcess | undefined;
  #taking: Promise<void> = Promise.resolve();
  #failedAtMs = Number.NEGATIVE_INFINITY;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  start(): void {
    const { backup, roles } = this.#kernel.config;
    if (backup === null || !roles.has("worker")) return;
    this.#look();
    this.#looking = setInterval(() => this.#look(), lookMs);
    this.#looking.unref();
  }

  /** A backup under way is cut and leaves nothing that counts: the next start takes it. */
  async stop(): Promise<void> {
    clearInterval(this.#looking);
    this.#looking = undefined;
    this.#child?.kill("SIGTERM");
    await this.#taking;
  }

  #look(): void {
    if (this.#child === undefined) this.#taking = this.#taking.then(() => this.#takeWhenDue());
  }

  async #takeWhenDue(): Promise<void> {
    const { config, database, clock, log, readOnly } = this.#kernel;
    if (config.backup === null || this.#child !== undefined || readOnly.state !== "open") return;
    if (performance.now() - this.#failedAtMs < pauseMs) return;
    const { to, everyMs, keep } = config.backup;
    try {
      // One node begins it: the others find its mark.
      if (!(await claimBackup(database.query, new Date(clock.now()), everyMs))) return;
      const { child, ended } = startCommand(["backup", to, "--keep", keep]);
      this.#child = child;
      const { isDone, result, warnings, reason } = await ended;
      for (const warning of warnings) log.warn({ backup: to }, warning);
      if (isDone) {
        log.info({ backup: result }, "took a backup");
        verifyKeeperOf(this.#kernel).look();
      } else {
        this.#failedAtMs = performance.now();
        await giveBackupUp(database.query);
        log.error({ backup: to, reason }, "a backup failed, and is tried again in 15 minutes");
      }
      await rereadBackupState(this.#kernel);
    } catch (error) {
      log.error({ err: error }, "a backup could not be begun");
    } finally {
      this.#child = undefined;
    }
  }
}

export const backupKeeperOf = state((kernel) => new BackupKeeper(kernel));
