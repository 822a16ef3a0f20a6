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

async function upload({ first }: World): Promise<{ id: string; url: string }> {
  const request = { body: Buffer.from(form), headers: { "content-type": contentType } };
  return (await must(first.client.call("POST", "/api/files", request))).body;
}

export const newFile = async (world: World): Promise<string> => (await upload(world)).id;
export const newFileToken = async (world: World): Promise<string> => (await upload(world)).url.split("/").at(-1)!;

export const fileCalls: Record<string, (world: World) => Promise<ValidCall> | ValidCall> = {
  "POST /api/files": () => ({ rawBody: { bytes: Buffer.from(form), contentType } }),
  "GET /api/files/{fileId}": async (world) => ({ params: { fileId: await newFile(world) } }),
  "DELETE /api/files/{fileId}": async (world) => ({ params: { fileId: await newFile(world) } }),
  "GET /files/{token}": async (world) => ({ params: { token: await newFileToken(world) } }),
};
