import { defineId } from "../../kernel/storage/id.ts";

export const LeadId = defineId("lead", "lead");
export const LeadNoteId = defineId("note", "lead-note");
