// Long because every way around the wall against private addresses is tried here, each in a few
// lines.
import assert from "node:assert/strict";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { type TestContext, test } from "node:test";
import { AddressRefused, parseOutboundAllow } from "./allowed-address.ts";
import type { Lookup } from "./connections.ts";
import { createOutbound } from "./create-outbound.ts";
import { OutboundFailed, type OutboundRequest, OutboundTimeout, ResponseTooLarge } from "./outbound.ts";

const purpose = "webhooks";

/**
 * Names under .test answer as listed here, one list after the other for each look; every other name
 * does not exist.
 */
function lookupOf(answers: Record<string, string[][]>): Lookup {
  const looks = new Map<string, number>();
  return async (hostname) => {
    const lists = answers[hostname];
    if (!lists) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: "ENOTFOUND" });
    const look = looks.get(hostname) ?? 0;
    looks.set(hostname, look + 1);
    return lists[Math.min(look, lists.length - 1)]!.map((address) => ({ address }));
  };
}

async function listening(t: TestContext, server: Server, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, host, resolve));
  t.after(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** Listens on every IPv4 and IPv6 address of this machine and counts who comes. */
async function startSink(t: TestContext) {
  const sink = { port: 0, connections: 0 };
  const server = createTcpServer((socket) => {
    sink.connections++;
    socket
      .on("error", () => socket.destroy())
      .end("HTTP/1.1 200 OK\r\ncontent-length: 4\r\nconnection: close\r\n\r\nsink");
  });
  sink.port = await listening(t, server, "::");
  return sink;
}

async function startServer(t: TestContext, listener: RequestListener) {
  const server = createServer(listener);
  t.after(() => server.closeAllConnections());
  const port = await listening(t, server, "127.0.0.1");
  return { port, url: `http://127.0.0.1:${port}` };
}

function outboundFor(t: TestContext, allow: string, lookup?: Lookup) {
  const outbound = createOutbound({ allow: parseOutboundAllow(allow) }, lookup ? { lookup } : {});
  t.after(() => outbound.close());
  return outbound;
}

/** Each is written with the sink's port, so that whatever is let through arrives and is counted. */
const HOSTILE_HOSTS = [
  "127.0.0.1",
  "127.0.0.2",
  "127.255.255.254",
  "127.1",
  "127.0.1",
  "127.0.0.1.",
  "0",
  "0.0.0.0",
  "0x0",
  "00000000",
  "2130706433",
  "2130706433.",
  "0x7f000001",
  "0x7F.0x0.0x0.0x1",
  "0x7f.1",
  "0177.0.0.1",
  "0177.0.0.01",
  "017700000001",
  "0x7f.0.0.0x1",
  "127.0x0.0.1",
  "%31%32%37.0.0.1",
  "127%2e0%2e0%2e1",
  "１２７.０.０.１",
  "①②⑦.⓪.⓪.①",
  "127。0。0。1",
  "127．0．0．1",
  "localhost",
  "LOCALHOST",
  "localhost.",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[0000:0000:0000:0000:0000:0000:0000:0001]",
  "[::]",
  "[::0.0.0.1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:127.0.0.1]",
  "[::ffff:0:0]",
  "[::127.0.0.1]",
  "[::ffff:0:7f00:1]",
  "[64:ff9b::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::7f00:1]",
  "[2002:7f00:1::]",
  "[2001:0:7f00:1::]",
  "[fe80::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[fec0::1]",
  "[ff02::1]",
  "[100::1]",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.0.1",
  "169.254.169.254",
  "0xA9FEA9FE",
  "0251.0376.0251.0376",
  "2852039166",
  "[::ffff:169.254.169.254]",
  "[::ffff:a9fe:a9fe]",
  "100.64.0.1",
  "100.100.100.200",
  "168.63.129.16",
  "198.18.0.1",
  "192.0.0.192",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "loopback.test",
  "loopback6.test",
  "mapped.test",
  "unspecified.test",
  "mixed.test",
  "mixed6.test",
  "private.test",
  "metadata.test",
  "nat64.test",
  "LOOPBACK.test",
  "loopback.test.",
  "zoned.test",
];
const HOSTILE_NAMES: Record<string, string[][]> = {
  localhost: [["127.0.0.1", "::1"]],
  "localhost.": [["127.0.0.1"]],
  "loopback.test": [["127.0.0.1"]],
  "loopback.test.": [["127.0.0.1"]],
  "loopback6.test": [["::1"]],
  "mapped.test": [["::ffff:127.0.0.1"]],
  "unspecified.test": [["0.0.0.0"]],
  "mixed.test": [["1.1.1.1", "127.0.0.1"]],
  "mixed6.test": [["2606:4700:4700::1111", "::1"]],
  "private.test": [["10.0.0.7"]],
  "metadata.test": [["169.254.169.254"]],
  "nat64.test": [["64:ff9b::7f00:1"]],
  "zoned.test": [["fe80::1%lo"]],
};

/**
 * An address, and a name of the own network, is refused by its form. Another name with such an
 * address fails like a name that does not exist.
 */
function failureOf(host: string) {
  if (!/\.test\.?$/i.test(host)) return AddressRefused;
  return (failure: Error) => failure instanceof OutboundFailed && /unknown name, no connection/.test(failure.message);
}

test("no hostile target gets a connection, by a call, a stream or a check", async (t) => {
  const sink = await startSink(t);
  const outbound = outboundFor(t, "", lookupOf(HOSTILE_NAMES));
  assert.ok(HOSTILE_HOSTS.length >= 60);
  for (const host of HOSTILE_HOSTS) {
    const url = `http://${host}:${sink.port}/`;
    // Some writings are no URL at all for the parser, which refuses them just as well.
    const expected = failureOf(host);
    await assert.rejects(outbound.fetch(url, { purpose }), expected, `fetch ${host}`);
    await assert.rejects(outbound.fetchStream(url, { purpose }), expected, `fetchStream ${host}`);
    await assert.rejects(outbound.fetch(`https://${host}:${sink.port}/`, { purpose }), expected, `https ${host}`);
    if (expected === AddressRefused) assert.throws(() => outbound.checkUrl(url, purpose), AddressRefused, host);
  }
  assert.equal(sink.connections, 0);
});

test("a name with a private address cannot be told from a name that does not exist", async (t) => {
  let looks = 0;
  const known = lookupOf(HOSTILE_NAMES);
  const outbound = outboundFor(t, "", (hostname) => {
    looks++;
    return known(hostname);
  });
  const names = ["missing.test", "private.test", "metadata.test", "mixed.test", "loopback6.test"];
  for (const name of names) outbound.checkUrl(`http://${name}/`, purpose);
  assert.equal(looks, 0, "a check looks no name up");
  const seen = await Promise.all(
    names.map(async (name) => {
      const failure: Error = await outbound.fetch(`http://${name}/`, { purpose }).then(
        () => assert.fail(),
        (error) => error,
      );
      const { name: kind, message, cause } = failure;
      return { kind, message, cause: (cause as Error).name };
    }),
  );
  for (const each of seen) assert.deepEqual(each, seen[0]);
});

test("names of a local network are refused without a lookup, unless an entry may allow them", async (t) => {
  let looks = 0;
  const lookup: Lookup = async () => {
    looks++;
    return [{ address: "127.0.0.1" }];
  };
  const strict = outboundFor(t, "", lookup);
  const hosts = [
    "localhost",
    "api.localhost",
    "db",
    "DB.",
    "printer.local",
    "vault.internal",
    "nas.home.arpa",
    "x.lan",
  ];
  for (const host of hosts) {
    assert.throws(() => strict.checkUrl(`http://${host}/`, purpose), AddressRefused, host);
    await assert.rejects(strict.fetch(`http://${host}/`, { purpose }), AddressRefused, host);
  }
  assert.equal(looks, 0);
  const able = outboundFor(t, "webhooks:vault.internal:8200, *.local, models:10.0.0.0/8", lookup);
  able.checkUrl("http://vault.internal:8200/", purpose);
  able.checkUrl("http://printer.local/", purpose);
  able.checkUrl("http://db:11434/", "models");
  for (const url of ["http://vault.internal/", "http://db/", "http://local/"]) {
    assert.throws(() => able.checkUrl(url, purpose), AddressRefused, url);
  }
  for (const url of ["http://crm.example/", "http://internal.example/", "http://nowhere.invalid/"]) {
    strict.checkUrl(url, purpose);
  }
});

test("allowed loopback targets do get a connection, so the test above can fail", async (t) => {
  const sink = await startSink(t);
  const allow = "127.0.0.0/8, ::1, 0.0.0.0, loopback.test, *.corp.test";
  const outbound = outboundFor(t, allow, lookupOf({ ...HOSTILE_NAMES, "crm.corp.test": [["127.0.0.9"]] }));
  const hosts = ["127.0.0.1", "127.1", "2130706433", "0177.0.0.1", "[::1]", "0.0.0.0", "[::ffff:127.0.0.1]"];
  for (const host of [...hosts, "localhost", "loopback.test", "LOOPBACK.test", "crm.corp.test"]) {
    const answer = await outbound.fetch(`http://${host}:${sink.port}/`, { purpose });
    assert.equal(answer.text(), "sink", host);
  }
  assert.equal(sink.connections, hosts.length + 4);
});

test("localhost is refused with the system's own resolver, too", async (t) => {
  const sink = await startSink(t);
  await assert.rejects(outboundFor(t, "").fetch(`http://localhost:${sink.port}/`, { purpose }), AddressRefused);
  assert.equal(sink.connections, 0);
});

for (const url of [
  "ftp://127.0.0.1/",
  "file:///etc/passwd",
  "gopher://127.0.0.1:70/",
  "data:text/plain,hello",
  "javascript:alert(1)",
  "unix:/var/run/docker.sock",
  "ws://example.com/",
  "//example.com/",
  "/path",
  "example.com",
  "http://",
  "http://[::1",
  "http://[fe80::1%25eth0]/",
  "http://user@example.com/",
  "http://user:secret@example.com/",
  "http://:secret@example.com/",
  "http://example.com@127.0.0.1/",
  "http://256.256.256.256/",
  "",
]) {
  test(`"${url}" is refused before its name is resolved`, async (t) => {
    let looks = 0;
    const outbound = outboundFor(t, "127.0.0.0/8", async () => {
      looks++;
      return [{ address: "127.0.0.1" }];
    });
    const refusedWithoutSecret = (failure: Error) =>
      failure instanceof AddressRefused && !failure.message.includes("secret");
    await assert.rejects(outbound.fetch(url, { purpose }), refusedWithoutSecret);
    assert.throws(() => outbound.checkUrl(url, purpose), refusedWithoutSecret);
    assert.equal(looks, 0);
  });
}

test("a name that resolves to another address at the second lookup is refused then", async (t) => {
  const sink = await startSink(t);
  const lookup = lookupOf({ "rebinding.test": [["127.0.0.2"], ["127.0.0.1"]] });
  const outbound = outboundFor(t, "127.0.0.2", lookup);
  const url = `http://rebinding.test:${sink.port}/`;
  assert.equal((await outbound.fetch(url, { purpose })).text(), "sink");
  await assert.rejects(outbound.fetch(url, { purpose }), failureOf("rebinding.test"));
  assert.equal(sink.connections, 1);
});

test("the connection goes to the address that was checked, with one lookup for each connection", async (t) => {
  const server = await startServer(t, (request, response) => response.end(request.headers.host));
  const sink = await startSink(t);
  let looks = 0;
  const lookup: Lookup = async () => [{ address: looks++ === 0 ? "127.0.0.1" : "127.0.0.2" }];
  const outbound = outboundFor(t, `127.0.0.1:${server.port}`, lookup);
  const answer = await outbound.fetch(`http://pinned.test:${server.port}/`, { purpose });
  assert.equal(answer.text(), `pinned.test:${server.port}`);
  assert.equal(looks, 1);
  assert.equal(sink.connections, 0);
});

test("a keep-alive connection of one purpose is not used for another purpose", async (t) => {
  const server = await startServer(t, (_request, response) => response.end("model"));
  const outbound = outboundFor(t, `models:127.0.0.1:${server.port}`);
  assert.equal((await outbound.fetch(server.url, { purpose: "models" })).text(), "model");
  await assert.rejects(outbound.fetch(server.url, { purpose }), AddressRefused);
  assert.equal((await outbound.fetch(server.url, { purpose: "models" })).text(), "model");
});

test("an entry with a port allows no other port of the same address", async (t) => {
  const server = await startServer(t, (_request, response) => response.end("open"));
  const sink = await startSink(t);
  const outbound = outboundFor(t, `127.0.0.1:${server.port}`);
  assert.equal((await outbound.fetch(server.url, { purpose })).status, 200);
  await assert.rejects(outbound.fetch(`http://127.0.0.1:${sink.port}/`, { purpose }), AddressRefused);
  assert.equal(sink.connections, 0);
});

test("a redirect is followed only when the caller asks for it", async (t) => {
  const server = await startServer(t, (_request, response) => response.writeHead(302, { location: "/next" }).end());
  const answer = await outboundFor(t, "127.0.0.1").fetch(`${server.url}/start`, { purpose });
  assert.equal(answer.status, 302);
  assert.equal(answer.headers.location, "/next");
  assert.equal(answer.url, `${server.url}/start`);
});

test("every hop of a redirect is checked again", async (t) => {
  const sink = await startSink(t);
  const server = await startServer(t, (request, response) => {
    response.writeHead(307, { location: decodeURIComponent(request.url!.slice(1)) }).end();
  });
  const outbound = outboundFor(t, `127.0.0.1:${server.port}`, lookupOf(HOSTILE_NAMES));
  for (const location of [
    `http://127.0.0.1:${sink.port}/`,
    `http://localhost:${sink.port}/`,
    `http://[::1]:${sink.port}/`,
    `//0x7f.1:${sink.port}/`,
    `http://loopback.test:${sink.port}/`,
    `http://user:secret@127.0.0.1:${server.port}/`,
    "http://169.254.169.254/latest/meta-data/",
    "file:///etc/passwd",
    "http://[",
  ]) {
    const url = `${server.url}/${encodeURIComponent(location)}`;
    const expected = location.includes(".test") ? failureOf("loopback.test") : AddressRefused;
    await assert.rejects(outbound.fetch(url, { purpose, maxRedirects: 3 }), expected, location);
  }
  assert.equal(sink.connections, 0);
});

test("redirects end at the limit, and the answer has the address that it came from", async (t) => {
  const server = await startServer(t, (request, response) => {
    const left = Number(request.url!.slice(1));
    if (left === 0) response.end("arrived");
    else response.writeHead(301, { location: `/${left - 1}` }).end("moved");
  });
  const outbound = outboundFor(t, "127.0.0.1");
  const answer = await outbound.fetch(`${server.url}/3`, { purpose, maxRedirects: 3 });
  assert.deepEqual([answer.text(), answer.url], ["arrived", `${server.url}/0`]);
  await assert.rejects(outbound.fetch(`${server.url}/4`, { purpose, maxRedirects: 3 }), OutboundFailed);
});

test("a redirect keeps credentials within the same origin only", async (t) => {
  const target = await startServer(t, (request, response) => response.end(JSON.stringify(request.headers)));
  const server = await startServer(t, (request, response) => {
    if (request.url === "/within") response.writeHead(302, { location: "/echo" }).end();
    else if (request.url === "/echo") response.end(JSON.stringify(request.headers));
    else response.writeHead(302, { location: `${target.url}/echo` }).end();
  });
  const outbound = outboundFor(t, "127.0.0.1");
  const headers = {
    Authorization: "Bearer secret",
    Cookie: "session=secret",
    "X-Api-Key": "secret",
    "webhook-signature": "secret",
    Host: "secret.example",
    Accept: "text/plain",
  };
  const within = await outbound.fetch(`${server.url}/within`, { purpose, maxRedirects: 1, headers });
  assert.equal(JSON.parse(within.text()).authorization, "Bearer secret");
  assert.ok(!within.text().includes("secret.example"));
  const across = await outbound.fetch(`${server.url}/across`, { purpose, maxRedirects: 1, headers });
  assert.equal(JSON.parse(across.text()).accept, "text/plain");
  assert.ok(!across.text().includes("secret"));
});

test("a redirect changes method and body as HTTP says: 303 becomes GET, 307 stays the same", async (t) => {
  const server = await startServer(t, (request, response) => {
    const status = Number(request.url!.slice(1));
    if (status > 0) return void response.writeHead(status, { location: "/0" }).end();
    let body = "";
    request.on("data", (chunk) => (body += chunk)).on("end", () => response.end(`${request.method} ${body}`));
  });
  const outbound = outboundFor(t, "127.0.0.1");
  for (const [status, expected] of [
    [301, "GET "],
    [302, "GET "],
    [303, "GET "],
    [307, "POST hello"],
    [308, "POST hello"],
  ] as const) {
    const init = { purpose, maxRedirects: 1, method: "POST", body: "hello" };
    assert.equal((await outbound.fetch(`${server.url}/${status}`, init)).text(), expected);
  }
});

test("an endless answer ends at the limit, also when it declares another length", async (t) => {
  const server = await startServer(t, (request, response) => {
    if (request.url === "/announced") response.setHeader("content-length", 1_000_000);
    const chunk = Buffer.alloc(10_000);
    const pump = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", pump);
    pump();
  });
  const outbound = outboundFor(t, "127.0.0.1");
  for (const path of ["/endless", "/announced"]) {
    await assert.rejects(outbound.fetch(server.url + path, { purpose, maxResponseBytes: 50_000 }), ResponseTooLarge);
    const stream = await outbound.fetchStream(server.url + path, { purpose, maxResponseBytes: 50_000 });
    let receivedBytes = 0;
    await assert.rejects(async () => {
      for await (const chunk of stream.body) receivedBytes += chunk.byteLength;
    }, ResponseTooLarge);
    assert.ok(receivedBytes <= 50_000);
  }
});

test("an answer of exactly the limit is complete", async (t) => {
  const server = await startServer(t, (_request, response) => response.end(Buffer.alloc(50_000)));
  const answer = await outboundFor(t, "127.0.0.1").fetch(server.url, { purpose, maxResponseBytes: 50_000 });
  assert.equal(answer.body.byteLength, 50_000);
});

test("too large headers are refused", async (t) => {
  const server = createTcpServer((socket) => {
    socket.on("error", () => socket.destroy()).write(`HTTP/1.1 200 OK\r\nx: ${"y".repeat(100_000)}\r\n\r\n`);
  });
  const port = await listening(t, server, "127.0.0.1");
  await assert.rejects(outboundFor(t, "127.0.0.1").fetch(`http://127.0.0.1:${port}/`, { purpose }), ResponseTooLarge);
});

test("the time limit covers a silent server, a slow one, endless redirects and a silent resolver", {
  timeout: 180_000,
}, async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const silent = await startServer(t, () => t.mock.timers.tick(15_000));
  const dripping = await startServer(t, (_request, response) => {
    for (const passingMs of [5_000, 9_999, 1]) {
      response.write(".");
      t.mock.timers.tick(passingMs);
    }
  });
  const circling = await startServer(t, (_request, response) => {
    t.mock.timers.tick(1_000);
    response.writeHead(302, { location: "/" }).end();
  });
  const outbound = outboundFor(t, "127.0.0.1", () => {
    t.mock.timers.tick(15_000);
    return new Promise(() => undefined);
  });
  for (const url of [silent.url, dripping.url, circling.url, "http://never-resolved.test/"]) {
    await assert.rejects(outbound.fetch(url, { purpose, maxRedirects: 1_000_000 }), OutboundTimeout, url);
  }
  await assert.rejects(outbound.fetchStream(silent.url, { purpose }), OutboundTimeout);
});

