import type { FileLayout } from "./file-layout.ts";

/** The export of contacts. Its status is `active`, `unsubscribed` or `unreachable`. */
export const keila: FileLayout = {
  name: "Keila",
  columns: [["Email", "Data", "External ID"]],
  fields: {
    Status: "status",
  },
};
