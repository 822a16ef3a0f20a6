import type { Finding } from "../../kernel/standing/examiner.ts";

/** A finding that is broken ends the command with 1. */
export const broken = (code: string, sentence: string): Finding => ({ code, level: "broken", sentence });
export const advice = (code: string, sentence: string): Finding => ({ code, level: "advice", sentence });
