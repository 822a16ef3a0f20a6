import { defineId } from "../../kernel/storage/id.ts";

export const FileId = defineId("file", "file");
