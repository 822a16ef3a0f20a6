import type { WorkflowDefinition } from "../workflow-definition.ts";

const wait = { wait: { seconds: 5 } };
const endpoint = {
  uri: "https://shop.example/orders/{id}",
  authentication: { basic: { username: "ada", password: "${ $secrets.shop.password }" } },
};
const document = { name: "description", endpoint: "https://shop.example/api.json" };
const schema = { format: "json", document: { type: "object" } };
const event = {
  with: { id: "1", source: "https://shop.example", type: "order.paid", time: "2026-01-31T09:30:00Z", data: { a: 1 } },
  correlate: { order: { from: ".data.orderId", expect: "${ .orderId }" } },
};
const error = {
  type: "https://shop.example/errors/sold-out",
  status: 409,
  instance: "/do/0/order",
  title: "Sold out",
  detail: "${ .detail }",
};
const retry = {
  when: ".status == 503",
  exceptWhen: "${ .status == 400 }",
  delay: "PT3S",
  backoff: { exponential: {} },
  limit: { attempt: { count: 5, duration: { minutes: 1 } }, duration: { hours: 1 } },
  jitter: { from: { milliseconds: 1 }, to: { seconds: 1 } },
};
const oauth2 = {
  authority: "https://login.example",
  grant: "client_credentials",
  client: { id: "shop", secret: "…", assertion: "…", authentication: "client_secret_post" },
  request: { encoding: "application/json" },
  issuers: ["https://login.example"],
  scopes: ["orders"],
  audiences: ["shop"],
  username: "ada",
  password: "…",
  subject: { token: "…", type: "jwt" },
  actor: { token: "…", type: "jwt" },
};
const iterator = { item: "message", at: "index", do: [{ pause: wait }], output: { as: "." }, export: { as: "." } };

/** Tasks of all kinds that use every property which the specification has for them. */
export const sampleTasks: Record<string, unknown> = {
  base: {
    if: ".a == 1",
    input: { schema, from: ".order" },
    output: { schema: { resource: document }, as: { id: "${ .id }" } },
    export: { schema, as: "$context + ." },
    timeout: { after: { minutes: 5 } },
    // biome-ignore lint/suspicious/noThenProperty: the property of the language.
    then: "continue",
    metadata: { note: "any" },
    set: { a: 1 },
  },
  timeoutByName: { ...wait, timeout: "short" },
  setText: { set: "${ .order }" },
  http: {
    call: "http",
    with: {
      method: "post",
      endpoint,
      headers: { accept: "application/json" },
      body: { any: [1, null] },
      query: { page: "1" },
      output: "response",
      redirect: true,
    },
  },
  httpByExpression: {
    call: "http",
    with: { method: "get", endpoint: "${ .url }", headers: "${ .headers }", query: "${ .query }" },
  },
  openapi: {
    call: "openapi",
    with: {
      document,
      operationId: "findOrder",
      parameters: { id: 1 },
      authentication: { use: "shop" },
      output: "raw",
      redirect: false,
    },
  },
  grpc: {
    call: "grpc",
    with: {
      proto: document,
      service: { name: "Greeter", host: "greeter.example", port: 5011, authentication: { bearer: { token: "…" } } },
      method: "Greet",
      arguments: { name: "Ada" },
    },
  },
  asyncapi: {
    call: "asyncapi",
    with: {
      document,
      operation: "greet",
      server: { name: "main", variables: { a: "b" } },
      protocol: "http",
      message: { payload: { a: 1 }, headers: { b: "2" } },
      authentication: { digest: { username: "ada", password: "…" } },
    },
  },
  asyncapiSubscription: {
    call: "asyncapi",
    with: {
      document,
      channel: "greetings",
      subscription: {
        filter: "${ .a }",
        consume: { amount: 5, for: { seconds: 10 } },
        foreach: iterator,
      },
    },
  },
  asyncapiUntil: {
    call: "asyncapi",
    with: { document, operation: "greet", subscription: { consume: { until: "${ .done }" } } },
  },
  mcp: {
    call: "mcp",
    with: {
      protocolVersion: "2025-06-18",
      method: "tools/call",
      parameters: { name: "find" },
      timeout: { seconds: 5 },
      transport: { http: { endpoint, headers: { a: "b" } }, options: { c: "d" } },
      client: { name: "parley", version: "1" },
    },
  },
  named: { call: "getOrder", with: { id: 1 } },
  do: { do: [{ first: wait }, { second: wait }] },
  emit: { emit: { event: { with: event.with } } },
  for: { for: { each: "pet", in: ".pets", at: "place" }, while: ".more", do: [{ pause: wait }] },
  fork: { fork: { branches: [{ left: wait }, { right: wait }], compete: true } },
  listenOne: { listen: { to: { one: event }, read: "envelope" }, foreach: iterator },
  listenAll: { listen: { to: { all: [event, { with: { type: "a" } }] } } },
  listenAny: { listen: { to: { any: [event], until: ".enough" } } },
  listenUntil: { listen: { to: { any: [], until: { one: { with: { type: "order.closed" } } } } } },
  raise: { raise: { error } },
  raiseByName: { raise: { error: "soldOut" } },
  workflow: {
    run: {
      await: false,
      return: "none",
      workflow: { namespace: "shop", name: "send", version: "latest", input: { a: 1 } },
    },
  },
  switch: {
    // biome-ignore lint/suspicious/noThenProperty: the property of the language.
    switch: [{ paid: { when: ".paid", then: "end" } }, { other: { then: "exit" } }],
  },
  try: {
    try: [{ risky: wait }],
    catch: {
      errors: { with: { type: error.type, status: 409, instance: "/do/0", title: "a", detail: "b" } },
      as: "problem",
      when: ".a",
      exceptWhen: ".b",
      retry,
      do: [{ pause: wait }],
    },
  },
  tryByName: { try: [{ risky: wait }], catch: { retry: "patient" } },
  waitIso: { wait: "P1DT2.5H" },
  waitExpression: { wait: "${ .pause }" },
};

/** A workflow with every property of the specification except tasks. */
export const sampleWorkflow = {
  document: {
    dsl: "1.0.3",
    namespace: "shop",
    name: "order",
    version: "0.1.0-rc.1+5",
    title: "Order",
    summary: "# Order",
    tags: { a: "b" },
    metadata: { c: 1 },
  },
  input: { schema, from: ".order" },
  use: {
    authentications: {
      shop: { basic: { use: "shop" } },
      login: { oauth2: { ...oauth2, endpoints: { token: "/token", revocation: "/revoke", introspection: "/look" } } },
      open: { oidc: oauth2 },
      bearer: { bearer: { token: "…" } },
      digest: { digest: { use: "shop" } },
    },
    catalogs: { global: { endpoint } },
    errors: { soldOut: error },
    extensions: [{ log: { extend: "all", when: ".a", before: [{ pause: wait }], after: [{ pause: wait }] } }],
    functions: { getOrder: { call: "http", with: { method: "get", endpoint: "https://shop.example/orders" } } },
    retries: { patient: retry },
    secrets: ["shop"],
    timeouts: { short: { after: "PT5S" } },
  },
  do: [{ pause: wait }],
  timeout: { after: { hours: 1 } },
  output: { schema, as: ".order" },
  schedule: { every: { hours: 1 }, cron: "0 0 * * *", after: "PT1H", on: { one: event } },
  evaluate: { language: "jq", mode: "strict" },
} as WorkflowDefinition;
