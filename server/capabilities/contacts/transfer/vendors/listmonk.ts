import type { FileLayout } from "./file-layout.ts";

/** The export of subscribers. Its status is `enabled`, `disabled` or `blocklisted`. */
export const listmonk: FileLayout = {
  name: "listmonk",
  columns: [["uuid", "email", "status"]],
  fields: {
    created_at: "requestedAt",
    updated_at: null,
    uuid: null,
  },
};
