import { ask, readJson } from "../exchanging/ask.ts";
import { readDownload } from "../exchanging/read-body.ts";
import { writeBody } from "../exchanging/write-body.ts";
import type { File as StoredFile, Upload } from "../generated/api-types.generated.d.ts";
import type { CallOptions, Download } from "../operation.d.ts";
import type { Settings } from "../settings.ts";

/** A client that has settings, such as `Chat` and `Parley`. */
type Client = { readonly settings: Readonly<Settings> };

/**
 * Uploads a file. A stream is sent as it is read, so a file needs no memory.
 * @example
 * const { id } = await uploadFile(chat, input.files[0]);
 */
export async function uploadFile(client: Client, file: Upload, options: CallOptions = {}): Promise<StoredFile> {
  const route = { method: "POST", path: "/api/files", flags: "f", write: writeBody };
  return (await ask(client.settings, route, { ...options, body: { file } }, readJson)) as StoredFile;
}

/**
 * Downloads a file. Its bytes arrive while `body` is read.
 * @example
 * const blob = await (await downloadFile(chat, fileId)).blob();
 */
export async function downloadFile(client: Client, fileId: string, options: CallOptions = {}): Promise<Download> {
  const route = { method: "GET", path: "/api/files/{fileId}", flags: "" };
  return ask(client.settings, route, { ...options, params: { fileId } }, readDownload);
}
