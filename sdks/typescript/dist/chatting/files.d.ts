import type { File as StoredFile, Upload } from "../../src/generated/api-types.generated.js";
import type { CallOptions, Download } from "../../src/operation.js";
import type { Settings } from "../settings.js";
/** A client that has settings, such as `Chat` and `Parley`. */
type Client = {
    readonly settings: Readonly<Settings>;
};
/**
 * Uploads a file. A stream is sent as it is read, so a file needs no memory.
 * @example
 * const { id } = await uploadFile(chat, input.files[0]);
 */
export declare function uploadFile(client: Client, file: Upload, options?: CallOptions): Promise<StoredFile>;
/**
 * Downloads a file. Its bytes arrive while `body` is read.
 * @example
 * const blob = await (await downloadFile(chat, fileId)).blob();
 */
export declare function downloadFile(client: Client, fileId: string, options?: CallOptions): Promise<Download>;
export {};
