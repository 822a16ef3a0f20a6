import assert from "node:assert/strict";
import type { TestClient } from "../../../testing/client.ts";

/** Saves a document: a text is YAML, anything else is sent as JSON. */
export async function saveWorkflow(client: TestClient, name: string, document: string | object): Promise<void> {
  const headers = typeof document === "string" ? { headers: { "content-type": "application/yaml" } } : {};
  const saved = await client.call("PUT", `/api/workflows/${name}`, { body: document, ...headers });
  assert.ok(saved.status < 300, saved.text);
}
