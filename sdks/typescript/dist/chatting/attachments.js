import { ask } from "../exchanging/ask.js";
import { postForm } from "../exchanging/post-form.js";
import { readDownload } from "../exchanging/read-body.js";
import { readProblem } from "../exchanging/read-problem.js";
import { writeBody } from "../exchanging/write-body.js";
import { readKey } from "../settings.js";
const path = "/api/conversations/{sessionId}/attachments";
/**
 * Sends a picture or a PDF in a conversation, as a message of its own. The same file with the same text is kept once, so
 * that it may be sent again after a lost connection.
 * @example
 * await sendAttachment(chat, "s1", input.files[0], { onProgress: (part) => (bar.value = part) });
 */
export async function sendAttachment(chat, sessionId, file, { text, onProgress, signal } = {}) {
    const form = new FormData();
    if (text !== undefined)
        form.append("text", text);
    form.append("file", file, file.name ?? "file");
    if (onProgress === undefined || !("XMLHttpRequest" in globalThis)) {
        const route = { method: "POST", path, flags: "", write: writeBody };
        return chat.call(route, { params: { sessionId }, body: form, ...(signal === undefined ? {} : { signal }) });
    }
    const { settings } = chat;
    const key = await readKey(settings);
    const proofs = await chat.headers(chat.visitorToken);
    const given = { ...proofs, authorization: key === undefined ? undefined : `Bearer ${key}` };
    const known = Object.entries(given).filter((each) => each[1] !== undefined);
    const address = `${settings.endpoint}${path.replace("{sessionId}", encodeURIComponent(sessionId))}`;
    const answer = await postForm(address, Object.fromEntries(known), form, { onProgress, signal });
    if (!answer.ok)
        throw await readProblem(answer, { key, extras: settings.extras });
    return (await answer.json());
}
/**
 * Downloads a file of a conversation, or with `preview` the picture that may be shown in its place.
 * @example
 * const blob = await (await downloadAttachment(chat, "s1", attachmentId)).blob();
 */
export async function downloadAttachment(chat, sessionId, attachmentId, { preview = false, ...options } = {}) {
    const route = { method: "GET", path: `${path}/{attachmentId}${preview ? "/preview" : ""}`, flags: "" };
    const input = { ...options, params: { sessionId, attachmentId }, headers: await chat.headers(chat.visitorToken) };
    return ask(chat.settings, route, input, readDownload);
}
//# sourceMappingURL=attachments.js.map