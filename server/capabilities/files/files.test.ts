import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { noUse } from "../../kernel/quotas/quotas-of.ts";
import { correctUse } from "../../kernel/quotas/store.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { WorkspaceId } from "../identity/index.ts";
import { deleteDueBytes, deleteUnusedFiles } from "./delete-files.ts";
import { addressShown, markOfFile } from "./file-link-of.ts";
import { FileId } from "./ids.ts";
import { announceBytes, keepFile } from "./store.ts";
import { storageOf } from "./store-bytes.ts";

const s3 = {
  bucket: "originals",
  region: "eu-test-1",
  accessKeyId: "AKIATEST",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG",
};

/** Speaks S3 as far as files need it, and checks each signature (AWS Signature Version 4) and each hash. */
async function startBucket(): Promise<{
  server: Server;
  objects: Map<string, Buffer>;
  refused: string[];
  url: string;
}> {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const fault = faultOf(request.method!, request.url!, request.headers as Record<string, string>, body);
    if (fault !== undefined) {
      refused.push(fault);
      return response.writeHead(403).end(`<Error><Code>${fault}</Code></Error>`);
    }
    const key = request.url!.replace(`/${s3.bucket}/`, "");
    if (request.method === "PUT") objects.set(key, body);
    if (request.method === "DELETE") return response.writeHead(objects.delete(key) ? 204 : 404).end();
    const stored = objects.get(key);
    if (stored === undefined) return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    response.writeHead(200).end(request.method === "GET" ? stored : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, objects, refused, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function faultOf(method: string, url: string, headers: Record<string, string>, body: Buffer): string | undefined {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, credential = "", signed = "", signature] = pattern.exec(headers.authorization ?? "") ?? [];
  const [keyId, day = "", region, service] = credential.split("/");
  if (keyId !== s3.accessKeyId || region !== s3.region || service !== "s3") return "InvalidAccessKeyId";
  const hash = headers["x-amz-content-sha256"]!;
  const isHashed = hash !== "UNSIGNED-PAYLOAD";
  if (method === "PUT" && hash !== createHash("sha256").update(body).digest("hex")) return "XAmzContentSHA256Mismatch";
  if (method === "PUT" && (!isHashed || headers["content-length"] !== String(body.length)))
    return "MissingContentLength";
  const named = signed.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => named.includes(name))) return "AccessDenied";
  const { pathname, searchParams } = new URL(url, "http://bucket");
  searchParams.sort();
  const lines = named.map((name) => `${name}:${headers[name]!.trim()}\n`).join("");
  const canonical = [method, pathname, String(searchParams), lines, signed, hash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const hashed = createHash("sha256").update(canonical).digest("hex");
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hashed].join("\n");
  const mac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const key = [day, s3.region, "s3", "aws4_request"].reduce<string | Buffer>(mac, `AWS4${s3.secretAccessKey}`);
  return mac(key, toSign).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}

const bucket = await startBucket();
after(() => bucket.server.close());

const bytes = Buffer.alloc(300_000, "The kiln is fired on Thursdays. ");

