import type { SpokenTurn } from "../../../voice/index.ts";
import { invalid } from "../../problems.ts";
import { type Item, newId, type ShownItem } from "./item.ts";

/** An item with what the server knows of it. */
export type Entry = {
  shown: ShownItem;
  /** The item is in the stored conversation, or does not belong there. */
  isTold: boolean;
  /** Resolves when the words of the item are known. */
  transcribed?: Promise<void>;
  /** The part of the assistant's speech that was sent, in milliseconds; its turn can be cut. */
  sentMs: number;
  turn?: SpokenTurn;
};

/** The items of a session's conversation, oldest first. */
export class ItemList {
  #entries: Entry[] = [];
  /** An item of the stored conversation was deleted here: from then on the client's list counts. */
  hasDeleted = false;

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  find(id: string): Entry {
    const found = this.#entries.find(({ shown }) => shown.id === id);
    if (found !== undefined) return found;
    throw invalid("/body/item_id", "is not the id of an item of this session");
  }

  /**
   * Adds an item at the end, or after the item `previousId`; `root`: at the beginning. Gives the id
   * of the item before it. Throws invalid-request.
   */
  add(entry: Entry, previousId?: string | null): string | null {
    if (this.#entries.some(({ shown }) => shown.id === entry.shown.id)) {
      throw invalid("/body/item/id", "is the id of another item of this session");
    }
    const at = this.#placeAfter(previousId ?? undefined);
    this.#entries.splice(at, 0, entry);
    return this.#entries[at - 1]?.shown.id ?? null;
  }

  #placeAfter(previousId: string | undefined): number {
    if (previousId === undefined) return this.#entries.length;
    if (previousId === "root") return 0;
    const at = this.#entries.findIndex(({ shown }) => shown.id === previousId);
    if (at >= 0) return at + 1;
    throw invalid("/body/previous_item_id", "is not the id of an item of this session");
  }

  delete(id: string): void {
    const entry = this.find(id);
    this.hasDeleted ||= entry.isTold;
    this.#entries = this.#entries.filter((other) => other !== entry);
  }
}

/** Gives an item of the client, as the server shows it. Throws invalid-request. */
export function entryOf(item: Item, pointer: string): Entry {
  const { id = newId("item"), type, ...rest } = item;
  if (type === "message") {
    const { role } = rest;
    if (role !== "system" && role !== "user" && role !== "assistant") {
      throw invalid(`${pointer}/role`, "must be system, user or assistant");
    }
    if (rest.content === undefined || rest.content.length === 0)
      throw invalid(`${pointer}/content`, "must not be empty");
  } else if (type === "function_call") {
    if (rest.name === undefined || rest.arguments === undefined) throw invalid(pointer, "must have name and arguments");
  } else if (type === "function_call_output") {
    if (rest.call_id === undefined || rest.output === undefined) throw invalid(pointer, "must have call_id and output");
  } else throw invalid(`${pointer}/type`, "must be message, function_call or function_call_output");
  const callId = type === "function_call" ? { call_id: rest.call_id ?? newId("item") } : {};
  return {
    shown: { id, object: "realtime.item", type, status: "completed", ...rest, ...callId },
    isTold: false,
    sentMs: 0,
  };
}
