import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { openS3Storage } from "./open-s3-storage.ts";
import { type Bucket, keyOfBucket, refusalOf, startBucket } from "./testing/start-bucket.ts";

async function* inPieces(...texts: string[]): AsyncGenerator<Buffer, void> {
  for (const text of texts) yield Buffer.from(text);
}

describe("a bucket", () => {
  let bucket: Bucket;
  let folder: string;
  before(async () => {
    bucket = await startBucket();
    folder = await mkdtemp(join(tmpdir(), "parley-uploads-"));
  });
  after(async () => {
    bucket.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const open = (change: Partial<typeof keyOfBucket & { endpoint: string }> = {}, patienceMs?: number) =>
    openS3Storage({ ...keyOfBucket, endpoint: bucket.url, ...change }, folder, patienceMs);

  test("keeps bytes under keys, gives them back and deletes them, and nothing stays in the folder", async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "left by a crash"), "half");
    const storage = open();
    await storage.write("a/b", inPieces("kiln ", "and ", "glaze"));
    assert.equal(String(await buffer((await storage.read("a/b"))!)), "kiln and glaze");
    await storage.write("a/b", inPieces());
    assert.equal(String(await buffer((await storage.read("a/b"))!)), "");
    await storage.remove("a/b");
    await storage.remove("a/b");
    assert.equal(await storage.read("a/b"), undefined);
    assert.deepEqual(await readdir(folder), []);
    assert.deepEqual(bucket.refused, []);
  });

  test("gets nothing of bytes that break off", async () => {
    const broken = (async function* () {
      yield Buffer.from("half");
      throw new Error("the client is gone");
    })();
    await assert.rejects(open().write("half", broken), /the client is gone/);
    assert.deepEqual([...bucket.objects.keys(), ...(await readdir(folder))], []);
  });

  const faults: [what: string, status: number | null, told: RegExp][] = [
    ["refuses", 403, /answered \w+ with 403 \(Planted\)\. Check PARLEY_FILES_S3_ACCESS_KEY_ID/],
    ["fails", 500, /answered \w+ with 500 \(Planted\)\. Uploads and downloads work again when the storage does/],
    [
      "leads elsewhere",
      301,
      /answered \w+ with 301 \(Planted\)\. Check PARLEY_FILES_S3_ENDPOINT, …_BUCKET and …_REGION/,
    ],
    ["does not know the bucket", 404, /with 404 \(Planted\)\. Check PARLEY_FILES_S3_ENDPOINT, …_BUCKET/],
    ["never answers", null, /does not answer \w+ \(timeout\)\. Check PARLEY_FILES_S3_ENDPOINT/],
  ];
  for (const [what, status, told] of faults) {
    test(`that ${what} is told with what the operator can do`, async () => {
      const storage = open();
      // A busy machine may answer late, too: only what never answers is waited for shortly.
      const faulty = status === null ? open({}, 300) : storage;
      await storage.write("kept", inPieces("kiln"));
      bucket.fault = { method: "PUT", status };
      await assert.rejects(faulty.write("new", inPieces("glaze")), told);
      bucket.fault = { method: "GET", status };
      await assert.rejects(async () => void (await faulty.read("kept")), told);
      bucket.fault = { method: "DELETE", status };
      // Nothing needs deleting where nothing is.
      if (status !== 404) await assert.rejects(faulty.remove("kept"), told);
      bucket.fault = undefined;
      assert.equal(String(await buffer((await storage.read("kept"))!)), "kiln");
      assert.deepEqual(await readdir(folder), []);
    });
  }

  test("that nobody can reach is told", async () => {
    const other = await startBucket();
    other.stop();
    const storage = open({ endpoint: other.url });
    await assert.rejects(storage.write("a", inPieces("kiln")), /does not answer PUT \(ECONNREFUSED\)/);
    await assert.rejects(async () => void (await storage.read("a")), /does not answer GET \(ECONNREFUSED\)/);
  });

  test("refuses another secret, another id of a key, and another region", async () => {
    for (const [change, code] of [
      [{ secretAccessKey: "another" }, "SignatureDoesNotMatch"],
      [{ accessKeyId: "another" }, "InvalidAccessKeyId"],
      [{ region: "eu-test-2" }, "InvalidAccessKeyId"],
    ] as const) {
      await assert.rejects(open(change).write("a", inPieces("kiln")), new RegExp(`with 403 \\(${code}\\)`));
    }
  });
});

describe("the stand-in of the bucket checks signatures as S3 does", () => {
  // The example of "Authenticating Requests (AWS Signature Version 4)", in the documentation of S3.
  const credentials = {
    region: "us-east-1",
    accessKeyId: "AKIAIOSFODNN7EXAMPLE",
    secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  };
  const signature = "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41";
  const headers = {
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "x-amz-date": "20130524T000000Z",
    authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
  };
  const request = { method: "GET", url: "/test.txt", headers, body: Buffer.alloc(0) };

  test("the published example is taken", () => assert.equal(refusalOf(request, credentials), undefined));

  for (const [what, changed] of Object.entries({
    method: { ...request, method: "DELETE" },
    path: { ...request, url: "/other.txt" },
    query: { ...request, url: "/test.txt?acl=" },
    "signed header": { ...request, headers: { ...headers, range: "bytes=0-10" } },
    date: { ...request, headers: { ...headers, "x-amz-date": "20130524T000001Z" } },
  })) {
    test(`with another ${what} it is refused`, () =>
      assert.equal(refusalOf(changed, credentials), "SignatureDoesNotMatch"));
  }

  test("with another body it is refused", () =>
    assert.equal(refusalOf({ ...request, body: Buffer.from("x") }, credentials), "XAmzContentSHA256Mismatch"));
});