for (const place of ["the data directory", "an S3-compatible storage"] as const) {
  describe(`files in ${place}`, () => {
    let server: TestServer;
    let ada: Person;
    before(async () => {
      const settings = {
        PARLEY_FILES_S3_ENDPOINT: bucket.url,
        PARLEY_FILES_S3_BUCKET: s3.bucket,
        PARLEY_FILES_S3_REGION: s3.region,
        PARLEY_FILES_S3_ACCESS_KEY_ID: s3.accessKeyId,
        PARLEY_FILES_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      };
      server = await startTestServer({
        settings: { PARLEY_MAX_FILE_BYTES: "400000", ...(place === "the data directory" ? {} : settings) },
      });
      ada = await signUp(server.client);
    });
    after(() => server.stop());

    const kernelOf = () => server.server.kernel;
    const upload = async (sent: Buffer, name = "guide.pdf", token = ada.accessToken) => {
      const form = new FormData();
      form.append("note", "not a file");
      form.append("file", new Blob([new Uint8Array(sent)], { type: "application/pdf" }), name);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${server.url}/api/files`, { method: "POST", headers, body: form });
      // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
      return { status: answer.status, body: (await answer.json()) as any };
    };
    const download = (path: string, token?: string) =>
      fetch(`${server.url}${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
    const stored = async (): Promise<Buffer[]> => {
      if (place !== "the data directory") return [...bucket.objects.values()];
      const folder = join(kernelOf().config.dataDirectory, "files");
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const files = entries.filter((entry) => entry.isFile());
      // A job may delete one while they are read.
      const read = files.map(({ parentPath, name }) => readFile(join(parentPath, name)).catch(() => []));
      return (await Promise.all(read)).flat();
    };

    test("are given back as they came, as an attachment, and are stored encrypted", async () => {
      const made = await upload(bytes, "Öfen (neu).pdf");
      assert.equal(made.status, 201, JSON.stringify(made.body));
      const { id, name, mimeType } = made.body;
      assert.deepEqual([name, mimeType, made.body.bytes], ["Öfen (neu).pdf", "application/pdf", bytes.length]);
      const answer = await download(`/api/files/${id}`, ada.accessToken);
      assert.equal(answer.status, 200);
      assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes);
      assert.equal(
        answer.headers.get("content-disposition"),
        `attachment; filename="_fen (neu).pdf"; filename*=UTF-8''%C3%96fen%20%28neu%29.pdf`,
      );
      assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
      const lying = await stored();
      assert.equal(lying.length, 1);
      assert.ok(!lying[0]!.includes("kiln"));
      for (const length of [0, 65_536, 131_072]) {
        const { body } = await upload(bytes.subarray(0, length));
        const again = await download(`/api/files/${body.id}`, ada.accessToken);
        assert.deepEqual(Buffer.from(await again.arrayBuffer()), bytes.subarray(0, length));
      }
      assert.deepEqual(bucket.refused, []);
    });

    test("are for members and keys with the scope, of this workspace only", async () => {
      const { body } = await upload(bytes);
      const bob = await signUp(server.client);
      assert.equal((await download(`/api/files/${body.id}`, bob.accessToken)).status, 404);
      assert.equal((await download(`/api/files/${body.id}`)).status, 401);
      const reader = await makeKey(ada, { scopes: ["files:read"] });
      assert.equal((await download(`/api/files/${body.id}`, reader)).status, 200);
      assert.equal((await upload(bytes, "a.pdf", reader)).status, 403);
      assert.equal((await server.client.as(reader).call("DELETE", `/api/files/${body.id}`)).status, 403);
    });

    test("are given by a link for an hour, to nobody who changes it", async () => {
      const { body } = await upload(bytes);
      const file = { id: FileId.parse(body.id)!, isShared: true };
      await inTransaction(kernelOf().database, (tx) => keepFile(tx, WorkspaceId.parse(ada.workspaceId)!, file));
      const link = addressShown(kernelOf(), markOfFile(WorkspaceId.parse(ada.workspaceId)!, file.id))!;
      const path = `/files/${link.split("/").at(-1)}`;
      assert.deepEqual(Buffer.from(await (await download(path)).arrayBuffer()), bytes);
      const other = `${path.slice(0, 20)}${path[20] === "A" ? "B" : "A"}${path.slice(21)}`;
      assert.equal((await download(other)).status, 404);
      assert.equal((await download("/files/x")).status, 404);
      const { clock } = kernelOf();
      moveClock(server, 3_601_000);
      assert.equal((await download(path)).status, 404);
      kernelOf().clock = clock;
    });

    test("beyond the bounds are refused, and leave nothing that counts", async () => {
      const large = await upload(Buffer.alloc(500_000));
      assert.deepEqual([large.status, large.body.code], [413, "body-too-large"]);
      const { quotas } = kernelOf().config;
      const usual = quotas.fileBytes;
      quotas.fileBytes = 1;
      const full = await upload(bytes);
      quotas.fileBytes = usual;
      assert.deepEqual([full.status, full.body.code], [422, "quota-exceeded"]);
      const none = await ada.client.post("/api/files", {});
      assert.equal(none.status, 415);
      const workspaceId = WorkspaceId.parse(ada.workspaceId)!;
      const drift = await inTransaction(kernelOf().database, (tx) =>
        correctUse(tx, workspaceId, kernelOf().storedKinds, new Date()),
      );
      assert.deepEqual(drift, noUse);
    });

    test("go at once with their bytes when they are deleted, unused for a day, or left by a crash", async () => {
      const { body } = await upload(bytes);
      const before = (await stored()).length;
      const remove = () => ada.client.call("DELETE", `/api/files/${body.id}`);
      assert.equal((await remove()).status, 204);
      assert.equal((await download(`/api/files/${body.id}`, ada.accessToken)).status, 404);
      assert.equal((await remove()).status, 404);
      await until(async () => (await stored()).length === before - 1);
      const workspaceId = WorkspaceId.parse(ada.workspaceId)!;
      const id = "019c0000-0000-7000-8000-000000000001";
      await announceBytes(kernelOf().database.query, { workspaceId, id }, new Date(kernelOf().clock.now() + 3_600_000));
      await storageOf(kernelOf()).write(
        `${workspaceId}/${id}`,
        (async function* () {
          yield Buffer.from("cut off");
        })(),
      );
      await deleteDueBytes.run(kernelOf(), null);
      assert.equal((await stored()).length, before);
      moveClock(server, 25 * 3_600_000);
      await deleteUnusedFiles.run(kernelOf(), null);
      await deleteDueBytes.run(kernelOf(), null);
      assert.deepEqual(await stored(), []);
    });
  });
}
