import assert from "node:assert/strict";
import { test } from "node:test";
import { execute } from "../../../kernel/storage/sql.ts";
import { signUp } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { MessageId } from "../ids.ts";

const server = useTestServer();

test("a citation that was stored before sections were known has none, in every place", async () => {
  const { client, accessToken } = await signUp(server.client);
  const source = { type: "text", title: "Hours", content: "The mill opens at six in the morning." };
  await client.post("/api/knowledge/sources", source);
  const { body } = await client.post("/api/chatbot/send", { message: "When does the mill open?", sessionId: "mill" });
  await execute(server.server.kernel.database.query)`
    update message set citations = (
      select json_agg((entry::jsonb - 'section' - 'anchor')::json) from json_array_elements(citations) as entry)
    where id = ${MessageId.parse(body.messageId)}`;

  const stream = await fetch(`${server.url}/api/conversations/mill/events?from=start`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const streamed = stream.body!.pipeThrough(new TextDecoderStream());
  let events = "";
  for await (const piece of streamed) {
    events += piece;
    if (events.includes("event: message.completed\n") && events.endsWith("\n\n")) break;
  }
  const [, cited] = /event: message\.citation\ndata: (.*)/.exec(events) ?? [];
  const places = {
    messages: (await client.get("/api/conversations/mill/messages")).body.data[1].citations[0],
    provenance: (await client.get(`/api/messages/${body.messageId}/provenance`)).body.citations[0],
    streamed: JSON.parse(cited!).citation,
  };
  for (const [place, { title, section, anchor }] of Object.entries(places)) {
    assert.deepEqual([title, section, anchor], ["Hours", null, null], place);
  }
});
