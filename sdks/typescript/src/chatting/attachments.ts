import { ask } from "../exchanging/ask.ts";
import { type OnProgress, postForm } from "../exchanging/post-form.ts";
import { readDownload } from "../exchanging/read-body.ts";
import { readProblem } from "../exchanging/read-problem.ts";
import { writeBody } from "../exchanging/write-body.ts";
import type { SentAttachment } from "../generated/api-types.generated.d.ts";
import type { CallOptions, Download } from "../operation.d.ts";
import { readKey } from "../settings.ts";
import type { Chat } from "./chat.ts";

const path = "/api/conversations/{sessionId}/attachments";

/** `text` is said with the file. In a browser `onProgress` tells how much was sent, from 0 to 1. */
export type AttachmentOptions = { text?: string; onProgress?: OnProgress; signal?: AbortSignal };

/**
 * Sends a picture or a PDF in a conversation, as a message of its own. The same file with the same text is kept once, so
 * that it may be sent again after a lost connection.
 * @example
 * await sendAttachment(chat, "s1", input.files[0], { onProgress: (part) => (bar.value = part) });
 */
export async function sendAttachment(
  chat: Chat,
  sessionId: string,
  file: Blob & { readonly name?: string },
  { text, onProgress, signal }: AttachmentOptions = {},
): Promise<SentAttachment> {
  const form = new FormData();
  if (text !== undefined) form.append("text", text);
  form.append("file", file, file.name ?? "file");
  if (onProgress === undefined || !("XMLHttpRequest" in globalThis)) {
    const route = { method: "POST", path, flags: "", write: writeBody };
    return chat.call(route, { params: { sessionId }, body: form, ...(signal === undefined ? {} : { signal }) });
  }
  const { settings } = chat;
  const key = await readKey(settings);
  const proofs = await chat.headers(chat.visitorToken);
  const given = { ...proofs, authorization: key === undefined ? undefined : `Bearer ${key}` };
  const known = Object.entries(given).filter((each): each is [string, string] => each[1] !== undefined);
  const address = `${settings.endpoint}${path.replace("{sessionId}", encodeURIComponent(sessionId))}`;
  const answer = await postForm(address, Object.fromEntries(known), form, { onProgress, signal });
  if (!answer.ok) throw await readProblem(answer, { key, extras: settings.extras });
  return (await answer.json()) as SentAttachment;
}

/**
 * Downloads a file of a conversation, or with `preview` the picture that may be shown in its place.
 * @example
 * const blob = await (await downloadAttachment(chat, "s1", attachmentId)).blob();
 */
export async function downloadAttachment(
  chat: Chat,
  sessionId: string,
  attachmentId: string,
  { preview = false, ...options }: CallOptions & { preview?: boolean } = {},
): Promise<Download> {
  const route = { method: "GET", path: `${path}/{attachmentId}${preview ? "/preview" : ""}`, flags: "" };
  const input = { ...options, params: { sessionId, attachmentId }, headers: await chat.headers(chat.visitorToken) };
  return ask(chat.settings, route, input, readDownload);
}
