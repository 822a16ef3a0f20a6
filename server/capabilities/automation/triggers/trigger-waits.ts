import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { isCorrelated, type TriggerWait } from "./hear-event.ts";
import { deleteWaits, findWaits, insertWait, updateWait } from "./store.ts";

/** More sets of values at once are no correlation: the oldest are given up. */
const mostWaits = 1_000;

type Entry = TriggerWait & { number: string; isStored: boolean; isChanged: boolean };

/** The waits of one trigger while a batch of events is handled; stored at its end. */
export class TriggerWaits {
  readonly #key: { workspaceId: string; workflowId: string };
  readonly #entries: Entry[];
  readonly #ended: string[] = [];

  private constructor(key: { workspaceId: string; workflowId: string }, entries: Entry[]) {
    this.#key = key;
    this.#entries = entries;
  }

  static async read(tx: Transaction, key: { workspaceId: string; workflowId: string }): Promise<TriggerWaits> {
    const stored = await findWaits(tx, key.workspaceId, key.workflowId);
    return new TriggerWaits(
      key,
      stored.map((wait) => ({ ...wait, isStored: true, isChanged: false })),
    );
  }

  /** The wait that an event with these values belongs to. */
  find(values: Record<string, unknown>): (TriggerWait & { number: string }) | undefined {
    return this.#entries.find(({ expected }) => isCorrelated(expected, values));
  }

  keep(number: string | undefined, wait: TriggerWait): void {
    const entry = this.#entries.find((each) => each.number === number);
    if (entry !== undefined) {
      Object.assign(entry, wait, { isChanged: true });
      return;
    }
    this.#entries.push({ ...wait, number: newUuid(), isStored: false, isChanged: true });
    const [oldest] = this.#entries;
    if (this.#entries.length > mostWaits && oldest !== undefined) this.end(oldest.number);
  }

  end(number: string | undefined): void {
    const index = this.#entries.findIndex((each) => each.number === number);
    const [ended] = index < 0 ? [] : this.#entries.splice(index, 1);
    if (ended?.isStored) this.#ended.push(ended.number);
  }

  async store(tx: Transaction, now: Date): Promise<void> {
    const key = { ...this.#key, now };
    if (this.#ended.length > 0) await deleteWaits(tx, key, this.#ended);
    for (const entry of this.#entries) {
      if (!entry.isStored) await insertWait(tx, key, entry);
      else if (entry.isChanged) await updateWait(tx, key, entry);
    }
  }
}
