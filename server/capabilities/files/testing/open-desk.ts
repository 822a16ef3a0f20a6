import type { Dirent } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { noUse } from "../../../kernel/quotas/quotas-of.ts";
import { correctUse } from "../../../kernel/quotas/store.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { type Bucket, keyOfBucket } from "../../../providers/storage/testing/start-bucket.ts";
import { signUp } from "../../../testing/client.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { WorkspaceId } from "../../identity/index.ts";

export const settingsOf = ({ url }: Bucket): Record<string, string> => ({
  PARLEY_FILES_S3_ENDPOINT: url,
  PARLEY_FILES_S3_BUCKET: keyOfBucket.bucket,
  PARLEY_FILES_S3_REGION: keyOfBucket.region,
  PARLEY_FILES_S3_ACCESS_KEY_ID: keyOfBucket.accessKeyId,
  PARLEY_FILES_S3_SECRET_ACCESS_KEY: keyOfBucket.secretAccessKey,
});

/** Opens the files of a new workspace, as its owner sees them and as they lie in the storage. */
export async function openDesk(server: TestServer, bucket?: Bucket) {
  const person = await signUp(server.client);
  const { kernel } = server.server;
  const workspaceId = WorkspaceId.parse(person.workspaceId)!;
  const folder = join(kernel.config.dataDirectory, "files", workspaceId);
  const keys = async (): Promise<string[]> => {
    if (bucket !== undefined) return [...bucket.objects.keys()].filter((key) => key.startsWith(workspaceId));
    const entries: Dirent[] = await readdir(folder, { withFileTypes: true }).catch(() => []);
    return entries.map(({ name }) => `${workspaceId}/${name}`);
  };
  const pathOf = (key: string) => join(kernel.config.dataDirectory, "files", key);
  return {
    person,
    workspaceId,
    keys,
    async read(key: string): Promise<Buffer> {
      return bucket?.objects.get(key) ?? readFile(pathOf(key));
    },
    async damage(key: string, bytes: Buffer): Promise<void> {
      bucket?.objects.set(key, bytes);
      if (bucket === undefined) await writeFile(pathOf(key), bytes);
    },
    async upload(sent: Buffer, { name = "guide.pdf", type = "application/pdf", token = person.accessToken } = {}) {
      const form = new FormData();
      form.append("note", "not a file");
      form.append("file", new Blob([new Uint8Array(sent)], { type }), name);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${server.url}/api/files`, { method: "POST", headers, body: form });
      // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
      return { status: answer.status, body: (await answer.json()) as any };
    },
    download: (path: string, token?: string) =>
      fetch(`${server.url}${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }),
    /** Reads what the owner gets of a file; undefined where the answer breaks off. */
    async bytesOf(id: string): Promise<Buffer | undefined> {
      const headers = { authorization: `Bearer ${person.accessToken}` };
      const answer = await fetch(`${server.url}/api/files/${id}`, { headers });
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
      return answer.arrayBuffer().then(Buffer.from, () => undefined);
    },
    /** Tells whether what is counted as stored is what is stored. */
    async isCountedRight(): Promise<boolean> {
      const drift = await inTransaction(kernel.database, (tx) =>
        correctUse(tx, workspaceId, kernel.storedKinds, new Date()),
      );
      return Object.keys(noUse).every((quota) => drift[quota as keyof typeof noUse] === 0);
    },
  };
}
