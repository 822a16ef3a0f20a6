import { readFileSync } from "node:fs";
import { one } from "../../../../kernel/storage/sql.ts";
import type { TestServer } from "../../../../testing/test-server.ts";
import { WorkspaceId } from "../../../identity/index.ts";
import { openWorkshop, type Workshop } from "../../testing/workshop.ts";
import { upload } from "./upload.ts";

export type Upload = Parameters<typeof upload>;

export const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../../packages/documents/fixtures/${name}`, import.meta.url)));

/** Opens a fresh workspace that is taught files. */
export async function openFileDesk(node: TestServer) {
  const workshop: Workshop = await openWorkshop(node);
  const { person } = workshop;
  return {
    ...workshop,
    upload: (files: Upload[2], options?: Upload[3]) => upload(node, person, files, options),
    async asked(message: string) {
      return (await person.client.post("/api/chatbot/send", { message })).body;
    },
    api: (method: string, path: string) => person.client.call(method, path),
    /** Counts the files of the workspace, and those that nothing uses. */
    files: () =>
      one<{ count: number; unused: number }>(node.server.kernel.database.query)`
        select count(*)::integer as count, count(unused_since)::integer as unused from file
        where workspace_id = ${WorkspaceId.parse(person.workspaceId)}`,
  };
}
