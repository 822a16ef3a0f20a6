import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  boundary,
  createUploader,
  lastBoundary,
  multipart,
  part,
  partHead,
  type Uploader,
} from "../../http/bodies/testing/uploader.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { openDesk } from "./testing/open-desk.ts";

describe("uploads that no client should send", () => {
  let server: TestServer;
  let uploader: Uploader;
  let desk: Awaited<ReturnType<typeof openDesk>>;
  before(async () => {
    server = await startTestServer();
    uploader = createUploader(server.url);
    desk = await openDesk(server);
  });
  after(() => server.stop());
  const headers = () => ({ ...multipart, authorization: `Bearer ${desk.person.accessToken}` });
  const send = (...pieces: string[]) => uploader.send("/api/files", headers(), [...pieces, lastBoundary]);

  const names: [what: string, sent: string, shown: string][] = [
    ["a path", "../../etc/passwd", "passwd"],
    ["a path of Windows", "C:\\Users\\ada\\glaze.pdf", "glaze.pdf"],
    ["dots alone", "..", "file"],
    ["nothing", "", "file"],
    ["spaces alone", "   ", "file"],
    ["control characters", "gla\x01ze\x7f\u0085.pdf", "glaze.pdf"],
    ["a direction of writing that turns", "glaze\u202efdp.exe", "glazefdp.exe"],
    ["10,000 letters", "x".repeat(10_000), "x".repeat(255)],
    ["10,000 letters beyond the first plane", "🏺".repeat(2_500), "🏺".repeat(255)],
    ["markup", "<img src=x onerror=alert(1)>.pdf", "<img src=x onerror=alert(1)>.pdf"],
  ];
  for (const [what, sent, shown] of names) {
    test(`a file whose name is ${what} is kept, and its name is one that is shown as it is`, async () => {
      const { status, body } = await send(part("file", "kiln", sent));
      assert.deepEqual([status, body.name], [201, shown], JSON.stringify(body));
      const answer = await desk.download(`/api/files/${body.id}`, desk.person.accessToken);
      assert.equal(await answer.text(), "kiln");
      const disposition = answer.headers.get("content-disposition")!;
      assert.match(disposition, /^attachment; filename="[ -!#-[\]-~]*"; filename\*=UTF-8''[\w.%!~-]+$/);
      assert.equal(decodeURIComponent(disposition.split("''")[1]!), shown);
    });
  }

  test("a page is saved and not shown, whatever type it claims", async () => {
    const page = "<script>alert(document.domain)</script>";
    for (const type of ["text/html", "image/svg+xml", "text/html; charset=utf-8\x0b", "x".repeat(5_000)]) {
      const head = partHead("file", "page.html").replace(/content-type: [^\r]*/i, `content-type: ${type}`);
      const { status, body } = await send(`${head}${page}\r\n`);
      assert.equal(status, 201, JSON.stringify(body));
      assert.match(body.mimeType, /^[\w.+-]+\/[\w.+-]+$/);
      const answer = await desk.download(`/api/files/${body.id}`, desk.person.accessToken);
      assert.equal(await answer.text(), page);
      assert.equal(answer.headers.get("content-type"), "application/octet-stream");
      assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
      assert.match(answer.headers.get("content-disposition") ?? "", /^attachment;/);
      assert.match(answer.headers.get("content-security-policy") ?? "", /^default-src 'none'.*; sandbox$/);
      assert.match(answer.headers.get("cache-control") ?? "", /no-store/);
    }
  });

  const refused: [what: string, pieces: string[], status: number, code: string][] = [
    ["two files", [part("file", "a", "a.pdf"), part("file", "b", "b.pdf")], 413, "body-too-large"],
    ["a field in place of a file", [part("file", "kiln")], 400, "invalid-request"],
    ["no part", [], 400, "invalid-request"],
    ["a name with a NUL character", [part("file", "a", "a\0.pdf")], 400, "invalid-request"],
    [
      "a file and then an endless field",
      [part("file", "a", "a.pdf"), part("x", "x".repeat(2_000))],
      413,
      "body-too-large",
    ],
    [
      "a file and then a part without a name",
      [part("file", "a", "a.pdf"), `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`],
      400,
      "invalid-request",
    ],
  ];
  for (const [what, pieces, status, code] of refused) {
    test(`${what} is refused, and nothing is kept`, async () => {
      const before = await desk.keys();
      const answer = await send(...pieces);
      assert.deepEqual([answer.status, answer.body.code], [status, code], JSON.stringify(answer.body));
      assert.deepEqual(await desk.keys(), before);
      assert.ok(await desk.isCountedRight());
    });
  }

  test("a client that hangs up in the middle leaves nothing, before and after the end of its file", async () => {
    const before = await desk.keys();
    for (const pieces of [
      [partHead("file", "guide.pdf"), "x".repeat(200_000)],
      [part("file", "x".repeat(200_000), "guide.pdf")],
    ]) {
      const request = uploader.begin("/api/files", headers(), pieces);
      await until(async () => (await desk.keys()).length > before.length);
      request.destroy();
      await until(async () => (await desk.keys()).length === before.length);
      assert.deepEqual(await desk.keys(), before);
    }
    assert.ok(await desk.isCountedRight());
    assert.equal((await desk.upload(Buffer.from("kiln"))).status, 201);
  });

  test("ids and links of other shapes are not found", async () => {
    for (const path of ["/api/files/x", "/api/files/..%2f..%2fsecret", "/api/files/file_00000000000000000000000000"]) {
      assert.equal((await desk.download(path, desk.person.accessToken)).status, 404, path);
    }
    for (const path of ["/files/..", `/files/${"A".repeat(96)}`, `/files/${"A".repeat(5_000)}`]) {
      assert.equal((await desk.download(path)).status, 404, path);
    }
  });
});
