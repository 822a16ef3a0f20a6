import assert from "node:assert/strict";
import { test } from "node:test";
import { readOpenapiTools } from "../openapi/read-openapi-tools.ts";
import { readMcpTools } from "../read-mcp-tools.ts";

const id = "7615917337495251231";
const schema = `{"type":"integer","enum":[${id},7],"default":${id},"maximum":9223372036854775807}`;
const kept = `"enum":[${id},7]`;

const documentOf = (text: string) =>
  `{"openapi":"3.0.0","info":{"title":"Shop","version":"1"},"paths":{"/orders":{"get":{"operationId":"find",` +
  `"parameters":[{"name":"id","in":"query","schema":${text}}],"responses":{}}}}}`;

test("long numbers of an API's schemas keep their digits, in JSON and YAML", () => {
  // The comment makes YAML of it.
  for (const text of [documentOf(schema), `# YAML\n${documentOf(schema)}`]) {
    const written = JSON.stringify(
      readOpenapiTools({ text, url: "https://shop.example/openapi.json", ownHeaders: [] }),
    );
    assert.ok(written.includes(kept), written);
    assert.ok(written.includes(`"default":${id}`), written);
    assert.ok(written.includes('"maximum":9223372036854776000'), written);
  }
});

test("long numbers of an MCP server's schemas keep their digits", () => {
  const listed = `[{"name":"find","inputSchema":{"type":"object","properties":{"id":${schema}}}}]`;
  assert.ok(JSON.stringify(readMcpTools(listed)).includes(kept));
});
