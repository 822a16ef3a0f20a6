import { state } from "../state.ts";

/** Something that the operator should know: what is broken keeps something from working, and advice does not. */
type Finding = { code: string; level: "broken" | "advice"; sentence: string };

/** `daysLeft` is below zero for one that has expired. */
export type ShownCertificate = { host: string; use: string; daysLeft: number };

/** `fullInDays` is null where nothing grows, or where the disk cannot be seen from here. */
export type Examination = { findings: Finding[]; certificates: ShownCertificate[]; fullInDays: number | null };

/**
 * Examines the whole installation. The server sets how when it starts, because what looks at every part stands above
 * all of them.
 */
export const examinerOf = state((): { examine(): Promise<Examination> } => ({
  examine: async () => ({ findings: [], certificates: [], fullInDays: null }),
}));
