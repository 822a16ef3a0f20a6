import { type OnProgress } from "../exchanging/post-form.js";
import type { SentAttachment } from "../../src/generated/api-types.generated.js";
import type { CallOptions, Download } from "../../src/operation.js";
import type { Chat } from "./chat.js";
/** `text` is said with the file. In a browser `onProgress` tells how much was sent, from 0 to 1. */
export type AttachmentOptions = {
    text?: string;
    onProgress?: OnProgress;
    signal?: AbortSignal;
};
/**
 * Sends a picture or a PDF in a conversation, as a message of its own. The same file with the same text is kept once, so
 * that it may be sent again after a lost connection.
 * @example
 * await sendAttachment(chat, "s1", input.files[0], { onProgress: (part) => (bar.value = part) });
 */
export declare function sendAttachment(chat: Chat, sessionId: string, file: Blob & {
    readonly name?: string;
}, { text, onProgress, signal }?: AttachmentOptions): Promise<SentAttachment>;
/**
 * Downloads a file of a conversation, or with `preview` the picture that may be shown in its place.
 * @example
 * const blob = await (await downloadAttachment(chat, "s1", attachmentId)).blob();
 */
export declare function downloadAttachment(chat: Chat, sessionId: string, attachmentId: string, { preview, ...options }?: CallOptions & {
    preview?: boolean;
}): Promise<Download>;
