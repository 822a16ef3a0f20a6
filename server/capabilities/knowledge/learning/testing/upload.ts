import { ZipFile } from "yazl";
import type { Person, TestAnswer } from "../../../../testing/client.ts";
import type { TestServer } from "../../../../testing/test-server.ts";

type SentFile = readonly [name: string, bytes: string | Uint8Array<ArrayBuffer>];
type Fields = readonly (readonly [name: string, value: string])[];

/** Sends files with fields, as a browser's form does. */
export async function upload(
  node: TestServer,
  person: Person,
  files: readonly SentFile[],
  { fields = [], path = "/api/knowledge/sources", part = "file", headers = {} }: UploadOptions = {},
): Promise<TestAnswer> {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(part, new Blob([bytes]), name);
  for (const [name, value] of fields) form.append(name, value);
  const response = await fetch(`${node.url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.accessToken}`, ...headers },
    body: form,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

type UploadOptions = { fields?: Fields; path?: string; part?: string; headers?: Record<string, string> };

export async function zipOf(files: Record<string, string | Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return new Uint8Array(Buffer.concat(await Array.fromAsync(zip.outputStream as AsyncIterable<Buffer>)));
}
