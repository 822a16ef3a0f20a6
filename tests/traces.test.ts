import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { after, before, test } from "node:test";
import { execute } from "../server/kernel/storage/sql.ts";
import { type Person, signUp } from "../server/testing/client.ts";
import { addProvider } from "../server/testing/model-desk.ts";
import { type ScriptedProvider, startScriptedProvider } from "../server/testing/providers/scripted-provider.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";

type Attribute = { key: string; value: Record<string, unknown> };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
};

/** A collector that takes what OTLP over HTTP sends, as JSON. */
const spans: Span[] = [];
let collector: Server;
let provider: ScriptedProvider;
let server: TestServer;
let person: Person;
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

before(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as { port: number };
  provider = await startScriptedProvider();
  server = await startTestServer({
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}`,
    },
  });
  person = await signUp(server.client);
  await addProvider(person, provider);
});
after(async () => {
  await server?.stop();
  await provider?.stop();
  collector?.close();
});

const named = (name: string) => spans.filter((span) => span.name === name && span.traceId === traceId);
const attributeOf = ({ attributes }: Span, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

test("a caller's trace goes on through the request, the call of a model, and the jobs that follow", async () => {
  const secret = "my dog is called Bello";
  const headers = { traceparent };
  const sent = await person.client.post("/api/chatbot/send", { message: secret }, { headers });
  assert.equal(sent.status, 200);
  const reset = await person.client.post("/api/auth/forgot-password", { email: person.email }, { headers });
  assert.ok(reset.status < 300, reset.text);
  const asked = provider.requests.find(({ path }) => path.endsWith("/chat/completions")) ?? assert.fail();
  assert.match(String(asked.headers.traceparent), new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  await untilJobsAreDone();
  // The server sends what waits at its end.
  await server.stop();

  const [request] = named("POST /api/chatbot/send");
  assert.ok(request !== undefined, spans.map(({ name }) => name).join());
  assert.equal(request.parentSpanId, "00f067aa0ba902b7");
  assert.equal(Number(attributeOf(request, "http.response.status_code")), 200);
  assert.equal(attributeOf(request, "http.route"), "/api/chatbot/send");
  const [model] = named("model openai-compatible");
  const [call] = named("POST models");
  assert.equal(model?.parentSpanId, request.spanId);
  assert.ok(String(asked.headers.traceparent).includes(call?.spanId ?? "none"), "the model hears of its own span");
  assert.ok(
    spans.some((span) => span.traceId === traceId && span.name.startsWith("job ")),
    "a job that the request left is in its trace",
  );
  const told = JSON.stringify(spans);
  for (const text of [secret, person.email, person.accessToken]) assert.ok(!told.includes(text), text);
});

async function untilJobsAreDone(): Promise<void> {
  const { query } = server.server.kernel.database;
  for (;;) {
    const { rowCount } = await server.server.kernel.database.pool.query(
      "select from graphile_worker._private_jobs where payload ->> 'traceparent' is not null",
    );
    if (rowCount === 0) return;
    await execute(query)`select pg_sleep(0.05)`;
  }
}
