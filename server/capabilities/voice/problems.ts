import { defineProblem } from "../../kernel/problem.ts";

export const unknownVoice = defineProblem(422, "unknown-voice", "The workspace has no such voice");
export const unknownLanguage = defineProblem(422, "unknown-language", "No voice speaks this language");
