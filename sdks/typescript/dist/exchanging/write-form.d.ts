type StreamedForm = {
    stream: ReadableStream<Uint8Array>;
    contentType: string;
};
/** Writes members as multipart. A form with a stream is written as a stream, which holds no file in memory. */
export declare function writeForm(members: Record<string, unknown>): FormData | StreamedForm;
export {};
