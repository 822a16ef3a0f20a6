import type { Examination } from "../../kernel/standing/examination.ts";

/** A finding that is broken ends the command with 1. */
export type Finding = Examination["findings"][number];

export const broken = (code: string, sentence: string): Finding => ({ code, level: "broken", sentence });
export const advice = (code: string, sentence: string): Finding => ({ code, level: "advice", sentence });