test("a stream may last, and its reader may pause, but its server may not be silent for too long", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const responses: ServerResponse[] = [];
  const server = await startServer(t, (_request, response) => {
    responses.push(response);
    response.flushHeaders();
  });
  const outbound = outboundFor(t, "127.0.0.1");
  const stream = await outbound.fetchStream(server.url, { purpose, timeoutMs: 15_000, idleTimeoutMs: 20_000 });
  const chunks = stream.body[Symbol.asyncIterator]();
  for (const word of ["one", "two", "three"]) {
    const next = chunks.next();
    t.mock.timers.tick(19_999);
    responses[0]!.write(word);
    assert.equal(Buffer.from((await next).value).toString(), word);
    t.mock.timers.tick(3_600_000);
  }
  const silence = chunks.next();
  t.mock.timers.tick(20_000);
  await assert.rejects(silence, OutboundTimeout);
});

test("a server that sends no more than its headers is not waited for longer, where the first byte counts", async (t) => {
  const server = await startServer(t, (_request, response) => response.flushHeaders());
  const outbound = outboundFor(t, "127.0.0.1");
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const limits = { timeoutMs: 1_000, idleTimeoutMs: 20_000, awaitsFirstByte: true };
  const stream = await outbound.fetchStream(server.url, { purpose, ...limits });
  const first = stream.body[Symbol.asyncIterator]().next();
  t.mock.timers.tick(1_000);
  await assert.rejects(first, OutboundTimeout);
});

