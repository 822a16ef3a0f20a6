import type { ChildProcess } from "node:child_process";
import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { claimVerify, giveVerifyUp, noteVerify } from "../../../kernel/store.ts";
import { rereadBackupState } from "./backup-vitals.ts";
import { startCommand } from "./start-command.ts";

const lookMs = 60_000;
/** A trial that failed is tried again after so long. */
const againMs = 24 * 60 * 60_000;
/** A trial is ended when less of the disk is left: that of the database may be the same. */
const leastFreeBytes = 2 * 1024 ** 3;
const lookAtDiskMs = 1_000;
const mostOfReason = 1_000;

/**
 * Tries the newest backup of PARLEY_BACKUP_TO each PARLEY_BACKUP_VERIFY_EVERY: `./parley verify` restores it into
 * databases that are thrown away, in a process of the lowest priority.
 */
class VerifyKeeper {
  readonly #kernel: Kernel;
  #looking: NodeJS.Timeout | undefined;
  #child: ChildProcess | undefined;
  #trying: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  start(): void {
    const { backup, roles } = this.#kernel.config;
    if (backup === null || backup.verifyEveryMs === null || !roles.has("worker")) return;
    this.look();
    this.#looking = setInterval(() => this.look(), lookMs);
    this.#looking.unref();
  }

  /** A trial under way is cut, and any node begins it again. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#looking);
    this.#looking = undefined;
    this.#child?.kill("SIGTERM");
    await this.#trying;
  }

  /** Begins a trial where one is due. */
  look(): void {
    if (this.#child === undefined && !this.#isStopping) this.#trying = this.#trying.then(() => this.#tryWhenDue());
  }

  async #tryWhenDue(): Promise<void> {
    const { config, database, clock, log } = this.#kernel;
    const everyMs = config.backup?.verifyEveryMs ?? null;
    if (config.backup === null || everyMs === null || this.#child !== undefined || this.#isStopping) return;
    try {
      const now = new Date(clock.now());
      if (!(await claimVerify(database.query, now, { everyMs, againMs: Math.min(againMs, everyMs) }))) return;
      const failure = await this.#try(config.backup.to);
      if (this.#isStopping) return await giveVerifyUp(database.query);
      await noteVerify(database.query, new Date(clock.now()), failure?.slice(0, mostOfReason) ?? null);
      if (failure === null) log.info({ backup: config.backup.to }, "a backup was restored for a trial, and is whole");
      else log.error({ backup: config.backup.to, reason: failure }, "the trial of a backup failed");
      await rereadBackupState(this.#kernel);
    } catch (error) {
      log.error({ err: error }, "the trial of a backup could not be begun");
    } finally {
      this.#child = undefined;
    }
  }

  /** Gives why the trial failed, or null. */
  async #try(to: string): Promise<string | null> {
    if (await isDiskShort()) return tooFull;
    const { child, ended } = startCommand(["verify", to], { isGentle: true });
    this.#child = child;
    let wasCut = false;
    const watching = setInterval(async () => {
      if (wasCut || !(await isDiskShort())) return;
      wasCut = true;
      child.kill("SIGTERM");
    }, lookAtDiskMs);
    try {
      const { isDone, warnings, reason } = await ended;
      for (const warning of warnings) this.#kernel.log.warn({ backup: to }, warning);
      if (wasCut) return tooFull;
      return isDone ? null : reason;
    } finally {
      clearInterval(watching);
    }
  }
}

const tooFull = `The temporary folder ${tmpdir()} has too little room: a trial leaves 2 GiB of it free. Set TMPDIR to a larger disk.`;

async function isDiskShort(): Promise<boolean> {
  const { bavail, bsize } = await statfs(tmpdir());
  return bavail * bsize < leastFreeBytes;
}

export const verifyKeeperOf = state((kernel) => new VerifyKeeper(kernel));
