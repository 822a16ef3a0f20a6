import type { Platform } from "./platforms/platform.ts";

/** The asker says who asks, and who answers. */
export type Asker = {
  workspaceId: string;
  /** Where requests come in: the `vch_…` id of the channel, or of the path. */
  entrance: string;
  platform: Platform;
  /** As a UUID; null: the conversation's, else the default one. */
  assistantId: string | null;
  greeting: string | null;
  /** BCP 47. */
  locale: string;
  /** By `performance.now()`. */
  answerByMs: number;
};