test("leaving or cancelling a stream closes its connection", async (t) => {
  let closed = 0;
  let noticeClosed: () => void = () => undefined;
  const server = await startServer(t, (_request, response) => {
    response.on("close", () => {
      closed++;
      noticeClosed();
    });
    response.write("first");
  });
  const outbound = outboundFor(t, "127.0.0.1");
  const closing = () => new Promise<void>((resolve) => (noticeClosed = resolve));

  const broken = await outbound.fetchStream(server.url, { purpose });
  const brokenOff = closing();
  for await (const chunk of broken.body) {
    assert.equal(Buffer.from(chunk).toString(), "first");
    break;
  }
  await brokenOff;
  const cancelled = await outbound.fetchStream(server.url, { purpose });
  const cancelling = closing();
  cancelled.cancel();
  await cancelling;
  assert.equal(closed, 2);
});

test("the caller's signal ends a call with the signal's reason", async (t) => {
  const controller = new AbortController();
  const server = await startServer(t, () => controller.abort(new Error("the visitor left")));
  const call = outboundFor(t, "127.0.0.1").fetch(server.url, { purpose, signal: controller.signal });
  await assert.rejects(call, /the visitor left/);
});

test("an unreachable address fails with its cause: unknown name, no listener, no HTTP", async (t) => {
  const babbling = createTcpServer((socket) => socket.on("error", () => socket.destroy()).end("not HTTP\r\n\r\n"));
  const babblingPort = await listening(t, babbling, "127.0.0.1");
  const gone = createTcpServer();
  const gonePort = await listening(t, gone, "127.0.0.1");
  await new Promise((resolve) => gone.close(resolve));
  const outbound = outboundFor(t, "127.0.0.1", lookupOf({ "empty.test": [[]] }));
  for (const url of [
    "http://missing.test/",
    "http://empty.test/",
    `http://127.0.0.1:${gonePort}/`,
    `http://127.0.0.1:${babblingPort}/`,
    `https://127.0.0.1:${babblingPort}/`,
  ]) {
    const failed = (failure: Error) => failure instanceof OutboundFailed && failure.cause instanceof Error;
    await assert.rejects(outbound.fetch(url, { purpose }), failed, url);
  }
});

