import { all } from "../../../kernel/storage/sql.ts";
import { type Person, signUp, type TestAnswer } from "../../../testing/client.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { WorkspaceId } from "../../identity/index.ts";

/** A fresh workspace with short words for what the tests of knowledge do with it. */
export type Workshop = {
  person: Person;
  teach(body: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Teaches, and fails when that was not done. */
  taught(body: unknown): Promise<{ id: string; documentId: string; version: number; [member: string]: unknown }>;
  replace(id: string, body: unknown): Promise<TestAnswer>;
  remove(id: string, query?: string): Promise<TestAnswer>;
  /** Asks what the knowledge answers, so that its document is cited. */
  ask(message: string): Promise<void>;
  get(path: string): Promise<TestAnswer>;
  /** The passages found, on the given node or the one the workspace was made on. */
  find(query: string, node?: TestServer): Promise<{ text: string; [member: string]: unknown }[]>;
  /** Type and data of the workspace's events, in commit order. */
  events(): Promise<{ type: string; data: { [member: string]: unknown } }[]>;
};

const sources = "/api/knowledge/sources";

export async function openWorkshop(node: TestServer): Promise<Workshop> {
  const person = await signUp(node.client);
  const { client } = person;
  const workspaceId = WorkspaceId.parse(person.workspaceId) ?? "";
  return {
    person,
    teach: (body, headers = {}) => client.post(sources, body, { headers }),
    async taught(body) {
      const answer = await client.post(sources, body);
      if (answer.status !== 201) throw new Error(`Teaching answered ${answer.status}: ${answer.text}`);
      const { change, ...taught } = answer.body;
      return taught;
    },
    replace: (id, body) => client.call("PUT", `${sources}/${id}`, { body }),
    remove: (id, query = "") => client.call("DELETE", `${sources}/${id}${query}`),
    async ask(message) {
      const { body, text } = await client.post("/api/chatbot/send", { message });
      if (!body.citations?.length) throw new Error(`Nothing was cited: ${text}`);
    },
    get: (path) => client.get(`/api/knowledge${path}`),
    async find(query, other = node) {
      const answer = await other.client.as(person.accessToken).post("/api/knowledge/search", { query });
      if (answer.status !== 200) throw new Error(`Searching answered ${answer.status}: ${answer.text}`);
      return answer.body.passages;
    },
    events() {
      return all<{ type: string; data: { [member: string]: unknown } }>(node.server.kernel.database.query)`
        select type, data from event where workspace_id = ${workspaceId} and type like 'source.%' order by position`;
    },
  };
}

export function text(title: string, content: string): { type: "text"; title: string; content: string } {
  return { type: "text", title, content };
}
