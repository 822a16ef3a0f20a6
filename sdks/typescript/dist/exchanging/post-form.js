/**
 * Posts a form and tells how much of it was sent, which `fetch` does not. For browsers. Gives the answer, also one of
 * an error.
 * @throws TypeError when the connection is lost; the reason of the signal when it ends the upload
 */
export function postForm(address, headers, form, { onProgress, signal }) {
    return new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        const end = () => request.abort();
        request.open("POST", address);
        for (const [name, value] of Object.entries(headers))
            request.setRequestHeader(name, value);
        request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
        request.onerror = () => reject(new TypeError("The connection was lost during the upload."));
        request.onabort = () => reject(signal?.reason);
        request.onload = () => {
            const names = ["content-type", "retry-after", "x-request-id"];
            const known = names.flatMap((name) => {
                const value = request.getResponseHeader(name);
                return value === null ? [] : [[name, value]];
            });
            resolve(new Response(request.responseText, { status: request.status, headers: known }));
        };
        request.onloadend = () => signal?.removeEventListener("abort", end);
        if (signal?.aborted)
            return reject(signal.reason);
        signal?.addEventListener("abort", end);
        request.send(form);
    });
}
//# sourceMappingURL=post-form.js.map