test("headers and methods cannot contain a second request", async (t) => {
  let requests = 0;
  const server = await startServer(t, (_request, response) => {
    requests++;
    response.end();
  });
  const outbound = outboundFor(t, "127.0.0.1");
  const smuggling: Partial<OutboundRequest>[] = [
    { headers: { "x-note": "a\r\n\r\nGET /second HTTP/1.1" } },
    { headers: { "x-note\r\nx-other": "a" } },
    { method: "CONNECT" },
    { method: "GET / HTTP/1.1\r\n\r\nGET" },
  ];
  for (const init of smuggling) {
    await assert.rejects(outbound.fetch(server.url, { purpose, ...init }), OutboundFailed);
  }
  const framing = { "content-length": "500", "transfer-encoding": "chunked", connection: "upgrade", upgrade: "h2c" };
  await outbound.fetch(server.url, { purpose, method: "POST", body: "hello", headers: framing });
  assert.equal(requests, 1);
});

test("no calls are made after the close", async (t) => {
  const server = await startServer(t, (_request, response) => response.end());
  const outbound = outboundFor(t, "127.0.0.1");
  await outbound.fetch(server.url, { purpose });
  await outbound.close();
  await assert.rejects(outbound.fetch(server.url, { purpose }), OutboundFailed);
});

