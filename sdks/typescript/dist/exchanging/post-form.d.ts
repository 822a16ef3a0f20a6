/** Hears how much of a form was sent so far, from 0 to 1. */
export type OnProgress = (part: number) => void;
/**
 * Posts a form and tells how much of it was sent, which `fetch` does not. For browsers. Gives the answer, also one of
 * an error.
 * @throws TypeError when the connection is lost; the reason of the signal when it ends the upload
 */
export declare function postForm(address: string, headers: Record<string, string>, form: FormData, { onProgress, signal }: {
    onProgress: OnProgress;
    signal?: AbortSignal | undefined;
}): Promise<Response>;
