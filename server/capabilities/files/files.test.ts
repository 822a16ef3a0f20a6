import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { inTransaction } from "../../kernel/storage/database.ts";
import { startBucket } from "../../providers/storage/testing/start-bucket.ts";
import { makeKey, signUp } from "../../testing/client.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { testSecret } from "../../testing/test-secret.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { addressShown, markOfFile } from "./address-shown.ts";
import { deleteDueBytes, deleteUnusedFiles } from "./delete-files.ts";
import { FileId } from "./ids.ts";
import { announceBytes, keepFile } from "./store.ts";
import { storageOf } from "./store-bytes.ts";
import { openDesk, settingsOf } from "./testing/open-desk.ts";

const bucket = await startBucket();
after(() => bucket.stop());

const bytes = Buffer.alloc(300_000, "The kiln is fired on Thursdays. ");

for (const place of ["the data directory", "an S3-compatible storage"] as const) {
  describe(`files in ${place}`, () => {
    const itsBucket = place === "the data directory" ? undefined : bucket;
    const settings = {
      PARLEY_MAX_FILE_BYTES: "400000",
      ...(itsBucket === undefined ? {} : settingsOf(itsBucket)),
    };
    let server: TestServer;
    before(async () => {
      server = await startTestServer({ settings });
    });
    after(() => server.stop());
    const kernelOf = () => server.server.kernel;
    const open = () => openDesk(server, itsBucket);

    test("are given back as they came, as an attachment, and are stored encrypted", async () => {
      const { person, upload, download, keys, read } = await open();
      const made = await upload(bytes, { name: "Öfen (neu).pdf" });
      assert.equal(made.status, 201, JSON.stringify(made.body));
      const { id, name, mimeType } = made.body;
      assert.deepEqual([name, mimeType, made.body.bytes], ["Öfen (neu).pdf", "application/pdf", bytes.length]);
      const answer = await download(`/api/files/${id}`, person.accessToken);
      assert.equal(answer.status, 200);
      assert.ok(Buffer.from(await answer.arrayBuffer()).equals(bytes));
      assert.equal(
        answer.headers.get("content-disposition"),
        `attachment; filename="_fen (neu).pdf"; filename*=UTF-8''%C3%96fen%20%28neu%29.pdf`,
      );
      const lying = await keys();
      assert.equal(lying.length, 1);
      assert.ok(!(await read(lying[0]!)).includes("kiln"));
      assert.deepEqual(bucket.refused, []);
    });

    test("of any length up to the bound are kept, an empty one too", async () => {
      const { upload, bytesOf, isCountedRight } = await open();
      for (const length of [0, 1, 65_535, 65_536, 65_537, 131_072, 400_000]) {
        const sent = Buffer.alloc(length, "kiln");
        const { status, body } = await upload(sent);
        assert.deepEqual([status, body.bytes], [201, length]);
        assert.ok((await bytesOf(body.id))?.equals(sent), `${length} bytes`);
      }
      assert.ok(await isCountedRight());
    });

    test("are for members and keys with the scope, of this workspace only", async () => {
      const { person, upload, download } = await open();
      const { body } = await upload(bytes);
      const bob = await signUp(server.client);
      assert.equal((await download(`/api/files/${body.id}`, bob.accessToken)).status, 404);
      assert.equal((await download(`/api/files/${body.id}`)).status, 401);
      const reader = await makeKey(person, { scopes: ["files:read"] });
      assert.equal((await download(`/api/files/${body.id}`, reader)).status, 200);
      assert.equal((await upload(bytes, { token: reader })).status, 403);
      assert.equal((await server.client.as(reader).call("DELETE", `/api/files/${body.id}`)).status, 403);
    });

    test("are given by a link for an hour, to nobody who changes it", async () => {
      const { workspaceId, upload, download } = await open();
      const { body } = await upload(bytes);
      const file = { id: FileId.parse(body.id)!, isShared: true };
      await inTransaction(kernelOf().database, (tx) => keepFile(tx, workspaceId, file));
      const link = addressShown(kernelOf(), markOfFile(workspaceId, file.id))!;
      const path = `/files/${link.split("/").at(-1)}`;
      assert.ok(Buffer.from(await (await download(path)).arrayBuffer()).equals(bytes));
      const other = `${path.slice(0, 20)}${path[20] === "A" ? "B" : "A"}${path.slice(21)}`;
      assert.equal((await download(other)).status, 404);
      assert.equal((await download("/files/x")).status, 404);
      const { clock } = kernelOf();
      moveClock(server, 3_601_000);
      assert.equal((await download(path)).status, 404);
      kernelOf().clock = clock;
    });

    test("beyond the bounds are refused, and leave nothing", async () => {
      const { upload, keys, isCountedRight } = await open();
      for (const length of [400_001, 500_000]) {
        const large = await upload(Buffer.alloc(length));
        assert.deepEqual([large.status, large.body.code], [413, "body-too-large"], `${length} bytes`);
      }
      const { quotas } = kernelOf().config;
      const usual = quotas.fileBytes;
      for (const [quota, length] of [
        [bytes.length, bytes.length + 1],
        [1, 2],
      ] as const) {
        quotas.fileBytes = quota;
        const full = await upload(Buffer.alloc(length));
        assert.deepEqual([full.status, full.body.code], [422, "quota-exceeded"]);
      }
      quotas.fileBytes = usual;
      assert.deepEqual(await keys(), []);
      assert.ok(await isCountedRight());
    });

    test("that come at once are all kept", async () => {
      const { upload, bytesOf, keys, isCountedRight } = await open();
      const sent = Array.from({ length: 8 }, (_, number) => Buffer.alloc(100_000 + number, `oven ${number} `));
      const made = await Promise.all(sent.map((each) => upload(each)));
      for (const [number, { status, body }] of made.entries()) {
        assert.equal(status, 201, JSON.stringify(body));
        assert.ok((await bytesOf(body.id))?.equals(sent[number]!));
      }
      assert.equal((await keys()).length, 8);
      assert.ok(await isCountedRight());
    });

    test("that are damaged are refused, and no wrong byte of them is given", async () => {
      const { person, upload, download, bytesOf, keys, read, damage } = await open();
      await upload(Buffer.alloc(300_000, "glaze "));
      const [other] = await keys();
      const { body } = await upload(bytes);
      const key = (await keys()).find((each) => each !== other)!;
      const [whole, foreign] = [await read(key), await read(other!)];
      const changedAt = (index: number) => {
        const changed = Buffer.from(whole);
        changed[index]! ^= 1;
        return changed;
      };
      const early = { "first byte": changedAt(40), exchanged: foreign, empty: Buffer.alloc(0), length: changedAt(0) };
      for (const [what, damaged] of Object.entries(early)) {
        await damage(key, damaged);
        const answer = await download(`/api/files/${body.id}`, person.accessToken);
        assert.deepEqual([answer.status, ((await answer.json()) as { code: string }).code], [503, "unavailable"], what);
      }
      const middle = whole.subarray(0, 2 * 65_568);
      const late = {
        "last byte": changedAt(whole.length - 1),
        "middle byte": changedAt(150_000),
        "cut between two pieces": middle,
        "cut within a piece": whole.subarray(0, -100),
        "longer than it was": Buffer.concat([whole, Buffer.from("more")]),
        "ended by another file": Buffer.concat([middle, foreign.subarray(middle.length)]),
        "without a piece": Buffer.concat([whole.subarray(0, 65_568), whole.subarray(2 * 65_568)]),
      };
      for (const [what, damaged] of Object.entries(late)) {
        await damage(key, damaged);
        assert.equal(await bytesOf(body.id), undefined, what);
      }
      await damage(key, whole);
      assert.ok((await bytesOf(body.id))?.equals(bytes));
    });

    test("stay readable when the secret is replaced, and then with the new one alone", async () => {
      const former = await startTestServer({ settings });
      const desk = await openDesk(former, itsBucket);
      const token = await makeKey(desk.person);
      const { body } = await desk.upload(bytes);
      const renewed = {
        ...settings,
        PARLEY_SECRET: "another secret of the pottery, 32 and more",
        PARLEY_DATA_DIR: former.dataDirectory,
      };
      const rounds: Record<string, string>[] = [{ PARLEY_SECRET_PREVIOUS: testSecret }, {}];
      for (const previous of rounds) {
        const next = await startTestServer({ connection: former.connection, settings: { ...renewed, ...previous } });
        const answer = await fetch(`${next.url}/api/files/${body.id}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        assert.ok(Buffer.from(await answer.arrayBuffer()).equals(bytes), `${answer.status}`);
        await next.stop();
      }
      await former.stop();
    });

    test("go at once with their bytes when they are deleted, unused for a day, or left by a crash", async () => {
      const { person, workspaceId, upload, download, keys } = await open();
      const { body } = await upload(bytes);
      await upload(bytes);
      const remove = () => person.client.call("DELETE", `/api/files/${body.id}`);
      assert.equal((await remove()).status, 204);
      assert.equal((await download(`/api/files/${body.id}`, person.accessToken)).status, 404);
      assert.equal((await remove()).status, 404);
      await until(async () => (await keys()).length === 1);
      const id = "019c0000-0000-7000-8000-000000000001";
      await announceBytes(kernelOf().database.query, { workspaceId, id }, new Date(kernelOf().clock.now() + 3_600_000));
      await storageOf(kernelOf()).write(
        `${workspaceId}/${id}`,
        (async function* () {
          yield Buffer.from("cut off");
        })(),
      );
      await deleteDueBytes.run(kernelOf(), null);
      assert.equal((await keys()).length, 2);
      moveClock(server, 25 * 3_600_000);
      await deleteUnusedFiles.run(kernelOf(), null);
      await deleteDueBytes.run(kernelOf(), null);
      // A job of the server deletes some of them.
      await until(async () => (await keys()).length === 0);
    });

    test("go with their workspace", async () => {
      const { person, upload, keys } = await open();
      await upload(bytes);
      await upload(bytes);
      assert.equal((await keys()).length, 2);
      const erased = await person.client.call("DELETE", "/api/auth/me", { body: { password: person.password } });
      assert.equal(erased.status, 204, erased.text);
      await until(async () => (await keys()).length === 0);
    });
  });
}
