import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Platform } from "./platforms/platform.ts";

/** The asker says who asks, and who answers. */
export type Asker = {
  workspaceId: string;
  /** Requests come in here: the `vch_…` id of the channel, or of the path. */
  entrance: string;
  platform: Platform;
  /** The id is a UUID; null: the conversation's assistant, else the default one. */
  assistantId: string | null;
  greeting: string | null;
  /** The rules of the key that asks; those of a channel where no key calls. */
  databaseRules?: readonly DatabaseRule[] | null | undefined;
  /** BCP 47. */
  locale: string;
  /** By `performance.now()`. */
  answerByMs: number;
};