test("a call tells when it is sent, and one that finds no connection does not", async (t) => {
  const { url } = await startServer(t, (request, response) => {
    if (request.url === "/lost") request.socket.destroy();
    else if (request.url === "/moved") response.writeHead(307, { location: "/here" }).end();
    else response.end("here");
  });
  const closed = createTcpServer();
  const port = await listening(t, closed, "127.0.0.1");
  await new Promise((resolve) => closed.close(resolve));
  const outbound = outboundFor(t, "127.0.0.1", lookupOf({}));
  const countSends = async (target: string, init: Partial<OutboundRequest> = {}) => {
    let sends = 0;
    const onSend = () => {
      sends++;
    };
    await outbound.fetch(target, { purpose, maxRedirects: 1, onSend, ...init }).catch(() => {});
    return sends;
  };
  assert.equal(await countSends(`${url}/here`), 1);
  assert.equal(await countSends(`${url}/moved`), 2);
  assert.equal(await countSends(`${url}/lost`), 1);
  assert.equal(await countSends(`http://127.0.0.1:${port}/`), 0);
  assert.equal(await countSends("http://gone.test/"), 0);
  assert.equal(await countSends("http://10.0.0.1/"), 0);
  assert.equal(await countSends(`https://127.0.0.1:${new URL(url).port}/`), 0);
  assert.equal(await countSends(`${url}/here`, { signal: AbortSignal.abort() }), 0);
});

