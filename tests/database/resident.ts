import type { Access } from "../../server/capabilities/database/plane/database-name-of.ts";
import { runInDatabase } from "../../server/capabilities/database/plane/run-in-database.ts";
import { openWorkspaceDatabase } from "../../server/capabilities/database/plane/workspace-database.ts";
import { WorkspaceId } from "../../server/capabilities/identity/ids.ts";
import { signUp } from "../../server/testing/client.ts";
import type { TestServer } from "../../server/testing/test-server.ts";

/** A workspace with a database of its own, which is reached past the routes and past the gate. */
export type Resident = {
  /** Runs one statement as a role of the workspace. Gives the names and the rows as text. */
  run(access: Access, text: string): Promise<string>;
};

export async function settleResident(server: TestServer): Promise<Resident> {
  const { kernel } = server.server;
  const { workspaceId } = await signUp(server.client);
  const database = await openWorkspaceDatabase(kernel, WorkspaceId.parse(workspaceId) as string);
  return {
    run: (access, text) =>
      runInDatabase(kernel, { database, access, isForeign: true }, async (session) => {
        const { rows, fields } = await session.run({ text });
        return JSON.stringify([fields.map(({ name }) => name), rows]);
      }),
  };
}
