import { until } from "../../../server/testing/until.ts";
import { must, type World } from "../world.ts";
import type { ValidCall } from "./valid-calls.ts";

const form = [
  "--fuzz",
  'Content-Disposition: form-data; name="file"; filename="tickets.txt"',
  "Content-Type: text/plain",
  "",
  "A ticket costs 12 euros.",
  "--fuzz--",
  "",
].join("\r\n");
const contentType = "multipart/form-data; boundary=fuzz";

export async function newFile({ first }: World): Promise<string> {
  const request = { body: Buffer.from(form), headers: { "content-type": contentType } };
  return (await must(first.client.call("POST", "/api/files", request))).body.id;
}

export async function fileToken(world: World): Promise<string> {
  const { client } = world.first;
  const input = { type: "file", fileId: await newFile(world), shareOriginal: true };
  const { id } = (await must(client.post("/api/knowledge/sources", input))).body;
  const documentId = await until(async () => {
    const { data } = (await must(client.get(`/api/knowledge/sources/${id}/documents`))).body;
    return (data[0].documentId as string | null) ?? undefined;
  });
  const document = (await must(client.get(`/api/knowledge/documents/${documentId}`))).body;
  return document.url.split("/").at(-1);
}

const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export async function avatarToken({ first }: World): Promise<string> {
  const head = form.slice(0, form.indexOf("\r\n\r\n") + 4);
  const body = Buffer.concat([Buffer.from(head), Buffer.from(dot, "base64"), Buffer.from("\r\n--fuzz--\r\n")]);
  const { id } = (
    await must(first.client.call("POST", "/api/files", { body, headers: { "content-type": contentType } }))
  ).body;
  await must(first.client.call("PATCH", "/api/widget", { body: { avatarFileId: id } }));
  return (await must(first.client.get("/api/widget/config"))).body.avatar.split("/").at(-1);
}

export const fileCalls: Record<string, (world: World) => Promise<ValidCall> | ValidCall> = {
  "POST /api/files": () => ({ rawBody: { bytes: Buffer.from(form), contentType } }),
  "GET /api/files/{fileId}": async (world) => ({ params: { fileId: await newFile(world) } }),
  "DELETE /api/files/{fileId}": async (world) => ({ params: { fileId: await newFile(world) } }),
  "GET /files/{token}": async (world) => ({ params: { token: await fileToken(world) } }),
};