test("a call that is ended before it has a connection tells of no sending", async (t) => {
  const stop = new AbortController();
  const { port } = await startServer(t, (_request, response) => response.end());
  const lookup: Lookup = async () => {
    stop.abort();
    return [{ address: "127.0.0.1" }];
  };
  const outbound = outboundFor(t, "slow.test", lookup);
  const url = `http://slow.test:${port}/`;
  let sends = 0;
  const onSend = () => {
    sends++;
  };
  await assert.rejects(outbound.fetch(url, { purpose, onSend, signal: stop.signal }));
  // The next call waits for the same connection.
  await outbound.fetch(url, { purpose });
  assert.equal(sends, 0);
});

test("other protocols get the checked addresses of a name, and none of a refused one", async (t) => {
  const outbound = outboundFor(t, "", lookupOf({ "open.test": [["93.184.216.34"]], "inner.test": [["10.0.0.1"]] }));
  assert.deepEqual(await outbound.findAddresses("https://open.test", purpose), [
    { address: "93.184.216.34", family: 4 },
  ]);
  await assert.rejects(outbound.findAddresses("https://10.0.0.1", purpose), AddressRefused);
  for (const name of ["inner.test", "gone.test"]) {
    await assert.rejects(outbound.findAddresses(`https://${name}`, purpose), OutboundFailed);
  }
});
