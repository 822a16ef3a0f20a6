import { must, type World } from "../world.ts";
import type { ValidCall } from "./valid-calls.ts";

const form = [
  "--fuzz",
  'Content-Disposition: form-data; name="file"; filename="offer.pdf"',
  "Content-Type: application/pdf",
  "",
  "%PDF-1.7 The offer.",
  "--fuzz--",
  "",
].join("\r\n");
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const contentType = "multipart/form-data; boundary=fuzz";

/** A new conversation, as a server has one, in which nobody has sent a file yet. */
async function newPlace({ first }: World): Promise<string> {
  return (await must(first.client.post("/api/chatbot/send", { message: "Hello" }))).body.sessionId;
}

async function newAttachment(world: World): Promise<{ sessionId: string; attachmentId: string }> {
  const sessionId = await newPlace(world);
  return { sessionId, attachmentId: await sendPicture(world, sessionId) };
}

/** Sends a picture, which has a preview, in a conversation, which keeps the same one once. */
export async function sendPicture(world: World, sessionId: string): Promise<string> {
  const head = '--fuzz\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), Buffer.from(png, "base64"), Buffer.from("\r\n--fuzz--\r\n")]);
  const request = { body, headers: { "content-type": contentType } };
  const sent = await must(world.first.client.call("POST", `/api/conversations/${sessionId}/attachments`, request));
  return sent.body.attachmentId;
}

export const sendsAttachment = "POST /api/conversations/{sessionId}/attachments";

/** Lets visitors send files before a colleague answers. */
export async function allowAttachments({ first }: World): Promise<void> {
  await must(first.client.call("PATCH", "/api/widget", { body: { attachments: "always" } }));
}

/** Valid calls of files in conversations. */
export const attachmentCalls: Record<string, (world: World) => Promise<ValidCall> | ValidCall> = {
  [sendsAttachment]: async (world) => ({
    params: { sessionId: await newPlace(world) },
    rawBody: { bytes: Buffer.from(form), contentType },
  }),
  "GET /api/conversations/{sessionId}/attachments/{attachmentId}": async (world) => ({
    params: await newAttachment(world),
  }),
  "GET /api/conversations/{sessionId}/attachments/{attachmentId}/preview": async (world) => ({
    params: await newAttachment(world),
  }),
};
