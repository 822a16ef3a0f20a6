import { makeKey, signUp, type TestAnswer, type TestClient } from "../../../testing/client.ts";
import type { TestServer } from "../../../testing/test-server.ts";

/** A workspace, and `POST /api/database` with a key of it. */
export type DatabaseDesk = {
  workspaceId: string;
  member: TestClient;
  client: TestClient;
  /** The secret key with which the client calls. */
  key: string;
  ask(operation: Record<string, unknown>, headers?: Record<string, string>): Promise<TestAnswer>;
  /** The same, for what must succeed. */
  done(operation: Record<string, unknown>): Promise<TestAnswer["body"]>;
};

export const everyScope = ["database:read", "database:write", "database:ddl", "database:sql"];

export async function openDatabaseDesk(server: TestServer, key: Record<string, unknown> = {}): Promise<DatabaseDesk> {
  const person = await signUp(server.client);
  const secret = await makeKey(person, { scopes: everyScope, ...key });
  return { ...deskOf(server.client.as(secret)), key: secret, workspaceId: person.workspaceId, member: person.client };
}

/** Gives the desk of another key or node. */
export function deskOf(client: TestClient): Pick<DatabaseDesk, "client" | "ask" | "done"> {
  const ask: DatabaseDesk["ask"] = (operation, headers = {}) =>
    client.call("POST", "/api/database", { body: operation, headers });
  return {
    client,
    ask,
    async done(operation) {
      const { status, body, text } = await ask(operation);
      if (status !== 200) throw new Error(`${operation.operation} answered ${status}: ${text}`);
      return body;
    },
  };
}

export const notesTable = {
  operation: "createTable",
  table: "notes",
  columns: [
    { name: "id", type: "bigserial", primaryKey: true },
    { name: "text", type: "text", notNull: true },
  ],
};
