import { ask, readJson } from "../exchanging/ask.js";
import { readDownload } from "../exchanging/read-body.js";
import { writeBody } from "../exchanging/write-body.js";
/**
 * Uploads a file. A stream is sent as it is read, so a file needs no memory.
 * @example
 * const { id } = await uploadFile(chat, input.files[0]);
 */
export async function uploadFile(client, file, options = {}) {
    const route = { method: "POST", path: "/api/files", flags: "f", write: writeBody };
    return (await ask(client.settings, route, { ...options, body: { file } }, readJson));
}
/**
 * Downloads a file. Its bytes arrive while `body` is read.
 * @example
 * const blob = await (await downloadFile(chat, fileId)).blob();
 */
export async function downloadFile(client, fileId, options = {}) {
    const route = { method: "GET", path: "/api/files/{fileId}", flags: "" };
    return ask(client.settings, route, { ...options, params: { fileId } }, readDownload);
}
//# sourceMappingURL=files.js.map