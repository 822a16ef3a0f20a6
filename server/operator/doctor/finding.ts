/** Something that the operator should know: what is broken ends the command with 1, and advice does not. */
export type Finding = { code: string; level: "broken" | "advice"; sentence: string };

export const broken = (code: string, sentence: string): Finding => ({ code, level: "broken", sentence });
export const advice = (code: string, sentence: string): Finding => ({ code, level: "advice", sentence });
